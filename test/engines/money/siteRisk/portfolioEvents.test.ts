import { describe, expect, it } from 'vitest';
import {
  accumulate,
  portfolioEvents,
  type PortfolioItem,
} from '../../../../engines/money/siteRisk/portfolioEvents.ts';
import { SLICE_RATES, type PerilLoss } from '../../../../engines/money/siteRisk/siteLoss.ts';

/** A house that loses a tenth of its value in whatever slice of the flood. */
const TENTH: PerilLoss = {
  peril: 'flood',
  state: 'known',
  slices: [{ losses: SLICE_RATES.map(() => 0.1), deviations: SLICE_RATES.map(() => 0.02) }],
  averageAnnual: 0.1 * SLICE_RATES.reduce((sum, rate) => sum + rate, 0),
  lnSigma: 0.3,
  drivers: [],
};
const house = (lat: number, lon: number, value: number): PortfolioItem => ({
  lat,
  lon,
  value,
  perils: [TENTH],
});
const averageAnnual = (items: readonly PortfolioItem[]): number =>
  portfolioEvents(items, 0).reduce((sum, event) => sum + event.ratePerYear * event.loss, 0);

describe('events of a portfolio', () => {
  it.each([
    ['next door to each other', 47.001],
    ['a street of floods apart', 47.05],
    ['a country apart', 40],
  ])('add up to the average annual losses of its buildings, %s', (_name, lat) => {
    const items = [house(47, 8, 200_000), house(lat, 8, 300_000)];
    expect(averageAnnual(items) / (TENTH.averageAnnual * 500_000)).toBeCloseTo(1, 9);
  });

  it('two buildings at one place lose together, with scatter of their own; two far apart never do', () => {
    const together = portfolioEvents([house(47, 8, 200_000), house(47, 8, 300_000)], 0);
    expect(together).toHaveLength(SLICE_RATES.length);
    for (const { loss, most, deviation } of together) {
      expect(loss).toBeCloseTo(50_000, 6);
      expect(most).toBe(500_000);
      expect(deviation).toBeCloseTo(0.02 * Math.hypot(200_000, 300_000), 6);
    }
    const apart = portfolioEvents([house(47, 8, 200_000), house(40, 8, 300_000)], 0);
    expect(Math.max(...apart.map(({ loss }) => loss))).toBeCloseTo(30_000, 6);
  });

  // Floods lose their likeness over 10 km: two houses 5.56 km apart share (1 + exp(-0.556)) / 2 of their events, over a reach three times as long (1 + exp(-0.185)) / 2.
  it.each([
    [1, 10],
    [3, 30],
  ])(
    'two buildings share events by how far they stand apart, at a scale of %d',
    (scale, reachKm) => {
      const items = [house(47, 8, 1), house(47.05, 8, 1)];
      const events = portfolioEvents(items, 0, scale);
      const rateOf = (least: number, most: number) =>
        events
          .filter(({ loss }) => loss > least && loss < most)
          .reduce((sum, { ratePerYear }) => sum + ratePerYear, 0);
      const all = SLICE_RATES.reduce((sum, rate) => sum + rate, 0);
      const shared = (1 + Math.exp((-0.05 * 111.195) / reachKm)) / 2;
      expect(rateOf(0.15, 0.25) / all).toBeCloseTo(shared, 3);
      expect(rateOf(0.05, 0.15) / all).toBeCloseTo(2 * (1 - shared), 3);
    },
  );

  it('two buildings beyond the reach share none, within a longer one they do', () => {
    const items = [house(47, 8, 1), house(47.2, 8, 1)];
    const largest = (scale: number) =>
      Math.max(...portfolioEvents(items, 0, scale).map(({ loss }) => loss));
    expect(largest(1)).toBeCloseTo(0.1, 12);
    expect(largest(3)).toBeCloseTo(0.2, 12);
  });
});

describe('accumulation by cells', () => {
  it('sums count, value and loss of a quarter degree, most value first', () => {
    const cells = accumulate([house(47.01, 8.01, 3), house(10.01, 8.01, 4), house(47.2, 8.2, 2)]);
    expect(cells.map(({ count, value }) => [count, value])).toEqual([
      [2, 5],
      [1, 4],
    ]);
    expect(cells[0]?.annualLoss).toBeCloseTo(5 * TENTH.averageAnnual, 12);
    expect(accumulate([house(47.01, 8.01, 3), house(47.26, 8.01, 3)])).toHaveLength(2);
  });
});
