import { need, num, type Criterion, type GroupBinding, type Row, type Topic } from './binding.ts';
import type { Pair } from './pairs.ts';
import { countryTables } from './expectedLossCountries.ts';
import { stateTables } from './expectedLossStates.ts';
import { countyLoss, pairOf, rank, within, without, withLevel, worst } from './lossPairs.ts';
import type { LossName } from './placeLosses.ts';

/** Median quotient between two bounds: as a criterion whose required over reached is at most 1 inside. */
function median(
  name: string,
  pairs: readonly Pair[],
  [low, high]: readonly [number, number],
): Criterion {
  const quotients = withLevel(pairs)
    .map(({ own = 0, expected }) => own / expected)
    .toSorted((a, b) => a - b);
  const middle = quotients[Math.floor(quotients.length / 2)] ?? 0;
  const distance = middle < low ? middle / low : high / middle;
  return {
    name: `${name}: median quotient ${middle.toPrecision(2)} between ${low} and ${high}`,
    required: 1,
    reached: distance,
  };
}

function county(
  hazard: LossName,
  criteria: (pairs: readonly Pair[], rows: readonly Row[]) => readonly Criterion[],
): GroupBinding {
  return {
    kind: 'group',
    table: `nri_county_${hazard}`,
    judge(rows) {
      const pairs = rows.map((row) =>
        pairOf(row, need(row, 'expected_annual_loss_ratio'), countyLoss(row, hazard)),
      );
      return { criteria: criteria(pairs, rows), details: worst(pairs) };
    },
  };
}

/** Value-weighted mean of ours over that of the rows. */
function meanQuotient(pairs: readonly Pair[], rows: readonly Row[]): number {
  let [own, expected] = [0, 0];
  pairs.forEach((pair, i) => {
    const weight = num(rows[i] ?? {}, 'building_value_usd') ?? 0;
    own += weight * (pair.own ?? 0);
    expected += weight * pair.expected;
  });
  return expected > 0 ? own / expected : 0;
}

const counties: readonly GroupBinding[] = [
  county('earthquake', (pairs) => [
    ...rank('earthquake', pairs, 0.9),
    ...within('earthquake', pairs, [3, 0.7]),
    median('earthquake', pairs, [0.5, 2]),
    ...without('earthquake', pairs),
  ]),
  county('hurricane', (pairs) => [
    ...rank('hurricane', pairs, 0.85),
    ...within('hurricane', pairs, [3, 0.55]),
    median('hurricane', pairs, [0.3, 2]),
  ]),
  county('tornado', (pairs) => [
    ...rank('tornado', pairs, 0.8),
    ...within('tornado', pairs, [3, 0.65]),
  ]),
  county('hail', (pairs, rows) => [
    ...rank('hail', pairs, 0.5),
    { name: 'hail: mean not below the published', required: 1, reached: meanQuotient(pairs, rows) },
  ]),
  county('wildfire', (pairs) => [
    ...rank('wildfire', pairs, 0.6),
    ...within('wildfire', pairs, [10, 0.65]),
  ]),
];

/** Expected annual losses against published ones of counties, states and countries. */
export const expectedLoss: Topic = {
  topic: 'expected_loss',
  tables: [...counties, ...stateTables, ...countryTables],
};
