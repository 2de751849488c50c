import { join } from 'node:path';
import { need, num, type Criterion, type GroupBinding, type Row } from './binding.ts';
import type { Pair } from './pairs.ts';
import {
  countyLoss,
  LEAST_PLACES,
  pairOf,
  rank,
  share,
  twoPointLoss,
  within,
  worst,
} from './lossPairs.ts';
import type { LossName } from './placeLosses.ts';
import { readCsv } from './readTables.ts';

const total: GroupBinding = {
  kind: 'group',
  table: 'nri_county_total_loss',
  judge(rows) {
    const coast = rows
      .filter((row) => row['hazard'] === 'coastal_flood')
      .map((row) => pairOf(row, need(row, 'total_loss_ratio'), countyLoss(row, 'coastal_flood')));
    const louisiana = rows
      .filter((row) => row['hazard'] === 'hurricane' && row['state'] === 'LA')
      .map((row) => countyLoss(row, 'hurricane'));
    const held = louisiana.map((own) => own >= 1e-4 && own <= 1e-2);
    return {
      criteria: [
        ...rank('coastal flood', coast, 0.4),
        ...(held.length === 0
          ? []
          : [
              {
                name: 'Louisiana hurricane between 1e-4 and 1e-2',
                required: 0.9,
                reached: share(held),
              },
            ]),
      ],
      details: worst(coast),
    };
  },
};

/** Required rank by hazard within a state; the others are reported. */
const STATE_RANKS: Readonly<Partial<Record<LossName, number>>> = {
  earthquake: 0.5,
  hurricane: 0.5,
  wildfire: 0.5,
  river_flood: 0.3,
  coastal_flood: 0.3,
  landslide: 0.3,
  tsunami: 0.3,
  volcano: 0.3,
};

const californiaFlorida: GroupBinding = {
  kind: 'group',
  table: 'nri_county_ca_fl_all_hazards',
  judge(rows, folder) {
    const points = new Map(
      readCsv(join(folder.dir, 'county_points_input.csv')).rows.map((row) => [row['fips'], row]),
    );
    const criteria: Criterion[] = [];
    for (const [key, own] of Map.groupBy(rows, (row) => `${row['state']} ${row['hazard']}`)) {
      const hazard = key.slice(3) as LossName;
      const required = STATE_RANKS[hazard];
      const above = own.filter((row) => (num(row, 'expected_annual_loss_ratio') ?? 0) > 1e-7);
      if (required === undefined || above.length < LEAST_PLACES) continue;
      const pairs = above.map((row) =>
        pairOf(
          row,
          need(row, 'expected_annual_loss_ratio'),
          countyLoss({ ...row, ...points.get(row['fips']) }, hazard),
        ),
      );
      criteria.push(...rank(key, pairs, required));
    }
    return { criteria, details: [] };
  },
};

/** Means of states over their counties, weighted with the value of their buildings; NaN where no county is listed. */
function stateLosses(
  dir: string,
  lossOf: typeof countyLoss = countyLoss,
): (fips: string, hazard: LossName) => number {
  const byState = Map.groupBy(readCsv(join(dir, 'county_points_input.csv')).rows, (row) =>
    (row['fips'] ?? '').slice(0, 2),
  );
  return (fips, hazard) => {
    let [loss, weight] = [0, 0];
    for (const row of byState.get(fips) ?? []) {
      const value = num(row, 'building_value_musd') ?? 0;
      if (value <= 0) continue;
      loss += value * lossOf(row, hazard);
      weight += value;
    }
    return weight > 0 ? loss / weight : NaN;
  };
}

function statePairs(rows: readonly Row[], dir: string): (hazard: LossName) => Pair[] {
  const lossOf = stateLosses(dir);
  return (hazard) => {
    const column = hazard === 'earthquake' ? 'loss_ratio_of_exposed' : 'expected_annual_loss_ratio';
    return rows
      .filter((row) => row['hazard'] === hazard)
      .flatMap((row) => {
        const [expected, own] = [num(row, column), lossOf(row['fips'] ?? '', hazard)];
        return expected === undefined || Number.isNaN(own) ? [] : [pairOf(row, expected, own)];
      });
  };
}

/** Value-weighted means over the states of the table, 1/yr. */
export interface NationalMean {
  readonly hazard: LossName;
  readonly own: number;
  /** By the largest town of each county alone. */
  readonly ofTowns: number;
  readonly published: number;
}

const NATIONAL: readonly LossName[] = [
  'earthquake',
  'hurricane',
  'tornado',
  'hail',
  'strong_wind',
  'wildfire',
  'inland_flood',
  'coastal_flood',
  'landslide',
  'tsunami',
  'volcano',
];

/** Ours beside the published mean of the country by hazard, over the states that the table lists. */
export function nationalMeans(rows: readonly Row[], dir: string): NationalMean[] {
  const [lossOf, townLossOf] = [stateLosses(dir, twoPointLoss), stateLosses(dir)];
  return NATIONAL.map((hazard) => {
    const column = hazard === 'earthquake' ? 'loss_ratio_of_exposed' : 'expected_annual_loss_ratio';
    const sums = { own: 0, ofTowns: 0, published: 0, value: 0 };
    for (const row of rows.filter((each) => each['hazard'] === hazard)) {
      const fips = row['fips'] ?? '';
      const [published, own] = [num(row, column), lossOf(fips, hazard)];
      const value = num(row, 'building_value_usd') ?? 0;
      if (published === undefined || Number.isNaN(own)) continue;
      sums.own += value * own;
      sums.ofTowns += value * townLossOf(fips, hazard);
      sums.published += value * published;
      sums.value += value;
    }
    const { value } = sums;
    return {
      hazard,
      own: sums.own / value,
      ofTowns: sums.ofTowns / value,
      published: sums.published / value,
    };
  });
}

/** Inland flood between the order of the earlier issue and three times the row. */
function inlandFlood(pairs: readonly Pair[]): Criterion[] {
  if (pairs.length === 0) return [];
  const held = pairs.map(({ expected, own = 0 }) => own >= expected / 30 && own <= 3 * expected);
  return [{ name: 'inland flood between 1/30 and 3 times', required: 0.7, reached: share(held) }];
}

const states: GroupBinding = {
  kind: 'group',
  table: 'nri_state_all_hazards',
  judge(rows, { dir }) {
    const pairsOf = statePairs(rows, dir);
    const [earthquake, tornado] = [pairsOf('earthquake'), pairsOf('tornado')];
    return {
      criteria: [
        ...rank('earthquake', earthquake, 0.9),
        ...rank('hurricane', pairsOf('hurricane'), 0.85),
        ...rank('tornado', tornado, 0.8),
        ...rank('hail', pairsOf('hail'), 0.6),
        ...rank('wildfire', pairsOf('wildfire'), 0.6),
        ...within('earthquake', earthquake, [3, 0.7]),
        ...within('tornado', tornado, [3, 0.7]),
        ...inlandFlood(pairsOf('inland_flood')),
      ],
      details: worst(earthquake),
    };
  },
};

/** Tables that take counties together: total losses, California and Florida, states. */
export const stateTables: readonly GroupBinding[] = [total, californiaFlorida, states];
