import { describe, expect, it } from 'vitest';
import { geohazardsOf } from '../../../../engines/systems/climateMigration/geohazardsOf.ts';
import {
  placeNeeds,
  type PlaceFacts,
} from '../../../../engines/systems/climateMigration/placeNeeds.ts';
import { GEOHAZARDS } from '../../../../engines/systems/climateMigration/tables/parameters.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const NAPLES = { lat: 40.85, lon: 14.27 };
const MISSING = { missing: 'network unreachable', source: 'test' };

async function at(place: { lat: number; lon: number }, without: Partial<PlaceFacts> = {}) {
  const facts = await embeddedFacts(placeNeeds(place));
  return geohazardsOf({ ...place, radiusKm: 100 }, { ...facts, ...without }, MOMENT);
}

describe('the geohazards of a place', () => {
  it('are null where they are not known, never the 0 of what cannot occur', async () => {
    const { earthquake, ...others } = await at(NAPLES, { hazard: MISSING });
    expect(earthquake).toBeNull();
    for (const found of Object.values(others)) expect(found).not.toBeNull();
    expect((await at(NAPLES, { soil: MISSING })).earthquake).toBeNull();
  });

  it('are 0 far from every volcano, and not under one', async () => {
    expect((await at({ lat: 51.5, lon: -0.12 })).volcanic?.score).toBe(0);
    expect((await at(NAPLES)).volcanic?.score).toBeGreaterThan(20);
  });

  it('lie within their intervals', async () => {
    const found = await at(NAPLES);
    for (const name of GEOHAZARDS) {
      const { score, p10, p90 } = found[name] ?? { score: NaN, p10: NaN, p90: NaN };
      expect(score, name).toBeGreaterThanOrEqual(p10);
      expect(score, name).toBeLessThanOrEqual(p90);
    }
  });
});
