import { describe, expect, it } from 'vitest';
import { CURVE_YEARS, seismicHazard } from '../../../../engines/ground/datasets/tectonics.ts';
import { soil } from '../../../../engines/ground/datasets/terrain.ts';
import {
  groundFailureProbability,
  lateralSpreadM,
} from '../../../../engines/hazards/earthquake/liquefaction/hazus.ts';
import { susceptibilityOf } from '../../../../engines/hazards/earthquake/liquefaction/liquefactionSite.ts';
import { motionLevels } from '../../../../engines/systems/infrastructure/shaking/motionLevels.ts';
import { seismicBreaks } from '../../../../engines/systems/infrastructure/waterMain/seismicBreaks.ts';

const hazard = seismicHazard.sample;
/** Loose ground with water near the surface. */
const soft = soil.answer.parse({ ...soil.sample, vs30Mps: 180, waterTableDepthM: 1.5 });
const breaksOf = (isDuctile: boolean) => seismicBreaks(hazard, soft, isDuctile);

describe('breaks of mains after earthquakes', () => {
  // Hazus 4.2 SP3, eq. 8-1 and 8-2: 1e-4 PGV^2.25 with PGV in cm/s, PGD^0.56 with PGD in inches of 25.4 mm, times the chance that the ground fails.
  it('are the rates of Hazus over the motions of the place, with ground that moves in inches', () => {
    const site = {
      susceptibility: susceptibilityOf(soft, 180),
      magnitude: hazard.meanMagnitude,
      waterTableM: 1.5,
    };
    let [shaking, displacement] = [0, 0];
    for (const { ratePerYear, pgaG, pgvCmps } of motionLevels(hazard, 180)) {
      shaking += ratePerYear * 1e-4 * pgvCmps ** 2.25;
      const inch = Math.min(60, (lateralSpreadM({ ...site, pgaG }) * 1000) / 25.4);
      displacement += ratePerYear * groundFailureProbability({ ...site, pgaG }) * inch ** 0.56;
    }
    const { shakingPerKmYear, displacementPerKmYear } = breaksOf(false);
    expect(displacement).toBeGreaterThan(0);
    expect(shakingPerKmYear / shaking).toBeCloseTo(1, 6);
    expect(displacementPerKmYear / displacement).toBeCloseTo(1, 6);
  });

  it('are 0.3 of them for ductile pipe', () => {
    const [brittle, ductile] = [breaksOf(false), breaksOf(true)];
    expect(ductile.shakingPerKmYear / brittle.shakingPerKmYear).toBeCloseTo(0.3, 9);
    expect(ductile.displacementPerKmYear / brittle.displacementPerKmYear).toBeCloseTo(0.3, 9);
  });
});

describe('motions by their rates', () => {
  // A return period of n years is a rate of 1/n: steps are a factor 1.28 of rate wide, so that half of one is the most that the sum can be off.
  it('pass every motion of the hazard curve as often as its return period says', () => {
    const levels = motionLevels(hazard, 760);
    const rateAbove = (key: 'pgaG' | 'sa1sG', motionG: number) =>
      levels.reduce((sum, level) => sum + (level[key] > motionG ? level.ratePerYear : 0), 0);
    for (const [k, years] of CURVE_YEARS.entries()) {
      if (years < 50) continue;
      for (const key of ['pgaG', 'sa1sG'] as const) {
        // The rate of what is rarer than the last step, once in 20,000 years, is in none of them.
        const rate = rateAbove(key, hazard.curve[key][k] ?? NaN) + 5e-5;
        expect(rate * years, `${key}, ${years} years`).toBeGreaterThan(1 / 1.14);
        expect(rate * years, `${key}, ${years} years`).toBeLessThan(1.14);
      }
    }
  });

  it('are those of 2,475 and 475 years for what the map holds there alone', () => {
    const pga = (years: 475 | 2475) => hazard[`pga${years}G`].mean;
    const ofRate = (years: 475 | 2475) =>
      motionLevels(hazard, 760).toSorted(
        (a, b) => Math.abs(a.pgaG - pga(years)) - Math.abs(b.pgaG - pga(years)),
      )[0];
    // Half a step of rate is at most 0.06 of a motion here.
    expect((ofRate(2475)?.sa02sG ?? 0) / hazard.sa02s2475G.mean).toBeCloseTo(1, 1);
    expect((ofRate(475)?.pgvCmps ?? 0) / hazard.pgv475Cmps.mean).toBeCloseTo(1, 1);
  });
});
