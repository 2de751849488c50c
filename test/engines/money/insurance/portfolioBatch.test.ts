import { describe, expect, it } from 'vitest';
import { portfolioBatch } from '../../../../engines/money/insurance/index.ts';
import { anyVertical } from '../../../../engines/vertical.ts';
import { embeddedRounds, MOMENT } from '../../../support/embeddedFacts.ts';

type Location = Record<string, unknown>;
type BatchFacts = Parameters<typeof portfolioBatch.assess>[1];

async function batch(locations: readonly Location[]) {
  const input = portfolioBatch.input.parse({ locations });
  const facts = await embeddedRounds<BatchFacts>(anyVertical(portfolioBatch), input);
  return portfolioBatch.assess(input, facts, MOMENT);
}

const near = (count: number, stepDeg: number): Location[] =>
  Array.from({ length: count }, (_unused, i) => ({ lat: 34.0 + i * stepDeg, lon: -118.2 }));

describe('a portfolio of up to 100', () => {
  it('keeps the order and answers the rest where one building cannot be computed', async () => {
    const { results, portfolio } = await batch([
      { lat: 34.05, lon: -118.24, property_id: 'a' },
      { lat: 0, lon: -30, property_id: 'at sea' },
      { lat: 25.76, lon: -80.19, property_id: 'b' },
    ]);
    expect(results.map(({ property_id: id }) => id)).toEqual(['a', 'at sea', 'b']);
    expect(results.map(({ status }) => status)).toEqual(['ok', 'error', 'ok']);
    expect(results[1]?.error?.detail).toContain('open water');
    expect(portfolio.computed).toBe(2);
  }, 60_000);

  it('names the index of an invalid building and refuses more than a hundred', () => {
    const bad = portfolioBatch.input.safeParse({
      locations: [
        { lat: 1, lon: 1 },
        { lat: 91, lon: 1 },
      ],
    });
    expect(bad.error?.issues[0]?.path).toEqual(['locations', 1, 'lat']);
    expect(portfolioBatch.input.safeParse({ locations: near(101, 0.01) }).success).toBe(false);
    expect(portfolioBatch.input.safeParse({ locations: [] }).success).toBe(false);
    const tower = { lat: 1, lon: 1, construction_type: 'mobile_home', stories: 40 };
    const contradiction = portfolioBatch.input.safeParse({
      locations: [{ lat: 1, lon: 1 }, tower],
    });
    expect(contradiction.error?.issues.map(({ path }) => path)).toEqual([
      ['locations', 1, 'stories'],
      ['locations', 1, 'construction_type'],
    ]);
    expect(portfolioBatch.input.safeParse({ locations: [{ ...tower, stories: 2 }] }).success).toBe(
      true,
    );
  });

  it('shares events among neighbours and spreads them over distance, with one average annual loss', async () => {
    const [close, wide] = [await batch(near(8, 0.002)), await batch(near(8, 0.6))];
    const [together, apart] = [close.portfolio, wide.portfolio];
    for (const { portfolio, results } of [close, wide]) {
      const mean =
        results.reduce((sum, each) => sum + (each.quantity?.value ?? NaN), 0) / results.length;
      expect((portfolio.expected_annual_loss_ratio?.value ?? NaN) / mean).toBeCloseTo(1, 3);
    }
    expect(together.diversification ?? 1).toBeGreaterThan(apart.diversification ?? 1);
    for (const { diversification } of [together, apart])
      expect(diversification ?? 2).toBeLessThanOrEqual(1.001);
    for (const point of together.exceedance) expect(point.aep).toBeGreaterThanOrEqual(point.oep);
  }, 60_000);

  it('weighs by value where all are known, and adds up by cell and peril', async () => {
    const { portfolio, results } = await batch([
      { lat: 34.05, lon: -118.24, replacement_value_usd: 1_000_000 },
      { lat: 40.71, lon: -74, replacement_value_usd: 3_000_000 },
    ]);
    expect(portfolio.total_value_usd).toBe(4_000_000);
    expect(portfolio.accumulation[0]?.value_share).toBeCloseTo(0.75, 9);
    const sum = results.reduce((all, each) => all + (each.average_annual_loss_usd ?? 0), 0);
    expect(portfolio.average_annual_loss_usd ?? 0).toBeCloseTo(sum, 3);
    expect(portfolio.by_peril.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 9);
  }, 60_000);

  it('gives a building without a value no weight beside others that have one', async () => {
    const valued = { lat: 34.05, lon: -118.24, replacement_value_usd: 1_000_000 };
    const bare = { lat: 40.71, lon: -74 };
    const mixed = await batch([valued, bare]);
    const alone = await batch([valued]);
    expect(mixed.portfolio).toMatchObject({
      buildings: 2,
      computed: 2,
      priced: 1,
      total_value_usd: 1_000_000,
      average_annual_loss_usd: alone.portfolio.average_annual_loss_usd,
      exceedance: alone.portfolio.exceedance,
    });
    expect(mixed.warnings[0]).toContain('1 of 2 buildings has no replacement value');
    expect(alone.warnings).toEqual([]);
    expect(alone.summary).toMatch(/^1 building: /);
  }, 60_000);

  it('says what stands in each cell in money, which adds up to the portfolio', async () => {
    const { portfolio } = await batch([
      { lat: 34.05, lon: -118.24, replacement_value_usd: 1_000_000 },
      { lat: 34.06, lon: -118.23, replacement_value_usd: 250_000 },
      { lat: 40.71, lon: -74, replacement_value_usd: 3_000_000 },
      { lat: -16.8, lon: 179.99, replacement_value_usd: 40_000 },
      { lat: -16.8, lon: 180, replacement_value_usd: 60_000 },
      { lat: 35.68, lon: 139.69 },
    ]);
    const total = (of: 'value_usd' | 'average_annual_loss_usd') =>
      portfolio.accumulation.reduce((sum, cell) => sum + (cell[of] ?? NaN), 0);
    expect(portfolio.accumulation.map((cell) => cell.value_usd).slice(0, 2)).toEqual([
      3_000_000, 1_250_000,
    ]);
    expect(total('value_usd')).toBe(portfolio.total_value_usd);
    expect(total('average_annual_loss_usd')).toBeCloseTo(
      portfolio.average_annual_loss_usd ?? NaN,
      6,
    );
    for (const { lon } of portfolio.accumulation) expect(Math.abs(lon)).toBeLessThan(180);
  }, 60_000);

  it('gives no money where no building with a value could be computed', async () => {
    const { portfolio } = await batch([
      { lat: 0, lon: -30, replacement_value_usd: 1_000_000 },
      { lat: 40.71, lon: -74 },
    ]);
    expect(portfolio).toMatchObject({
      total_value_usd: null,
      average_annual_loss_usd: null,
      accumulation: [{ count: 1, value_usd: null, value_share: 0, average_annual_loss_usd: null }],
    });
  }, 60_000);
});
