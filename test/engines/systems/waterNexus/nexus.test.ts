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
    expect(empty.warnings.join(' ')).toContain('No plant is listed');
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
    expect(intakeLimitC('o', 'US')).toBeCloseTo((90 - 32) / 1.8 - 3, 1);
    expect(intakeLimitC('t', 'DE')).toBe(28);
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
