import type { Scenario } from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import { stableMean } from '../../../engines/hazards/earthquake/groundMotion/stableSet.ts';
import { need } from '../binding.ts';
import type { GroupBinding, Row } from '../binding.ts';
import { nshmpScenario } from './nshmp.ts';
import { periodOf } from './scenarioOf.ts';

const WITHIN = 2;
const REQUIRED_SHARE = 0.8;

/** The mean of our stable models against the NGA-East mean: within a factor 2 for 80 % of rows. */
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
    if (!means.has(imt)) means.set(imt, stableMean(periodOf(imt) ?? NaN));
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
