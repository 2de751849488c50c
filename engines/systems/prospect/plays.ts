import type { Evidence } from './evidence.ts';
import { ARC_ERAS } from './tables/arcs.ts';
import { BASIN_SETTINGS } from './tables/basins.ts';
import { OIL_GAS_FIELDS } from './tables/oilGasFields.ts';
import { PORPHYRY_DEPOSITS } from './tables/porphyryDeposits.ts';

/** What is looked for. */
export const PLAYS = ['oil_gas', 'porphyry'] as const;
export type PlayName = (typeof PLAYS)[number];

/** A layer of evidence in classes. Class 0 says nothing: its weight is zero. */
export interface Layer {
  readonly name: string;
  readonly classes: readonly string[];
  classOf(this: void, evidence: Evidence): number;
}

/** Known places of a play. */
export interface KnownSite {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly detail: string;
}

/** What is prospected for: its known sites, and the layers of evidence that they are compared by. */
export interface Play {
  readonly name: PlayName;
  readonly title: string;
  readonly sites: readonly KnownSite[];
  readonly layers: readonly Layer[];
  /** Whether shelves count as study area, or land alone. */
  readonly isOffshore: boolean;
}

const SILENT = 'says nothing';

/** Class numbers from 1 by rising bounds. */
const byBounds =
  (bounds: readonly number[]) =>
  (value: number): number =>
    1 + bounds.filter((bound) => value >= bound).length;

const fillClass = byBounds([0.5, 2, 4, 7]);
const arcClass = byBounds([75, 200, 450]);
const nearArcClass = byBounds([30, 60, 120, 250]);
const coverClass = byBounds([0.3, 2]);

const oilGas: Play = {
  name: 'oil_gas',
  title: 'Oil and gas play fairway',
  isOffshore: true,
  sites: OIL_GAS_FIELDS.map(({ name, lat, lon, kind, country, discovered }) => ({
    name,
    lat,
    lon,
    detail: `${kind}, ${country}, ${discovered}`,
  })),
  layers: [
    {
      name: 'sediment_fill',
      classes: [SILENT, 'under 0.5 km', '0.5 to 2 km', '2 to 4 km', '4 to 7 km', '7 km and more'],
      classOf: ({ fillKm }) => fillClass(fillKm),
    },
    {
      name: 'basin_setting',
      classes: [
        SILENT,
        'foreland',
        'rift',
        'margin or delta',
        'cratonic sag',
        'arc or strike-slip',
      ],
      classOf: ({ setting, fillKm }) =>
        setting === undefined || fillKm < 0.5 ? 0 : 1 + BASIN_SETTINGS.indexOf(setting),
    },
    {
      name: 'magmatic_arc',
      classes: [SILENT, 'within 75 km', '75 to 200 km', '200 to 450 km', 'farther'],
      classOf: ({ arcKm }) => arcClass(arcKm),
    },
  ],
};

const porphyry: Play = {
  name: 'porphyry',
  title: 'Porphyry copper, gold and molybdenum',
  isOffshore: false,
  sites: PORPHYRY_DEPOSITS.map(({ name, lat, lon, metals, country, ageMa }) => ({
    name,
    lat,
    lon,
    detail: `${metals}, ${country}, ${ageMa} Ma`,
  })),
  layers: [
    {
      name: 'magmatic_arc',
      classes: [SILENT, 'within 30 km', '30 to 60 km', '60 to 120 km', '120 to 250 km', 'farther'],
      classOf: ({ arcKm }) => nearArcClass(arcKm),
    },
    {
      name: 'arc_era',
      classes: [SILENT, 'Cenozoic', 'Mesozoic', 'Palaeozoic'],
      classOf: ({ era, arcKm }) =>
        era === undefined || arcKm > 120 ? 0 : 1 + ARC_ERAS.indexOf(era),
    },
    {
      name: 'arcs_nearby',
      classes: [SILENT, 'one', 'two', 'three or more'],
      classOf: ({ arcs }) => Math.min(3, arcs),
    },
    {
      name: 'cover',
      classes: [SILENT, 'thin', '0.3 to 2 km', '2 km and more'],
      classOf: ({ fillKm }) => coverClass(fillKm),
    },
  ],
};

const plays: Readonly<Record<PlayName, Play>> = { oil_gas: oilGas, porphyry };

/** A play by its name. */
export function playOf(name: PlayName): Play {
  return plays[name];
}
