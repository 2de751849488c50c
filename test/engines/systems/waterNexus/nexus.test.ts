import { describe, expect, it } from 'vitest';
import { nexusScore } from '../../../../engines/systems/waterNexus/index.ts';
import { plantsNear } from '../../../../engines/systems/waterNexus/nearPlants.ts';
import {
  heldBack,
  intakeLimitC,
  waterUse,
} from '../../../../engines/systems/waterNexus/plantWater.ts';
import { PLANT_ROWS } from '../../../../engines/systems/waterNexus/tables/plants.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';
import { roundReply } from '../../../../src/core/round.ts';
import { strayNumbers } from '../../../support/numbersInRecord.ts';

const moment = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };

function assess(body: object) {
  const input = nexusScore.input.parse(body);
  return nexusScore.assess(input, embeddedFacts(nexusScore.needs(input)), moment);
}

const months = (mean: number, swing: number) =>
  Array.from({ length: 12 }, (_, i) => mean - swing * Math.cos((2 * Math.PI * i) / 12));
const warm = { monthsC: months(20, 10), stress: { score: 3, low: 2, high: 4 } };

describe('cities whose plants are known', () => {
  // All of them take sea water, which no shortage of fresh water holds back.
  it.each([
    ['Tokyo', 35.68, 139.69, 'Futtsu'],
    ['Osaka', 34.69, 135.5, 'Nanko'],
    ['Kuwait City', 29.37, 47.98, 'Sabiya'],
    ['Singapore', 1.35, 103.82, 'Senoko'],
    ['Hong Kong', 22.3, 114.17, 'Castle Peak'],
    ['Karachi', 24.86, 67, 'Karachi'],
    ['Lagos', 6.5, 3.4, 'Egbin'],
  ])('%s', (_name, lat, lon, plant) => {
    const reply = assess({ lat, lon });
    expect(reply.basis).toBe('listed_plants');
    expect(reply.plants.map(({ name }) => name)).toContain(plant);
    expect(reply.quantity?.value).toBe(0);
    expect(reply.capacity_on_fresh_water_mw).toBe(0);
  });
});

describe('plants whose summers are known', () => {
  // None of these runs below capacity for weeks of a usual summer: Paks lost single days in 2018 and 2022, Kozloduy and the lower Mississippi none.
  it.each([
    ['Paks', 46.57, 18.85],
    ['Kozloduy', 43.75, 23.77],
    ['Nine Mile', 29.95, -90.15],
    ['Beni Suef', 29.13, 31.12],
    ['Turkey Point', 25.43, -80.33],
    ['W.A. Parish', 29.48, -95.63],
    ['Waigaoqiao', 31.35, 121.59],
    ['Phu My', 10.59, 107.05],
  ])('%s is not held back for weeks', (name, lat, lon) => {
    const { plants } = assess({ lat, lon, radius_km: 30 });
    const plant = plants.find((each) => each.name === name);
    expect(plant?.curtailment?.by_temperature_days).toBeLessThan(11);
  });

  it('a river that carries the heat of a plant away is hardly warmed by it', () => {
    const limit = (name: string, lat: number, lon: number) =>
      assess({ lat, lon, radius_km: 30 }).plants.find((each) => each.name === name)?.intake_limit_c;
    expect(limit('Kozloduy', 43.75, 23.77)).toBeGreaterThan(27);
    expect(limit('Nine Mile', 29.95, -90.15)).toBeGreaterThan(32);
  });
});

