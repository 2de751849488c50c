import { describe, expect, it } from 'vitest';
import { assessFlood } from '../../../../engines/hazards/flood/component.ts';
import { floodNeeds } from '../../../../engines/hazards/flood/siteFlood.ts';
import { isKnown } from '../../../../engines/facts.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const moment = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };

/** Yearly probability at a place whose height is surveyed to 0.3 m. */
function surveyed(lat: number, lon: number, elevationM: number): number {
  const facts = embeddedFacts(floodNeeds({ lat, lon }));
  if (!isKnown(facts.elevation)) return NaN;
  const value = { ...facts.elevation.value, elevationM, sigmaM: 0.3 };
  const { answer } = assessFlood({ ...facts, elevation: { ...facts.elevation, value } }, moment);
  return answer.quantity?.value ?? NaN;
}

describe('a surveyed height in a town whose floods are published', () => {
  // Dhaka stands 2 to 14 m above the sea and its great floods of 1988, 1998 and 2004 crested near 7 m at Mill Barrack: ground at 60 m was in none of them.
  it('of a knoll is not flooded by the river that floods the town', () => {
    const [low, middle, high] = [3, 8, 60].map((heightM) => surveyed(23.81, 90.41, heightM));
    expect(middle).toBeLessThan(low ?? NaN);
    expect(high).toBeLessThan((low ?? NaN) / 3);
    // World Bank (Dasgupta et al. 2015): 77, 56 and 40 % of the city in 1988, 1998 and 2004, three floods in some fifty years.
    expect(low).toBeGreaterThan(0.02);
  });

  it.each([
    ['Bangkok', 13.75, 100.5],
    ['Ho Chi Minh City', 10.8, 106.7],
    ['Jakarta', -6.2, 106.85],
    ['Venice', 45.44, 12.34],
    ['Prague', 50.08, 14.42],
  ])('never floods oftener for being higher: %s', (_name, lat, lon) => {
    const ground = lat > 50 ? 185 : 0;
    const chances = [0.5, 1, 2, 4, 8, 16, 32].map((heightM) =>
      surveyed(lat, lon, ground + heightM),
    );
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances.at(-1)).toBeLessThan(chances[0] ?? NaN);
  });
});
