import { describe, expect, it } from 'vitest';
import { seismicHazard } from '../../../../engines/ground/datasets/tectonics.ts';
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