describe('water for power', () => {
  it('finds the plants of the Permian basin from Midland', () => {
    const midland = assess({ lat: 31.9973, lon: -102.0779 });
    expect(midland.basis).toBe('listed_plants');
    expect(midland.plants.map(({ name }) => name)).toContain('Odessa-Ector');
    expect(midland.water_stress?.score_0_5).toBeGreaterThan(1);
    expect(midland.by_2050?.curtailment_days_per_yr).toBeGreaterThan(
      midland.quantity?.value ?? NaN,
    );
  });

  it('lets a reference plant stand in where none is listed, and says so', () => {
    const empty = assess({ lat: -24, lon: 132, radius_km: 100 });
    expect(empty.basis).toBe('reference_plant');
    expect(empty.plants).toEqual([]);
    expect(empty.score).toBeNull();
    expect(empty.summary).toContain('is unknown: the water stress');
    const listless = assess({ lat: 46.4, lon: 25, radius_km: 10 });
    expect(listless.basis).toBe('reference_plant');
    expect(listless.warnings.join(' ')).toContain('No plant is listed');
  });

  it('holds back once-through plants before ponds and towers, and never air or the sea', () => {
    const days = (cooling: 'o' | 'p' | 't' | 'd' | 'm') =>
      heldBack({ fuel: 'c', cooling }, warm)?.temperature;
    expect(days('o')).toBeGreaterThan(days('p') ?? NaN);
    expect(days('p')).toBeGreaterThan(days('t') ?? NaN);
    expect(heldBack({ fuel: 'c', cooling: 'd' }, warm)?.days).toBe(0);
    expect(heldBack({ fuel: 'c', cooling: 'm' }, warm)?.days).toBe(0);
    expect(
      heldBack({ fuel: 'c', cooling: 't' }, { monthsC: undefined, stress: undefined }),
    ).toBeUndefined();
  });

  it('holds back more in heat and in scarcity', () => {
    const base = heldBack({ fuel: 'n', cooling: 'o' }, warm)?.days ?? NaN;
    expect(
      heldBack({ fuel: 'n', cooling: 'o' }, { ...warm, monthsC: months(23, 10) })?.days,
    ).toBeGreaterThan(base);
    expect(
      heldBack({ fuel: 'n', cooling: 'o' }, { ...warm, stress: { score: 5, low: 4, high: 5 } })
        ?.days,
    ).toBeGreaterThan(base);
  });

  it('holds back at the limit of the country after mixing, less the rise that is allowed', () => {
    const at = (country: string) =>
      heldBack({ fuel: 'n', cooling: 'o', country }, warm)?.temperature ?? NaN;
    expect(at('CH')).toBeGreaterThan(at('FR'));
    expect(at('FR')).toBeGreaterThan(at('US'));
    // 90 °F less 3 °C
    expect(intakeLimitC({ fuel: 'n', cooling: 'o', country: 'US' })).toBeCloseTo(
      (90 - 32) / 1.8 - 3,
      1,
    );
    expect(intakeLimitC({ fuel: 'n', cooling: 't', country: 'FR' })).toBe(28);
  });

  it('warms a strong river less, and never by more than is allowed', () => {
    const rhone = { river: 'Rhône', summerFlowM3s: 500, warmestMonthC: 21, permitC: 26 };
    const plant = { fuel: 'n', cooling: 'o', country: 'FR', mw: 3600 } as const;
    const limit = (summerFlowM3s: number) =>
      intakeLimitC({
        ...plant,
        river: { ...rhone, summerFlowM3s, onceThroughShare: 0.5, source: '' },
      });
    expect(limit(2000)).toBeGreaterThan(limit(500) ?? NaN);
    expect(limit(1)).toBe(26 - 3);
  });

  it.each([
    ['Toronto', 43.65, -79.38, 'Pickering', 'Lake Ontario'],
    ['South Bend', 41.68, -86.25, 'D.C. Cook', 'Lake Michigan'],
  ])(
    'cools plants on the Great Lakes by the lake, not by streams: %s',
    (_city, lat, lon, name, lake) => {
      const plant = assess({ lat, lon }).plants.find((each) => each.name === name);
      expect(plant?.river).toMatchObject({ name: lake, summer_flow_m3_s: null });
      // 90 °F less 3 °C; the lakes stay below 25 °C in the mean of August (NOAA GLERL, 2012 to 2016).
      expect(plant?.curtailment?.by_temperature_days).toBeLessThan(0.1);
    },
  );

  it('holds North Anna back by the lake that was made to cool it', () => {
    const { plants } = assess({ lat: 38.9072, lon: -77.0369 });
    expect(plants.find(({ name }) => name === 'North Anna')?.cooling).toBe('pond');
  });

  it('holds a tower back by warm water only where the limit is that of the river itself', () => {
    const tower = (country: string) =>
      heldBack({ fuel: 'n', cooling: 't', country }, warm)?.temperature;
    expect(tower('US')).toBe(0);
    expect(tower('CH')).toBe(0);
    expect(tower('FR')).toBeGreaterThan(0);
    expect(intakeLimitC({ fuel: 'g', cooling: 't', country: 'US' })).toBeUndefined();
  });

  it('takes a river as it was measured, and warms it with the air', () => {
    const river = {
      river: 'Aare',
      summerFlowM3s: 640,
      warmestMonthC: 20,
      permitC: null,
      onceThroughShare: 1,
      source: '',
    };
    const plant = { fuel: 'n', cooling: 'o', country: 'CH', mw: 730 } as const;
    const at = (monthsC: readonly number[], usualMonthsC?: readonly number[]) =>
      heldBack({ ...plant, river }, { monthsC, usualMonthsC, stress: undefined })?.days ?? NaN;
    const now = months(10, 9);
    expect(at(now)).toBeLessThan(heldBack(plant, { monthsC: now, stress: undefined })?.days ?? NaN);
    expect(
      at(
        now.map((airC) => airC + 2),
        now,
      ),
    ).toBeGreaterThan(at(now));
  });

  it('takes more water once-through, and uses more up with towers', () => {
    const [tower, once] = [waterUse('c', 't'), waterUse('c', 'o')];
    expect(once?.withdrawalLPerMwh).toBeGreaterThan(10 * (tower?.withdrawalLPerMwh ?? NaN));
    expect(tower?.consumptionLPerMwh).toBeGreaterThan(once?.consumptionLPerMwh ?? NaN);
  });

  it('holds at least 300 large plants, each once, and leaves closed ones out', () => {
    expect(PLANT_ROWS.length).toBeGreaterThanOrEqual(300);
    const keys = PLANT_ROWS.map(([name, country]) => `${name} ${country}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [name, , lat, lon, , , mw] of PLANT_ROWS) {
      expect(Math.abs(lat), name).toBeLessThanOrEqual(90);
      expect(Math.abs(lon), name).toBeLessThanOrEqual(180);
      expect(mw, name).toBeGreaterThan(10);
    }
    const at = { lat: 36.9, lon: -111.4, radiusKm: 20 };
    expect(plantsNear(at, 2018).map(({ name }) => name)).toContain('Navajo');
    expect(plantsNear(at, 2026)).toEqual([]);
  });

  it.each([
    { lat: 31.9973, lon: -102.0779 },
    { lat: 45.5, lon: 4.8 },
    { lat: -24, lon: 132 },
  ])('explains itself with numbers of the record: %o', (body) => {
    const record = roundReply(assess(body));
    expect(strayNumbers(record.summary, record)).toEqual([]);
  });
});
