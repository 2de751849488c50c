import { describe, expect, it } from 'vitest';
import {
  compositeOf,
  dominantOf,
} from '../../../../engines/systems/climateMigration/compositeOf.ts';
import {
  GEOHAZARDS,
  PRESSURES,
  WEIGHTS,
} from '../../../../engines/systems/climateMigration/tables/parameters.ts';

/** Each of the six pressures weighs a twelfth, each of the six geohazards too. */
const EVEN = WEIGHTS.equal;
type Score = number | readonly [p10: number, score: number, p90: number];

/** The composite of pressures in order; null and what is left out is not known. */
function composite(pressures: readonly (Score | null)[], geohazard: number | null = null) {
  const term = (given: Score) => {
    const [p10, score, p90] = typeof given === 'number' ? [given, given, given] : given;
    return { value: 1, p10, p90, score, scoreP10: p10, scoreP90: p90 };
  };
  const known = PRESSURES.map((name, i) => {
    const given = pressures[i];
    return [name, given === null || given === undefined ? null : term(given)];
  });
  const quakes = GEOHAZARDS.map((name) => [name, geohazard === null ? null : term(geohazard)]);
  return compositeOf(Object.fromEntries(known) as never, Object.fromEntries(quakes) as never, EVEN);
}

describe('the composite of pressures and geohazards', () => {
  // Of 80 and 0 with equal weights: (80^4 / 2)^(1/4) = 80 / 2^(1/4) = 67.2717.
  it('is a power mean of the fourth degree over what is known', () => {
    const found = composite([80, 0]);
    expect(found?.score).toBeCloseTo(67.2717, 4);
    // Two terms of twelve.
    expect(found?.coverage).toBeCloseTo(1 / 6, 12);
    expect(composite([])).toBeUndefined();
  });

  // The end of 90 for 80: (90^4 / 2)^(1/4) = 75.6807, 8.4090 up. Two such terms alone: 80, each end moves (80^4 + 90^4) / 2 to 85.4380.
  it('moves each term to its own end, and adds the moves as independent', () => {
    expect(composite([[80, 80, 90], 0])?.p90).toBeCloseTo(75.6807, 4);
    expect(
      composite([
        [80, 80, 90],
        [80, 80, 90],
      ])?.p90,
    ).toBeCloseTo(80 + Math.SQRT2 * 5.438, 3);
  });

  it('stays between 0 and 100, ends and all', () => {
    const wide = composite([
      [0, 95, 100],
      [0, 95, 100],
      [0, 95, 100],
    ]);
    expect(wide?.p90).toBeLessThanOrEqual(100);
    expect(wide?.p10).toBeGreaterThanOrEqual(0);
  });

  it('is made of contributions that add up to it, the greatest of which dominates', () => {
    const found = composite([20, 70, 40], 10);
    const sum = found?.terms.reduce((total, { contribution }) => total + contribution, 0);
    expect(sum).toBeCloseTo(found?.score ?? NaN, 10);
    expect(found && dominantOf(found)?.name).toBe(PRESSURES[1]);
  });

  it('is dominated by nothing where nothing presses', () => {
    const calm = composite([0, 0], 0);
    expect(calm?.score).toBe(0);
    expect(calm && dominantOf(calm)).toBeUndefined();
  });
});
