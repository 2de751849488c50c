import { describe, expect, it } from 'vitest';
import { countHindcast } from '../../../../engines/signals/replay/countHindcast.ts';
import { quakeHindcast } from '../../../../engines/signals/replay/quakeHindcast.ts';

const EVENT_MS = Date.parse('2019-07-06T03:19:53Z');
const quake = (daysBefore: number, magnitude: number) => ({
  id: `q${daysBefore}`,
  time: new Date(EVENT_MS - daysBefore * 86_400_000).toISOString(),
  lat: 35.7,
  lon: -117.5,
  depthKm: 8,
  magnitude,
  magnitudeType: 'mw',
  place: null,
  url: null,
  status: 'reviewed' as const,
  updatedAt: null,
});
const about = { magnitude: 7, timeMs: EVENT_MS, years: 40 };
/** Twenty M 5 to 5.9 over 40 years. */
const past = Array.from({ length: 20 }, (_, i) => quake(400 + i * 700, 5 + (i % 10) / 10));

describe('earthquake hindcast', () => {
  it('carries the counted rate along the magnitude law', () => {
    const { background, ratePerYear, clustering, countedEvents } = quakeHindcast(past, about);
    expect(countedEvents).toBe(20);
    // 20.5 / 40 years x 10^-(7 - 5) = 0.005125 a year
    expect(ratePerYear).toBeCloseTo(0.005125, 9);
    expect(background).toBeCloseTo(1 - Math.exp((-0.005125 * 7) / 365.25), 12);
    expect(clustering).toBe(0);
  });
  it('rises far above an ordinary week after a strong foreshock', () => {
    const { gain, mainShock, probability, p10, p90 } = quakeHindcast(
      [...past, quake(1.4, 6.4)],
      about,
    );
    expect(mainShock).toMatchObject({ magnitude: 6.4 });
    expect(gain).toBeGreaterThan(20);
    expect(probability).toBeLessThan(0.1);
    expect(p10).toBeLessThan(probability);
    expect(p90).toBeGreaterThan(probability);
  });
  it('learns nothing from the event itself or what follows', () => {
    expect(quakeHindcast([...past, quake(0, 7.1), quake(-1, 6.9), quake(-2, 8)], about)).toEqual(
      quakeHindcast(past, about),
    );
  });
  it('ranks the event among what came before', () =>
    expect(quakeHindcast(past, { ...about, magnitude: 5.5 }).rank).toBeCloseTo(0.5, 9));
});

describe('count hindcast', () => {
  it('by Jeffreys: no event in 10 years leaves a rate of 0.05 a year', () => {
    const { ratePerYear, probability, p10, p90 } = countHindcast(0, 10);
    expect(ratePerYear).toBeCloseTo(0.05, 12);
    expect(probability).toBeCloseTo(1 - Math.exp(-0.05), 12);
    // chi-square with 1 degree of freedom: 10 % at 0.01579, 90 % at 2.7055; halved over 10 years
    expect(p10).toBeCloseTo(1 - Math.exp(-0.01579 / 20), 5);
    expect(p90).toBeCloseTo(1 - Math.exp(-2.7055 / 20), 4);
  });
});
