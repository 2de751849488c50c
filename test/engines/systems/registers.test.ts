import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { ASSETS } from '../../../engines/systems/bsa/assetRegister.ts';
import { ASSETS_BY_PLACE_NAME } from '../../../engines/systems/bsa/tables/checkedAssets.ts';
import { PRESSURES } from '../../../engines/systems/climateMigration/tables/parameters.ts';
import {
  KNOWN_CITIES,
  KNOWN_DESTINATIONS,
  PRESSURE_ZONES,
} from '../../../engines/systems/climateMigration/tables/places.ts';
import {
  FACILITIES_BY_PLACE_NAME,
  FAILURES_BY_PLACE_NAME,
  FIGURES_CHECKED,
} from '../../../engines/systems/tailings/tables/checkedStores.ts';
import { FACILITY_ROWS, FAILURE_ROWS } from '../../../engines/systems/tailings/tables/register.ts';
import {
  COOLING_CHECKED,
  PLANTS_BY_PLACE_NAME,
  POSITION_CHECKED,
} from '../../../engines/systems/waterNexus/tables/checkedPlants.ts';
import { PLANT_ROWS } from '../../../engines/systems/waterNexus/tables/plants.ts';
import { searchPlaces } from '../../../src/atlas/places/searchPlaces.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

/** Names within a name: `Ajka, Kolontár`, `Petal, Mississippi (salt)`, `Datteln 4`. */
const namesIn = (name: string): string[] =>
  name
    .split(/[,()]| and /)
    .map((each) => each.trim().replace(/ (No\. ?\d+|B|II|I|\d+)$/, ''))
    .filter((each) => each.length > 3);

const liesAtItsName = ({ name, country, lat, lon }: Row, withinKm: number): boolean =>
  namesIn(name).some((each) =>
    searchPlaces(each, { limit: 20, countryCode: country, exactOnly: true }).some(
      (place) => distanceKm(place.lat, place.lon, lat, lon) <= withinKm,
    ),
  );

const plants = PLANT_ROWS.map(([name, country, lat, lon]): Row => ({
  key: name,
  name,
  country,
  lat,
  lon,
}));
const failures = FAILURE_ROWS.map(([name, country, [lat, lon]]): Row => ({
  key: name,
  name,
  country,
  lat,
  lon,
}));
const facilities = FACILITY_ROWS.map(([name, , country, lat, lon]): Row => ({
  key: name,
  name,
  country,
  lat,
  lon,
}));
const assets = [...ASSETS.values()].map(({ id, name, country, lat, lon }): Row => ({
  key: id,
  name,
  country,
  lat,
  lon,
}));

describe('rows of registers that count as looked up', () => {
  it.each([
    ['plants', plants, new Set(PLANTS_BY_PLACE_NAME), 10],
    ['failures', failures, FAILURES_BY_PLACE_NAME, 15],
    ['facilities', facilities, FACILITIES_BY_PLACE_NAME, 15],
    ['storage fields', assets, ASSETS_BY_PLACE_NAME, 15],
  ] as const)('%s lie at the place of their name', (_register, rows, checked, withinKm) => {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const key of checked) {
      const row = byKey.get(key);
      expect(row, key).toBeDefined();
      if (row) expect(liesAtItsName(row, withinKm), key).toBe(true);
    }
  });

  it('are rows of the registers, and fewer than all', () => {
    const names = new Set(plants.map(({ key }) => key));
    for (const each of [...POSITION_CHECKED, ...COOLING_CHECKED]) expect(names).toContain(each);
    for (const each of FIGURES_CHECKED) expect(failures.map(({ key }) => key)).toContain(each);
    expect(POSITION_CHECKED.size).toBeLessThan(plants.length);
    expect(names.size).toBe(plants.length);
  });
});

describe('places of the migration tables', () => {
  it.each([
    ...KNOWN_DESTINATIONS.map(({ name, lat, lon }) => [name, 'US', lat, lon] as const),
    ...KNOWN_CITIES.map(([name, code, lat, lon]) => [name, code, lat, lon] as const),
  ])('%s, %s lies where the gazetteer has it', (name, countryCode, lat, lon) => {
    const [nearest] = searchPlaces(name, { limit: 20, countryCode })
      .map((place) => distanceKm(place.lat, place.lon, lat, lon))
      .toSorted((a, b) => a - b);
    expect(nearest).toBeLessThan(25);
  });

  it('zones name pressures that there are, boxes that are boxes, and a source', () => {
    for (const { boxes, pressures, source } of PRESSURE_ZONES) {
      expect(source.length).toBeGreaterThan(15);
      expect(pressures.length).toBeGreaterThan(0);
      for (const each of pressures) expect(PRESSURES).toContain(each);
      for (const [south, north, west, east] of boxes) {
        expect(south).toBeLessThan(north);
        expect(west).toBeLessThan(east);
      }
    }
  });
});
