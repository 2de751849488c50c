import { describe, expect, it } from 'vitest';
import {
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
});
