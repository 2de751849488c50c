import { describe, expect, it } from 'vitest';
import { portfolioBatch } from '../../engines/money/insurance/index.ts';
import { groundTruthBatch } from '../../engines/money/realEstate/index.ts';
import { positioned } from '../../engines/positioned.ts';
import { endOf, type Vertical } from '../../engines/vertical.ts';
import { embeddedRounds, MOMENT } from '../support/embeddedFacts.ts';

/** Seven places, of which the second and the last are known to some hundred metres only. */
const PLACES = Array.from({ length: 7 }, (_none, i) => ({
  lat: 38.7 + i / 3,
  lon: -9.1 + i,
  ...(i % 5 === 1 ? { position_sigma_m: 300 * i } : {}),
}));

describe('a list of places with errors of their positions', () => {
  it.each([
    ['properties', groundTruthBatch, { surroundings: false }, 4 + 6],
    ['locations', portfolioBatch, {}, 1 + 1],
  ] as const)(
    '%s: is the same in parts as in one piece',
    async (list, of, more, parts) => {
      const vertical = positioned(of as unknown as Vertical);
      const input = vertical.input.parse({ [list]: PLACES, ...more });
      const facts = await embeddedRounds(vertical, input);
      const split = vertical.split?.(input, facts);
      expect(split?.parts).toHaveLength(parts);
      const replies = split?.parts.map((part) =>
        vertical.assess(vertical.input.parse(part?.input), part?.facts as typeof facts, MOMENT),
      );
      const whole = split && endOf(split.join(replies ?? []));
      expect(whole).toEqual(vertical.assess(input, facts, MOMENT));
      const { results } = whole as { results: { position_error?: { sigma_m: number } }[] };
      expect(results.map(({ position_error: error }) => error?.sigma_m)).toEqual(
        PLACES.map(({ position_sigma_m: sigmaM }) => sigmaM),
      );
    },
    120_000,
  );
});
