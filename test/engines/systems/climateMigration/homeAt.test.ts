import { describe, expect, it } from 'vitest';
import { homeAt } from '../../../../engines/systems/climateMigration/routeReport.ts';
import { KNOWN_DESTINATIONS } from '../../../../engines/systems/climateMigration/tables/places.ts';

/** A destination that stands far from every other. */
const alone = KNOWN_DESTINATIONS.find((city) =>
  KNOWN_DESTINATIONS.every(
    (other) => other === city || Math.hypot(other.lat - city.lat, other.lon - city.lon) > 2,
  ),
);
const northOf = (km: number) =>
  homeAt({ lat: (alone?.lat ?? NaN) + km / 111.2, lon: alone?.lon ?? NaN }, undefined);

describe('the known destination at a place', () => {
  it('is found 28 km away, and not 33 km away', () => {
    expect(alone).toBeDefined();
    expect(northOf(0)?.id).toBe(alone?.id);
    expect(northOf(28)?.id).toBe(alone?.id);
    expect(northOf(33)).toBeNull();
  });

  it('says nothing of a budget that was not asked', () => {
    expect(northOf(0)?.within_budget).toBeNull();
  });
});
