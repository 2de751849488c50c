import type { Motion, Scenario } from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import { motionTree } from '../../../engines/hazards/earthquake/hazard/motionTree.ts';
import { need } from '../binding.ts';
import type { GroupBinding, Row } from '../binding.ts';
import { nshmpScenario } from './nshmp.ts';
import { periodOf } from './scenarioOf.ts';

const WITHIN = 2;
const REQUIRED_SHARE = 0.8;

/** Branches of the tree in service for stable crust that stand beside NGA-East itself; of equal weight there. */
const others = motionTree('stable').branches.filter(({ model }) => model.id !== 'NGA-East');

/** The weighted mean of the other branches' medians, g; undefined where none has the period. Branches without the period are left out. */
function meanOfOthers(periodS: number): ((scenario: Scenario) => number) | undefined {
  const known = others.flatMap(({ model, weight }) => {
    const evaluate = model.at(periodS);
    return evaluate ? [{ evaluate, weight }] : [];
  });
  if (known.length === 0) return undefined;
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  return (scenario) =>
    known.reduce((sum, { evaluate, weight }) => {
      evaluate(scenario, motion);
      return sum + (weight / total) * Math.exp(motion.lnMedian);
    }, 0);
}

/** The mean of the other models for stable crust against the NGA-East mean: within a factor 2 for 80 % of rows. */
export const ngaEast: GroupBinding = {
  kind: 'group',
  table: 'nshmp_nga_east',
  judge(rows) {
    const ratios = rows.map(ratioOf());
    const inside = ratios.filter(({ ratio }) => ratio <= WITHIN && ratio >= 1 / WITHIN).length;
    const byMeasure = Object.entries(Object.groupBy(ratios, ({ imt }) => imt)).map(
      ([imt, some = []]) => `${imt} ${shareText(some)}`,
    );
    return {
      criteria: [
        {
          name: `share within a factor ${WITHIN}`,
          required: REQUIRED_SHARE,
          reached: inside / ratios.length,
        },
      ],
      details: [`by measure: ${byMeasure.join(', ')}`, ...farthest(ratios)],
    };
  },
};

interface Ratio {
  readonly imt: string;
  readonly row: Row;
  /** Ours over theirs; NaN where we have no answer. */
  readonly ratio: number;
}

function ratioOf(): (row: Row) => Ratio {
  const means = new Map<string, ((scenario: Scenario) => number) | undefined>();
  return (row) => {
    const imt = row['imt'] ?? '';
    if (!means.has(imt)) means.set(imt, meanOfOthers(periodOf(imt) ?? NaN));
    const ours = means.get(imt)?.(nshmpScenario(row)) ?? NaN;
    return { imt, row, ratio: ours / need(row, 'median_g') };
  };
}

function shareText(ratios: readonly Ratio[]): string {
  const inside = ratios.filter(({ ratio }) => ratio <= WITHIN && ratio >= 1 / WITHIN).length;
  return `${((100 * inside) / ratios.length).toFixed(0)} %`;
}

function farthest(ratios: readonly Ratio[]): string[] {
  const distance = ({ ratio }: Ratio) =>
    Number.isNaN(ratio) ? Infinity : Math.abs(Math.log(ratio));
  const sorted = ratios.toSorted((a, b) => distance(b) - distance(a)).slice(0, 3);
  return sorted.map(
    ({ imt, row, ratio }) =>
      `farthest: ${imt} M ${row['Mw']} at ${row['rRup']} km, Vs30 ${row['vs30']}: ratio ${ratio.toPrecision(3)}`,
  );
}
