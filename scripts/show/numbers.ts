/** Numbers for people: no mean without its interval. */
import type { Estimate } from '../../experiments/lab/interval.ts';

/** "27.5 % ± 0.1" or "16.90 ± 0.03"; without an interval it says so. */
export function withInterval({ mean, low, high }: Estimate, share: boolean): string {
  if (Number.isNaN(mean)) return '–';
  const scale = share ? 100 : 1;
  const unit = share ? ' %' : '';
  if (Number.isNaN(low)) return `${(mean * scale).toFixed(2)}${unit} (one block: no interval)`;
  const half = ((high - low) / 2) * scale;
  const digits = half > 0 ? Math.min(6, Math.max(0, 1 - Math.floor(Math.log10(half)))) : 2;
  return `${(mean * scale).toFixed(digits)}${unit} ± ${half.toFixed(digits)}`;
}

/** 1,234,567 */
export function grouped(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}

/** "3.2 s", "4 min 10 s", "2 h 5 min" */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
