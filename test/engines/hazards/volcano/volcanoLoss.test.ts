import { describe, expect, it } from 'vitest';
import { volcanoesNear } from '../../../../engines/ground/datasets/volcanoes.ts';
import { groundChances, likeliestValley } from '../../../../engines/hazards/volcano/groundPaths.ts';
import { siteHazard, type VolcanoEffect } from '../../../../engines/hazards/volcano/siteHazard.ts';
import { SEARCH_KM } from '../../../../engines/hazards/volcano/tables.ts';
import { volcanoLoss } from '../../../../engines/hazards/volcano/volcanoLoss.ts';
import { referenceDamage } from '../../../../engines/hazards/referenceHouse.ts';
import { volcanoes } from '../../../../src/atlas/volcanoes.ts';

const near = (lat: number, lon: number) =>
  volcanoesNear.answer.parse(volcanoes.answer({ lat, lon, radiusKm: SEARCH_KM })).volcanoes;
const ash = (mm: number) => referenceDamage('ash').mean(mm);
const byFlow = referenceDamage('volcanic_flow').mean(1);

// Ash of 10 to 100 mm costs what 32 mm do, to 300 mm what 173 mm do, above what 500 mm do: the geometric means of the steps, and a round one above.
const ashLoss = (effects: readonly VolcanoEffect[]) =>
  effects.reduce(
    (sum, { ash10mmPerYear: ten, ash100mmPerYear: hundred, ash300mmPerYear: three }) =>
      sum + (ten - hundred) * ash(32) + (hundred - three) * ash(173) + three * ash(500),
    0,
  );

describe('the loss by volcanoes', () => {
  it.each([
    ['Christchurch', -43.53, 172.63],
    ['Wellington', -41.29, 174.78],
  ])(
    'is where ash alone comes its damage by how often each thickness falls: %s',
    (_name, lat, lon) => {
      const site = { lat, lon, elevationM: 20 };
      const { effects } = siteHazard(near(lat, lon), site, true);
      const none = volcanoLoss([], site).value;
      const byAsh = ashLoss(effects);
      const ground = effects.reduce(
        (sum, each) => sum + each.pyroclasticPerYear + each.laharPerYear + each.lavaPerYear,
        0,
      );
      const { value } = volcanoLoss(near(lat, lon), site);
      expect((value - none - byAsh) / byFlow).toBeGreaterThan(-1e-9);
      expect((value - none - byAsh) / byFlow).toBeLessThanOrEqual(ground + 1e-9);
      expect(byAsh).toBeGreaterThan(10 * byFlow * ground);
    },
  );

  it('counts lahars that need no eruption as often as they come, beside what eruptions bring', () => {
    const site = { lat: 47.1, lon: -122.2, elevationM: 60 };
    const rainier = near(site.lat, site.lon).filter(({ name }) => name === 'Rainier');
    const [effect] = siteHazard(rainier, site, true).effects;
    if (!effect) throw new Error('Rainier is near');
    const other = effect.paths?.otherLaharsPerYear ?? NaN;
    expect(other).toBeGreaterThan(0);
    const byEruptions = [
      effect.pyroclasticPerYear,
      effect.laharPerYear - other,
      effect.lavaPerYear,
    ];
    const loss = volcanoLoss(rainier, site).value - volcanoLoss([], site).value;
    const rest = loss - ashLoss([effect]) - other * byFlow;
    expect(rest).toBeGreaterThanOrEqual(byFlow * Math.max(...byEruptions) * (1 - 1e-9));
    expect(rest).toBeLessThanOrEqual(byFlow * byEruptions.reduce((a, b) => a + b, 0));
  });
});

describe('lahars off the drawn valleys', () => {
  it('come a quarter as often as to all sides of a volcano of which none is drawn', () => {
    const site = { lat: 47.1, lon: -122.2, elevationM: 60 };
    const rainier = near(site.lat, site.lon).filter(({ name }) => name === 'Rainier');
    const paths = siteHazard(rainier, site, false).effects[0]?.paths;
    if (!paths) throw new Error('Rainier is near');
    const whole = Array<number>(8).fill(1);
    const lahar = (changed: Partial<typeof paths>) =>
      groundChances({ ...paths, ...changed }, 4, { yearShare: whole, lavaShare: whole }).lahar;
    expect(lahar({ valleys: [] }) / lahar({ valleys: undefined })).toBeCloseTo(0.25, 9);
    expect(lahar({})).toBeGreaterThan(lahar({ valleys: [] }));
    expect(lahar({ summitDropKm: 0 })).toBe(0);
    expect(likeliestValley(paths)?.inside).toBe(
      Math.max(...(paths.valleys ?? []).map(({ inside }) => inside)),
    );
  });
});
