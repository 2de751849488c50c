import type * as z from 'zod';
import type { climateNormals } from '../../../ground/datasets/climate.ts';
import type { relief, setting, soil } from '../../../ground/datasets/terrain.ts';
import { ctiOf } from '../../landslide/hazard.ts';
import { groundFailureProbability } from './hazus.ts';
import type { Susceptibility } from './tables.ts';
import { zhu15Probability } from './zhu15.ts';
import { arealExtentPct, usgsLiquefaction, zhu17Coastal, zhu17General } from './zhu17.ts';

type Soil = z.output<typeof soil.answer>;

/** Ground, water and climate of a place as the liquefaction models need them. */
export interface LiquefactionSite {
  readonly vs30Mps: number;
  readonly susceptibility: Susceptibility;
  readonly precipitationMm: number;
  readonly waterDistanceKm: number;
  readonly coastDistanceKm: number;
  readonly riverDistanceKm: number;
  readonly waterTableM: number;
  readonly topographicIndex: number;
  /** Inputs that stand in for missing data, in words. */
  readonly assumed: readonly string[];
}

/** Shaking that a probability is conditional on. */
export interface LiquefactionShaking {
  readonly pgaG: number;
  readonly pgvCmps: number;
  readonly magnitude: number;
}

export type LiquefactionModel =
  'usgs_2022' | 'zhu_2015' | 'zhu_2017_general' | 'zhu_2017_coastal' | 'hazus';

/** Beyond this distance from the sea the coastal model was not fitted. @source Zhu et al. (2017), doi:10.1785/0120160198 */
const COASTAL_KM = 20;

/** POLICY. Maps at hand hold great rivers only: the mean distance to a river of some size in humid land. @source Lehner et al. (2008), HydroSHEDS, Eos 89(10), 93-94: drainage density near 0.2 per km */
const RIVER_KM = 2;
/** POLICY. Depth to groundwater by rain, m: shallow where it rains 800 mm, deep in deserts. @source Fan, Li & Miguez-Macho (2013), Science 339, 940-943, fig. 1: a third of the land within 5 m of a third of its water */
const WATER_TABLE = { wetM: 4, dryM: 20, wetAboveMm: 800 } as const;

/** What the liquefaction models need, from the facts of a place. @param mappedRiverKm  to the nearest river of a map, km */
export function liquefactionSite(
  facts: {
    readonly soil: Soil;
    readonly setting: z.output<typeof setting.answer>;
    readonly climate: z.output<typeof climateNormals.answer>;
    readonly relief: z.output<typeof relief.answer>;
  },
  vs30Mps: number,
  mappedRiverKm = Infinity,
): LiquefactionSite {
  const rainMm = facts.climate.annualPrecipitationMm;
  const dryness = 1 - Math.min(1, rainMm / WATER_TABLE.wetAboveMm);
  const assumedTable = WATER_TABLE.wetM + (WATER_TABLE.dryM - WATER_TABLE.wetM) * dryness;
  const coastKm = facts.setting.coastDistanceKm;
  const riverKm = Math.min(RIVER_KM, mappedRiverKm);
  const assumed =
    riverKm < RIVER_KM ? [] : [`distance to a river: ${RIVER_KM} km, only great rivers are mapped`];
  if (facts.soil.waterTableDepthM === null)
    assumed.push(`water table: ${assumedTable.toFixed(0)} m, by rain`);
  assumed.push('compound topographic index: from the slope of the landform');
  return {
    vs30Mps,
    susceptibility: susceptibilityOf(facts.soil, vs30Mps),
    precipitationMm: rainMm,
    coastDistanceKm: coastKm,
    riverDistanceKm: riverKm,
    waterDistanceKm: Math.min(coastKm, riverKm),
    waterTableM: facts.soil.waterTableDepthM ?? assumedTable,
    topographicIndex: ctiOf(facts.relief.slopeDeg),
    assumed,
  };
}

/**
 * POLICY. Susceptibility of the deposit from what is mapped: fill very high; soft basins by velocity; estimated ground one step
 * lower, since a slope says little of a deposit's age; none above 620 m/s, where the global models end as well.
 *
 * @source Youd & Perkins (1978), J. Geotech. Eng. Div. 104(GT4), 433-446, table 2 (kinds and ages of deposit)
 */
export function susceptibilityOf(
  { basis, fillMapped }: Pick<Soil, 'basis' | 'fillMapped'>,
  vs30Mps: number,
): Susceptibility {
  if (vs30Mps > 620) return 'none';
  if (fillMapped) return 'very_high';
  if (vs30Mps > 360) return 'very_low';
  const isMappedBasin = basis === 'soft_soil_basin';
  if (vs30Mps < 200) return isMappedBasin ? 'high' : 'moderate';
  return isMappedBasin ? 'moderate' : 'low';
}

const STEPS: readonly Susceptibility[] = [
  'none',
  'very_low',
  'low',
  'moderate',
  'high',
  'very_high',
];

/** The site with softer or stiffer ground: velocity by a factor, susceptibility by whole classes. */
export function variedSite(
  site: LiquefactionSite,
  velocityFactor: number,
  classes: number,
): LiquefactionSite {
  const step = Math.min(
    STEPS.length - 1,
    Math.max(1, STEPS.indexOf(site.susceptibility) + classes),
  );
  const susceptibility =
    site.susceptibility === 'none' ? 'none' : (STEPS[step] ?? site.susceptibility);
  return { ...site, vs30Mps: site.vs30Mps * velocityFactor, susceptibility };
}

/** Whether a model was made for such a place: the coastal one ends away from coasts. */
export function isModelHere(
  model: LiquefactionModel,
  { coastDistanceKm }: Pick<LiquefactionSite, 'coastDistanceKm'>,
): boolean {
  return model !== 'zhu_2017_coastal' || coastDistanceKm <= COASTAL_KM;
}

/** Probability of liquefaction by a model, given the shaking; 0 to 1. Undefined for the coastal model away from coasts. */
export function liquefactionProbability(
  model: Exclude<LiquefactionModel, 'zhu_2017_coastal'>,
  site: LiquefactionSite,
  shaking: LiquefactionShaking,
): number;
export function liquefactionProbability(
  model: LiquefactionModel,
  site: LiquefactionSite,
  shaking: LiquefactionShaking,
): number | undefined;
export function liquefactionProbability(
  model: LiquefactionModel,
  site: LiquefactionSite,
  shaking: LiquefactionShaking,
): number | undefined {
  switch (model) {
    case 'usgs_2022':
      return usgsLiquefaction({ ...site, ...shaking });
    case 'zhu_2015':
      return zhu15Probability({ ...site, ...shaking });
    case 'zhu_2017_general':
      return zhu17General({ ...site, pgvCmps: shaking.pgvCmps });
    case 'zhu_2017_coastal':
      return isModelHere(model, site)
        ? zhu17Coastal({ ...site, pgvCmps: shaking.pgvCmps })
        : undefined;
    case 'hazus':
      return groundFailureProbability({ ...site, ...shaking });
  }
}

/** Share of the ground that liquefies at a probability, percent; undefined for models that do not tell it. */
export function extentPct(
  model: Exclude<LiquefactionModel, 'zhu_2015'>,
  probability: number,
): number;
export function extentPct(model: LiquefactionModel, probability: number): number | undefined;
export function extentPct(model: LiquefactionModel, probability: number): number | undefined {
  if (model === 'hazus') return 100 * probability;
  if (model === 'zhu_2015') return undefined;
  return probability === 0
    ? 0
    : arealExtentPct(probability, model === 'zhu_2017_coastal' ? 'coastal' : 'general');
}
