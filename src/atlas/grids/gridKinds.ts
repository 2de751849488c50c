import { ConfigError } from '../../../config/env.ts';
import type { GridEntry } from '../../../config/grids.ts';
import type { Dataset } from '../../../engines/facts.ts';
import { floodSetting } from '../../../engines/ground/datasets/floodPlains.ts';
import {
  elevation,
  relief,
  soil,
  UNMAPPED_SOIL,
} from '../../../engines/ground/datasets/terrain.ts';
import { M_PER_FOOT } from '../../../engines/ground/math/units.ts';
import type { Embedded } from '../../connectors/connector.ts';
import { atlas } from '../index.ts';
import { floodPlainAtlas } from '../floodPlains.ts';
import { reliefAtlas } from '../relief.ts';
import { soilAtlas } from '../soil.ts';
import type { GridGeometry } from './gridGeometry.ts';
import type { LayerValue } from './gridLayers.ts';

export interface GridPlace {
  readonly lat: number;
  readonly lon: number;
  readonly geometry: GridGeometry;
}

/** What the values of a grid say of a place. */
export interface GridKind {
  readonly dataset: Dataset;
  /** What the answer takes from an embedded table, for the credit. */
  readonly rest?: string;
  /** Numbers name classes and are never mixed. */
  readonly isClass?: boolean;
  /** Whether a value can be at all, in the unit of the answer: others are no data, though the file does not say so. */
  isPossible?(this: void, value: number): boolean;
  /** @param values  in metres, metres a second, or as they are; one at least is known. Undefined: the table beside it has no answer */
  answer(values: readonly LayerValue[], place: GridPlace): unknown;
}

type EntryOf<D extends GridEntry['dataset']> = Extract<GridEntry, { readonly dataset: D }>;

const METRES_A_DEGREE = 111_195;
const plain = (dataset: unknown): Dataset => dataset as Dataset;

/** What an entry answers. @throws ConfigError where it names a table that cannot be answered so */
export function kindOf(entry: GridEntry): GridKind {
  switch (entry.dataset) {
    case 'elevation':
      return {
        dataset: plain(elevation),
        isPossible: (height) => height >= -500 && height <= 9000,
        answer: ([elevationM], { geometry }) => ({
          elevationM,
          sigmaM: entry.sigma,
          resolutionM: geometry.pixelHeight * METRES_A_DEGREE,
        }),
      };
    case 'soil':
      return {
        dataset: plain(soil),
        isPossible: (velocity) => velocity >= 80 && velocity <= 2500,
        rest: 'Basins, peat, fill and water table: atlas-soil',
        answer: ([vs30Mps], at) => ({
          ...UNMAPPED_SOIL,
          ...listedAt(soilAtlas, at),
          vs30Mps,
          vs30LnSigma: entry.sigma,
          basis: 'mapped',
        }),
      };
    case 'flood_depth':
      return floodDepths(entry);
    case 'land_cover':
      return landCover(entry);
    case 'table':
      return tableNumber(entry);
  }
}

/** POLICY: a depth below 0 by more than rounding, or deeper than any flood over land, is a mark, m. */
const DRY_M = -0.1;
const DEEPEST_M = 100;

/** Depths by return period beside the listed rivers, towns, defences and sea levels. */
function floodDepths({ id, cause, sigma, layers }: EntryOf<'flood_depth'>): GridKind {
  return {
    dataset: plain(floodSetting),
    isPossible: (depth) => depth >= DRY_M && depth <= DEEPEST_M,
    rest: 'Rivers, towns, defences and sea levels: atlas-flood-plains',
    answer: (values, at) =>
      beside(floodPlainAtlas, at, {
        mapped: {
          id,
          cause,
          sigmaM: sigma,
          depths: layers.flatMap(({ return_period_years: years }, i) => {
            const depthM = values[i];
            return depthM === undefined ? [] : [{ years, depthM: Math.max(0, depthM) }];
          }),
        },
      }),
  };
}

