import { describe, expect, it } from 'vitest';
import { classOfIndex } from '../../../../engines/hazards/drought/droughtClass.ts';
import { hargreavesMm } from '../../../../engines/hazards/drought/evaporation.ts';
import {
  runningSums,
  standardisedIndex,
} from '../../../../engines/hazards/drought/standardised.ts';
import { gammaPInverse } from '../../../../engines/ground/math/gamma.ts';
import { normalQuantile } from '../../../../engines/ground/math/normal.ts';
import { uniforms } from '../../../../engines/ground/math/random.ts';

describe('standardised index', () => {
  const draw = uniforms(5);
  const rain = Array.from({ length: 12 * 80 }, () => 30 * gammaPInverse(2, draw()));

  it.each(['gamma', 'pearson3', 'log-logistic'] as const)(
    '%s is standard normal over a long record',
    (law) => {
      const index = standardisedIndex(rain, { scaleMonths: 3, law }).filter(Number.isFinite);
      const mean = index.reduce((a, b) => a + b, 0) / index.length;
      const sd = Math.sqrt(index.reduce((a, x) => a + (x - mean) ** 2, 0) / index.length);
      expect(mean).toBeCloseTo(0, 1);
      expect(sd).toBeCloseTo(1, 1);
    },
  );

  it('is fitted to each calendar month: a rainy season changes nothing of the index by the gamma law', () => {
    // Thom's fit is free of scale: rain times a factor of its month has the probabilities that it had (McKee et al. 1993, section 2).
    const monsoon = rain.map((mm, i) => mm * (1 + (i % 12)) ** 2);
    const options = { scaleMonths: 1, law: 'gamma' } as const;
    const [even, seasonal] = [rain, monsoon].map((mm) => standardisedIndex(mm, options));
    seasonal?.forEach((value, i) => expect(value).toBeCloseTo(even?.[i] ?? NaN, 9));
  });

  it('mixes in months without rain: half of them dry gives no more than the median', () => {
    const half = rain.map((mm, i) => (Math.floor(i / 12) % 2 === 0 ? 0 : mm));
    const index = standardisedIndex(half, { scaleMonths: 1, law: 'gamma' });
    expect(index[0]).toBeCloseTo(normalQuantile(0.5), 9);
  });

  it('is NaN until the months are there and where one is missing', () => {
    const index = standardisedIndex(
      rain.map((mm, i) => (i === 100 ? NaN : mm)),
      { scaleMonths: 6, law: 'gamma' },
    );
    expect(index.slice(0, 5).every(Number.isNaN)).toBe(true);
    expect(index.slice(100, 106).every(Number.isNaN)).toBe(true);
    expect(Number.isFinite(index[106])).toBe(true);
    expect(runningSums([1, 2, 3], 2)).toEqual([NaN, 3, 5]);
  });

  it('is cut off at 3.09', () => {
    expect(standardisedIndex([...rain, 1e6], { scaleMonths: 1, law: 'gamma' }).at(-1)).toBe(3.09);
  });
});

describe('classes of the Drought Monitor', () => {
  it('bounds belong to the drier class', () => {
    expect([-0.4, -0.5, -0.8, -1.3, -1.6, -2].map(classOfIndex)).toEqual([
      'none',
      'D0',
      'D1',
      'D2',
      'D3',
      'D4',
    ]);
    expect(classOfIndex(NaN)).toBeUndefined();
  });
});

describe('evaporation', () => {
  it('is NaN for a day upside down', () => {
    expect(hargreavesMm({ minC: 20, maxC: 10, dayOfYear: 100 }, 40)).toBeNaN();
  });
});
