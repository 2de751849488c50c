import { describe, expect, it } from 'vitest';
import { isKnown } from '../../../../engines/facts.ts';
import { townBehind } from '../../../../engines/hazards/flood/floodPart.ts';
import { floodNeeds, siteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const moment = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };

function siteAt(lat: number, lon: number) {
  const facts = embeddedFacts(floodNeeds({ lat, lon }));
  if (!isKnown(facts.flood)) throw new Error('no flood setting');
  return siteFlood(facts, facts.flood.value, moment);
}

const town = {
  name: 'a town',
  kind: 'sea',
  yearlyProbability: 0.02,
  membership: 1,
  everyYears: 20,
  sharePct: 40,
  from: 'a record',
} as const;
const wall = { name: 'a barrier', riverYears: 0, seaYears: 180, membership: 1, from: 'a plan' };

describe('floods of a town that were seen before its wall', () => {
  it('come after the waiting times of both, over the share of the ground that lies low', () => {
    // Once in 20 years behind a wall that holds for 180: once in 200, over 40 % of the ground.
    const { yearlyProbability } = townBehind({ ...town, beforeDefence: true }, [wall]);
    expect(yearlyProbability).toBeCloseTo(0.4 / 200, 12);
  });

  it('stay as they were seen where the wall stood then, or holds another water', () => {
    expect(townBehind(town, [wall]).yearlyProbability).toBe(0.02);
    const river = { ...wall, riverYears: 180, seaYears: 0 };
    expect(townBehind({ ...town, beforeDefence: true }, [river]).yearlyProbability).toBeCloseTo(
      0.02,
      12,
    );
  });

  // The barriers have been raised at every forecast high water since October 2020; the city was flooded once, on 8 December 2020 at 1.37 m, when the
  // forecast fell short. One flood of a part of the city in six years bounds little: the bounds are a judgement, written before the number was known.
  it('of Venice are held by its barriers, and are told as they would be without', () => {
    const { sea } = siteAt(45.438, 12.335);
    expect(sea.yearlyProbability).toBeLessThan(0.015);
    expect(sea.yearlyProbability).toBeGreaterThan(0.002);
    // Lionello et al. (2021): half the city under water once in some 15 years, doi:10.5194/nhess-21-2705-2021.
    expect(sea.undefended).toBeGreaterThan(0.02);
  });
});
