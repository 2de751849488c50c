import { describe, expect, it } from 'vitest';
import { assessFlood, floodComponent } from '../../../../engines/hazards/flood/component.ts';
import { depthAtM, floodRiseM } from '../../../../engines/hazards/flood/handDepth.ts';
import {
  dischargeClass,
  gumbelPeaks,
  peakOfYears,
} from '../../../../engines/hazards/flood/dischargeForecast.ts';
import { forecast } from '../../../../engines/hazards/flood/index.ts';
import { behindDefence, riverComing } from '../../../../engines/hazards/flood/riverFlood.ts';
import { openSeaProbability, seaLevelOfYears } from '../../../../engines/hazards/flood/seaFlood.ts';
import type { FloodReach, SurgeClimate } from '../../../../engines/ground/datasets/floodPlains.ts';
import { floodPlainAtlas, floodSettingAt } from '../../../../src/atlas/floodPlains.ts';
import { climateNormalsAtlas } from '../../../../src/atlas/climateNormals.ts';
import { elevationAtlas } from '../../../../src/atlas/elevation.ts';
import { reliefAtlas } from '../../../../src/atlas/relief.ts';
import { settingAtlas } from '../../../../src/atlas/setting.ts';
import { stormRainAtlas } from '../../../../src/atlas/stormRain.ts';

/** Yearly probability of an undefended place by a river. */
function openRiver(...given: Parameters<typeof riverComing>): number {
  const coming = riverComing(...given);
  return coming ? coming.perYear * coming.share : 0;
}

const moment = { iso: '2026-07-01T00:00:00Z', ms: Date.UTC(2026, 6, 1) };
const asked = {
  source: 'atlas',
  asOf: '2024-12-31T00:00:00Z',
  retrievedAt: '2024-12-31T00:00:00Z',
  status: 'embedded' as const,
};
const fact = <A>(answer: A | { missing: string }) =>
  typeof answer === 'object' && answer !== null && 'missing' in answer
    ? { missing: String(answer.missing), source: 'atlas' }
    : { value: answer as A, ...asked };

function factsAt(lat: number, lon: number) {
  const at = { lat, lon };
  return {
    setting: fact(settingAtlas.answer(at)),
    elevation: fact(elevationAtlas.answer(at)),
    relief: fact(reliefAtlas.answer(at)),
    flood: fact(floodPlainAtlas.answer(at)),
    climate: fact(climateNormalsAtlas.answer(at)),
    stormRain: fact(stormRainAtlas.answer(at)),
  } as Parameters<typeof floodComponent.assess>[1];
}

const assess = (lat: number, lon: number) =>
  floodComponent.assess({ lat, lon, radiusKm: 100 }, factsAt(lat, lon), moment);

