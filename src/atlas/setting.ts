import type * as z from 'zod';
import { distanceKm as distanceBetweenKm } from '../../engines/ground/earth/geodesy.ts';
import { setting } from '../../engines/ground/datasets/terrain.ts';
import { embedded } from '../connectors/connector.ts';
import { connecticutTowns } from './data/connecticutRegions.ts';
import {
  alpha2Of,
  alpha2OfUnnumbered,
  codedParts,
  fullNames,
  stateOfFips,
  territories,
} from './data/countries.ts';
import type { NearPlace } from './geography/gazetteer.ts';
import type { Area } from './geography/topology.ts';
import { once } from './geography/once.ts';
import { places, usCounties, world } from './geography/world.ts';
import { ANTARCTIC_LAT, iceFrontKm } from './shore/iceFront.ts';
import {
  nearestLakeShore,
  seaShoreKm,
  SHORE_ATTRIBUTION,
  SHORE_SIGMA_KM,
  surfaceAt,
} from './shore/shoreAt.ts';

type Setting = z.output<typeof setting.answer>;
type NearestPlace = NearPlace | undefined;

/** POLICY. Beyond the reach of the fine line: half the width of the generalisation at 1:10 million with the 0.4 km steps of the file. */
const COARSE_SIGMA_KM = 1.5;
/** POLICY. Within so many standard deviations of a shore, or so near a listed place, no point is plain water. */
const SHORE = { sigmas: 3, placeKm: 2 } as const;

/** POLICY. Land that the map of countries lacks belongs to the country of the nearest town within this, km. */
const TOWN_REACH_KM = 30;

const COUNTY_RADIUS_KM = 25;

/** Countries, coastline, US counties and populated places of the installed map packages. */
export const settingAtlas = embedded({
  id: 'atlas-setting',
  title: 'Coastline, countries, US counties and places',
  category: 'environmental',
  provider: 'GSHHG 2.3.7; Natural Earth 4.1.0; US Census Bureau 2017; GeoNames',
  home: 'https://www.naturalearthdata.com',
  licence:
    'LGPL-3.0-or-later (GSHHG); public domain (Natural Earth, US Census); CC BY 4.0 (GeoNames)',
  attribution: `Places: GeoNames (CC BY 4.0). ${SHORE_ATTRIBUTION}`,
  cadence: 'with each release',
  coverage: 'World; shores to 0.2 km, borders at 1:10 million; places with 500 people or more',
  dataset: setting,
  asOf: '2023-03-05T00:00:00Z',
  answer: ({ lat, lon }) => settingAt(lat, lon),
});

/**
 * Where a point lies, in some 30 microseconds after the first call (which reads the maps, about 0.4 s).
 *
 * Lakes are water; near a shore or a listed place nothing is: that is shore, and counts as land. Disputed areas follow control on the
 * ground as Natural Earth draws it, except Crimea; areas that none holds alone have no country.
 *
 * @param lat  -90 to 90, degrees; the poles have an answer
 * @param lon  -180 to 180, degrees
 */
export function settingAt(lat: number, lon: number): Setting {
  if (last?.lat !== lat || last.lon !== lon) last = { lat, lon, setting: findSetting(lat, lon) };
  return last.setting;
}

/** The last answer: elevation, relief, soil and karst ask for the same place one after the other. */
let last: { readonly lat: number; readonly lon: number; readonly setting: Setting } | undefined;

function findSetting(lat: number, lon: number): Setting {
  const { countries } = world();
  const area = countries.areas[countries.areaAt(lat, lon)];
  const nearest = once(() => places().nearest(lat, lon));
  const shoreKm = seaShoreKm(lat, lon);
  const surface = surfaceOf(lat, lon, shoreKm);
  const isDry = surface === 'land' || surface === 'shore';
  const country = area ? countryIn(area, { lat, lon, nearest }) : countryBeside(isDry, nearest);
  const us = once(() =>
    country.code === 'US' || territories.has(country.code ?? '')
      ? usPlace(lat, lon, nearest())
      : undefined,
  );
  return {
    isLand: isDry,
    surface,
    coastDistanceKm: shoreKm ?? farFromShoreKm(lat, lon),
    coastSigmaKm: shoreKm === undefined ? COARSE_SIGMA_KM : SHORE_SIGMA_KM,
    countryCode: country.code,
    countryName: country.name,
    // Only who asks for names pays for the search.
    get usState() {
      return us()?.state ?? null;
    },
    get usCounty() {
      return us()?.county ?? null;
    },
    get nearestPlace() {
      const found = nearest();
      return found ? { ...namedPlace(found.place), distanceKm: found.distanceKm } : null;
    },
    populationWithin25Km: places().populationWithin(lat, lon, 25),
  };
}

/** Distance to the coast of a place that the fine line has none near, km. */
function farFromShoreKm(lat: number, lon: number): number {
  return lat < ANTARCTIC_LAT ? iceFrontKm(lat, lon) : world().coast.distanceKm(lat, lon);
}

