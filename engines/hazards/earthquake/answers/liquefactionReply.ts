import type * as z from 'zod';
import { PGA, PGV } from '../groundMotion/model.ts';
import { motionAtRate } from '../hazard/hazardCurve.ts';
import type { MotionTree, TreeName } from '../hazard/motionTree.ts';
import type { ReturnPeriod, SiteHazard } from '../hazard/siteHazard.ts';
import { annualLiquefactionRate } from '../liquefaction/annualRate.ts';
import { motionCells, stepMagnitudes } from '../liquefaction/hazardCells.ts';
import { settlementM } from '../liquefaction/hazus.ts';
import {
  extentPct,
  liquefactionProbability,
  variedSite,
  type LiquefactionModel,
  type LiquefactionShaking,
  type LiquefactionSite,
} from '../liquefaction/liquefactionSite.ts';
import { measureOf } from './hazardReply.ts';
import type * as schemas from './schemas.ts';

const Z90 = 1.2815515655446004;
const MODELS: readonly LiquefactionModel[] = [
  'usgs_2022',
  'zhu_2017_general',
  'zhu_2017_coastal',
  'zhu_2015',
  'hazus',
];
/** Below this PGA no yearly rate is summed: the models were fitted to strong shaking. @source Allstadt et al. (2022), doi:10.1177/87552930211032685 */
const LEAST_PGA_G = 0.1;

interface Parts {
  readonly site: LiquefactionSite;
  readonly vs30LnSigma: number;
  readonly hazard: SiteHazard;
  readonly tree: (name: TreeName) => MotionTree;
}

/**
 * Liquefaction by every model: given the 475- and 2,475-year shaking, and as a yearly rate summed over the hazard curve.
 *
 * @returns null where the hazard holds no PGA or PGV
 */
export function liquefactionReply(parts: Parts): z.input<typeof schemas.liquefaction> | null {
  const { site, hazard, tree } = parts;
  const [pga, pgv] = [measureOf(hazard, PGA), measureOf(hazard, PGV)];
  if (!pga || !pgv) return null;
  const shaken = shakenBy({ pga, pgv }, stepMagnitudes(hazard.sources, tree));
  const models = MODELS.flatMap((model) => modelReply(model, parts, shaken) ?? []);
  return {
    susceptibility: site.susceptibility,
    preferred: 'usgs_2022',
    models,
    settlement_475yr_m: settledM(site, shaken.at475),
    settlement_2475yr_m: settledM(site, shaken.at2475),
    inputs: {
      precipitation_mm_per_yr: site.precipitationMm,
      water_distance_km: site.waterDistanceKm,
      coast_distance_km: site.coastDistanceKm,
      river_distance_km: site.riverDistanceKm,
      water_table_m: site.waterTableM,
      compound_topographic_index: site.topographicIndex,
    },
    assumed: [...site.assumed],
  };
}

/** What the ground settles on average under a shaking, by the classes of Hazus; m. */
function settledM(site: LiquefactionSite, shaking: LiquefactionShaking): number {
  return settlementM(site.susceptibility, liquefactionProbability('hazus', site, shaking) ?? 0);
}

type HazardMeasure = NonNullable<ReturnType<typeof measureOf>>;

/** Shaking with its yearly rates, and of two return periods. */
function shakenBy(
  { pga, pgv }: { readonly pga: HazardMeasure; readonly pgv: HazardMeasure },
  magnitudes: ReturnType<typeof stepMagnitudes>,
): Shaken {
  // PGV that is exceeded as often as the PGA goes with it.
  let above = pga.curves.mean[0];
  const cells = motionCells(pga.levels, pga.curves, magnitudes).map(
    ({ ratePerYear, motion, magnitude }) => {
      const middle = above - ratePerYear / 2;
      above -= ratePerYear;
      const pgvCmps = motionAtRate(pgv.levels, pgv.curves.mean, middle) ?? 0;
      return { ratePerYear, shaking: { pgaG: motion, pgvCmps, magnitude } };
    },
  );
  const shakingAt = (period: ReturnPeriod): LiquefactionShaking => {
    const pgaG = pga.at[period].mean ?? 0;
    const step = Math.max(
      0,
      pga.levels.values.findIndex((level) => level >= pgaG),
    );
    return { pgaG, pgvCmps: pgv.at[period].mean ?? 0, magnitude: magnitudes[step] ?? 6.5 };
  };
  return {
    cells: cells.filter(({ shaking }) => shaking.pgaG >= LEAST_PGA_G),
    at475: shakingAt(475),
    at2475: shakingAt(2475),
  };
}

interface Shaken {
  readonly cells: readonly {
    readonly ratePerYear: number;
    readonly shaking: LiquefactionShaking;
  }[];
  readonly at475: LiquefactionShaking;
  readonly at2475: LiquefactionShaking;
}

function modelReply(
  model: LiquefactionModel,
  { site, vs30LnSigma }: Parts,
  { cells, at475, at2475 }: Shaken,
) {
  const probability = (shaking: LiquefactionShaking, of = site) =>
    liquefactionProbability(model, of, shaking);
  const at = probability(at475);
  if (at === undefined) return undefined;
  const yearly = (worth: (probability: number) => number) =>
    annualLiquefactionRate(cells, ({ shaking }) => worth(probability(shaking) ?? 0));
  const hasExtent = extentPct(model, at) !== undefined;
  return {
    model,
    probability_475yr: at,
    probability_475yr_p10:
      probability(at475, variedSite(site, Math.exp(Z90 * vs30LnSigma), -1)) ?? 0,
    probability_475yr_p90:
      probability(at475, variedSite(site, Math.exp(-Z90 * vs30LnSigma), 1)) ?? 0,
    probability_2475yr: probability(at2475) ?? 0,
    areal_extent_475yr_pct: extentPct(model, at) ?? null,
    annual_rate_per_yr: yearly((p) => p),
    areal_extent_rate_pct_per_yr: hasExtent ? yearly((p) => extentPct(model, p) ?? 0) : null,
  };
}
