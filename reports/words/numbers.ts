/** How numbers are written for people: digits as the interval warrants, thousands with commas. */

const GROUPED = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

/** 12345 → "12,345" */
export function grouped(value: number): string {
  return GROUPED.format(value);
}

/** 0.25 → "25 %", 1/3 → "33.3 %": for shares known exactly. */
export function exactPercent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}

/** An estimate and the 95 % interval around it, where there is one. */
export interface Estimate {
  readonly mean: number;
  readonly low95?: number | undefined;
  readonly high95?: number | undefined;
}

/** "27.5 % ± 0.1", or "27.5 %" where one block gives no interval. */
export function percentWithError(estimate: Estimate): string {
  const error = errorOf(estimate);
  const digits = digitsFor(error === undefined ? undefined : error * 100, 1);
  const mean = `${(estimate.mean * 100).toFixed(digits)} %`;
  return error === undefined ? mean : `${mean} ± ${(error * 100).toFixed(digits)}`;
}

/** "46.3 ± 0.2" */
export function numberWithError(estimate: Estimate): string {
  const error = errorOf(estimate);
  const digits = digitsFor(error, 0);
  const mean = fixed(estimate.mean, digits);
  return error === undefined ? mean : `${mean} ± ${fixed(error, digits)}`;
}

/** The mean alone, with as many digits as its interval warrants. */
export function meanText(estimate: Estimate, percent: boolean): string {
  return (percent ? percentWithError(estimate) : numberWithError(estimate)).split(' ±')[0];
}

/** "27.4 to 27.6 %" or "46.1 to 46.5"; nothing where there is no interval. */
export function intervalText(estimate: Estimate, percent: boolean): string {
  if (estimate.low95 === undefined || estimate.high95 === undefined) return '';
  const scale = percent ? 100 : 1;
  const digits = digitsFor(errorOf(estimate)! * scale, percent ? 1 : 0);
  const ends = `${fixed(estimate.low95 * scale, digits)} to ${fixed(estimate.high95 * scale, digits)}`;
  return percent ? `${ends} %` : ends;
}

/** Half of the interval; the longer half where it is lopsided. */
function errorOf({ mean, low95, high95 }: Estimate): number | undefined {
  if (low95 === undefined || high95 === undefined) return undefined;
  return Math.max(high95 - mean, mean - low95);
}

/** One digit that is uncertain is told; the ones after it would be noise. */
function digitsFor(error: number | undefined, least: number): number {
  if (error === undefined) return Math.max(least, 2);
  if (error <= 0) return least;
  const rounded = Number(error.toPrecision(1));
  return Math.min(6, Math.max(least, Math.ceil(-Math.log10(rounded))));
}

/** Decimals with grouped thousands. */
export function fixed(value: number, digits: number): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** 95.4 → "1 min 35 s" */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Number(seconds.toFixed(seconds < 10 ? 1 : 0))} s`;
  const minutes = Math.floor(Math.round(seconds) / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds) % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** "2025-11-18T08:14:02.123Z" → "2025-11-18 08:14 UTC"; anything else as it stands. */
export function moment(iso: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/.exec(iso);
  return parts ? `${parts[1]} ${parts[2]} UTC` : iso;
}

/** 1 → "1 game", 2 → "2 games" */
export function count(value: number, noun: string): string {
  return `${grouped(value)} ${noun}${value === 1 ? '' : 's'}`;
}
