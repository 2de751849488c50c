import { describe, expect, it } from 'vitest';
import { evacuationAdvice } from '../../../../engines/hazards/tsunami/evacuation.ts';
import type { SeaSite } from '../../../../engines/hazards/tsunami/siteReach.ts';

/** Ground that is known to a decimetre, beyond the 3 km of shore in which a low place counts as low whatever the wave. */
const ground = (elevationM: number, sigmaM = 0.1): SeaSite => ({
  isLand: true,
  coastDistanceKm: 4,
  coastSigmaKm: 0.5,
  elevation: { elevationM, sigmaM },
});
const adviceAt = (heightM: number, site: SeaSite, firstMinutes: number | null = 10) =>
  evacuationAdvice(heightM, site, firstMinutes).advice;

// The highest wave on a coast is about twice the mean (Abe 1995): 5 m on the mean are 10 m, and twice that, 20 m, is left.
describe('who leaves the ground when a tsunami comes', () => {
  it('those below twice the highest wave, not those above it', () => {
    expect(adviceAt(5, ground(18))).toBe('move_on_strong_shaking');
    expect(adviceAt(5, ground(22))).toBe('none');
  });

  it('those whose ground may be lower than it is told to be', () => {
    expect(adviceAt(5, ground(23, 0.1))).toBe('none');
    expect(adviceAt(5, ground(23, 6))).toBe('move_on_strong_shaking');
  });

  it('those low at the shore, whatever the wave, and nobody on high ground there', () => {
    const shore = { ...ground(6), coastDistanceKm: 0.5 };
    expect(adviceAt(1, shore)).toBe('move_on_strong_shaking');
    expect(adviceAt(1, { ...ground(15), coastDistanceKm: 0.5 })).toBe('none');
    expect(adviceAt(1, ground(6))).toBe('none');
  });

  it('nobody more than 10 km inland', () => {
    expect(adviceAt(5, { ...ground(2), coastDistanceKm: 9.5 })).toBe('move_on_strong_shaking');
    expect(adviceAt(5, { ...ground(2), coastDistanceKm: 11 })).toBe('none');
  });
});

describe('how they are told to leave', () => {
  const shore = { ...ground(3), coastDistanceKm: 0.2 };

  it('by the shaking where the wave comes within the hour, else by the warning', () => {
    expect(adviceAt(4, shore, 60)).toBe('move_on_strong_shaking');
    expect(adviceAt(4, shore, 61)).toBe('move_on_warning');
    expect(adviceAt(4, shore, null)).toBe('move_on_warning');
  });

  it('only out of the water where the waves stay below 0.3 m', () => {
    expect(adviceAt(0.29, shore)).toBe('stay_out_of_the_water');
    expect(adviceAt(0.31, shore)).toBe('move_on_strong_shaking');
  });

  it.each([
    [0.2, 'within a minute'],
    [12.4, 'within 12 minutes'],
    [89, 'about 89 minutes away'],
    [180, 'about 3.0 hours away'],
  ])('with a first wave after %f minutes said as %s', (minutes, words) => {
    expect(evacuationAdvice(4, shore, minutes).text).toContain(words);
  });

  it('without a time where no source is near', () => {
    expect(evacuationAdvice(4, shore, null).text).not.toMatch(/minutes|hours/);
  });
});