describe('flood at places whose floods are known', () => {
  it('is never nothing on land, and never above what it is without defences', () => {
    for (let i = 0; i < 400; i++) {
      const lat = (Math.asin(Math.sin(i * 7.3) * 0.95) * 180) / Math.PI;
      const facts = factsAt(lat, ((i * 137.508) % 360) - 180);
      const { site } = assessFlood(facts, moment);
      if (!site) continue;
      expect(site.river.yearlyProbability).toBeGreaterThan(0);
      expect(site.rain.yearlyProbability).toBeGreaterThan(0);
      for (const { yearlyProbability, undefended } of [site.river, site.sea])
        expect(yearlyProbability).toBeLessThanOrEqual((undefended ?? Infinity) + 1e-12);
    }
  });

  it.each([
    ['New Orleans', 29.95, -90.07, 50, 100],
    ['Miami', 25.77, -80.19, 50, 100],
    ['Dhaka', 23.78, 90.4, 60, 100],
    ['Jakarta', -6.2, 106.83, 60, 100],
    ['Bangkok', 13.75, 100.5, 50, 100],
    ['Amsterdam', 52.37, 4.9, 10, 45],
    ['Winnipeg', 49.9, -97.14, 15, 50],
    ['London', 51.51, -0.13, 15, 50],
    ['Denver', 39.74, -104.99, 10, 50],
    ['Sahara', 23, 10, 0, 24],
    ['Phnom Penh', 11.56, 104.92, 60, 100],
  ])('%s scores %s, %s between %s and %s', (_name, lat, lon, low, high) => {
    const answer = assess(lat, lon);
    expect(answer.state).toBe('known');
    expect(answer.score).toBeGreaterThanOrEqual(low);
    expect(answer.score).toBeLessThanOrEqual(high);
  });

  it('is not applicable at sea, unknown without a setting, wider without an elevation', () => {
    expect(assess(0, -140).state).toBe('not_applicable');
    const facts = factsAt(51.51, -0.13);
    const silent = { missing: 'nobody answered', source: 'none' };
    expect(
      floodComponent.assess(
        { lat: 51.51, lon: -0.13, radiusKm: 1 },
        { ...facts, flood: silent },
        moment,
      ).state,
    ).toBe('unknown');
    const blind = floodComponent.assess(
      { lat: 51.51, lon: -0.13, radiusKm: 1 },
      { ...facts, stormRain: silent },
      moment,
    );
    const full = assess(51.51, -0.13);
    const ratio = (answer: typeof full) =>
      (answer.quantity?.p90 ?? 0) / (answer.quantity?.p10 ?? 1);
    expect(ratio(blind)).toBeGreaterThan(ratio(full));
    expect(ratio(full)).toBeGreaterThan(3 * 3);
  });

  it('never jumps by a level from one kilometre to the next', () => {
    for (const [lat, lon] of [
      [30.4, -91.2],
      [38.6, -90.6],
      [25.6, 85.1],
      [48.2, 16.1],
    ] as const) {
      let before = assess(lat, lon).score ?? 0;
      for (let km = 1; km <= 60; km++) {
        const score = assess(lat + km / 111.2, lon).score ?? 0;
        expect(Math.abs(score - before)).toBeLessThan(13);
        before = score;
      }
    }
  });

  it('answers offline, the live parts null with a reason', () => {
    const silent = { missing: 'network unreachable', source: 'none' };
    const reply = forecast.assess(
      { lat: 29.76, lon: -95.37 },
      { ...factsAt(29.76, -95.37), discharge: silent, peaks: silent, gauges: silent },
      moment,
    );
    expect(forecast.output.safeParse(reply).success).toBe(true);
    expect(reply.discharge_forecast).toBeNull();
    expect(reply.discharge_forecast_reason).toBe('network unreachable');
    expect(reply.gauges).toBeNull();
    // NOAA Atlas 14, volume 11: about 9 inches once in 10 years, 17 once in 100, 25 once in 500 (from memory).
    const rain = reply.heavy_rain?.levels.map(({ rain_24h_mm }) => rain_24h_mm / 25.4) ?? [];
    [9.1, 16.9, 25].forEach((inches, i) => {
      expect(Math.abs(Math.log((rain[i + 1] ?? NaN) / inches))).toBeLessThan(0.15);
    });
    expect(reply.quantity?.value).toBe(assess(29.76, -95.37).quantity?.value);
  });

  it('tells of a gauge in flood within a day of its reading and within 50 km', () => {
    const reading = (at: string | null) =>
      ({ stageM: 9, flowM3s: null, category: 'moderate', state: 'current', at }) as const;
    const gaugeAt = (id: string, lat: number, at: string | null) => ({
      id,
      usgsId: null,
      name: `Bayou ${id}`,
      lat,
      lon: -95.37,
      observed: reading(at),
      forecast: { ...reading(at), category: null },
    });
    const silent = { missing: 'network unreachable', source: 'none' };
    const told = (at: string | null) =>
      forecast.assess(
        { lat: 29.76, lon: -95.37 },
        {
          ...factsAt(29.76, -95.37),
          discharge: silent,
          peaks: silent,
          gauges: fact({ gauges: [gaugeAt('near', 29.8, at), gaugeAt('far', 31, at)] }),
        },
        moment,
      );
    const now = told('2026-06-30T12:00:00Z');
    expect(now.summary).toContain('Bayou near is in flood.');
    expect(now.summary).toMatch(
      /about once in \d+ years \((MODERATE|HIGH|CRITICAL); 80 % interval [\d.]+ to \d+ years\)/,
    );
    expect(now.gauges?.map(({ id }) => id)).toEqual(['near']);
    const old = told('2026-05-05T12:00:00Z');
    expect(old.summary).not.toContain('in flood');
    expect(told(null).summary).not.toContain('in flood');
    expect(old.gauges?.[0]?.observed).toMatchObject({
      stage_m: 9,
      category: null,
      rank: null,
      reason: 'the last reading is not current',
    });
  });
});

const reach: FloodReach = {
  name: 'River',
  regime: 'rain',
  distanceKm: 1,
  axisSigmaKm: 2,
  halfWidthKm: 5,
  waterLevelM: 10,
  waterLevelSigmaM: 3,
  protectionYears: 0,
  protectionSource: null,
};
const sea: SurgeClimate = {
  nearestReach: 'Coast',
  referenceDistanceKm: 0,
  surge10M: 1,
  surge100M: 2,
  highTideM: 0.5,
  tideShare: 1,
  landMotionMmPerYear: 0,
  lnSigma: 0.3,
  from: 'test',
};

