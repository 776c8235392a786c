/** The same chart as the page shows it: its colours follow the reader's, its title is the page's. */
import type { TopLevelSpec } from 'vega-lite';
import { COLOURS } from '../charts/theme.ts';

/** The page's own type, so that charts do not look like strangers in it. */
export const PAGE_FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif';

/** What a column of the page leaves for a chart, at most. */
const PAGE_WIDTH = 680;

const VARIABLES = new Map<string, string>(
  Object.entries(COLOURS).map(([name, colour]) => [colour, `var(--chart-${name})`]),
);

export function pageSpec(spec: TopLevelSpec): TopLevelSpec {
  const themed = withVariables(spec) as TopLevelSpec & { title?: unknown };
  delete themed.title;
  const padding = { left: 2, right: 6, top: 4, bottom: 4 };
  const config = { ...themed.config, font: PAGE_FONT, background: 'transparent', padding };
  return { ...themed, width: PAGE_WIDTH, config };
}

/** CSS decides between light and dark. Data stay as they are: a bot may be named like a colour. */
function withVariables(value: unknown): unknown {
  if (typeof value === 'string') return VARIABLES.get(value) ?? value;
  if (Array.isArray(value)) return value.map(withVariables);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key.startsWith('data') ? inner : withVariables(inner)]),
  );
}
