import type * as z from 'zod';
import type { fireClimate, FuelClass } from '../../ground/datasets/fireClimate.ts';
import { smoothStep } from '../../ground/math/interpolate.ts';
import {
  damagingShareByClimate,
  islandShare,
  type Normals,
  unlistedLnSigma,
  unlistedShare,
  warmShare,
} from './fuelByClimate.ts';
import {
  BRUSH_TOWN_PER_KM2,
  BUILT_UP,
  COMPACT_TOWN,
  DAMAGING_SHARE,
  FIELD_COUNTRIES,
  FIELDS,
  SPREAD_TOWNS,
  SURFACE_FIRES,
  UNLISTED,
} from './tables.ts';

type FireClimate = z.output<typeof fireClimate.answer>;

/** Chance that the ground at a place burns in a year, and how it comes about. */
export interface BurnChance {
  /** With what is built and fields taken off, per year. */
  readonly burnedPerYear: number;
  /** Of a fire intense enough to destroy buildings, per year. */
  readonly damagingPerYear: number;
  /** Share of burning ground at that intensity, where houses are. */
  readonly damagingShare: number;
  /** Before these were taken off, per year. */
  readonly vegetationBurnedPerYear: number;
  readonly builtUpShare: number;
  /** Of the ground that meets houses, what is fields. */
  readonly fieldsShare: number;
  readonly lnSigma: number;
}

