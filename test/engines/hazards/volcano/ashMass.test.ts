import { describe, expect, it } from 'vitest';
import { besselI0Scaled } from '../../../../engines/ground/math/besselI0.ts';
import {
  ASH_ROW,
  ashPath,
  ashSource,
  ashSteps,
  meanOfAsh,
} from '../../../../engines/hazards/volcano/ashExceedance.ts';
import { upperWindAt, type UpperWind } from '../../../../engines/hazards/volcano/windLaw.ts';
import { TEPHRA_KM3 } from '../../../../engines/hazards/volcano/tables.ts';
import { normalQuantile } from '../../../../engines/ground/math/normal.ts';
import { ashExceedance } from './ashExceedance.ts';
import { ashThicknessCm } from '../../../../scripts/verify/formulas/ashThickness.ts';

const NO_EASTERLIES = { low: 0, high: 0 };

/** Largest bulk tephra volume of VEI 0 to 7, km3. @source Newhall & Self (1982), J. Geophys. Res. 87, 1231-1238, table 1 */
const MOST_KM3 = [1e-5, 1e-3, 1e-2, 0.1, 1, 10, 100, 1000];
/** Of VEI 1 to 4, the smallest, km3: the classes whose fall the model would overdo and holds to the mass. */
const LEAST_KM3 = [0, 1e-5, 1e-3, 1e-2, 0.1];

/** Thickness itself as a step function: its mean is the integral of P(T > t). */
const THICKNESS = ashSteps(
  Array.from({ length: 104 }, (_, i) => Math.exp(i / 4 - 14)).map((cm) => [cm, cm / 4] as const),
);

/** Volumes by VEI that the mean thicknesses at all places add up to, summed over rings and bearings. */
function fallenKm3(wind: UpperWind): Float64Array {
  const source = ashSource(wind);
  const out = new Float64Array(8);
  const km3 = new Float64Array(8);
  const add = (km: number, areaKm2: number): void => {
    for (let bearing = 7.5; bearing < 360; bearing += 15) {
      meanOfAsh(THICKNESS, ashPath(km, Math.sin((bearing * Math.PI) / 180)), source, out);
      for (const [vei, cm] of out.entries())
        km3[vei] = (km3[vei] ?? NaN) + (cm * 1e-5 * areaKm2) / 24;
    }
  };
  add(1, Math.PI);
  const step = 0.1;
  for (let lnKm = step / 2; lnKm < Math.log(1000); lnKm += step)
    add(Math.exp(lnKm), 2 * Math.PI * Math.exp(2 * lnKm) * step);
  return km3;
}

describe('mass of fallen ash', () => {
  for (const wind of [
    { speedKmh: 30, westerlyShare: 0, easterlyShare: NO_EASTERLIES },
    { speedKmh: 80, westerlyShare: 0.7, easterlyShare: NO_EASTERLIES },
    upperWindAt(0),
    upperWindAt(17),
  ]) {
    const fallen = fallenKm3(wind);
    for (const [vei, most] of MOST_KM3.entries())
      it(`VEI ${vei} in wind of ${wind.speedKmh.toFixed(0)} km/h lays down no more than it brings up`, () => {
        expect(fallen[vei]).toBeLessThan(most);
        if (vei > 0) expect(fallen[vei]).toBeGreaterThan(LEAST_KM3[vei] ?? most / 100);
      });
  }
});

/** Ground under at least a thickness after an eruption of VEI 0 to 7 on the mean, km2. */
function areaKm2(wind: UpperWind, cm: number): number[] {
  const source = ashSource(wind);
  const out = new Float64Array(8);
  const km2 = Array.from(out);
  const step = 0.05;
  for (let lnKm = step / 2; lnKm < Math.log(1000); lnKm += step)
    for (let bearing = 7.5; bearing < 360; bearing += 15) {
      const path = ashPath(Math.exp(lnKm), Math.sin((bearing * Math.PI) / 180));
      meanOfAsh(ashSteps([[cm, 1]]), path, source, out);
      for (const [vei, chance] of out.entries())
        km2[vei] = (km2[vei] ?? NaN) + (chance * 2 * Math.PI * Math.exp(2 * lnKm) * step) / 24;
    }
  return km2;
}

