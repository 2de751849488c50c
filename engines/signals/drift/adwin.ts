/**
 * ADWIN: a window that drops its older part whenever the means of two parts differ by more than chance allows:
 * |mean0 - mean1| > sqrt(2/m s^2 ln(2/d')) + 2/(3m) ln(2/d'), 1/m = 1/n0 + 1/n1, d' = delta / ln n.
 *
 * Every cut of the window is tested (the exact form, of quadratic cost), not the compressed one.
 *
 * @param series  values within a known range; scale them to 0..1 for the bound to hold
 * @param delta   false-alarm probability, above 0, below 1
 * @returns zero-based places at which the window was cut
 * @source Bifet & Gavaldà (2007), Proc. SIAM Int. Conf. Data Mining, 443-448, eq. 3.1. doi:10.1137/1.9781611972771.42
 */
export function adwinAlarms(series: readonly number[], delta: number): number[] {
  let window: number[] = [];
  const alarms: number[] = [];
  for (const [i, x] of series.entries()) {
    window.push(x);
    let cut = firstCut(window, delta);
    if (cut !== undefined) alarms.push(i);
    while (cut !== undefined) {
      window = window.slice(cut);
      cut = firstCut(window, delta);
    }
  }
  return alarms;
}

/** POLICY: shortest part that is compared, so that the variance of the window means something. */
const SHORTEST = 5;

function firstCut(window: readonly number[], delta: number): number | undefined {
  const n = window.length;
  if (n < 2 * SHORTEST) return undefined;
  const total = window.reduce((sum, x) => sum + x, 0);
  const mean = total / n;
  const variance = window.reduce((sum, x) => sum + (x - mean) ** 2, 0) / n;
  const ln = Math.log((2 * Math.log(n)) / delta);
  let head = 0;
  for (let n0 = 1; n0 <= n - SHORTEST; n0++) {
    head += window[n0 - 1];
    if (n0 < SHORTEST) continue;
    const n1 = n - n0;
    const inverse = 1 / n0 + 1 / n1;
    const bound = Math.sqrt(2 * inverse * variance * ln) + (2 / 3) * inverse * ln;
    if (Math.abs(head / n0 - (total - head) / n1) > bound) return n0;
  }
  return undefined;
}
