import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../../../../engines/ground/math/normal.ts';
import { averageAnnualLoss } from '../../../../engines/money/loss/eventTable.ts';
import { volcanoNeeds } from '../../../../engines/hazards/volcano/component.ts';
import { volcanoPeril } from '../../../../engines/money/siteRisk/groundPerils.ts';
import { atSite, exponential, throughPoints } from '../../../../engines/money/siteRisk/perils.ts';
import { propertyCurve, propertyLoss } from '../../../../engines/money/siteRisk/propertyLoss.ts';
import { eventsOf, perilLoss, totalSpread } from '../../../../engines/money/siteRisk/siteLoss.ts';
import { damageRatio } from '../../../../engines/ground/vulnerability/damageRatio.ts';
import { siteNeeds } from '../../../../engines/money/siteRisk/sitePerils.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function lossAt(lat: number, lon: number, building = {}) {
  const facts = await embeddedFacts(siteNeeds({ lat, lon }));
  return propertyLoss({ lat, lon }, { facts, moment: MOMENT }, building);
}

describe('the losses of a place', () => {
  it('are of the order that is public, by peril', async () => {
    const of = async (lat: number, lon: number, peril: string) => {
      const { perils } = await lossAt(lat, lon);
      return perils.find((each) => each.peril === peril)?.averageAnnual ?? Number.NaN;
    };
    const within = (value: number, low: number, high: number) => {
      expect(value).toBeGreaterThan(low);
      expect(value).toBeLessThan(high);
    };
    // National Risk Index 2023 and GAR 2013/2015 within a factor of four.
    within(await of(37.7749, -122.4194, 'earthquake'), 1.4e-3 / 4, 1.4e-3 * 4);
    within(await of(27.7172, 85.324, 'earthquake'), 5.5e-4, 2e-2);
    within(await of(29.76, -95.37, 'wind'), 1.4e-3 / 4, 1.4e-3 * 4);
    within(await of(25.7617, -80.1918, 'wind'), 1e-3, 1e-2);
    within(await of(35.69, 139.69, 'wind'), 1.2e-4 / 4, 1.2e-4 * 4);
    within(await of(35.4676, -97.5164, 'severe_storm'), 5.7e-4, 6e-3);
    within(await of(48.8566, 2.3522, 'earthquake'), 0, 1e-4);
  }, 60_000);

  // Lava came to Goma in 1977, 2002 and 2021 (Tedesco et al. 2007, J. Geophys. Res. 112, B09202) and covers some tenth of the town each time; lahars
  // took Armero in 1595, 1845 and 1985 (Voight 1990, J. Volcanol. Geotherm. Res. 42, 151-188). Years and shares restated from memory.
  it.each([
    ['Goma', -1.68, 29.22, 3.5e-3],
    ['Armero', 4.966, -74.905, 3 / 430],
  ])('count lava, lahars and flows together: %s', async (_name, lat, lon, perYear) => {
    const peril = volcanoPeril({ lat, lon }, await embeddedFacts(volcanoNeeds({ lat, lon })));
    const flow = peril.causes.find(({ damage }) => damage === 'volcanic_flow')?.beginsPerYear;
    expect(flow).toBeGreaterThan(perYear / 2);
    expect(flow).toBeLessThan(perYear * 2);
  });

  it('tell no rate of hurricanes that no record can', async () => {
    const drivers = async (lat: number, lon: number) =>
      (await lossAt(lat, lon)).perils.find(({ peril }) => peril === 'wind')?.drivers[0];
    expect(await drivers(35.339, -97.4867)).toMatch(/: less than once in 10,000 years$/);
    expect(await drivers(25.79, -80.13)).toMatch(/: 0\.\d+ a year$/);
  }, 60_000);

  it('add up over the events, and the curve holds them', async () => {
    const loss = await lossAt(35.6762, 139.6503, { stories: 2 });
    const sum = loss.perils.reduce((total, { averageAnnual }) => total + averageAnnual, 0);
    expect(loss.total?.value).toBeCloseTo(sum, 12);
    expect(averageAnnualLoss(eventsOf(loss.perils)) / sum).toBeCloseTo(1, 6);
    const curve = propertyCurve(loss);
    for (const [i, point] of curve.entries()) {
      expect(point.aep).toBeGreaterThanOrEqual(point.oep);
      expect(point.aep).toBeGreaterThanOrEqual(curve[i - 1]?.aep ?? 0);
    }
  }, 60_000);

  it('are nothing at sea, with a reason', async () => {
    const { total, reason } = await lossAt(0, -30);
    expect(total).toBeNull();
    expect(reason).toContain('open water');
  });
});

