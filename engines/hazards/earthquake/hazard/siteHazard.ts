import { PGA, PGV } from '../groundMotion/model.ts';
import type { Scatter } from './exceedance.ts';
import { logLevels, motionAtRate, RETURN_PERIODS, type Levels } from './hazardCurve.ts';
import { kernelStore, type HazardFrame, type KernelStore } from './kernelStore.ts';
import { treeCurves, type TreeCurves } from './logicTree.ts';
import { siteSources, type SitePoint } from './siteSources.ts';
import type { SourceCurves, SourceFacts } from './sourceCurves.ts';
import type { SiteGround } from './zoneMotions.ts';

/** Return periods a hazard answer reads its curves at, years by name; the exact rates are in `RETURN_PERIODS`. */
export type ReturnPeriod = keyof typeof RETURN_PERIODS;

/** POLICY: scatter cut at three standard deviations above, as the United States national model has it. */
const DEFAULT_SCATTER: Scatter = { kind: 'upper', sigmas: 3 };

/** Ground with nothing but its Vs30 known; depths to stiff rock by the models' own defaults. */
export function groundOf(
  vs30Mps: number,
  more: Partial<Omit<SiteGround, 'vs30Mps'>> = {},
): SiteGround {
  return { vs30Mps, vs30Measured: false, z1Km: NaN, z2p5Km: NaN, backarc: false, ...more };
}

/** What may be asked: Vs30 of the models, spectral periods that all trees have, as closed ranges; 0 is PGA and -1 PGV besides. */
export const HAZARD_RANGES = { vs30Mps: [150, 1500], periodS: [0.05, 5] } as const;

/** Levels of the curves of a measure: 34, evenly in ln, g (cm/s for PGV). */
function levelsFor(periodS: number): Levels {
  return periodS === PGV ? logLevels(0.03, 500, LEVEL_COUNT) : logLevels(5e-4, 10, LEVEL_COUNT);
}
const LEVEL_COUNT = 34;

/** Radius to ask the dataset `seismicSources` with, km: the reach of the farthest tree. */
export const SOURCE_RADIUS_KM = 1000;

/** What to compute for a site. */
export interface HazardOptions {
  readonly ground: SiteGround;
  /** Spectral periods, s; 0 is PGA and -1 is PGV. */
  readonly periodsS: readonly number[];
  readonly scatter?: Scatter;
  /** Walks through the logic tree for the fractiles; 200 unless told. */
  readonly samples?: number;
}

/** Ground motion at a return period over the logic tree; undefined where the curve does not reach it. */
export interface MotionAtPeriod {
  readonly mean: number | undefined;
  readonly p05: number | undefined;
  readonly p16: number | undefined;
  readonly p50: number | undefined;
  readonly p84: number | undefined;
  readonly p95: number | undefined;
}

/** The hazard of one measure at a site. */
export interface MeasureHazard {
  readonly periodS: number;
  /** g; cm/s for PGV. */
  readonly levels: Levels;
  readonly curves: TreeCurves;
  readonly at: Readonly<Record<ReturnPeriod, MotionAtPeriod>>;
}

/** The seismic hazard of a site. */
export interface SiteHazard {
  readonly modelVersion: string;
  readonly measures: readonly MeasureHazard[];
  /** What each source adds, by branch; disaggregation and explanations start here. */
  readonly sources: readonly SourceCurves[];
}

/**
 * Probabilistic seismic hazard of a site from the sources around it: mean and fractile curves and the motions at 475, 975
 * and 2,475 years for each period asked.
 *
 * Pure and self-contained: plain facts in, plain data out, fit for a worker. Site response comes once, from the ground-motion
 * models' own terms for the given ground.
 *
 * @param facts    answer of the dataset `seismicSources`
 * @param site     latitude and longitude, degrees
 * @param options  Vs30 150 to 1500 m/s, periods 0 (PGA), -1 (PGV) or 0.05 to 5 s
 * @returns undefined where no source is within reach
 * @throws RangeError for Vs30 or periods outside `HAZARD_RANGES`, with the range in the message
 * @source Cornell (1968), Bull. Seism. Soc. Am. 58(5), 1583-1606; McGuire (2004), Seismic Hazard and Risk Analysis, EERI
 */
export function siteHazard(
  facts: SourceFacts,
  site: SitePoint,
  options: HazardOptions,
): SiteHazard | undefined {
  checkOptions(options);
  const store = storeAt(facts, options);
  const sources = siteSources(facts, site, store);
  if (sources.length === 0) return undefined;
  const measures = store.frame.measures.map(({ periodS, levels }, measure) => {
    const curves = treeCurves(
      sources,
      { measure, lnStep: levels.lnStep, tree: store.tree },
      site,
      options.samples,
    );
    return curves ? { periodS, levels, curves, at: motionsOf(levels, curves) } : undefined;
  });
  return {
    modelVersion: facts.version,
    sources,
    measures: measures.filter((measure) => measure !== undefined),
  };
}

/** Motions at the return periods, mean and fractiles. */
function motionsOf(
  levels: Levels,
  { mean, fractiles }: TreeCurves,
): Record<ReturnPeriod, MotionAtPeriod> {
  const at = (rate: number): MotionAtPeriod => {
    const [p05, p16, p50, p84, p95] = fractiles.map((curve) => motionAtRate(levels, curve, rate));
    return { mean: motionAtRate(levels, mean, rate), p05, p16, p50, p84, p95 };
  };
  return {
    475: at(RETURN_PERIODS[475]),
    975: at(RETURN_PERIODS[975]),
    2475: at(RETURN_PERIODS[2475]),
  };
}

/** @throws RangeError naming what is outside and the range */
function checkOptions({ ground, periodsS }: Pick<HazardOptions, 'ground' | 'periodsS'>): void {
  const [lowV, highV] = HAZARD_RANGES.vs30Mps;
  if (!(ground.vs30Mps >= lowV && ground.vs30Mps <= highV))
    throw new RangeError(`Vs30 must be ${lowV} to ${highV} m/s, got ${ground.vs30Mps}`);
  const [lowT, highT] = HAZARD_RANGES.periodS;
  for (const period of periodsS) {
    const isPeak = period === PGA || period === PGV;
    if (!isPeak && !(period >= lowT && period <= highT))
      throw new RangeError(
        `period must be 0 (PGA), ${PGV} (PGV) or ${lowT} to ${highT} s, got ${period}`,
      );
  }
}

/** Frames whose kernels are kept: calls on the same ground and periods share them. The least used goes first. */
const KEPT_FRAMES = 6;
const stores = new Map<string, KernelStore>();

/** The kernel store of a frame at a site: before or behind the volcanic front, as the facts about it say. */
export function storeAt({ backarc = false }: SourceFacts, options: HazardOptions): KernelStore {
  return storeOf({ ...options, ground: { ...options.ground, backarc } });
}

/** The kernel store of a frame, made or found. */
export function storeOf({
  ground,
  periodsS,
  scatter = DEFAULT_SCATTER,
}: HazardOptions): KernelStore {
  const key = JSON.stringify([ground, periodsS, scatter]);
  const known = stores.get(key);
  const frame: HazardFrame = {
    ground,
    scatter,
    measures: periodsS.map((periodS) => ({ periodS, levels: levelsFor(periodS) })),
  };
  const store = known ?? kernelStore(frame);
  stores.delete(key);
  stores.set(key, store);
  const [oldest] = stores.keys();
  if (stores.size > KEPT_FRAMES && oldest !== undefined) stores.delete(oldest);
  return store;
}
