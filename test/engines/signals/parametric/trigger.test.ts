import { describe, expect, it } from 'vitest';
import {
  finalAtMs,
  magnitudeRevision,
  verdictFlip,
} from '../../../../engines/signals/parametric/revision.ts';
import { earthquakeTrigger } from '../../../../engines/signals/parametric/trigger.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const cover = { lat: 0, lon: 0, magnitude: 5, radiusKm: 111.3, hours: 24, asOfMs: NOW };
const event = (
  id: string,
  more: { lat?: number; magnitude?: number | null; hoursAgo?: number },
) => ({
  id,
  lat: more.lat ?? 0,
  lon: 0,
  magnitude: more.magnitude === undefined ? 5 : more.magnitude,
  timeMs: NOW - (more.hoursAgo ?? 1) * 3_600_000,
});

describe('earthquake trigger', () => {
  it.each([
    ['magnitude equal to the threshold', { magnitude: 5 }, true],
    ['magnitude below it', { magnitude: 4.99 }, false],
    // one degree is 111.19 km on the mean sphere
    ['one degree away, inside 111.3 km', { lat: 1 }, true],
    ['1.01 degrees away', { lat: 1.01 }, false],
    ['at the first instant of the window', { hoursAgo: 24 }, true],
    ['a moment before the window', { hoursAgo: 24.0001 }, false],
    ['at the last instant', { hoursAgo: 0 }, true],
    ['in the future', { hoursAgo: -0.001 }, false],
    ['without a magnitude', { magnitude: null }, false],
  ])('%s: %o', (_what, more, triggered) =>
    expect(earthquakeTrigger(cover, [event('a', more)]).triggered).toBe(triggered),
  );

  it('lists the largest first, then the nearest; what lies inside but below the threshold apart', () => {
    const { matches, others } = earthquakeTrigger(cover, [
      event('near', { magnitude: 5.5 }),
      event('far', { magnitude: 5.5, lat: 0.5 }),
      event('big', { magnitude: 6, lat: 0.9 }),
      event('small', { magnitude: 4 }),
    ]);
    expect(matches.map(({ id }) => id)).toEqual(['big', 'near', 'far']);
    expect(others.map(({ id }) => id)).toEqual(['small']);
  });
});

describe('revision', () => {
  it('hardly flips far from the threshold, and more for automatic solutions', () => {
    expect(magnitudeRevision(7, 5, 'automatic').flipProbability).toBeLessThan(1e-6);
    expect(magnitudeRevision(5.2, 5, 'automatic').flipProbability).toBeGreaterThan(
      magnitudeRevision(5.2, 5, 'reviewed').flipProbability,
    );
  });
  it('counts what rounds up to the threshold: at half a tenth below it the odds are even', () =>
    expect(magnitudeRevision(4.95, 5, 'reviewed').flipProbability).toBeCloseTo(0.5, 9));
  it('of a verdict needs all paying events to fall', () => {
    const one = verdictFlip(5, [{ magnitude: 5.1, status: 'automatic' }], []);
    const two = verdictFlip(
      5,
      [
        { magnitude: 5.1, status: 'automatic' },
        { magnitude: 5.1, status: 'automatic' },
      ],
      [],
    );
    expect(two).toBeCloseTo(one * one, 12);
    expect(verdictFlip(5, [], [])).toBe(0);
    expect(verdictFlip(5, [], [{ magnitude: 4.9, status: 'automatic' }])).toBeGreaterThan(0.3);
  });
  it('is over a week after the newest record', () =>
    expect(finalAtMs(NOW) - NOW).toBe(7 * 86_400_000));
});