function landCover({ legend, sigma }: EntryOf<'land_cover'>): GridKind {
  return {
    dataset: plain(relief),
    rest: 'Slope and relief: atlas-relief',
    isClass: true,
    isPossible: (code) => globcover(legend, code) !== undefined,
    answer: ([code], at) =>
      beside(reliefAtlas, at, {
        landCover: { code: globcover(legend, code), wrongShare: sigma },
      }),
  };
}

/** One number of an embedded table's answer, the rest as the table has it. */
function tableNumber(entry: EntryOf<'table'>): GridKind {
  const { id, table, member, sigmaMember, sigma } = entry;
  const found = atlas.find(({ dataset }) => dataset.id === table);
  const sample: unknown = found?.dataset.sample;
  const isNumber = (name: string) =>
    isObject(sample) && typeof Reflect.get(sample, name) === 'number';
  if (found === undefined || !found.dataset.query.safeParse({ lat: 0, lon: 0 }).success)
    throw new ConfigError(`grids.json: ${id}: table must be one of ${tables().join(', ')}`);
  for (const name of sigmaMember === undefined ? [member] : [member, sigmaMember])
    if (!isNumber(name))
      throw new ConfigError(
        `grids.json: ${id}: ${table} has no number ${name}; it has ${numbersOf(sample)}`,
      );
  return {
    dataset: found.dataset,
    rest: `All but ${member}: ${found.id}`,
    answer: ([value], at) =>
      beside(found, at, {
        [member]: value,
        ...(sigmaMember === undefined ? {} : { [sigmaMember]: sigma }),
      }),
  };
}

/** Datasets of embedded tables that are asked by a place alone and answer with a number. */
const tables = (): string[] =>
  atlas
    .filter(
      ({ dataset }) =>
        dataset.query.safeParse({ lat: 0, lon: 0 }).success && numbersOf(dataset.sample) !== '',
    )
    .map(({ dataset }) => dataset.id);

const numbersOf = (sample: unknown): string =>
  isObject(sample)
    ? Object.entries(sample)
        .flatMap(([name, value]) => (typeof value === 'number' ? [name] : []))
        .join(', ')
    : '';

/** Members beside what the table answers; undefined where it has no answer. */
function beside(table: Embedded, { lat, lon }: GridPlace, members: object): unknown {
  const listed = listedAt(table, { lat, lon });
  return Object.keys(listed).length === 0 ? undefined : { ...listed, ...members };
}

function listedAt(table: Embedded, { lat, lon }: Pick<GridPlace, 'lat' | 'lon'>): object {
  const listed: unknown = table.answer({ lat, lon });
  return isObject(listed) && !('missing' in listed) ? listed : {};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** POLICY: classes of ESA WorldCover as those of GlobCover 2009 that the landslide model knows. @source Zanaga et al. (2022), WorldCover 10 m 2021 v200, doi:10.5281/zenodo.7254221 */
const WORLDCOVER: Readonly<Record<number, number>> = {
  10: 100,
  20: 130,
  30: 140,
  40: 14,
  50: 190,
  60: 200,
  70: 220,
  80: 210,
  90: 180,
  95: 170,
  100: 150,
};

/** Classes of GlobCover 2009; 230 is no data. @source Arino et al. (2012), GlobCover 2009, table of the legend. doi:10.1594/PANGAEA.787668 */
const GLOBCOVER = new Set([
  11, 14, 20, 30, 40, 50, 60, 70, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210,
  220,
]);

function globcover(legend: EntryOf<'land_cover'>['legend'], code: LayerValue): LayerValue {
  if (code === undefined) return undefined;
  if (legend === 'worldcover') return WORLDCOVER[code];
  return GLOBCOVER.has(code) ? code : undefined;
}

/** Factor from the unit of a grid to metres, or metres a second. The foot is international. @source Refinement of values for the yard and the pound, 24 FR 5348 (1959) */
export const UNIT: Readonly<Record<GridEntry['unit'], number>> = {
  m: 1,
  dm: 0.1,
  cm: 0.01,
  ft: M_PER_FOOT,
  'm/s': 1,
  'km/s': 1000,
  class: 1,
  'as is': 1,
};
