import { describe, expect, it } from 'vitest';
import { softGroundCheck } from '../../../../engines/money/construction/softGround.ts';
import { preclearance } from '../../../../engines/money/construction/index.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

/** The grade of soft ground for a house of some storeys on a soil of a velocity, at a place where nothing stands by its frost. */
async function gradeOn(vs30Mps: number, stories = 2) {
  const input = preclearance.input.parse({ lat: 37.7749, lon: -122.4194 });
  const facts = await embeddedFacts(preclearance.needs(input));
  const soil = {
    value: {
      vs30Mps,
      vs30LnSigma: 0.3,
      basis: 'mapped',
      basinName: null,
      z1Km: null,
      z2p5Km: null,
      peatMapped: false,
      fillMapped: false,
      waterTableDepthM: null,
    },
    source: 'test',
    asOf: MOMENT.iso,
  };
  return softGroundCheck({ ...facts, soil } as unknown as typeof facts, stories, false).grade;
}

describe('soft ground', () => {
  // ASCE 7-16, table 20.3-1: site class E below 180 m/s (600 ft/s).
  it.each([
    [185, 'CLEAR'],
    [179, 'CONDITIONAL'],
  ])('begins where site class E does: %s m/s', async (vs30Mps, grade) => {
    expect(await gradeOn(vs30Mps)).toBe(grade);
  });

  it('restricts tall houses', async () => {
    expect(await gradeOn(150, 12)).toBe('RESTRICTED');
    expect(await gradeOn(400, 12)).toBe('CLEAR');
  });
});
