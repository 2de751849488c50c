import type { SubductionRegion } from '../../../ground/datasets/subductionRegions.ts';
import type { BasinRegion } from './parker20Basin.ts';
import type { PARKER20_A0, PARKER20_C0, PARKER20_SITE } from './tables/parker20.ts';

/** Kinds of earthquake that the model speaks for. */
export type Parker20Kind = 'interface' | 'slab';

interface Region {
  readonly name: string;
  /** Which lists of coefficients hold there. */
  readonly c0: {
    readonly interface: keyof typeof PARKER20_C0.interface;
    readonly slab: keyof typeof PARKER20_C0.slab;
  };
  readonly path: keyof typeof PARKER20_A0.interface;
  readonly ground: keyof typeof PARKER20_SITE;
  readonly basin?: BasinRegion;
  /** Magnitude from which motions grow slower: as wide as the interface, and the plate as thick. */
  readonly breakM: { readonly interface: number; readonly slab: number };
}

const both = <T extends string>(name: T) => ({ interface: name, slab: name });

/**
 * Regions of Parker and others 2022 with their magnitude breaks.
 *
 * @source Ji & Archuleta (2018) and Campbell (2020) for the breaks, as Parker et al. (2022) have them, read in the OpenQuake engine, `gsim/parker_2020.py` (MB_REGIONS)
 */
export const PARKER20_REGIONS: Readonly<Record<SubductionRegion | 'world', Region>> = {
  world: {
    name: 'world',
    c0: both('world'),
    path: 'world',
    ground: 'world',
    breakM: { interface: 7.9, slab: 7.6 },
  },
  alaska: {
    name: 'Alaska',
    c0: both('alaska'),
    path: 'alaska',
    ground: 'alaska',
    breakM: { interface: 8.6, slab: 7.2 },
  },
  aleutians: {
    name: 'Aleutians',
    c0: both('aleutians'),
    path: 'alaska',
    ground: 'alaska',
    breakM: { interface: 8, slab: 7.98 },
  },
  cascadia: {
    name: 'Cascadia',
    c0: both('cascadia'),
    path: 'cascadia',
    ground: 'cascadia',
    basin: 'cascadia',
    breakM: { interface: 7.7, slab: 7.2 },
  },
  mexico: {
    name: 'Mexico',
    c0: both('middle_america'),
    path: 'middle_america',
    ground: 'world',
    breakM: { interface: 7.4, slab: 7.4 },
  },
  central_america: {
    name: 'Central America',
    c0: both('middle_america'),
    path: 'middle_america',
    ground: 'world',
    breakM: { interface: 7.4, slab: 7.6 },
  },
  south_america_north: {
    name: 'South America, north',
    c0: both('south_america_north'),
    path: 'south_america',
    ground: 'south_america',
    breakM: { interface: 8.5, slab: 7.3 },
  },
  south_america_south: {
    name: 'South America, south',
    c0: both('south_america_south'),
    path: 'south_america',
    ground: 'south_america',
    breakM: { interface: 8.6, slab: 7.25 },
  },
  japan_pacific: {
    name: 'Japan, Pacific plate',
    c0: { interface: 'japan_pacific', slab: 'japan' },
    path: 'japan',
    ground: 'japan',
    basin: 'japan',
    breakM: { interface: 8.5, slab: 7.65 },
  },
  japan_philippine_sea: {
    name: 'Japan, Philippine Sea plate',
    c0: { interface: 'japan_philippine_sea', slab: 'japan' },
    path: 'japan',
    ground: 'japan',
    basin: 'japan',
    breakM: { interface: 7.7, slab: 7.55 },
  },
  taiwan: {
    name: 'Taiwan',
    c0: both('taiwan'),
    path: 'taiwan',
    ground: 'taiwan',
    breakM: { interface: 7.1, slab: 7.7 },
  },
};
