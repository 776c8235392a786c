/**
 * Quantiles of Student's t distribution: what a 95 % interval from few blocks needs instead of
 * 1.96. By the regularised incomplete beta function (continued fraction, Lentz) and bisection.
 */

/** The value that a t of `freedom` degrees stays below with this probability (above one half). */
export function studentQuantile(probability: number, freedom: number): number {
  let low = 0;
  let high = 2;
  while (studentBelow(high, freedom) < probability) high *= 2;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (studentBelow(middle, freedom) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The probability that a t of `freedom` degrees stays below `t` (not negative). */
function studentBelow(t: number, freedom: number): number {
  return 1 - betaShare(freedom / (freedom + t * t), freedom / 2, 0.5) / 2;
}

/** The regularised incomplete beta function. */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  // The fraction converges fast on this side; the other follows by symmetry.
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(1 - x, b, a)) / b;
}

const TINY = 1e-300;

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return fraction;
}

function awayFromZero(x: number): number {
  return Math.abs(x) < TINY ? TINY : x;
}

/** Lanczos' approximation with g = 7 and nine terms: fifteen digits. */
function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const z = x - 1;
  const series = terms.reduce((sum, term, i) => sum + term / (z + i + 1), 0.9999999999998099);
  const t = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series);
}
