import { describe, expect, it } from 'vitest';
import { volcanoesNear } from '../../../../engines/ground/datasets/volcanoes.ts';
import { volcanoDrivers, volcanoQuantity } from '../../../../engines/hazards/volcano/component.ts';
import { siteHazard } from '../../../../engines/hazards/volcano/siteHazard.ts';
import { SEARCH_KM } from '../../../../engines/hazards/volcano/tables.ts';
import { volcanoes, volcanoTable } from '../../../../src/atlas/volcanoes.ts';

const at = (lat: number, lon: number, elevationM: number) =>
  siteHazard(
    volcanoesNear.answer.parse(volcanoes.answer({ lat, lon, radiusKm: SEARCH_KM })).volcanoes,
    { lat, lon, elevationM },
    false,
  );

describe('what moves the hazard of a place', () => {
  // Hoblitt et al. (1998), USGS OFR 98-428: lahars of Rainier threaten Orting by way of the Puyallup and the Carbon River; lava of 2018 came from the
  // lower east rift of Kilauea (Neal et al. 2019, doi:10.1126/science.aav7046).
  it('names the valley of lahars and the rift of lava, where these make a good part of it', () => {
    expect(volcanoDrivers(at(47.1, -122.2, 60)).join('\n')).toMatch(
      /^Rainier, \d+ km: \d+ % of the rate, lahars down the Carbon and Puyallup, .*\d+ km along it/,
    );
    expect(volcanoDrivers(at(19.47, -154.9, 60))[0]).toMatch(/^Kilauea.*lava from its rifts/);
  });

  it('names neither where ash is all that comes', () => {
    for (const [lat, lon] of [
      [47.61, -122.33],
      [35.69, 139.69],
      [-41.29, 174.78],
    ] as const)
      expect(volcanoDrivers(at(lat, lon, 30)).join('\n')).not.toMatch(/lahars|lava/);
  });

  it('lists three volcanoes at most, the greatest first, each of a twentieth of it at least', () => {
    for (const [lat, lon] of [
      [-7.8, 110.36],
      [14.63, -90.51],
      [35.69, 139.69],
      [0, -150],
    ] as const) {
      const hazard = at(lat, lon, 100);
      const shares = volcanoDrivers(hazard).flatMap((words) => {
        const [, share] = /: (\d+) % of the rate/.exec(words) ?? [];
        return share === undefined ? [] : [Number(share)];
      });
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(shares.length).toBe(
        Math.min(
          3,
          hazard.effects.filter((each) => each.hitsPerYear >= 0.05 * hazard.probability).length,
        ),
      );
    }
  });
});

describe('the interval of the hazard', () => {
  // A lognormal rate of mean m and log deviation s has its median at m exp(-s^2 / 2).
  it('has its median below the mean by the spread of the rates, and is wider with it', () => {
    const narrow = volcanoQuantity({ probability: 1e-3, rateLnSigma: 0 });
    const wide = volcanoQuantity({ probability: 1e-3, rateLnSigma: 1 });
    expect(narrow.p50).toBe(1e-3);
    expect(wide.value).toBe(1e-3);
    expect(wide.p50).toBeCloseTo(1e-3 * Math.exp(-0.5), 12);
    expect(wide.p90 / wide.p10).toBeGreaterThan(narrow.p90 / narrow.p10);
    expect(wide.p90 * wide.p10).toBeCloseTo((wide.p50 ?? NaN) ** 2, 15);
    expect(volcanoQuantity({ probability: 1, rateLnSigma: 0 }).p90).toBe(1);
  });
});

describe('volcanoes together', () => {
  const site = { lat: 47.1, lon: -122.2, elevationM: 60 };
  const of = (...names: string[]) =>
    siteHazard(
      volcanoTable.filter(({ name }) => names.includes(name)),
      site,
      false,
    );

  it('add their rates, those of lahars without an eruption among them', () => {
    const [both, one, other] = [of('Rainier', 'St. Helens'), of('Rainier'), of('St. Helens')];
    const none = siteHazard([], site, false);
    const rate = ({ probability }: typeof both) => -Math.log1p(-probability);
    expect(rate(both)).toBeCloseTo(rate(one) + rate(other) - rate(none), 12);
    const [effect] = one.effects;
    expect(effect?.paths?.otherLaharsPerYear).toBeGreaterThan(0);
    expect(effect?.hitsPerYear).toBeGreaterThanOrEqual(effect?.laharPerYear ?? NaN);
    // Causes of one eruption that come together count once.
    const {
      ash10mmPerYear: ash,
      pyroclasticPerYear: flow,
      laharPerYear: lahar,
      lavaPerYear: lava,
    } = effect ?? {};
    expect(effect?.hitsPerYear).toBeLessThan(
      (ash ?? NaN) + (flow ?? NaN) + (lahar ?? NaN) + (lava ?? NaN),
    );
  });

  it('that err alone add the variances of their rates, each by its share of the whole', () => {
    const none = -Math.log1p(-siteHazard([], site, false).probability);
    const own = (name: string) => {
      const { probability, rateLnSigma } = of(name);
      const rate = -Math.log1p(-probability);
      return { rate: rate - none, variance: Math.expm1(rateLnSigma ** 2) * rate ** 2 };
    };
    const names = ['Rainier', 'St. Helens', 'Hood'];
    const parts = names.map(own);
    const rate = parts.reduce((sum, each) => sum + each.rate, none);
    const variance = parts.reduce((sum, each) => sum + each.variance, 0) / rate ** 2;
    expect(of(...names).rateLnSigma).toBeCloseTo(Math.sqrt(Math.log1p(variance)), 9);
    expect(siteHazard([], site, false).rateLnSigma).toBe(0);
  });
});
