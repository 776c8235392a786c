/** Colours and type of all charts. Blue and vermilion (Okabe and Ito) stay apart for every eye. */
import type { Config } from 'vega-lite';

export const COLOURS = {
  paper: '#ffffff',
  ink: '#23271f',
  soft: '#5d6458',
  line: '#dcdfd6',
  above: '#0072b2',
  below: '#d55e00',
  open: '#7a8075',
  bar: '#4c8c5a',
  tail: '#a9c9ae',
} as const;

/** Pictures outside the page are set in DejaVu Sans, the one font sure to be at hand. */
const FONT = 'DejaVu Sans, Verdana, sans-serif';

/** The width of pictures outside the page; in the page charts take the room there is. */
export const WIDTH = 600;

export const CONFIG: Config = {
  font: FONT,
  background: COLOURS.paper,
  padding: 16,
  // A chart is described as a whole; hundreds of marks read out one by one would help nobody.
  aria: false,
  view: { stroke: null },
  title: {
    anchor: 'start',
    color: COLOURS.ink,
    fontSize: 15,
    fontWeight: 'bold',
    subtitleColor: COLOURS.soft,
    subtitleFontSize: 12,
    subtitlePadding: 6,
    offset: 14,
  },
  axis: {
    labelColor: COLOURS.soft,
    titleColor: COLOURS.soft,
    labelFontSize: 11,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    titlePadding: 10,
    gridColor: COLOURS.line,
    domain: false,
    ticks: false,
    labelPadding: 6,
  },
  legend: {
    orient: 'bottom',
    labelColor: COLOURS.soft,
    labelFontSize: 11,
    symbolSize: 70,
    symbolOpacity: 1,
    columnPadding: 18,
    offset: 10,
  },
  text: { color: COLOURS.ink, fontSize: 12 },
};
