import { describe, expect, it } from 'vitest';
import { viewed, type Asked } from '../../../../engines/systems/climateMigration/placeView.ts';
import {
  rankDestinations,
  scoredDestinations,
} from '../../../../engines/systems/climateMigration/rankDestinations.ts';
import { DESTINATION_INPUTS } from '../../../../engines/systems/climateMigration/tables/destinationInputs.ts';
import {
  HORIZONS,
  SCENARIOS,
  WEIGHTS,
  WEIGHT_SETS,
} from '../../../../engines/systems/climateMigration/tables/parameters.ts';

const PHOENIX = { lat: 33.4484, lon: -112.074 };

/** More futures than are kept, so that some are worked out again. */
const futures: Asked[] = [2026, 2027, 2028].flatMap((year) =>
  SCENARIOS.flatMap((scenario) => HORIZONS.map((horizon) => ({ scenario, horizon, year }))),
);

describe('views of the known destinations', () => {
  it('are those of each city by itself, in every future and under all weights', () => {
    for (const asked of [...futures, ...futures])
      for (const set of WEIGHT_SETS)
        for (const { city, composite } of scoredDestinations(asked, set)) {
          const inputs = DESTINATION_INPUTS[city.id];
          expect(inputs && viewed(inputs, asked, WEIGHTS[set]).composite).toEqual(composite);
        }
  });

  it('stay as they are when an answer made of them is changed', () => {
    const [asked] = futures;
    if (!asked) throw new Error('no future');
    const ask = () => rankDestinations(PHOENIX, undefined, { asked, budget: 'high' });
    const first = ask();
    const kept = structuredClone(first);
    for (const each of first) each.levers.length = 0;
    expect(ask()).toEqual(kept);
  });
});

describe('range of a composite', () => {
  it('moves one term at a time to its own ends, (sum of w s^4 / sum of w)^(1/4)', () => {
    const [asked] = futures;
    const inputs = Object.values(DESTINATION_INPUTS)[0];
    if (!asked || !inputs) throw new Error('no city');
    const { composite } = viewed(inputs, asked);
    if (!composite) throw new Error('no composite');
    const known = composite.terms.filter(({ score }) => score !== null);
    const weights = known.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (scores: readonly number[]) =>
      (scores.reduce((sum, score, i) => sum + (known[i]?.weight ?? 0) * score ** 4, 0) / weights) **
      0.25;
    const scores = known.map(({ score }) => score ?? 0);
    const off = (pick: 'p10' | 'p90') =>
      Math.hypot(...known.map((term, i) => mean(scores.with(i, term[pick] ?? 0)) - mean(scores)));
    expect(composite.score).toBeCloseTo(mean(scores), 9);
    expect(composite.p10).toBeCloseTo(Math.max(0, mean(scores) - off('p10')), 9);
    expect(composite.p90).toBeCloseTo(Math.min(100, mean(scores) + off('p90')), 9);
  });
});
