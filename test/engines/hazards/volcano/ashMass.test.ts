import { describe, expect, it } from 'vitest';
import { besselI0Scaled } from '../../../../engines/ground/math/besselI0.ts';
import {
  ashExceedance,
  ashPath,
  ashSource,
} from '../../../../engines/hazards/volcano/ashExceedance.ts';

/** Largest bulk tephra volume of VEI 0 to 7, km3. @source Newhall & Self (1982), J. Geophys. Res. 87, 1231-1238, table 1 */
const MOST_KM3 = [1e-5, 1e-3, 1e-2, 0.1, 1, 10, 100, 1000];
/** Of VEI 1 to 4, the smallest, km3: the classes whose fall the model would overdo and holds to the mass. */
const LEAST_KM3 = [0, 1e-5, 1e-3, 1e-2, 0.1];

/** Volume that the chances of all thicknesses at all places add up to: E[T] is the integral of P(T > t), summed over rings and bearings. */
function fallenKm3(vei: number, wind: { speedKmh: number; westerlyShare: number }): number {
  const source = ashSource(wind);
  const meanCm = (km: number): number => {
    let sum = 0;
    for (let bearing = 7.5; bearing < 360; bearing += 15) {
      const path = ashPath(km, bearing);
      const step = 0.25;
      for (let lnCm = -14; lnCm < 12; lnCm += step)
        sum += ashExceedance(vei, lnCm, path, source) * Math.exp(lnCm) * step;
    }
    return sum / 24;
  };
  let cmKm2 = Math.PI * meanCm(1);
  const step = 0.1;
  for (let lnKm = step / 2; lnKm < Math.log(1000); lnKm += step)
    cmKm2 += 2 * Math.PI * Math.exp(2 * lnKm) * meanCm(Math.exp(lnKm)) * step;
  return cmKm2 * 1e-5;
}

describe('mass of fallen ash', () => {
  for (const wind of [
    { speedKmh: 30, westerlyShare: 0 },
    { speedKmh: 80, westerlyShare: 0.7 },
  ])
    for (const [vei, most] of MOST_KM3.entries())
      it(`VEI ${vei} in wind of ${wind.speedKmh} km/h lays down no more than it brings up`, () => {
        const fallen = fallenKm3(vei, wind);
        expect(fallen).toBeLessThan(most);
        expect(fallen).toBeGreaterThan(LEAST_KM3[vei] ?? most / 100);
      });
});

describe('scaled Bessel function', () => {
  it('has the tabulated values (Abramowitz & Stegun, table 9.8) and joins its two halves', () => {
    expect(besselI0Scaled(0)).toBe(1);
    expect(besselI0Scaled(1)).toBeCloseTo(0.4657596077, 6);
    expect(besselI0Scaled(10)).toBeCloseTo(0.1278333372, 6);
    expect(besselI0Scaled(3.75 - 1e-9)).toBeCloseTo(besselI0Scaled(3.75), 6);
  });
});
