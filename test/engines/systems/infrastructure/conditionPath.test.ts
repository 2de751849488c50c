import { describe, expect, it } from 'vitest';
import {
  conditionAfter,
  decayAt,
} from '../../../../engines/systems/infrastructure/bridge/conditionPath.ts';

const alike = (chance: number) => ({
  4: chance,
  5: chance,
  6: chance,
  7: chance,
  8: chance,
  9: chance,
});

describe('the condition of a bridge without repair', () => {
  // The steps of five years are binomial: from 9 it stands at 9 - 5 x 0.2, and is at 4 with 0.2^5.
  it('falls by binomial steps where every rating decays alike', () => {
    const { expectedRating, poorProbability } = conditionAfter(9, 5, alike(0.2));
    expect(expectedRating).toBeCloseTo(8, 12);
    expect(poorProbability).toBeCloseTo(0.2 ** 5, 12);
  });

  it('stays as it is in no time, between whole ratings as a mixture', () => {
    expect(conditionAfter(6.25, 0, alike(0.5)).expectedRating).toBeCloseTo(6.25, 12);
    expect(conditionAfter(4.25, 0, alike(0.5)).poorProbability).toBeCloseTo(0.75, 12);
    expect(conditionAfter(9.4, 0, alike(0.5)).expectedRating).toBe(9);
  });

  it('ends at 3, and is not followed below', () => {
    expect(conditionAfter(9, 400, alike(0.5)).expectedRating).toBeCloseTo(3, 9);
    expect(conditionAfter(9, 6, alike(1))).toEqual({ expectedRating: 3, poorProbability: 1 });
    expect(conditionAfter(3, 10, alike(1)).expectedRating).toBe(3);
    expect(conditionAfter(2.5, 10, alike(1))).toEqual({ expectedRating: 2.5, poorProbability: 1 });
  });

  it('decays faster the older the bridge, up to 120 years', () => {
    const ratio = decayAt(60)[6] / decayAt(40)[6];
    // Half a per cent for each year.
    expect(ratio).toBeCloseTo(Math.exp(0.1), 9);
    expect(decayAt(120)).toEqual(decayAt(200));
    expect(decayAt(119)).not.toEqual(decayAt(120));
  });
});
