import { describe, expect, it } from 'vitest';
import { knownDigits } from '../../../../engines/signals/narrative/knownDigits.ts';

describe('digits of a number', () => {
  it.each([
    [0.2089, [0.1517, 0.2715], '0.21'],
    [0.1517, [0.1517, 0.2715], '0.15'],
    [0.7637, [0.2641, 0.9974], '0.76'],
    [0.9974, [0.2641, 0.9974], '0.997'],
    [0.9966, [0.9961, 0.9971], '0.997'],
    [0.0003951, [0.0003951, 0.03561], '0.0004'],
    [0.12345, [0.12245, 0.12445], '0.123'],
    [1234.5678, [1000, 1500], '1235'],
  ] as const)('%d in %j is written %s', (value, [low, high], written) =>
    expect(knownDigits(value, { low, high })).toBe(written),
  );

  it.each([
    [0.596235, '0.596'],
    [6.63695, '6.64'],
    [-0.49958, '-0.5'],
    [10957.5, '10958'],
    [0.99996, '0.99996'],
    [0.0000012345, '0.00000123'],
    [220_000, '220000'],
    [59.6, '59.6'],
    [0, '0'],
  ])('%d without one is written %s', (value, written) => expect(knownDigits(value)).toBe(written));
});
