import { coefficientsAt } from './coefficients.ts';
import { STABLE_SITE_COEFFICIENTS } from './tables/stableSite.ts';

/** Rock that the amplification starts from, m/s. */
const STABLE_ROCK_MPS = 3000;
const REFERENCE_MPS = 760;
/** Range the linear part was fitted in; below it the lowest value holds, above it rock is taken as the reference. */
const [SOFTEST_MPS, HARDEST_MPS] = [200, 2000];

/**
 * ln of the site amplification of stable continental regions relative to rock of 3,000 m/s: linear by Vs30, nonlinear by PGA on that rock.
 *
 * @returns a function of Vs30 (m/s; below 200 it is 200, from 2,000 on there is no amplification) and rock PGA (g), or undefined for a
 *   period outside 0.01 to 10 s
 * @source Stewart and others (2020), Earthquake Spectra 36(1), 42-68, eq. 2 to 5. doi:10.1177/8755293019878187
 * @source Hashash and others (2020), Earthquake Spectra 36(1), 69-90, eq. 4. doi:10.1177/8755293019878193
 */
export function stableSiteTerm(
  periodS: number,
): ((vs30Mps: number, rockG: number) => number) | undefined {
  const k = coefficientsAt(STABLE_SITE_COEFFICIENTS, periodS);
  if (k === undefined) return undefined;
  let kept = NaN;
  let linear = 0;
  let slope = 0;
  return (vs30Mps, rockG) => {
    if (vs30Mps > HARDEST_MPS) return 0;
    if (vs30Mps !== kept) {
      kept = vs30Mps;
      const vs30 = Math.max(vs30Mps, SOFTEST_MPS);
      linear = k.f760 + k.c * Math.log(Math.min(Math.max(vs30, k.v1), k.v2) / REFERENCE_MPS);
      if (vs30 > k.v2) linear += 0.5 * k.c * Math.log(vs30 / k.v2);
      slope =
        vs30 < k.vC
          ? k.f4 * (Math.exp(k.f5 * (vs30 - 360)) - Math.exp(k.f5 * (STABLE_ROCK_MPS - 360)))
          : 0;
    }
    return slope === 0 ? linear : linear + slope * Math.log(rockG / k.f3 + 1);
  };
}
