import { CURVE_YEARS, type Regime } from '../../../ground/datasets/tectonics.ts';
import { PGA, PGV } from '../groundMotion/model.ts';
import { motionAtRate, RETURN_PERIODS, type Levels } from './hazardCurve.ts';
import { FRACTILES, meanCurve, treeCurves, type TreeCurves } from './logicTree.ts';
import type { KernelStore } from './kernelStore.ts';
import { kindOfTree, treeOfZone, type TreeName } from './motionTree.ts';
import { groundOf, storeAt } from './siteHazard.ts';
import { isInOutline } from '../../../ground/earth/polygon.ts';
import { siteSources, type SitePoint } from './siteSources.ts';
import { meanRateFactor, type SourceCurves, type SourceFacts } from './sourceCurves.ts';

/** Mean and fractiles of a ground motion; the lowest level of the curve where the hazard lies below it. */
export interface MapMotion {
  readonly mean: number;
  readonly p16: number;
  readonly p50: number;
  readonly p84: number;
}

/** One point of the hazard map, Vs30 760 m/s. */
export interface MapPoint {
  readonly pga475G: MapMotion;
  readonly pga2475G: MapMotion;
  readonly sa02s2475G: MapMotion;
  readonly sa1s475G: MapMotion;
  readonly sa1s2475G: MapMotion;
  readonly pgv475Cmps: MapMotion;
  /** Mean motions, g, by `CURVE_YEARS`. */
  readonly curve: { readonly pgaG: readonly number[]; readonly sa1sG: readonly number[] };
  readonly meanMagnitude: number;
  readonly regime: Regime;
  /** Where stable crust of Europe off the craton leads. */
  readonly motions?: 'europe';
}

/** The frame of the map: rock, and the measures it holds. */
const MAP_FRAME = { ground: groundOf(760), periodsS: [PGA, 0.2, 1, PGV] } as const;

/** Walks through the logic tree at each point of the map; only the middle fractiles are kept. */
const SAMPLES = 80;

/**
 * The hazard of one point of the map, by the same functions as the full answer.
 *
 * @returns undefined where no source is within reach
 */
export function mapPoint(facts: SourceFacts, site: SitePoint): MapPoint | undefined {
  const store = storeAt(facts, MAP_FRAME);
  const sources = siteSources(facts, site, store);
  const measures = store.frame.measures.map(({ levels }, measure) => {
    const curves = treeCurves(
      sources,
      { measure, lnStep: levels.lnStep, tree: store.tree },
      site,
      SAMPLES,
    );
    return curves && { levels, curves };
  });
  const [pga, short, long, velocity] = measures;
  if (!pga || !short || !long || !velocity) return undefined;
  const pga475G = motionOf(pga, 475);
  return {
    pga475G,
    pga2475G: motionOf(pga, 2475),
    sa02s2475G: motionOf(short, 2475),
    sa1s475G: motionOf(long, 475),
    sa1s2475G: motionOf(long, 2475),
    pgv475Cmps: motionOf(velocity, 475),
    curve: { pgaG: meanMotions(pga), sa1sG: meanMotions(long) },
    meanMagnitude: meanMagnitude(sources, store, pga475G.mean),
    ...leadingAt(facts, site, sources, store),
  };
}

function motionOf(
  { levels, curves }: { levels: Levels; curves: TreeCurves },
  period: keyof typeof RETURN_PERIODS,
): MapMotion {
  const rate = RETURN_PERIODS[period];
  const at = (curve: Float64Array) => motionAtRate(levels, curve, rate) ?? levels.values[0];
  const fractile = (share: number) =>
    at(curves.fractiles[FRACTILES.findIndex((own) => own === share)]);
  return { mean: at(curves.mean), p16: fractile(0.16), p50: fractile(0.5), p84: fractile(0.84) };
}

/** Rates of the curve's return periods: those of chances in fifty years where such stand behind them. */
const CURVE_RATES = CURVE_YEARS.map((years) =>
  years === 475 || years === 2475 ? RETURN_PERIODS[years] : 1 / years,
);

function meanMotions({ levels, curves }: { levels: Levels; curves: TreeCurves }): number[] {
  return CURVE_RATES.map((rate) => motionAtRate(levels, curves.mean, rate) ?? levels.values[0]);
}

/** Mean magnitude of the earthquakes that exceed a level of the first measure, over models and sources. */
export function meanMagnitude(
  sources: readonly SourceCurves[],
  store: KernelStore,
  level: number,
): number {
  const ln = store.frame.measures[0]?.levels.ln ?? new Float64Array(0);
  const k = Math.max(
    0,
    Math.min(
      ln.length - 1,
      ln.findIndex((value) => value >= Math.log(level)),
    ),
  );
  let weighted = 0;
  let total = 0;
  for (const source of sources) {
    const factor = meanRateFactor(source);
    store.tree(source.tree).branches.forEach(({ weight }, g) => {
      weighted += weight * factor * source.magnitudeSums[g]?.[k];
      source.curves[0]?.[g]?.forEach(
        (curve, a) => (total += weight * factor * source.alternativeWeights[a] * curve[k]),
      );
    });
  }
  return total > 0 ? weighted / total : NaN;
}

/** The regime that makes most of the 475-year PGA; within crust, that of the zone below the site. */
function leadingAt(
  facts: SourceFacts,
  site: SitePoint,
  sources: readonly SourceCurves[],
  store: KernelStore,
): Pick<MapPoint, 'regime' | 'motions'> {
  const levels = store.frame.measures[0]?.levels;
  const shares = new Map<TreeName, number>();
  for (const [name, members] of Map.groupBy(sources, (source) => source.tree)) {
    const mean =
      levels && meanCurve(members, { measure: 0, lnStep: levels.lnStep, tree: store.tree });
    shares.set(name, (levels && mean && motionAtRate(levels, mean, RETURN_PERIODS[475])) ?? 0);
  }
  const strongest = [...shares].toSorted((a, b) => b[1] - a[1]).at(0)?.[0] ?? 'stable';
  const kind = kindOfTree(strongest);
  if (kind === 'interface') return { regime: 'subduction_interface' };
  if (kind === 'slab') return { regime: 'subduction_slab' };
  if (strongest === 'stableEurope') return { regime: 'stable', motions: 'europe' };
  const below = facts.zones.find(
    (zone) => treeOfZone(zone) === strongest && isInOutline(zone.outline, site),
  );
  return { regime: below?.regime ?? (strongest === 'stable' ? 'stable' : 'active_shallow') };
}
