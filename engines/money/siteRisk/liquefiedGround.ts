import { Z90 } from '../../ground/math/normal.ts';
import { isKnown, type FactTree } from '../../facts.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { seismicHazard } from '../../ground/datasets/tectonics.ts';
import { relief, setting, soil } from '../../ground/datasets/terrain.ts';
import {
  extentPct,
  liquefactionProbability,
  liquefactionSite,
} from '../../hazards/earthquake/liquefaction/liquefactionSite.ts';
import { siteFactorAt } from '../../hazards/earthquake/siteFactorAt.ts';
import { pgvSiteFactor } from '../../hazards/siteAmplification/siteFactor.ts';
import { scoreAt } from '../../levels.ts';
import { LIQUEFACTION_ANCHORS } from './tables.ts';

/** What liquefaction is worked out from. */
export const liquefactionNeeds = (at: { readonly lat: number; readonly lon: number }) => ({
  soil: soil(at),
  setting: setting(at),
  climate: climateNormals(at),
  relief: relief(at),
  hazard: seismicHazard(at),
});

export type LiquefactionFacts = FactTree<ReturnType<typeof liquefactionNeeds>>;

/** Ground that liquefies in the shaking of 475 years, and its hazard score, 0 to 100 with 100 worst. */
export interface LiquefiedGround {
  readonly words: string;
  readonly score: number;
  /** The score where the ground is stiffer and softer than the best estimate by its 80 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Liquefaction in the 475-year shaking on the place's own ground, as the share of ground that liquefies; or what is missing for it. */
export function liquefiedGround(
  facts: LiquefactionFacts,
): LiquefiedGround | { readonly missing: string } {
  const { soil: ground, setting: where, climate, relief: land, hazard } = facts;
  if (!isKnown(ground)) return { missing: `ground: ${ground.missing}` };
  if (!isKnown(where)) return { missing: `coast: ${where.missing}` };
  if (!isKnown(climate)) return { missing: `climate: ${climate.missing}` };
  if (!isKnown(land)) return { missing: `relief: ${land.missing}` };
  if (!isKnown(hazard)) return { missing: `shaking: ${hazard.missing}` };
  const { vs30Mps, vs30LnSigma } = ground.value;
  const { pga475G, pgv475Cmps, meanMagnitude, kinds } = hazard.value;
  const described = {
    soil: ground.value,
    setting: where.value,
    climate: climate.value,
    relief: land.value,
  };
  const shareAt = (velocity: number): number => {
    const factor = siteFactorAt(velocity, pga475G.mean, kinds);
    const shaking = {
      pgaG: pga475G.mean * factor,
      pgvCmps: pgv475Cmps.mean * pgvSiteFactor(velocity, pga475G.mean),
      magnitude: meanMagnitude,
    };
    const site = liquefactionSite(described, velocity);
    return extentPct('usgs_2022', liquefactionProbability('usgs_2022', site, shaking));
  };
  const hazardAt = (velocity: number) => scoreAt(LIQUEFACTION_ANCHORS, shareAt(velocity));
  const spread = Math.exp(Z90 * vs30LnSigma);
  const ends = [hazardAt(vs30Mps * spread), hazardAt(vs30Mps / spread)] as const;
  const share = Number(shareAt(vs30Mps).toPrecision(2));
  return {
    words: `${share} % of the ground liquefies in the shaking of 475 years`,
    score: hazardAt(vs30Mps),
    low: Math.min(...ends),
    high: Math.max(...ends),
  };
}
