import { deterministicMotions } from '../hazard/deterministicMotion.ts';
import { motionAtRate, RETURN_PERIODS } from '../hazard/hazardCurve.ts';
import { FRACTILES, meanCurve, treeCurves } from '../hazard/logicTree.ts';
import { meanMagnitude, type MapMotion } from '../hazard/mapPoint.ts';
import { groundOf, storeAt } from '../hazard/siteHazard.ts';
import { siteSources, type SitePoint } from '../hazard/siteSources.ts';
import type { SourceCurves, SourceFacts } from '../hazard/sourceCurves.ts';
import type { KernelStore } from '../hazard/kernelStore.ts';
import { isCrustal, kindOfTree, regionOfTree, type TreeKind } from '../hazard/motionTree.ts';
import type { QuakeKinds } from '../../../ground/datasets/tectonics.ts';

/** Motions of a point on rock, Vs30 760 m/s: what the building code maps and what the composite's component multiplies. */
export interface RockHazard {
  readonly pga475G: MapMotion;
  /** Kinds of earthquake behind it. */
  readonly kinds: QuakeKinds;
  readonly pga2475G: number;
  readonly sa02s2475G: number;
  readonly sa1s2475G: number;
  /** Mean magnitude behind the motion of 1 s. */
  readonly longPeriodMagnitude: number;
  /** 84th percentile of the characteristic earthquakes of the active faults within 200 km, g; null where the listed faults do not explain the hazard. */
  readonly deterministic: {
    readonly sa02sG: number;
    readonly sa1sG: number;
    readonly pgaG: number;
  } | null;
}

const ROCK = { ground: groundOf(760), periodsS: [1, 0.2, 0] } as const;
/** Measures in the order of `ROCK.periodsS`. */
const [LONG, SHORT, PEAK] = [0, 1, 2] as const;
const SAMPLES = 120;

const deterministicOf = (motions: ArrayLike<number>) => ({
  sa02sG: motions[SHORT],
  sa1sG: motions[LONG],
  pgaG: motions[PEAK],
});

/** The hazard of a point on rock; undefined where no source is within reach. Motions below the curve are its lowest level. */
export function rockHazard(facts: SourceFacts, site: SitePoint): RockHazard | undefined {
  const store = storeAt(facts, ROCK);
  const sources = siteSources(facts, site, store);
  if (sources.length === 0) return undefined;
  const meanAt = (measure: number): number | undefined => {
    const { levels } = store.frame.measures[measure] ?? { levels: undefined };
    const mean = levels && meanCurve(sources, { measure, lnStep: levels.lnStep, tree: store.tree });
    return levels && mean
      ? (motionAtRate(levels, mean, RETURN_PERIODS[2475]) ?? levels.values[0])
      : undefined;
  };
  const peak = store.frame.measures[PEAK];
  const combination = { measure: PEAK, lnStep: peak?.levels.lnStep ?? 1, tree: store.tree };
  const curves = peak && treeCurves(sources, combination, site, SAMPLES);
  const [long, short, pga2475G] = [meanAt(LONG), meanAt(SHORT), meanAt(PEAK)];
  if (!curves || long === undefined || short === undefined || pga2475G === undefined)
    return undefined;
  const at = (curve: Float64Array): number =>
    motionAtRate(peak.levels, curve, RETURN_PERIODS[475]) ?? peak.levels.values[0];
  const characteristic = deterministicMotions(facts, sources, site, store);
  const fractile = (share: number): number =>
    at(curves.fractiles[FRACTILES.findIndex((own) => own === share)]);
  return {
    pga475G: {
      mean: at(curves.mean),
      p16: fractile(0.16),
      p50: fractile(0.5),
      p84: fractile(0.84),
    },
    kinds: kindsBehind(sources, store, at(curves.mean)),
    pga2475G,
    sa02s2475G: short,
    sa1s2475G: long,
    longPeriodMagnitude: meanMagnitude(sources, store, long),
    deterministic: characteristic ? deterministicOf(characteristic) : null,
  };
}

/** Shares of the kinds of earthquake in the rate at which a peak acceleration is passed. */
const KINDS = ['active', 'stable', 'stableEurope', 'interface', 'slab'] as const;

function kindsBehind(
  sources: readonly SourceCurves[],
  store: KernelStore,
  peakG: number,
): QuakeKinds {
  const levels = store.frame.measures[PEAK]?.levels;
  const at = levels
    ? Math.max(
        0,
        levels.values.findIndex((level) => level >= peakG),
      )
    : 0;
  const rateOf = (own: readonly SourceCurves[]): number => {
    const lnStep = levels?.lnStep ?? 1;
    return meanCurve(own, { measure: PEAK, lnStep, tree: store.tree })?.[at] ?? 0;
  };
  const rates = KINDS.map((kind) =>
    rateOf(sources.filter(({ tree }) => kindOfTree(tree) === kind)),
  );
  const all = rates.reduce((sum, rate) => sum + rate, 0);
  const share = (kind: TreeKind): number =>
    all > 0 ? rates[KINDS.indexOf(kind)] / all : kind === 'active' ? 1 : 0;
  return {
    active: share('active'),
    stable: share('stable'),
    stableEurope: share('stableEurope'),
    interface: share('interface'),
    slab: share('slab'),
    subductionRegion: leadingRegion(sources, rateOf),
  };
}

/** The subduction zone that makes most of what interfaces and slabs make; undefined where it has no terms of its own. */
function leadingRegion(
  sources: readonly SourceCurves[],
  rateOf: (some: readonly SourceCurves[]) => number,
): QuakeKinds['subductionRegion'] {
  const subduction = sources.filter(({ tree }) => !isCrustal(tree));
  const byRegion = [...Map.groupBy(subduction, ({ tree }) => regionOfTree(tree))];
  const rates = byRegion.map(([region, own]) => ({ region, rate: rateOf(own) }));
  return rates.toSorted((a, b) => b.rate - a.rate)[0]?.region;
}
