import { describe, expect, it } from 'vitest';
import { flareFindings } from '../../../../engines/systems/emissions/flareReport.ts';
import type { HotSource } from '../../../../engines/systems/emissions/hotSources.ts';

const hot = (more: Partial<HotSource>): HotSource => ({
  lat: 31.9,
  lon: -102.1,
  nights: 20,
  detections: 40,
  radiantHeatMw: 4,
  maxRadiantHeatMw: 6,
  firstAt: '2026-01-01T08:00:00Z',
  lastAt: '2026-01-20T08:00:00Z',
  ...more,
});
/** Of 40 nights 55 in 100 are clouded: 18 are seen, so a flare seen on 18 burns all the time, one seen on 9 half of it. */
const SEARCH = { lat: 31.9, lon: -102.1, nights: 40, volcanoes: [] };

describe('what flares come to', () => {
  // 4 MW / 0.25 / 37 MJ/m3 x 86,400 s = 37,362.16 m3 a day at full time.
  const whole = 37_362.162;

  it('add their gas, each by its heat and its share of the time', () => {
    const { quantity, sources, radiant_heat_mw } = flareFindings(
      [hot({}), hot({ lat: 31.95, nights: 9 })],
      SEARCH,
    );
    expect(sources.map(({ duty }) => duty)).toEqual([1, expect.closeTo(0.5, 12)]);
    expect(radiant_heat_mw).toBeCloseTo(4 + 2, 9);
    expect(quantity?.value).toBeCloseTo(1.5 * whole, 1);
    expect(quantity?.p10).toBeCloseTo(0.75 * whole, 1);
    expect(quantity?.p90).toBeCloseTo(3 * whole, 1);
  });

  // A flare is hot on three nights at least; a fire leaves a cell within two.
  it('leave out what was hot on two nights', () => {
    const found = flareFindings([hot({ nights: 3 }), hot({ lat: 32, nights: 2 })], SEARCH);
    expect(found).toMatchObject({ persistent_sources: 1, transient_sources: 1 });
    expect(found.sources).toHaveLength(1);
  });

  it('leave lava out of the gas, but not out of the list', () => {
    const volcanoes = [{ lat: 31.9, lon: -102.05 }];
    const { sources, quantity, radiant_heat_mw } = flareFindings([hot({}), hot({ lat: 33 })], {
      ...SEARCH,
      volcanoes,
    });
    expect(sources.map(({ kind, volume_m3_per_day }) => [kind, volume_m3_per_day])).toEqual([
      ['volcano', null],
      ['flare_or_industry', expect.closeTo(whole, 1)],
    ]);
    expect(quantity?.value).toBeCloseTo(whole, 1);
    expect(radiant_heat_mw).toBeCloseTo(4, 9);
  });

  // 37,362.16 m3 x 365.25 days = 13.6465 million m3 a year of the 148 billion of 2023 (World Bank, 2024).
  it('are a share of the gas flared in the world', () => {
    const { world } = flareFindings([hot({})], SEARCH);
    expect(world).toMatchObject({ year: 2023, flared_bcm: 148 });
    expect(world?.share_of_world).toBeCloseTo(9.2206e-5, 9);
  });

  // Whole, a mole of gas with 0.88 of methane and 0.12 of ethane gives 1.12 mol of CO2 of 44.009 g; 0.02 of the methane stays, 16.043 g.
  it('emit carbon dioxide, and the methane that does not burn', () => {
    const nominal = flareFindings([hot({})], SEARCH).emissions?.nominal;
    const moles = whole / ((8.314462618 * 288.15) / 101_325);
    const co2 = moles * 0.98 * 1.12 * 44.009e-6;
    const ch4 = moles * 0.02 * 0.88 * 16.043e-6;
    expect(nominal?.co2_t_per_day).toBeCloseTo(co2, 3);
    expect(nominal?.ch4_t_per_day).toBeCloseTo(ch4, 4);
    expect(nominal?.co2e_t_per_day).toBeCloseTo(co2 + 29.8 * ch4, 3);
    expect(nominal?.co2e_t_per_yr).toBeCloseTo(365.25 * (co2 + 29.8 * ch4), 0);
  });
});
