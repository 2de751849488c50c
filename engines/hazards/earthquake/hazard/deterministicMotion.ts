import type { FaultSource } from '../../../ground/datasets/tectonics.ts';
import type { Motion } from '../groundMotion/model.ts';
import { pgaMeasure } from './disaggregation.ts';
import { preparedFault } from './faultHazard.ts';
import { forEachFaultRupture } from './faultRuptures.ts';
import { RETURN_PERIODS } from './hazardCurve.ts';
import type { KernelStore } from './kernelStore.ts';
import { meanCurve } from './logicTree.ts';
import { singleMagnitude } from './magnitudeFrequency.ts';
import { faultTree, type SitePoint } from './siteSources.ts';
import type { SourceCurves, SourceFacts } from './sourceCurves.ts';
import { surfaceView } from './surfaceView.ts';
import { onGround } from './zoneMotions.ts';

/** POLICY. A fault is active for a building code from this slip rate on, mm/yr. */
const ACTIVE_MM_PER_YEAR = 0.1;
/** POLICY. No characteristic earthquake farther away governs a code's motion, km. */
const REACH_KM = 200;

/** POLICY. Where listed faults make less than this share of the 2,475-year shaking, it comes from sources whose characteristic earthquakes nobody listed. Chosen with the design values of Guam, Hawaii and Anchorage in view. */
const LISTED_SHARE = 0.3;

/**
 * Deterministic motion of a site: the strongest 84th-percentile motion of the characteristic earthquakes of all active faults and
 * interfaces around it, each where it breaks nearest; models weighted as in the logic tree.
 *
 * @param sources  the same facts as curves at the site
 * @returns g by measure of the store; undefined where no active fault is within 200 km, or the listed ones do not explain the hazard
 * @source ASCE/SEI 7-16 (2017), section 21.2.2
 */
export function deterministicMotions(
  facts: SourceFacts,
  sources: readonly SourceCurves[],
  site: SitePoint,
  store: KernelStore,
): readonly number[] | undefined {
  if (listedShare(sources, store) < LISTED_SHARE) return undefined;
  const strongest = store.frame.measures.map(() => -Infinity);
  for (const fault of facts.faults) {
    if (fault.slipRateMmPerYear.best >= ACTIVE_MM_PER_YEAR)
      raiseTo(strongest, fault, { facts, site, store });
  }
  return strongest.some((ln) => ln > -Infinity) ? strongest.map(Math.exp) : undefined;
}

/** Share of faults and interfaces in the rate at which the 2,475-year motion is passed, by PGA; 0 for a store without PGA. */
function listedShare(sources: readonly SourceCurves[], store: KernelStore): number {
  const measure = pgaMeasure(store);
  const { lnStep } = store.frame.measures[measure]?.levels ?? { lnStep: NaN };
  if (!(lnStep > 0)) return 0;
  const of = (some: readonly SourceCurves[]) =>
    meanCurve(some, { measure, lnStep, tree: store.tree });
  const [all, listed] = [of(sources), of(sources.filter(({ kind }) => kind !== 'zone'))];
  if (!all || !listed) return 0;
  const level = Math.max(
    0,
    all.findLastIndex((rate) => rate >= RETURN_PERIODS[2475]),
  );
  return listed[level] / all[level];
}

interface Place {
  readonly facts: SourceFacts;
  readonly site: SitePoint;
  readonly store: KernelStore;
}

/** Raises the logs of the strongest motions to those of a fault's characteristic earthquake. */
function raiseTo(strongest: number[], fault: FaultSource, { facts, site, store }: Place): void {
  const { surface, characteristic } = preparedFault(fault);
  const [shape] = characteristic;
  if (!shape) return;
  const tree = faultTree(fault, facts.zones);
  const { branches } = store.tree(tree);
  const evaluators = store.evaluators(tree);
  const scenario = onGround(store.frame.ground);
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  forEachFaultRupture(
    surfaceView(surface, site.lat, site.lon),
    { ...shape, mfd: singleMagnitude(fault.characteristicMagnitude, 1) },
    scenario,
    () => {
      if (scenario.rrupKm > REACH_KM) return;
      evaluators.forEach((models, measure) => {
        let ln = 0;
        models.forEach((evaluate, g) => {
          evaluate(scenario, motion);
          ln += branches[g].weight * (motion.lnMedian + motion.sigma);
        });
        strongest[measure] = Math.max(strongest[measure], ln);
      });
    },
  );
}