/** A town near a place. */
export interface Town {
  readonly population: number;
  readonly distanceKm: number;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

/** Towns beyond this hardly cover the ground of a place, km. */
export const TOWNS_KM = 45;

/**
 * How far the ground is roofs and roads that fire does not reach, from the sizes and distances of the towns around, 0 to 0.97.
 *
 * Where towns spread, those of some thousands stand among trees; elsewhere, and where nothing but low brush grows about a town, the houses of a town count that stand too far from its edge.
 *
 * @param brushShare  how far the place lies among low brush without trees, 0 to 1
 */
export function builtUpShare(towns: readonly Town[], brushShare = 0): number {
  const open = towns.reduce((product, town) => product * (1 - coveredBy(town, brushShare)), 1);
  return BUILT_UP.mostShare * (1 - open);
}

function coveredBy(town: Town, brushShare: number): number {
  if (!SPREAD_TOWNS.has(town.countryCode)) return coveredByCompact(town, COMPACT_TOWN.peoplePerKm2);
  const spread = coveredBySpread(town);
  if (brushShare === 0) return spread;
  const compact = coveredByCompact(town, BRUSH_TOWN_PER_KM2);
  return Math.max(spread, brushShare * compact);
}

function coveredBySpread({ population, distanceKm }: Town): number {
  const { peoplePerKm2, gardens, stone } = BUILT_UP;
  if (population <= gardens) return 0;
  const radiusKm = radiusOf(population, peoplePerKm2);
  const size = smoothStep(Math.log(gardens), Math.log(stone), Math.log(population));
  return size * insideOf(distanceKm, radiusKm, 0.2 * radiusKm + 0.5);
}

function coveredByCompact({ population, distanceKm }: Town, peoplePerKm2: number): number {
  if (population <= 0) return 0;
  const { edgeOfRadius, edgeKm } = COMPACT_TOWN;
  const radiusKm = radiusOf(population, peoplePerKm2);
  const edge = edgeOfRadius * radiusKm + edgeKm;
  return (1 - reachedShare(radiusKm)) * insideOf(distanceKm, radiusKm, edge);
}

const radiusOf = (population: number, peoplePerKm2: number): number =>
  Math.sqrt(population / peoplePerKm2 / Math.PI);

const insideOf = (distanceKm: number, radiusKm: number, edgeKm: number): number =>
  1 / (1 + Math.exp((distanceKm - radiusKm) / edgeKm));

/** How far the ground that meets houses is fields, from the towns around, where these are known to lie among fields, 0 to 0.78. */
export function fieldsShare(towns: readonly Town[]): number {
  const open = towns.reduce((product, town) => product * (1 - fieldsOf(town)), 1);
  return Math.min(1 - FIELDS.exposedShare, 1 - open);
}

function fieldsOf({ population, distanceKm, countryCode }: Town): number {
  if (population <= 0 || !FIELD_COUNTRIES.has(countryCode)) return 0;
  const radiusKm = radiusOf(population, COMPACT_TOWN.peoplePerKm2);
  const fedKm = Math.sqrt(radiusKm ** 2 + (population * FIELDS.km2PerPerson) / Math.PI);
  const outerKm = Math.min(fedKm, radiusKm + FIELDS.mostKm);
  return (1 - FIELDS.exposedShare) * insideOf(distanceKm, outerKm, FIELDS.edgeKm);
}

/**
 * Mean over the houses of a round town of the chance that a fire at its edge reaches them, against a house at the edge: 1 − d/L at a distance d from the edge, nothing beyond L.
 *
 * @param radiusKm  of the town, positive
 * @returns 0 to 1
 */
export function reachedShare(radiusKm: number): number {
  const reach = COMPACT_TOWN.reachKm / radiusKm;
  return reach < 1 ? reach - reach ** 2 / 3 : 1 - 1 / (3 * reach);
}

/** What is known of a place's fires. */
export interface BurnFacts {
  readonly fire: FireClimate;
  readonly climate: Normals;
}

/** Nothing at all counts as this where shares are blended by their logarithm, per year. */
const LEAST = 1e-7;

/**
 * Annual chance that a place burns: the mapped share of its regions where it is warm enough for plants to cover the ground, blended by logarithms
 * and their reach with a share from climate and the size of its island, less what is built and the fields about towns; in the same way the share of it that destroys
 * where houses are.
 */
export function burnChance({ fire, climate }: BurnFacts): BurnChance {
  const listed = fire.burnedFractionPerYear === null ? 0 : fire.listedShare;
  const mapped = (fire.burnedFractionPerYear ?? 1) * warmShare(climate);
  const unlisted = unlistedShare(climate) * islandShare(fire.landShareAround);
  const blended = (ofRegions: number, ofClimate: number): number =>
    ofRegions ** listed * ofClimate ** (1 - listed);
  const vegetation = blended(Math.max(LEAST, mapped), Math.max(LEAST, unlisted));
  const damagingShare = blended(
    fire.nearHousesShare * damagingShareOf(fire),
    damagingShareByClimate(climate),
  );
  const built = fire.builtUpShare;
  const burned = vegetation * (1 - built * (1 - BUILT_UP.remains)) * (1 - fire.fieldsShare);
  return {
    burnedPerYear: burned,
    damagingPerYear: burned * damagingShare,
    damagingShare,
    vegetationBurnedPerYear: vegetation,
    builtUpShare: built,
    fieldsShare: fire.fieldsShare,
    lnSigma: Math.hypot(
      listed * fire.lnSigma + (1 - listed) * unlistedLnSigma(climate),
      0.8 * Math.sqrt(Math.max(built, fire.fieldsShare)),
    ),
  };
}

const ALONG_THE_GROUND: ReadonlySet<FuelClass> = new Set(SURFACE_FIRES.fuels);

/** Mean over the fuels by their shares; of those whose fires run along the ground the less, the oftener it burns. */
function damagingShareOf({ fuels, burnedFractionPerYear }: FireClimate): number {
  const total = fuels.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return UNLISTED.damagingShare;
  const most = SURFACE_FIRES.mostPerYear / (burnedFractionPerYear ?? 0);
  const shareOf = (fuel: FuelClass): number =>
    Math.min(DAMAGING_SHARE[fuel], ALONG_THE_GROUND.has(fuel) ? most : 1);
  return fuels.reduce((sum, { fuel, share }) => sum + share * shareOf(fuel), 0) / total;
}
