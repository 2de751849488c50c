import { describe, expect, it } from 'vitest';
import { combustionEmissions } from '../../../../engines/systems/emissions/combustion.ts';
import {
  dutyCycle,
  volumeByNightfireBcmPerYear,
  volumeFromHeatM3PerDay,
} from '../../../../engines/systems/emissions/flareVolume.ts';
import { hotSources } from '../../../../engines/systems/emissions/hotSources.ts';

const fire = (
  day: number,
  more: {
    lat?: number;
    frp?: number;
    night?: boolean;
    confidence?: 'low' | 'nominal';
    hour?: number;
  },
) => ({
  lat: more.lat ?? 31.9,
  lon: -102.1,
  at: new Date(Date.UTC(2026, 4, day, more.hour ?? 8)).toISOString(),
  instrument: 'VIIRS' as const,
  satellite: 'N20',
  confidence: more.confidence ?? ('nominal' as const),
  brightnessK: 340,
  frpMw: more.frp ?? 2,
  isNight: more.night ?? true,
});

describe('hot sources', () => {
  it('count distinct nights in one cell', () => {
    const [source, ...others] = hotSources([
      fire(1, {}),
      fire(2, { lat: 31.904 }),
      fire(3, { frp: 5 }),
    ]);
    expect(others).toEqual([]);
    expect(source).toMatchObject({
      nights: 3,
      detections: 3,
      maxRadiantHeatMw: 5,
      radiantHeatMw: 3,
    });
  });
  it('take passes before and after midnight UTC, one local night, as one', () => {
    // At 102° W local solar noon is 18:48 UTC: 07:00 and 09:30 UTC are the same night.
    expect(hotSources([fire(1, { hour: 7 }), fire(1, { hour: 9 })])[0]?.nights).toBe(1);
  });
  it('add the pixels of one overpass', () =>
    expect(hotSources([fire(1, { frp: 2 }), fire(1, { frp: 3, lat: 31.903 })])[0]).toMatchObject({
      radiantHeatMw: 5,
      nights: 1,
    }));
  it('keep places 2 km apart apart', () =>
    expect(hotSources([fire(1, {}), fire(2, { lat: 31.92 })])).toHaveLength(2));
  it('ignore the day and low confidence', () =>
    expect(hotSources([fire(1, { night: false }), fire(2, { confidence: 'low' })])).toEqual([]));
});

describe('gas volume', () => {
  it('is heat over radiant fraction over heating value', () => {
    // 10 MW / 0.25 = 40 MW = 3.456e6 MJ a day; / 37 MJ/m³
    expect(volumeFromHeatM3PerDay(10, 1)).toBeCloseTo(93_405.4, 0);
  });
  it('by the calibration grows less than the heat, since the area counts less', () => {
    expect(volumeByNightfireBcmPerYear(20, 1) / volumeByNightfireBcmPerYear(10, 1)).toBeCloseTo(
      2 ** 0.7,
      6,
    );
  });
  it('counts cloudy nights as nights that may have burnt, and never more than always', () => {
    expect(dutyCycle(3, 10)).toBeCloseTo(0.3 / 0.45, 9);
    expect(dutyCycle(9, 10)).toBe(1);
  });
});

describe('combustion', () => {
  it('of a mole of pure methane, all burnt, gives a mole of CO2', () => {
    const { co2T, ch4T } = combustionEmissions({
      volumeM3: 1e6,
      destruction: 1,
      methaneFraction: 1,
      gwpMethane: 29.8,
    });
    // 1e6 m³ / 0.0236448 m³/mol * 44.0095 g/mol
    expect(co2T).toBeCloseTo(1861.3, 0);
    expect(ch4T).toBe(0);
  });
});
