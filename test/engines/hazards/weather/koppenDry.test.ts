import { describe, expect, it } from 'vitest';
import { koppenClass } from '../../../../engines/hazards/weather/koppen.ts';

/** A northern year of a mean of 15 °C, between 5 and 25, with a rain in all and the share of it that falls from October to March. */
function classOf(yearMm: number, winterShare: number): string | undefined {
  const temperatureC = Array.from(
    { length: 12 },
    (_, m) => 15 - 10 * Math.cos((Math.PI * (m + 0.5)) / 6),
  );
  const isWinter = (m: number) => m < 3 || m > 8;
  const precipitationMm = temperatureC.map(
    (_, m) => (yearMm * (isWinter(m) ? winterShare : 1 - winterShare)) / 6,
  );
  return koppenClass({ temperatureC, precipitationMm, lat: 45 });
}

// Peel et al. (2007), table 1: dry below 20 T, 20 T + 280 or 20 T + 140 mm, as 70 % of the rain falls in winter, in summer or neither:
// here 300, 580 and 440 mm.
describe('the border of dry climates', () => {
  it.each([
    [0.72, 310, false],
    [0.72, 290, true],
    [0.68, 430, true],
    [0.68, 450, false],
    [0.5, 430, true],
    [0.5, 450, false],
    [0.32, 450, false],
    [0.28, 570, true],
    [0.28, 590, false],
  ])('with %f of the rain in winter, %f mm a year', (winterShare, yearMm, isDry) => {
    expect(classOf(yearMm, winterShare)?.startsWith('B')).toBe(isDry);
  });

  it('a desert has less than half of it', () => {
    expect(classOf(210, 0.5)).toBe('BWk');
    expect(classOf(230, 0.5)).toBe('BSk');
  });
});
