/** The look of a report: one calm column, light or dark as the reader's system is. */
import { PAGE_FONT } from '../draw/page-spec.ts';
import { COLOURS } from '../charts/theme.ts';

const DARK: Record<keyof typeof COLOURS, string> = {
  paper: '#191c18',
  ink: '#e6e8e1',
  soft: '#a3aa9d',
  line: '#363b34',
  above: '#5fb4ea',
  below: '#f28f4f',
  open: '#969d90',
  bar: '#7dbb89',
  tail: '#41604a',
};

function variables(colours: Record<keyof typeof COLOURS, string>): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--chart-${name}: ${colour};`)
    .join(' ');
}

const LIGHT_PAGE = `color-scheme: light; --page: #faf9f5; --card: #ffffff; --mark: #fff3d6; --link: #1f6b3a; ${variables(COLOURS)}`;
const DARK_PAGE = `color-scheme: dark; --page: #121411; --card: #191c18; --mark: #3a3115; --link: #8fd0a0; ${variables(DARK)}`;

export const STYLE = `
:root { ${LIGHT_PAGE} }
@media (prefers-color-scheme: dark) { :root { ${DARK_PAGE} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body {
  margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 48rem;
  background: var(--page); color: var(--chart-ink);
  font: 1rem/1.6 ${PAGE_FONT}; overflow-wrap: break-word;
}
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.7rem, 5vw, 2.4rem); letter-spacing: -.015em; }
h2 { font-size: 1.5rem; margin-top: 3.5rem; }
h3 { font-size: 1.25rem; margin-top: 2.5rem; }
h4 { font-size: 1.1rem; margin-top: 2rem; }
:is(h2, h3) + section > :is(h3, h4):first-child { margin-top: 1rem; }
p { margin: 0 0 1rem; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 3px; }
.kicker { color: var(--link); font-weight: 600; font-size: .85rem; letter-spacing: .06em; text-transform: uppercase; margin: 0 0 .5rem; }
.question { font-size: 1.15rem; color: var(--chart-soft); text-wrap: pretty; }
.facts, .note, figcaption small { color: var(--chart-soft); font-size: .9rem; }
.card { background: var(--card); border: 1px solid var(--chart-line); border-radius: 10px; padding: 1.1rem 1.25rem; margin: 1rem 0 1.5rem; }
.warning { border-left: 5px solid var(--chart-below); }
.warning p:last-child { margin: 0; }
.verdicts { list-style: none; margin: 1rem 0 1.5rem; padding: 0; display: grid; gap: .55rem; }
.verdicts li { display: grid; grid-template-columns: 1.3rem 1fr; align-items: baseline; }
.verdicts svg { width: .8rem; height: .8rem; transform: translateY(.05rem); }
.verdicts .above svg { fill: var(--chart-above); }
.verdicts .below svg { fill: var(--chart-below); }
.verdicts .open svg, .verdicts .fact svg { fill: var(--chart-open); }
.verdicts .open { color: var(--chart-soft); }
.contents ol, .contents ul { margin: .25rem 0; padding-left: 1.1rem; }
.contents > ul { padding-left: 0; list-style: none; }
.contents li { margin: .3rem 0; }
.contents .gist { display: block; color: var(--chart-soft); font-size: .92rem; }
figure { margin: 1rem 0 1.5rem; break-inside: avoid; }
figcaption { margin-bottom: .9rem; line-height: 1.4; }
figcaption strong { display: block; }
.stage { position: relative; }
.stage svg { display: block; max-width: 100%; }
.picture svg { width: 100%; height: auto; }
.living { width: 100%; }
.living.arriving { position: absolute; inset: 0 0 auto; visibility: hidden; }
.vega-embed { display: block !important; padding: 0 !important; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; line-height: 1.4; margin: .75rem 0 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--chart-soft); padding-bottom: .5rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem .4rem 0; border-top: 1px solid var(--chart-line); font-weight: normal; overflow-wrap: anywhere; }
thead th { color: var(--chart-soft); border-top: 0; font-size: .82rem; }
th:last-child, td:last-child { padding-right: 0; }
.number { text-align: right; white-space: nowrap; }
.group th { padding-top: 1rem; font-weight: 600; }
.group span, th small { display: block; font-weight: normal; color: var(--chart-soft); font-size: .82rem; }
.changed td, .changed th { background: var(--mark); }
.changed th { box-shadow: -.5rem 0 0 var(--mark); }
.changed td:last-child { box-shadow: .5rem 0 0 var(--mark); }
.changed td:nth-child(2) { font-weight: 600; }
td small { display: block; font-weight: normal; color: var(--chart-soft); }
.value { width: 6rem; }
.source { width: 1%; overflow-wrap: normal; }
details { border-top: 1px solid var(--chart-line); padding: .7rem 0; }
details[open] { padding-bottom: 1.2rem; }
details + details { margin-top: 0; }
summary { cursor: pointer; font-weight: 600; }
summary small { font-weight: normal; color: var(--chart-soft); }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .35rem 1rem; margin: .75rem 0 0; font-size: .9rem; }
dt { color: var(--chart-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: .86em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: .3rem 0 1rem; padding: .6rem .8rem; background: var(--page); border: 1px solid var(--chart-line); border-radius: 6px; white-space: pre-wrap; }
.card pre:last-child { margin-bottom: 0; }
pre code { user-select: all; }
footer { margin-top: 4rem; color: var(--chart-soft); font-size: .88rem; }
#vg-tooltip-element.vg-tooltip.lab-theme {
  background: var(--card); color: var(--chart-ink); border: 1px solid var(--chart-line); border-radius: 6px;
  font: .85rem/1.4 ${PAGE_FONT}; padding: .5rem .7rem; max-width: min(22rem, 90vw); box-shadow: 0 3px 14px rgb(0 0 0 / .16);
}
#vg-tooltip-element.lab-theme table { margin: 0; font-size: inherit; width: auto; }
#vg-tooltip-element.lab-theme td { border: 0; padding: .1rem .3rem; max-width: none; white-space: normal; overflow: visible; }
#vg-tooltip-element.lab-theme td.key { color: var(--chart-soft); text-align: right; }
@media (max-width: 30rem) {
  body { padding: 1.5rem 1rem 3rem; }
  .card { padding: .9rem .9rem; }
  th, td { padding-right: .4rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .5rem; }
}
@media print {
  :root { ${LIGHT_PAGE} --page: #ffffff; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .card { border-color: #ccc; }
  h2, h3, h4 { break-after: avoid; }
  tr, li { break-inside: avoid; }
}
`;
