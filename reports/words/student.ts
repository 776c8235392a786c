/**
 * Quantiles of Student's t, for intervals stricter than 95 %. For whole degrees of freedom the
 * distribution is a finite sum (Abramowitz and Stegun 26.7.3 and 26.7.4), so a few lines of
 * bisection give it exactly; the libraries at hand only know the normal distribution, which is
 * far too narrow for a handful of blocks.
 */

/** Beyond this many degrees of freedom the quantile changes by less than a thousandth. */
const MANY = 2000;

/** The t with P(|T| < t) = `confidence`. */
export function studentQuantile(confidence: number, freedom: number): number {
  const degrees = Math.min(freedom, MANY);
  let low = 0;
  let high = 1;
  while (centralChance(high, degrees) < confidence) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (centralChance(middle, degrees) < confidence) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** P(|T| < t). */
function centralChance(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  const odd = freedom % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = odd ? 3 : 2; k <= freedom - 2; k += 2) {
    term *= (cosine * cosine * (k - 1)) / k;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}
