import { describe, expect, it } from 'vitest';
import { quantityFrame, quantityParts, quantityWords } from '../../engines/quantityWords.ts';

describe('a quantity in words', () => {
  it.each([
    [
      { name: 'pga_475yr', value: 0.5561, unit: 'g' },
      'peak ground acceleration, 475 years: 0.56 g',
    ],
    [
      { name: 'expected_annual_loss_ratio', value: 0.00379, unit: '1/yr' },
      'expected loss: 0.38 % of value a year',
    ],
    [
      { name: 'largest_induced_magnitude', value: 4.2, unit: 'Mw' },
      'largest induced earthquake: magnitude 4.2',
    ],
    [{ name: 'depth_of_water', value: 1.25, unit: 'm' }, 'depth of water: 1.3 m'],
  ])('says name, number and unit: %o', (quantity, words) => {
    expect(quantityWords({ ...quantity, p10: 0, p50: 0, p90: 0 })).toBe(words);
  });

  it('frames a number that is told as it is: no per cent, no colon before a magnitude', () => {
    expect(quantityFrame({ name: 'expected_annual_loss_ratio', unit: '1/yr' })).toEqual({
      before: 'expected loss: ',
      after: ' of value a year',
    });
    expect(quantityFrame({ name: 'largest_induced_magnitude', unit: 'Mw' })).toEqual({
      before: 'largest induced earthquake: magnitude ',
      after: '',
    });
  });

  it('tells shares in per cent, and what has no words by its name', () => {
    expect(quantityParts({ name: 'annual_probability_of_ash_10mm_or_flow', unit: '1/yr' })).toEqual(
      {
        what: 'chance of 1 cm of ash or of a flow, lahar or lava',
        unit: '% a year',
        times: 100,
      },
    );
    expect(quantityParts({ name: 'pga_475yr', unit: 'g' }).times).toBe(1);
    expect(quantityParts({ name: 'depth_of_water', unit: 'm' })).toEqual({
      what: 'depth of water',
      unit: 'm',
      times: 1,
    });
  });
});