describe('areas of fallen ash', () => {
  // Hayakawa (1985), Bull. Earthquake Res. Inst. Tokyo 60, 507-592: V = 12.2 T A for the area A within the isopach T; restated from memory.
  it('are those of the volume by the isopachs of other falls within a factor of 2.5, VEI 1 to 4', () => {
    let compared = 0;
    for (const cm of [0.1, 1]) {
      const areas = areaKm2({ speedKmh: 60, westerlyShare: 0.5, easterlyShare: NO_EASTERLIES }, cm);
      for (const vei of [1, 2, 3, 4]) {
        const published = (TEPHRA_KM3[vei] ?? NaN) / (12.2 * cm * 1e-5);
        // Within 1 km of the vent thickness is taken as constant.
        if (published < Math.PI) continue;
        compared++;
        const ratio = (areas[vei] ?? NaN) / published;
        expect(ratio, `VEI ${vei}, ${cm} cm`).toBeGreaterThan(1 / 2.5);
        expect(ratio, `VEI ${vei}, ${cm} cm`).toBeLessThan(2.5);
      }
    }
    expect(compared).toBe(7);
  });

  // Hayakawa (2015), Yukio Hayakawa's Volcano Blog, ash of Sakurajima in 2012 by the gauges of Kagoshima prefecture: 1 kg/m2 and more on
  // 1050 km2, 13 Mt by his law. Mean of 2009 to 2015 by another way: 0.5 Mt a month (Poulidis et al. 2018, Atmos. Environ.), half of that.
  it('of a year of Sakurajima are those that gauges measured, within a factor of 1.5', () => {
    const km3 = 13e9 / 1100 / 1e9;
    const source = ashSource({ speedKmh: 80, westerlyShare: 0.7, easterlyShare: NO_EASTERLIES }, [
      0,
      0,
      km3,
      0,
      0,
      0,
      0,
      0,
    ]);
    const atLeast = ashSteps([[100 / 1100, 1]]);
    const out = new Float64Array(8);
    let areaKm2 = 0;
    const step = 0.02;
    for (let lnKm = step / 2; lnKm < Math.log(500); lnKm += step)
      for (let bearing = 7.5; bearing < 360; bearing += 15) {
        const path = ashPath(Math.exp(lnKm), Math.sin((bearing * Math.PI) / 180));
        meanOfAsh(atLeast, path, source, out);
        areaKm2 += ((out[2] ?? NaN) > 0.5 ? 1 : 0) * 2 * Math.PI * Math.exp(2 * lnKm) * (step / 24);
      }
    expect(areaKm2).toBeGreaterThan(1050 / 1.5);
    expect(areaKm2).toBeLessThan(1050 * 1.5);
  });
});

describe('means of step functions of ash', () => {
  const source = ashSource({ speedKmh: 80, westerlyShare: 0.7, easterlyShare: NO_EASTERLIES });
  const steps = [
    [1, 0.1],
    [10, 0.2],
    [30, 0.3],
  ] as const;

  it('are the sums of their steps, one by one, to 1e-12', () => {
    const out = new Float64Array(8);
    for (const km of [1, 5, 20, 100, 400, 950])
      for (const bearing of [0, 60, 90, 200, 270]) {
        const path = ashPath(km, Math.sin((bearing * Math.PI) / 180));
        meanOfAsh(ashSteps(steps), path, source, out);
        for (const vei of [1, 2, 3, 4, 5, 6, 7]) {
          const plain = steps.reduce(
            (sum, [cm, gain]) => sum + gain * ashExceedance(vei, Math.log(cm), path, source),
            0,
          );
          expect(Math.abs((out[vei] ?? NaN) - plain)).toBeLessThanOrEqual(1e-12 * plain);
        }
      }
  });

  it('count the directions of a wind that brings the published thickness, scaled to the mass', () => {
    const even = ashSource({ speedKmh: 50, westerlyShare: 0, easterlyShare: NO_EASTERLIES });
    const fall = { columnKm: 27, durationH: 8, windKmh: 50, distanceKm: 80 };
    const axisCm = Math.exp(even[5 * ASH_ROW] ?? NaN) * 80 ** -(2.535 - 0.051 * 27);
    const onAxis = ashThicknessCm({ ...fall, angleDeg: 0 });
    let reached = 0;
    // A normal spread of ln thickness by its quantiles, every wind direction as often.
    for (let q = 0.5; q < 200; q++)
      for (let angleDeg = 0.25; angleDeg < 180; angleDeg += 0.5) {
        const spread = Math.exp(0.9 * normalQuantile(q / 200));
        const cm = (axisCm * spread * ashThicknessCm({ ...fall, angleDeg })) / onAxis;
        if (cm >= 1) reached++;
      }
    const counted = reached / (200 * 360);
    expect(
      ashExceedance(5, 0, ashPath(80, Math.sin((10 * Math.PI) / 180)), even) / counted,
    ).toBeCloseTo(1, 1);
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

describe('a class of eruptions of which half last', () => {
  /** One row for VEI 3 in a calm, by how many deviations its thickness passes 1 cm: of a short eruption, of one that lasts. */
  function meansOf(short: number, lasting: number, out = new Float64Array(8)): Float64Array {
    const source = new Float64Array(8 * ASH_ROW).fill(-100);
    // With no wind a fall thins alike on all sides.
    source.set([0.9 * short, 1e-9, 0, 0, 0.9 * lasting], 3 * ASH_ROW);
    for (let vei = 0; vei < 8; vei++) source[vei * ASH_ROW + 1] = 1e-9;
    meanOfAsh(ashSteps([[1, 1]]), ashPath(1, 1), source, out);
    return out;
  }

  // Half of the eruptions each way (`LASTING_SHARE`); the normal law is 0.5 at its mean, 0.8413 one deviation above it, 1 far above.
  it.each([
    [10, 10, 1],
    [10, 0, 0.75],
    [-10, 0, 0.25],
    [10, -10, 0.5],
    [-10, -10, 0],
    [-10, 1, 0.42067],
  ])('short by %d deviations, lasting by %d: %f', (short, lasting, chance) => {
    expect(meansOf(short, lasting)[3]).toBeCloseTo(chance, 4);
  });

  it('writes over whatever stood in the row before', () => {
    const used = new Float64Array(8).fill(7);
    const means = meansOf(10, 10, used);
    expect([...means]).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
  });
});
