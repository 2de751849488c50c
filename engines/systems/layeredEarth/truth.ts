import type { TruthRow } from '../../truth.ts';
import { besselJ1 } from './besselJ1.ts';
import { schlumbergerOhmM } from './sounding.ts';

const sounding = (top: number, base: number, thickness: number, halfSpacing: number): number =>
  schlumbergerOhmM({ resistivityOhmM: [top, base], thicknessM: [thickness] }, halfSpacing);
const imagesOf = ([topOhmM, baseOhmM, thicknessM, halfSpacingM]: Pair): number =>
  twoLayerOhmM({ topOhmM, baseOhmM, thicknessM }, halfSpacingM);

type Pair = readonly [top: number, base: number, thickness: number, halfSpacing: number];

/** Soundings over two layers: the transform against the sum of images, which knows nothing of it. */
const pairs: readonly Pair[] = [
  [100, 10, 5, 3],
  [100, 10, 5, 10],
  [100, 10, 5, 40],
  [10, 100, 5, 3],
  [10, 100, 5, 10],
  [10, 100, 5, 40],
  [30, 300, 20, 60],
  [250, 40, 12, 100],
];

export const truth: readonly TruthRow[] = [
  {
    model: besselJ1,
    given: [1],
    expected: 0.4400506,
    within: 1e-7,
    from: 'Abramowitz & Stegun (1964), table 9.1',
  },
  {
    model: besselJ1,
    given: [5],
    expected: -0.3275791,
    within: 1e-7,
    from: 'Abramowitz & Stegun (1964), table 9.1',
  },
  {
    model: besselJ1,
    given: [10],
    expected: 0.0434727,
    within: 1e-7,
    from: 'Abramowitz & Stegun (1964), table 9.1',
  },
  ...pairs.map((given): TruthRow => ({
    model: sounding as TruthRow['model'],
    given,
    expected: imagesOf(given),
    within: 0.002 * imagesOf(given),
    from: 'Telford, Geldart & Sheriff (1990), eq. 8.39: sum of images',
  })),
];

/**
 * Apparent resistivity of a Schlumberger sounding over two layers by images: rho_1 (1 + 2 sum k^n / (1 + (2 n h / s)^2)^1.5),
 * k = (rho_2 - rho_1) / (rho_2 + rho_1). A closed form, independent of the transform; slow where |k| is near 1.
 *
 * @param halfSpacingM  AB/2, m
 * @returns ohm-metres
 * @source Telford, Geldart & Sheriff (1990), Applied Geophysics, 2nd ed., eq. 8.39
 */
function twoLayerOhmM(
  { topOhmM, baseOhmM, thicknessM }: { topOhmM: number; baseOhmM: number; thicknessM: number },
  halfSpacingM: number,
): number {
  const k = (baseOhmM - topOhmM) / (baseOhmM + topOhmM);
  let sum = 0;
  for (let n = 1, power = k; n < 100_000; n++, power *= k) {
    const term = power / (1 + ((2 * n * thicknessM) / halfSpacingM) ** 2) ** 1.5;
    sum += term;
    if (Math.abs(term) < 1e-12) break;
  }
  return topOhmM * (1 + 2 * sum);
}
