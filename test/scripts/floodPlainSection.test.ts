import { describe, expect, it } from 'vitest';
import { floodedHomesRows } from '../../scripts/validation/floodPlainSection.ts';

describe('homes in flood plains', () => {
  it.each(floodedHomesRows().map((row) => [row.land, row] as const))(
    'of %s are flooded about as often as its map says',
    (_land, { least, middle, own }) => {
      expect(middle).toBeGreaterThan(least);
      expect(own).toBeGreaterThan(least / 2);
      expect(own).toBeLessThan(2 * middle);
    },
  );
});
