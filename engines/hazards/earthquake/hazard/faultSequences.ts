import type { FaultSource, ZoneSource } from '../../../ground/datasets/tectonics.ts';
import { faultHazard } from './faultHazard.ts';
import type { KernelStore } from './kernelStore.ts';
import type { TreeName } from './motionTree.ts';
import type { SourceCurves } from './sourceCurves.ts';

/** What faults are seen from. */
export interface FaultView {
  readonly site: { readonly lat: number; readonly lon: number };
  readonly store: KernelStore;
  readonly treeOf: (fault: FaultSource, zones: readonly ZoneSource[]) => TreeName;
}

/**
 * What faults add at a site; those beyond reach are left out.
 *
 * Faults that break together in sequences count a motion once a sequence, however many of its earthquakes pass it: the rate of sequences
 * times the chance that at least one does, which the faults share by what each would do alone.
 *
 * @source Toro & Silva (2001), Scenario earthquakes for Saint Louis and Memphis, USGS report, clustered earthquakes; Petersen et al. (2008),
 *   USGS Open-File Report 2008-1128, New Madrid
 */
export function faultCurves(
  faults: readonly FaultSource[],
  zones: readonly ZoneSource[],
  { site, store, treeOf }: FaultView,
): SourceCurves[] {
  const sequences = new Map<string, { perYear: number; members: SourceCurves[] }>();
  const found = faults.flatMap((fault) => {
    const curves = faultHazard(fault, treeOf(fault, zones), site, store);
    if (!curves) return [];
    if (fault.sequence !== undefined && fault.datedPerYear) {
      const perYear = fault.datedPerYear.best;
      const known = sequences.get(fault.sequence) ?? { perYear, members: [] };
      sequences.set(fault.sequence, known);
      known.members.push(curves);
    }
    return [curves];
  });
  for (const { perYear, members } of sequences.values()) countOnce(members, perYear);
  return found;
}

/** Lowers the curves of a sequence's faults, in place, branch by branch, to what they do together. */
function countOnce(members: readonly SourceCurves[], perYear: number): void {
  const [first] = members;
  if (!first || members.length < 2) return;
  first.curves.forEach((models, i) =>
    models.forEach((alternatives, g) =>
      alternatives.forEach((curve, a) => {
        const own = members.map((member) => member.curves[i]?.[g]?.[a] ?? curve);
        for (let k = 0; k < curve.length; k++) shareOnce(own, k, perYear);
      }),
    ),
  );
}

function shareOnce(curves: readonly Float64Array[], k: number, perYear: number): void {
  let sum = 0;
  let none = 1;
  for (const curve of curves) {
    sum += curve[k];
    none *= 1 - Math.min(1, curve[k] / perYear);
  }
  if (!(sum > 0)) return;
  const share = ((1 - none) * perYear) / sum;
  for (const curve of curves) curve[k] = curve[k] * share;
}