/** Salvador, Belem, Mombasa, Libreville, Dakar, Tumaco: shores of the tropics that few or no cyclones reach. */
const TROPICAL_SHORES = [
  { lat: -12.97, lon: -38.5 },
  { lat: -1.45, lon: -48.49 },
  { lat: -4.06, lon: 39.67 },
  { lat: 0.39, lon: 9.45 },
  { lat: 14.69, lon: -17.45 },
  { lat: 1.8, lon: -78.78 },
];

describe('the parts', () => {
  it('a river floods less often farther away, higher up and behind walls', () => {
    const near = openRiver(reach, { ground: null, slopeDeg: null });
    expect(openRiver({ ...reach, distanceKm: 10 }, { ground: null, slopeDeg: null })).toBeLessThan(
      near / 5,
    );
    expect(
      openRiver(reach, { ground: { elevationM: 40, sigmaM: 3 }, slopeDeg: null }),
    ).toBeLessThan(near / 100);
    expect(behindDefence(0.05, 1000)).toBeCloseTo(1 / 1020, 9);
  });

  it('the sea reaches its published levels', () => {
    expect(seaLevelOfYears(sea, 10, 0)).toBeCloseTo(1.5, 9);
    expect(seaLevelOfYears(sea, 100, 0.1)).toBeCloseTo(2.6, 9);
  });

  it('where tides are wide and surges small, rare levels still pass the highest tide, and no shore is beyond the sea', () => {
    // Pugh & Vassie (1978): levels are tide and surge together, so what comes once in 1,000 years stands above the highest tide.
    for (const { lat, lon } of TROPICAL_SHORES) {
      const open = floodSettingAt(lat, lon).sea;
      if (open?.tide === undefined) throw new Error('a shore with a tide');
      const rareM = seaLevelOfYears(open, 1000, 0);
      expect(rareM).toBeGreaterThan(open.tide.highestM + 0.05);
      expect(rareM).toBeLessThan(open.tide.highestM + open.surge100M);
      expect(seaLevelOfYears(open, 10_000, 0)).toBeGreaterThan(rareM);
      const ground = { elevationM: 5, sigmaM: 3 };
      expect(openSeaProbability(open, { ground, coastDistanceKm: 0.5, riseM: 0 })).toBeGreaterThan(
        1e-9,
      );
    }
  });

  it('ground surveyed at the 100-year level floods about once in 100 years', () => {
    const ground = { elevationM: seaLevelOfYears(sea, 100, 0) - 0.15, sigmaM: 0.02 };
    expect(openSeaProbability(sea, { ground, coastDistanceKm: 0, riseM: 0 })).toBeGreaterThan(
      0.008,
    );
    expect(openSeaProbability(sea, { ground, coastDistanceKm: 0, riseM: 0 })).toBeLessThan(0.0125);
    expect(
      openSeaProbability(sea, {
        ground: { elevationM: 30, sigmaM: 1 },
        coastDistanceKm: 1,
        riseM: 0,
      }),
    ).toBeLessThan(1e-9);
  });

  it('classes a forecast against the thresholds of its own model', () => {
    const law = gumbelPeaks(
      Array.from({ length: 30 }, (_, i) => 500 - 100 * Math.log(-Math.log((i + 0.56) / 30.12))),
    );
    expect(law?.locationM3s).toBeCloseTo(500, -1);
    expect(law && peakOfYears(law, 20)).toBeGreaterThan(750);
    expect(law && dischargeClass(400, law)).toBe('below_2yr');
    expect(law && dischargeClass(2000, law)).toBe('above_20yr');
    expect(gumbelPeaks([1, 2, 3])).toBeUndefined();
  });

  it('depth is rise less height above the river', () => {
    expect(floodRiseM({ meanM3s: 100, bankfullM3s: 100, floodM3s: 100 })).toBe(0);
    // 0.27 x 1000^0.30 m at bankfull; a 32nd of it stands at 32^-0.6 = 1/8 of that depth (Andreadis 2013; Manning's 3/5).
    const rise = floodRiseM({ meanM3s: 1000 / 32, bankfullM3s: 1000, floodM3s: 1000 });
    expect(rise).toBeCloseTo(2.1447 * 0.875, 3);
    expect(floodRiseM({ meanM3s: 0, bankfullM3s: 0, floodM3s: 10 })).toBe(0);
    expect(depthAtM(3, 1)).toBe(2);
    expect(depthAtM(1, 3)).toBe(0);
  });
});