interface Country {
  readonly code: string | null;
  readonly name: string | null;
}

interface Asked {
  readonly lat: number;
  readonly lon: number;
  readonly nearest: () => NearestPlace;
}

/** The country of an area of the map, or the small state within it. */
function countryIn(area: Area, { lat, lon, nearest }: Asked): Country {
  const isNear = MICROSTATES.some(
    ([south, west]) => Math.abs(lat - south) < 0.1 && Math.abs(lon - west) < 0.1,
  );
  return isNear && isMicrostate(nearest()) ? countryOfTown(nearest()) : countryOf(area, lat, lon);
}

/** The country of land that the map of countries lacks. */
function countryBeside(isDry: boolean, nearest: () => NearestPlace): Country {
  const town = isDry ? nearest() : undefined;
  return countryOfTown(town && town.distanceKm <= TOWN_REACH_KM ? town : undefined);
}

const namedPlace = ({ name, countryCode, population }: NearPlace['place']) => ({
  name,
  countryCode,
  population,
});

/** Water by the map, but so near a shore or a listed place that it may as well be land, is shore. */
function surfaceOf(
  lat: number,
  lon: number,
  shoreKm: number | undefined,
): NonNullable<Setting['surface']> {
  const mapped = surfaceAt(lat, lon);
  if (mapped === 'land' || mapped === 'island') return 'land';
  const reachKm = SHORE.sigmas * SHORE_SIGMA_KM;
  const isShore =
    (shoreKm ?? Infinity) <= reachKm ||
    nearestLakeShore(lat, lon, reachKm) !== undefined ||
    places().hasWithin(lat, lon, SHORE.placeKm);
  return isShore ? 'shore' : mapped;
}

/** Latitude and longitude of the Vatican and of Monaco, degrees. */
const MICROSTATES = [
  [41.9, 12.45],
  [43.74, 7.42],
] as const;

/** States smaller than the map's steps of 0.4 km are found by their town. */
function isMicrostate(nearest: NearestPlace): boolean {
  return (
    nearest !== undefined &&
    nearest.distanceKm < 0.5 &&
    (nearest.place.countryCode === 'VA' || nearest.place.countryCode === 'MC')
  );
}

function countryOf({ id, name }: Area, lat: number, lon: number): Country {
  const code = alpha2Of.get(id) ?? alpha2OfUnnumbered.get(name) ?? null;
  const inside = ({ box: [south, west, north, east] }: (typeof codedParts)[number]) =>
    lat >= south && lat <= north && lon >= west && lon <= east;
  if (name === 'Indian Ocean Ter.')
    return lon > 100
      ? { code: 'CX', name: 'Christmas Island' }
      : { code: 'CC', name: 'Cocos (Keeling) Islands' };
  const part = code === null ? undefined : partsOf().get(code)?.find(inside);
  return part ? { code: part.code, name: part.name } : { code, name: fullNames.get(name) ?? name };
}

const partsOf = once(() => Map.groupBy(codedParts, ({ of }) => of));

const areaNameOf = once(() => {
  const named = world().countries.areas.map(
    ({ id, name }) => [alpha2Of.get(id) ?? '', fullNames.get(name) ?? name] as const,
  );
  return new Map(named);
});

function countryOfTown(nearest: NearestPlace): Country {
  if (!nearest) return { code: null, name: null };
  const code = nearest.place.countryCode;
  return {
    code,
    name: areaNameOf().get(code) ?? codedParts.find((part) => part.code === code)?.name ?? null,
  };
}

/** State and county; where the county map ends short of the shore, the state of the nearest town. */
function usPlace(
  lat: number,
  lon: number,
  nearest: NearestPlace,
): { state: string | null; county: string | null } {
  const counties = usCounties();
  const county = counties.areas[counties.areaAt(lat, lon)];
  if (!county) {
    const state =
      nearest && nearest.distanceKm < COUNTY_RADIUS_KM && nearest.place.countryCode === 'US'
        ? nearest.place.divisionCode
        : null;
    return { state, county: null };
  }
  const state = stateOfFips.get(county.id.slice(0, 2)) ?? null;
  return { state, county: state === 'CT' ? connecticutRegion(lat, lon) : county.name };
}

const towns = once(() =>
  connecticutTowns.flatMap(([region, list]) =>
    list.split(';').map((town) => {
      const [lon, lat] = town.split(' ').slice(-2).reverse().map(Number);
      return { region, lat, lon };
    }),
  ),
);

function connecticutRegion(lat: number, lon: number): string {
  let best = { region: '', km: Infinity };
  for (const town of towns()) {
    const km = distanceBetweenKm(lat, lon, town.lat, town.lon);
    if (km < best.km) best = { region: town.region, km };
  }
  return `${best.region} Planning Region`;
}
