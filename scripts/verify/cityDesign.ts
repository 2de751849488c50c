import { MAXIMUM_DIRECTION } from '../../engines/hazards/earthquake/answers/designReply.ts';
import {
  motionAtRate,
  RETURN_PERIODS,
} from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import {
  consideredMotion,
  DETERMINISTIC_FLOOR_G,
} from '../../engines/hazards/earthquake/site/consideredMotion.ts';
import { siteFactor } from '../../engines/hazards/siteAmplification/siteFactor.ts';
import { need, num, type GroupBinding, type Row } from './binding.ts';
import { judged, type Pair } from './pairs.ts';
import { rockHazardAt } from './rockHazard.ts';

/** Vs30 that stands for a site class, m/s: the middle of the class (NEHRP table 20.3-1, geometric mean of its bounds); A and E at the models' bounds. */
const CLASS_VS30_MPS: Readonly<Record<string, number>> = {
  A: 1500,
  B: 1070,
  'B-estimated': 760,
  C: 525,
  D: 260,
  'D-default': 260,
  E: 155,
};

const DESIGN_PERIODS_S = [1, 0.2, 0] as const;

interface DesignMotion {
  readonly column: 'sms_g' | 'sm1_g' | 'pgam_g';
  readonly periodS: number;
  readonly motionG: number;
}

/** Considered motions on rock at the place of a row; undefined where a curve does not reach 2,475 years. */
function rockMotions(row: Row): readonly DesignMotion[] | undefined {
  const { curves, limits } = rockHazardAt(need(row, 'lat'), need(row, 'lon'), DESIGN_PERIODS_S);
  const [long, short, pga] = curves.map(
    (curve) => curve && motionAtRate(curve.levels, curve.rates, RETURN_PERIODS[2475]),
  );
  if (pga === undefined || short === undefined || long === undefined) return undefined;
  const turned = row['document'] === 'ASCE7-05' ? { short: 1, long: 1 } : MAXIMUM_DIRECTION;
  const limit = (i: number, times: number) => (limits ? (limits[i] ?? 0) * times : undefined);
  const { peak, short: shortFloor, long: longFloor } = DETERMINISTIC_FLOOR_G;
  const of = (motion: number, at: number, { times, floor }: { times: number; floor: number }) =>
    consideredMotion(motion * times, limit(at, times), floor).motionG;
  return [
    {
      column: 'sms_g',
      periodS: 0.2,
      motionG: of(short, 1, { times: turned.short, floor: shortFloor }),
    },
    { column: 'sm1_g', periodS: 1, motionG: of(long, 0, { times: turned.long, floor: longFloor }) },
    { column: 'pgam_g', periodS: 0, motionG: of(pga, 2, { times: 1, floor: peak }) },
  ];
}

/**
 * Design motions of the United States against the considered motion of the world model on the class's ground: 2,475 years, limited by
 * the characteristic earthquakes. The direction of the maximum came with ASCE 7-10.
 */
export function designPairs(rows: readonly Row[]): readonly Pair[] {
  return rows.flatMap((row) => {
    const rock = rockMotions(row) ?? [];
    const peak = rock.find(({ column }) => column === 'pgam_g')?.motionG ?? NaN;
    const vs30 = CLASS_VS30_MPS[row['site_class'] ?? ''] ?? 760;
    const place = row['place'] ?? '';
    return rock.flatMap(({ column, periodS, motionG }) => {
      const expected = num(row, column);
      if (expected === undefined) return [];
      const own = motionG * (siteFactor(vs30, periodS, peak) ?? NaN);
      const what = `${column} ${row['document']} class ${row['site_class']}`;
      return [{ place, what, expected, own }];
    });
  });
}

export const designValues: GroupBinding = {
  kind: 'group',
  table: 'usgs_design_values_cities',
  judge(rows) {
    const pairs = designPairs(rows);
    return judged(pairs, { factor: 2, share: 0.8 }, { least: 0.85, of: pairs });
  },
};