describe('water beside the shore', () => {
  // 2.1 km off Taveuni, Fiji, where the antimeridian runs: no ground that shakes or floods, so no house that a tsunami could take.
  it('has no building on it, so that no peril counts where others say there is no ground', async () => {
    const { total, reason, perils } = await lossAt(-16.78, 180);
    expect(total).toBeNull();
    expect(perils).toEqual([]);
    expect(reason).toBe('open water, 2.1 km from the shore: no building stands here');
  });

  it('is shore within what the map of shores leaves open', async () => {
    expect((await lossAt(34.008, -118.5)).total).not.toBeNull();
  });
});

describe('hazard curves', () => {
  it('begin where the threshold comes as often', () => {
    const depth = exponential(0.02, 0.15, 0.5);
    expect(depth(0.03)).toBe(0);
    expect(depth(0.02 / Math.E)).toBeCloseTo(0.65, 9);
    const ash = throughPoints([
      [0.01, 1],
      [0.001, 10],
    ]);
    expect(ash(0.02)).toBe(0);
    expect(ash(0.001)).toBeCloseTo(10, 9);
    expect(ash(0.0001)).toBeCloseTo(100, 6);
    expect(throughPoints([])(0.01)).toBe(0);
  });
});

describe('the total of perils', () => {
  const peril = (averageAnnual: number, lnSigma: number) => ({
    peril: 'wind' as const,
    state: 'known' as const,
    slices: [],
    drivers: [],
    averageAnnual,
    lnSigma,
  });

  it('stands at no point below a peril of its own, and its interval holds its mean', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: 1e-9, max: 1e-2, noNaN: true }),
            fc.double({ min: 0.05, max: 4, noNaN: true }),
          ),
          { minLength: 1, maxLength: 9 },
        ),
        (rows) => {
          const total = totalSpread(rows.map(([mean, sigma]) => peril(mean, sigma)));
          for (const [mean, sigma] of rows) {
            const own = totalSpread([peril(mean, sigma)]);
            for (const point of ['p10', 'p50', 'p90'] as const)
              expect(total[point]).toBeGreaterThanOrEqual(own[point]);
          }
          expect(total.value).toBeCloseTo(
            rows.reduce((sum, [mean]) => sum + mean, 0),
            12,
          );
          expect(total.p10).toBeLessThanOrEqual(total.p50);
          expect(total.p50).toBeLessThanOrEqual(total.p90);
          expect(total.p10).toBeLessThanOrEqual(total.value);
          expect(total.p90).toBeGreaterThanOrEqual(total.value);
        },
      ),
      { numRuns: 200 },
    );
  });

  // Strata of two independent lognormals, every pair of them: wind that is known well and rare shaking that is not, which one lognormal of the same mean and
  // variance put at 0.00024 to 0.033 % of the value a year, its middle below that of the wind alone.
  it('has the points of the sum, not those of one lognormal as wide as the rarest peril', () => {
    const STRATA = 400;
    const draws = (mean: number, sigma: number): number[] =>
      Array.from({ length: STRATA }, (_unused, k) =>
        Math.exp(Math.log(mean) - sigma ** 2 / 2 + sigma * normalQuantile((k + 0.5) / STRATA)),
      );
    const sums = draws(1e-4, 0.55)
      .flatMap((wind) => draws(6e-5, 2.4).map((shaking) => wind + shaking))
      .toSorted((a, b) => a - b);
    const total = totalSpread([peril(1e-4, 0.55), peril(6e-5, 2.4)]);
    for (const [point, share] of [
      ['p10', 0.1],
      ['p50', 0.5],
      ['p90', 0.9],
    ] as const)
      expect(
        Math.abs(Math.log(total[point] / (sums[share * sums.length] ?? NaN))),
        point,
      ).toBeLessThan(0.1);
  });
});

describe('a peril of several causes', () => {
  it('is as uncertain as the sum of its causes, which err apart', () => {
    const cause = {
      cause: 'hail',
      damage: 'hail' as const,
      intensityAt: exponential(0.02, 25, 12),
      lnSigma: 0.5,
    };
    const building = { constructionType: 'wood_frame' as const };
    const one = perilLoss(atSite('severe_storm', [cause], []), building);
    const two = perilLoss(atSite('severe_storm', [cause, cause], []), building);
    const own = Math.hypot(0.5, damageRatio('hail', building).lnSigma);
    expect(one.averageAnnual).toBeGreaterThan(0);
    expect(one.lnSigma).toBeCloseTo(own, 9);
    expect(two.averageAnnual / one.averageAnnual).toBeCloseTo(2, 9);
    // Two independent lognormals of one mean m and variance v: 2 m and 2 v.
    expect(two.lnSigma).toBeCloseTo(Math.sqrt(Math.log1p(Math.expm1(own ** 2) / 2)), 9);
  });
});
