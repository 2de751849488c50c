import type * as z from 'zod';
import { burnProbability } from '../../engines/ground/datasets/fire.ts';
import { fireClimate, type FuelClass } from '../../engines/ground/datasets/fireClimate.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import {
  builtUpShare,
  fieldsShare,
  TOWNS_KM,
  type Town,
} from '../../engines/hazards/wildfire/burnProbability.ts';
import { embedded } from '../connectors/connector.ts';
import {
  FIRE_SOURCES,
  NEAR_HOUSES_SHARE,
  fireOfAmericas,
  type FireRow,
  type FuelCode,
} from './data/fireRegions.ts';
import { fireOfTheEast } from './data/fireRegionsEast.ts';
import { once } from './geography/once.ts';
import { places } from './geography/world.ts';
import { bandsOf, membership, softKmOf } from './geography/shapes.ts';
import { landShareAround } from './landAround.ts';

type Answer = z.output<typeof fireClimate.answer>;
type Fires = Omit<Answer, 'builtUpShare' | 'fieldsShare' | 'landShareAround'> & {
  /** How far the regions are low brush without trees, 0 to 1. */
  readonly brushShare: number;
};

const FUELS: Readonly<Record<FuelCode, FuelClass>> = {
  g: 'grass_savanna',
  s: 'shrubland',
  c: 'conifer_forest',
  b: 'boreal_forest',
  l: 'light_taiga',
  e: 'eucalypt_forest',
  d: 'broadleaf_forest',
  t: 'tropical_forest',
  a: 'cropland',
  p: 'peat_tundra',
  n: 'none',
};

/** Shares are blended by their logarithm; nothing at all counts as this, per year. */
const LEAST = 1e-6;

/** POLICY. Log standard deviation between the mean of a region and that of a place inside it. */
const WITHIN_REGION_LN_SIGMA = 0.7;

/** Beyond this reach of the regions nothing is asked of the climate. */
const WHOLLY_LISTED = 0.98;

/** A region counts from this membership on. */
const FAINT = 0.01;

const rows = once((): readonly FireRow[] => [...fireOfAmericas, ...fireOfTheEast]);
const outlines = once(() =>
  bandsOf(
    rows().map(([, , , , , , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    (km) => km + 6 * softKmOf(km),
  ),
);

/** Burned area, fuel and season of fire-prone and fireless regions, with soft edges. */
export const fireClimateAtlas = embedded({
  id: 'atlas-fire-climate',
  title: 'Burned area by region',
  category: 'environmental',
  provider: 'Compiled from MCD64A1, GFED4s, agency perimeters and the literature',
  home: 'https://lpdaac.usgs.gov/products/mcd64a1v061/',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  cadence: 'with each release',
  coverage: 'World; some 160 regions 14 km wide and more, edges soft over 15 % of the half width',
  dataset: fireClimate,
  asOf: '2020-12-31T00:00:00Z',
  answer({ lat, lon }) {
    const { brushShare, ...fires } = fireClimateAt(lat, lon);
    const towns = townsAbout(lat, lon);
    return {
      ...fires,
      builtUpShare: builtUpShare(towns, brushShare),
      fieldsShare: fieldsShare(towns),
      // What is mapped holds the size of the islands already.
      landShareAround: fires.listedShare > WHOLLY_LISTED ? 1 : landShareAround(lat, lon),
    };
  },
});

/** What stands in for simulations of fire seasons, none of which is embedded: the regions above are what is known. */
export const unsimulatedFires = embedded({
  id: 'atlas-burn-probability',
  title: 'Burn probability where no simulation is at hand',
  category: 'environmental',
  provider: 'None: says that there is no simulation, so that the burned area of the region decides',
  home: 'https://wildfirerisk.org',
  licence: 'Apache-2.0',
  cadence: 'with each release',
  coverage: 'World',
  dataset: burnProbability,
  asOf: '2020-12-31T00:00:00Z',
  answer: () => ({ probabilityPerYear: null }),
});

/** Sources whose regions are sagebrush and cheatgrass, where towns stand in the open. */
const OPEN_BRUSH: ReadonlySet<keyof typeof FIRE_SOURCES> = new Set(['t']);

const NOWHERE: Fires = {
  burnedFractionPerYear: null,
  lnSigma: 1.5,
  fuel: null,
  fuels: [],
  nearHousesShare: 1,
  listedShare: 0,
  season: null,
  regionName: null,
  basis: null,
  brushShare: 0,
};

function townsAbout(lat: number, lon: number): Town[] {
  return places()
    .townsWithin(lat, lon, TOWNS_KM)
    .map((town) => ({
      population: town.population,
      countryCode: town.countryCode,
      distanceKm: distanceKm(lat, lon, town.lat, town.lon),
    }));
}

/** Geometric mean of the regions that reach a place, each weighed by its membership and, where wide ones overlap small ones, by its smallness. */
function fireClimateAt(lat: number, lon: number): Fires {
  let reach = 0;
  let weight = 0;
  let lnShare = 0;
  let variance = 0;
  let lnNear = 0;
  let brush = 0;
  let heaviest = { row: -1, weight: 0 };
  const fuels = new Map<FuelClass, number>();
  outlines().each(lat, lon, (row, km) => {
    const found = rows()[row];
    if (!found) return;
    const [, code, percent, , , source, halfWidthKm] = found;
    const share = membership(km, halfWidthKm, softKmOf(halfWidthKm));
    if (share < FAINT) return;
    const own = (share - FAINT) / halfWidthKm;
    reach += share - FAINT;
    weight += own;
    fuels.set(FUELS[code], (fuels.get(FUELS[code]) ?? 0) + own);
    lnShare += own * Math.log(Math.max(LEAST, percent / 100));
    if (OPEN_BRUSH.has(source)) brush += own;
    lnNear += own * Math.log(NEAR_HOUSES_SHARE[source]?.[code] ?? 1);
    variance += own * (FIRE_SOURCES[source][1] ** 2 + WITHIN_REGION_LN_SIGMA ** 2);
    if (own > heaviest.weight) heaviest = { row, weight: own };
  });
  const best = rows()[heaviest.row];
  if (!best || weight === 0) return NOWHERE;
  return {
    ...toldBy(best),
    burnedFractionPerYear: Math.exp(lnShare / weight),
    lnSigma: Math.sqrt(variance / weight),
    fuels: [...fuels].map(([kind, own]) => ({ fuel: kind, share: Math.min(1, own / weight) })),
    nearHousesShare: Math.exp(lnNear / weight),
    listedShare: Math.min(1, reach),
    brushShare: brush / weight,
  };
}

/** What the heaviest region alone tells. */
function toldBy([regionName, fuel, , startMonth, endMonth, source]: FireRow) {
  return {
    fuel: FUELS[fuel],
    season: { startMonth, endMonth },
    regionName,
    basis: FIRE_SOURCES[source][0],
  };
}
