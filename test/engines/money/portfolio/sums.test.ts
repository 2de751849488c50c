import { describe, expect, it } from 'vitest';
import { propertyCurve, propertyLoss } from '../../../../engines/money/siteRisk/propertyLoss.ts';
import { siteNeeds } from '../../../../engines/money/siteRisk/sitePerils.ts';
import { averageAnnualLoss } from '../../../../engines/money/loss/eventTable.ts';
import { curveOfSums, eventsOfSums } from '../../../../engines/money/portfolio/portfolioCurve.ts';
import {
  addBuilding,
  emptySums,
  mergeSums,
  packSums,
  type SummedBuilding,
} from '../../../../engines/money/portfolio/sums.ts';
import { rankedCells, summaryOfSums } from '../../../../engines/money/portfolio/summary.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const PLACES: readonly (readonly [number, number, number])[] = [
  [37.77, -122.42, 900_000],
  [37.8, -122.27, 500_000],
  [34.05, -118.25, 700_000],
  [25.76, -80.19, 400_000],
  [25.9, -80.3, 300_000],
  [35.47, -97.51, 200_000],
];

async function buildings(): Promise<SummedBuilding[]> {
  return Promise.all(
    PLACES.map(async ([lat, lon, value]) => {
      const facts = await embeddedFacts(siteNeeds({ lat, lon }));
      const building = { propertyType: 'residential' } as const;
      return {
        lat,
        lon,
        value,
        loss: propertyLoss({ lat, lon }, { facts, moment: MOMENT }, building),
      };
    }),
  );
}

function sumOf(all: readonly SummedBuilding[]) {
  const sums = emptySums();
  for (const building of all) addBuilding(sums, building, true);
  return sums;
}

describe('sums of a portfolio', () => {
  it('come out the same in parts as in one, to the precision they are kept in', async () => {
    const all = await buildings();
    const parts = emptySums();
    for (const half of [all.slice(0, 2), all.slice(2)]) mergeSums(parts, packSums(sumOf(half)));
    const [whole, merged] = [summaryOfSums(sumOf(all)), summaryOfSums(parts)];
    expect(merged.average_annual_loss_usd).toBeCloseTo(whole.average_annual_loss_usd ?? NaN, 6);
    const shares = ({ accumulation }: typeof whole) =>
      accumulation.map(
        ({ average_annual_loss_share: share, average_annual_loss_usd: usd, ...cell }) => ({
          ...cell,
          share: Number(share.toPrecision(12)),
          usd: Number(usd?.toPrecision(12)),
        }),
      );
    expect(shares(merged)).toEqual(shares(whole));
    whole.exceedance.forEach((point, i) => {
      expect(merged.exceedance[i]?.aep).toBeCloseTo(point.aep, 6);
      expect(merged.exceedance[i]?.oep_tvar).toBeCloseTo(point.oep_tvar, 6);
    });
  });

  it('hold in their cells what they hold together, in money', async () => {
    const sums = sumOf(await buildings());
    const { accumulation, total_value_usd, average_annual_loss_usd } = summaryOfSums(sums);
    const total = (of: 'value_usd' | 'average_annual_loss_usd') =>
      accumulation.reduce((sum, cell) => sum + (cell[of] ?? NaN), 0);
    expect(total('value_usd')).toBe(3_000_000);
    expect(total_value_usd).toBe(3_000_000);
    expect(total('average_annual_loss_usd')).toBeCloseTo(average_annual_loss_usd ?? NaN, 6);
  });

  it('give no money without values', async () => {
    const sums = emptySums();
    for (const building of await buildings()) addBuilding(sums, { ...building, value: 1 }, false);
    const { accumulation, total_value_usd: value } = summaryOfSums(sums);
    expect(value).toBeNull();
    for (const cell of accumulation)
      expect(cell).toMatchObject({ value_usd: null, average_annual_loss_usd: null });
    expect(accumulation.reduce((sum, cell) => sum + cell.value_share, 0)).toBeCloseTo(1, 12);
  });

  it('have an event table whose average annual loss is the sum of the buildings', async () => {
    const all = await buildings();
    const sums = sumOf(all);
    const single = all.reduce((sum, { value, loss }) => sum + value * (loss.total?.value ?? 0), 0);
    expect(single).toBeGreaterThan(0);
    expect(averageAnnualLoss(eventsOfSums(sums)) / single).toBeCloseTo(1, 6);
    expect(sums.annualLoss / single).toBeCloseTo(1, 12);
  });

  it('never show a sum of a year below its largest event, nor a tail below its value', async () => {
    for (const point of curveOfSums(sumOf(await buildings()))) {
      expect(point.aep).toBeGreaterThanOrEqual(point.oep);
      expect(point.aep_tvar).toBeGreaterThanOrEqual(point.aep);
      expect(point.oep_tvar).toBeGreaterThanOrEqual(point.oep);
    }
  });

  // One building has nothing to share: a mobile home at Ushuaia alone lost 1.5 times its own curve once in 10 years here, 0.9 times once in 25, 1.3 times once in 1,000.
  it('give one building its own curve', async () => {
    const [first] = await buildings();
    if (!first) throw new Error('no building');
    const own = propertyCurve(first.loss);
    const alone = curveOfSums(sumOf([first]));
    expect(alone).toHaveLength(own.length);
    for (const [i, { oep, aep, aep_tvar }] of own.entries()) {
      expect(alone[i]?.aep_tvar).toBeCloseTo(aep_tvar, 2);
      expect(Math.abs((alone[i]?.aep ?? NaN) - aep)).toBeLessThan(0.03 * aep + 1e-3);
      expect(Math.abs((alone[i]?.oep ?? NaN) - oep)).toBeLessThan(0.03 * oep + 1e-3);
    }
  });
});

it('names the squares of most value first', async () => {
  const sums = sumOf(await buildings());
  const values = rankedCells(sums).map(({ value }) => value);
  // San Francisco and Oakland lie in one quarter degree, about 37.875 N 122.375 W: 900 and 500 thousand.
  expect(values[0]).toBe(1_400_000);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(summaryOfSums(sums).accumulation?.[0]).toMatchObject({ lat: 37.875, lon: -122.375 });
});
