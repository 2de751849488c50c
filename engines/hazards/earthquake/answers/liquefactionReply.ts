import type * as z from 'zod';
import { Z90 } from '../../../ground/math/normal.ts';
import { onWire } from '../../../onWire.ts';
import { pick } from '../../../pick.ts';
import { PGA, PGV } from '../groundMotion/model.ts';
import { motionAtRate } from '../hazard/hazardCurve.ts';
import type { MotionTree, TreeName } from '../hazard/motionTree.ts';
import type { ReturnPeriod, SiteHazard } from '../hazard/siteHazard.ts';
import { annualLiquefactionRate } from '../liquefaction/annualRate.ts';
import { motionCells, stepMagnitudes } from '../liquefaction/hazardCells.ts';
import { settlementM } from '../liquefaction/hazus.ts';
import {
  extentPct,
  isModelHere,
  liquefactionProbability,
  variedSite,
  type LiquefactionModel,
  type LiquefactionShaking,
  type LiquefactionSite,
} from '../liquefaction/liquefactionSite.ts';
import { measureOf } from './hazardReply.ts';
import type * as schemas from './schemas.ts';

const MODELS: readonly LiquefactionModel[] = [
  'usgs_2022',
  'zhu_2017_general',
  'zhu_2017_coastal',
  'zhu_2015',
  'hazus',
];
const OUTSIDE =
  'the shaking of a return period lies outside the hazard curve: what is conditional on it is not known';
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
    ...(shaken.at475 && shaken.at2475 ? {} : { reason: OUTSIDE }),
    inputs: {
      precipitation_mm_per_yr: site.precipitationMm,
      ...onWire(pick(site, 'waterDistanceKm', 'coastDistanceKm', 'riverDistanceKm', 'waterTableM')),
      compound_topographic_index: site.topographicIndex,
    },
    assumed: [...site.assumed],
  };
}

/** What the ground settles on average under a shaking, by the classes of Hazus; m, null where the shaking is not known. */
function settledM(site: LiquefactionSite, shaking: LiquefactionShaking | undefined): number | null {
  const probability = shaking && liquefactionProbability('hazus', site, shaking);
  return probability === undefined ? null : settlementM(site.susceptibility, probability);
}

type HazardMeasure = NonNullable<ReturnType<typeof measureOf>>;

/** Shaking with its yearly rates, and of two return periods. */
function shakenBy(
  { pga, pgv }: { readonly pga: HazardMeasure; readonly pgv: HazardMeasure },
  magnitudes: ReturnType<typeof stepMagnitudes>,
): Shaken {
  // PGV that is exceeded as often as the PGA goes with it.
  let above = pga.curves.mean[0];
  let magnitude = NaN;
  const cells = motionCells(pga.levels, pga.curves, magnitudes).map(
    ({ ratePerYear, motion, magnitude: ofStep }) => {
      const middle = above - ratePerYear / 2;
      above -= ratePerYear;
      // Beyond the level that sources reach by themselves (a rate of rounding, 1e-10 a year) the earthquakes of the step before.
      if (Number.isFinite(ofStep)) magnitude = ofStep;
      return {
        ratePerYear,
        shaking: { pgaG: motion, pgvCmps: velocityAtRate(pgv, middle), magnitude },
      };
    },
  );
  const shakingAt = (period: ReturnPeriod): LiquefactionShaking | undefined => {
    const [pgaG, pgvCmps] = [pga.at[period].mean, pgv.at[period].mean];
    if (pgaG === undefined || pgvCmps === undefined) return undefined;
    const magnitude = magnitudes[pga.levels.values.findIndex((level) => level >= pgaG)];
    return Number.isFinite(magnitude) ? { pgaG, pgvCmps, magnitude } : undefined;
  };
  return {
    cells: cells.filter(({ shaking }) => shaking.pgaG >= LEAST_PGA_G),
    at475: shakingAt(475),
    at2475: shakingAt(2475),
  };
}

/** Velocity that is exceeded at a rate, cm/s: beyond either end of its curve the level at that end, which it passes. */
function velocityAtRate({ levels, curves }: HazardMeasure, ratePerYear: number): number {
  const isWeak = curves.mean[0] < ratePerYear;
  return (
    motionAtRate(levels, curves.mean, ratePerYear) ??
    levels.values[isWeak ? 0 : levels.values.length - 1]
  );
}

interface Shaken {
  readonly cells: readonly {
    readonly ratePerYear: number;
    readonly shaking: LiquefactionShaking;
  }[];
  /** Undefined where the hazard curves do not reach. */
  readonly at475: LiquefactionShaking | undefined;
  readonly at2475: LiquefactionShaking | undefined;
}

function modelReply(
  model: LiquefactionModel,
  { site, vs30LnSigma }: Parts,
  { cells, at475, at2475 }: Shaken,
) {
  if (!isModelHere(model, site)) return undefined;
  const probability = (shaking: LiquefactionShaking | undefined, of = site): number | null =>
    (shaking && liquefactionProbability(model, of, shaking)) ?? null;
  const extentOf = (of: number | null): number | null =>
    of === null ? null : (extentPct(model, of) ?? null);
  const hasExtent = extentPct(model, 0) !== undefined;
  const yearly = (worth: (probability: number) => number | null) =>
    annualLiquefactionRate(cells, ({ shaking }) => worth(probability(shaking) ?? NaN) ?? NaN);
  const at = probability(at475);
  return {
    model,
    probability_475yr: at,
    probability_475yr_p10: probability(at475, variedSite(site, Math.exp(Z90 * vs30LnSigma), -1)),
    probability_475yr_p90: probability(at475, variedSite(site, Math.exp(-Z90 * vs30LnSigma), 1)),
    probability_2475yr: probability(at2475),
    areal_extent_475yr_pct: extentOf(at),
    annual_rate_per_yr: yearly((p) => p),
    areal_extent_rate_pct_per_yr: hasExtent ? yearly(extentOf) : null,
  };
}
