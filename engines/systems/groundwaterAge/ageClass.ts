import { KM_PER_DEGREE } from '../../ground/earth/geodesy.ts';
import { TRITIUM_TU } from './tables.ts';

/** Classes of groundwater age: recharged since about 1953, before, or a mixture of both. */
export const AGE_CLASSES = ['modern', 'mixed', 'premodern'] as const;
export type AgeClass = (typeof AGE_CLASSES)[number];

/** What a sample holds; null where it was not measured. */
export interface TracerSample {
  /** Tritium units. */
  readonly tritiumTu: number | null;
  /** Percent modern carbon. */
  readonly carbon14Pmc: number | null;
  /** Terrigenic helium-4, 1e-8 cm³ STP per gram. */
  readonly terrigenicHelium: number | null;
}

/** POLICY. Above it water is old whatever else is in it: tens of years of helium from the rock. */
const HELIUM = { premodern: 10 } as const;
const CARBON_PMC = { premodern: 50, modern: 80 } as const;

/**
 * Age class of a sample by its own chemistry. Tritium decides where it was measured; helium from the rock turns a modern reading into a
 * mixture; carbon-14 decides only where tritium is missing, since carbonate rock dilutes it.
 *
 * @returns undefined where nothing was measured
 * @source Clark & Fritz (1997), Environmental Isotopes in Hydrogeology, CRC, table 7-1; Manning, Solomon & Thiros (2005), Ground Water 43,
 *   353-367. doi:10.1111/j.1745-6584.2005.0028.x
 */
export function ageClassOf({
  tritiumTu,
  carbon14Pmc,
  terrigenicHelium,
}: TracerSample): AgeClass | undefined {
  const isHeliumRich = terrigenicHelium !== null && terrigenicHelium >= HELIUM.premodern;
  if (tritiumTu !== null) {
    if (tritiumTu < TRITIUM_TU.premodern) return 'premodern';
    return tritiumTu >= TRITIUM_TU.modern && !isHeliumRich ? 'modern' : 'mixed';
  }
  if (isHeliumRich) return 'premodern';
  if (carbon14Pmc === null) return undefined;
  if (carbon14Pmc < CARBON_PMC.premodern) return 'premodern';
  return carbon14Pmc >= CARBON_PMC.modern ? 'modern' : 'mixed';
}

/** What is known of a well without its chemistry. */
export interface WellSetting {
  readonly lat: number;
  readonly lon: number;
  /** Depth of the well, m; null where it is not known. */
  readonly depthM: number | null;
}

/** Axis of the valley floor, southern and northern end, degrees. */
const FLOOR = { south: 40.2, north: 40.45, lon: -112.43 } as const;

/** Length of a degree of longitude at the valley, 40.3° N, km. */
const KM_PER_DEGREE_EAST = 84.8;

/** POLICY. Half width of the valley floor, where water discharges. */
const FLOOR_HALF_WIDTH_KM = 5;
/** POLICY. Depth from which water is old. */
const DEEP_M = 120;

/**
 * Age class of a well's water without its chemistry, from where it stands: water is recharged in the mountains and ages toward the middle
 * of the valley and with depth. A rule set before any sample was seen.
 *
 * @source Gardner & Kirby (2011), U.S. Geological Survey SIR 2011-5068 (the flow system). doi:10.3133/sir20115068
 */
export function blindAgeClass({ lat, lon, depthM }: WellSetting): AgeClass {
  const eastKm = (lon - FLOOR.lon) * KM_PER_DEGREE_EAST;
  const northKm =
    lat > FLOOR.north
      ? (lat - FLOOR.north) * KM_PER_DEGREE
      : Math.max(0, FLOOR.south - lat) * KM_PER_DEGREE;
  const offAxisKm = Math.hypot(eastKm, northKm);
  const isOnFloor = offAxisKm < FLOOR_HALF_WIDTH_KM;
  const isDeep = depthM !== null && depthM >= DEEP_M;
  if (isOnFloor) return 'premodern';
  return isDeep ? 'mixed' : 'modern';
}
