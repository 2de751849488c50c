import { describe, expect, it } from 'vitest';
import { climateNormals } from '../../../../engines/ground/datasets/climate.ts';
import { stormRain } from '../../../../engines/ground/datasets/weatherClimates.ts';
import { seismicHazard } from '../../../../engines/ground/datasets/tectonics.ts';
import { relief, setting } from '../../../../engines/ground/datasets/terrain.ts';
import { weatherForecast } from '../../../../engines/ground/datasets/weather.ts';
import { landslideComponent } from '../../../../engines/hazards/landslide/component.ts';
import {
  fotopoulou2015,
  jibson2007Pga,
  jibson2007PgaM,
  rathjeSaygili2009,
  saygiliRathje2008,
} from '../../../../engines/hazards/landslide/displacement.ts';
import { landslideEvent, landslideRates } from '../../../../engines/hazards/landslide/hazard.ts';
import { predict } from '../../../../engines/hazards/landslide/index.ts';
import {
  criticalAccelerationG,
  factorOfSafety,
  failureProbability,
} from '../../../../engines/hazards/landslide/newmark.ts';
import { lithologyEffect } from '../../../../engines/hazards/landslide/nowickiJessee.ts';
import {
  antecedentRainMm,
  rainNowcast,
  thresholdMmPerH,
} from '../../../../engines/hazards/landslide/rainfall.ts';
import {
  displacementsCm,
  REGRESSION_NAMES,
} from '../../../../engines/hazards/landslide/regressionSpread.ts';
import { RAINFALL_THRESHOLDS } from '../../../../engines/hazards/landslide/tables.ts';
import { truth } from '../../../../engines/hazards/landslide/truth.ts';
import { knownFact as fact } from '../../../support/knownFact.ts';

const moment = { iso: '2026-01-01T00:00:00Z', ms: Date.UTC(2026, 0, 1) };
const place = { lat: 37.74, lon: -119.59, radiusKm: 100 };
const missing = { missing: 'nobody answered', source: 'test' };
const mountains = {
  ...relief.sample,
  slopeDeg: 13,
  slopeP90Deg: 37,
  reliefClass: 'high_mountains' as const,
};
const facts = {
  setting: fact(setting.sample),
  relief: fact(mountains),
  seismicHazard: fact(seismicHazard.sample),
  climate: fact(climateNormals.sample),
  stormRain: fact(stormRain.sample),
  forecast: fact(weatherForecast.sample),
};
const site = {
  slopeDeg: 13,
  slopeP90Deg: 37,
  pga475G: 0.3,
  pgaCurveG: [0.06, 0.14, 0.3, 0.6, 1],
  pgv475Cmps: 30,
  annualRainMm: 1500,
  stormRain: { day2YearMm: 100, day100YearMm: 210 },
};

describe('landslide models', () => {
  it('agree with papers and other programs', () => {
    for (const { model, given, expected, within, from } of truth) {
      const computed = (model as (...args: readonly unknown[]) => number)(...given);
      expect(Math.abs(computed - expected), from).toBeLessThanOrEqual(within);
    }
  });

  it('give no displacement without shaking, and none that they cannot know', () => {
    expect(jibson2007Pga({ criticalG: 0.1, pgaG: 0 })).toBe(0);
    expect(jibson2007Pga({ criticalG: 0.5, pgaG: 0.4 })).toBe(0);
    expect(jibson2007PgaM({ criticalG: 0.1, pgaG: 0.4 })).toBeUndefined();
    expect(saygiliRathje2008({ criticalG: 0.1, pgaG: 0.4 })).toBeUndefined();
    expect(fotopoulou2015('d', { criticalG: 0.1, pgaG: 0.4 })).toBeUndefined();
  });

  it('reproduce Rathje & Saygili (2009) and Saygili & Rathje (2008) worked by hand', () => {
    // ky/PGA = 0.5: 4.89 - 2.425 - 4.91 + 5.31125 - 1.81625 = 1.05; PGA 1 g, M 6: exp(1.05) = 2.8577 cm.
    expect(rathjeSaygili2009({ criticalG: 0.5, pgaG: 1, magnitude: 6 })).toBeCloseTo(0.028577, 6);
    // -1.56 - 2.29 - 5.21 + 5.59375 - 1.90625 = -5.3725; PGV 50 cm/s: + 1.55 ln 50 = 6.06363: exp(0.69113) = 1.99597 cm.
    expect(saygiliRathje2008({ criticalG: 0.5, pgaG: 1, pgvCmps: 50 })).toBeCloseTo(0.0199597, 6);
  });

  it('take rock of a word that no table holds as rock without data', () => {
    expect(lithologyEffect('zz')).toBe(lithologyEffect('nd'));
  });

  it('are continuous at flat ground and fail where friction is beaten', () => {
    const soil = {
      cohesionPa: 0,
      frictionDeg: 30,
      saturatedFraction: 0,
      slabThicknessM: 2,
      densityKgM3: 1800,
    };
    expect(factorOfSafety({ ...soil, slopeDeg: 30 })).toBeCloseTo(1, 12);
    expect(criticalAccelerationG({ ...soil, slopeDeg: 31 })).toBe(0);
    expect(criticalAccelerationG({ ...soil, slopeDeg: 0 })).toBeCloseTo(Math.tan(Math.PI / 6), 12);
    expect(failureProbability(0)).toBe(0);
    expect(failureProbability(1e6)).toBeCloseTo(0.335, 9);
  });

  it('hold thresholds to their durations, and nowcast by class', () => {
    expect(thresholdMmPerH(RAINFALL_THRESHOLDS.jibson1989PuertoRico, 24)).toBeUndefined();
    expect(antecedentRainMm([])).toBeUndefined();
    expect([
      rainNowcast(10, 20, 5),
      rainNowcast(30, 20, 2),
      rainNowcast(30, 20, 4),
      rainNowcast(30, 20, 5),
    ]).toEqual(['none', 'none', 'moderate', 'high']);
  });
});

describe('landslide hazard', () => {
  it('rises with slope, shaking and rain, and is next to nothing on a plain', () => {
    const event = landslideEvent(site);
    expect(landslideEvent({ ...site, pgv475Cmps: 60 }).coseismic).toBeGreaterThan(event.coseismic);
    const stormy = { ...site, stormRain: { day2YearMm: 100, day100YearMm: 260 } };
    expect(landslideEvent(stormy).rainfall).toBeGreaterThan(event.rainfall);
    expect(landslideEvent(stormy).rain24hMm).toBeGreaterThan(260);
    expect(landslideEvent({ ...site, slopeDeg: 0.15, slopeP90Deg: 1.2 }).combined).toBeLessThan(
      1e-4,
    );
    expect(event.combined).toBeCloseTo(1 - (1 - event.coseismic) * (1 - event.rainfall), 15);
  });

  it('changes smoothly with slope', () => {
    let before = Math.log(landslideEvent({ ...site, slopeDeg: 0.5, slopeP90Deg: 5 }).combined);
    for (let slope = 0.5; slope < 20; slope *= 1.03) {
      const now = Math.log(
        landslideEvent({ ...site, slopeDeg: slope, slopeP90Deg: slope * 4 + 3 }).combined,
      );
      expect(Math.abs(now - before)).toBeLessThan(0.35);
      before = now;
    }
  });

  it('keeps yearly rates below the 475-year event and above its share', () => {
    const event = landslideEvent(site);
    const rates = landslideRates(site);
    expect(rates.coseismicPerYear).toBeLessThan(event.coseismic);
    expect(rates.coseismicPerYear).toBeGreaterThan(event.coseismic / 475 / 3);
    expect(rates.rainfallPerYear).toBeLessThan(event.rainfall);
    expect(rates.annualProbabilityPerKm2).toBeLessThanOrEqual(1);
  });

  it('counts shaking no more often than the hazard curve has it, however steep that is between 475 and 2,475 years', () => {
    // Beside a fast fault: the motion of 2,475 years is 1.4 times that of 475, and that of 25 years a seventh of it.
    const besideFault = {
      ...site,
      pga475G: 0.7,
      pgv475Cmps: 70,
      pgaCurveG: [0.1, 0.3, 0.7, 1, 1.2],
    };
    const yearsOf475 = landslideEvent(besideFault).coseismic;
    const { coseismicPerYear } = landslideRates(besideFault);
    // All that shakes at all comes at most once in two years, and what fails in it is less than in 475 years: by the curve, within 1/25 of it.
    expect(coseismicPerYear).toBeLessThan(yearsOf475 / 25);
    expect(coseismicPerYear).toBeGreaterThan(yearsOf475 / 475);
  });
});

describe('POST /api/v1/lidar/predict/landslide', () => {
  const assess = (input: object, with_: object = {}) =>
    predict.output.parse(
      predict.assess(
        predict.input.parse({ lat: 37.74, lon: -119.59, ...input }),
        { ...facts, ...with_ },
        moment,
      ),
    );

  it('gives the same number as the component', () => {
    const reply = assess({});
    const part = landslideComponent.assess(place, facts, moment);
    expect(reply.quantity).toEqual(part.quantity);
    expect(reply.score).toBe(part.score);
    expect(reply.coseismic?.areal_probability_475yr).toBeGreaterThan(0);
    expect(assess({ slope_deg: 25 }).newmark?.failure_probability).not.toBeNull();
  });

  // Great slides in quick clay: Gjerdrum 2020, Rissa 1978, Saint-Jean-Vianney 1971, Tuve 1977; the last three have none.
  it.each([
    ['Gjerdrum', 60.07, 11.04, true],
    ['Rissa', 63.58, 9.97, true],
    ['Saint-Jean-Vianney', 48.46, -71.22, true],
    ['Tuve', 57.75, 11.93, true],
    ['Bergen', 60.39, 5.32, false],
    ['Yosemite', 37.74, -119.59, false],
    ['Toronto', 43.65, -79.38, false],
  ])('says at %s whether slides of quick clay are left out', (_name, lat, lon, has) => {
    const reply = assess({ lat, lon });
    const part = landslideComponent.assess({ ...place, lat, lon }, facts, moment);
    const plain = assess({});
    expect(reply.quantity).toEqual(plain.quantity);
    for (const words of [reply.summary, reply.warnings.join(' '), part.drivers.join(' ')])
      expect(/clay/i.test(words)).toBe(has);
  });

  it('gives no displacement of a slope that does not stand at rest, whatever the shaking', () => {
    const { newmark } = assess({ slope_deg: 45 });
    expect(newmark?.factor_of_safety).toBeLessThan(1);
    expect(newmark).toMatchObject({ critical_acceleration_g: 0, displacement_cm: null });
    expect(newmark?.reason).toContain('does not stand');
  });

  it('gives the same displacement by every published regression, the answer among them', () => {
    const { newmark } = assess({ slope_deg: 25 });
    const by = newmark?.displacement_by_regression_cm ?? {};
    expect(Object.keys(by)).toEqual(REGRESSION_NAMES);
    expect(by.jibson_2007_pga_magnitude).toBe(newmark?.displacement_cm);
    expect(assess({ slope_deg: 45 }).newmark?.displacement_by_regression_cm).toBeNull();
  });

  it('leaves out regressions that the shaking has no measure for', () => {
    // Fotopoulou & Pitilakis (2015), eq. 9, as evaluated in the shared table landslide/coseismic_displacement.
    const by = displacementsCm({ criticalG: 0.02, pgaG: 0.284, magnitude: 6.5 });
    expect(by.fotopoulou_pitilakis_2015_b).toBeCloseTo(10.0601584210005, 8);
    expect(by).not.toHaveProperty('saygili_rathje_2008');
    expect(by).not.toHaveProperty('fotopoulou_pitilakis_2015_a');
  });

  it('words the spread by the interval that stands beside it', () => {
    const unseen = { ...mountains, slopeDeg: 3, slopeP90Deg: 6, unseenP90Deg: 35 };
    const steepNearby = assess({}, { relief: fact(unseen) });
    const { value, p90 } = steepNearby.quantity ?? { value: NaN, p90: NaN };
    expect(p90 / value).toBeGreaterThan(12);
    const [, times] = /or about (\d+) times as much/.exec(steepNearby.summary) ?? [];
    // The classes are good to a factor of ten: one figure and a half of it says enough.
    expect(times).toMatch(/^\d5?0*$/);
    expect(Number(times) / (p90 / value)).toBeGreaterThan(0.75);
    expect(Number(times) / (p90 / value)).toBeLessThan(1.25);
    expect(assess({ slope_deg: 12 }).summary).toContain('factor of ten');
  });

  it('calls a cause the main one only where it has twice the share of the other', () => {
    for (const slope of [4, 8, 12, 16, 20, 25, 30, 35]) {
      const { coseismic, rainfall, summary } = assess({ slope_deg: slope });
      const [shaken, rained] = [coseismic, rainfall].map(
        (part) => part?.areal_probability_475yr ?? NaN,
      ) as [number, number];
      const words =
        shaken >= 2 * rained
          ? 'mostly in strong shaking'
          : rained >= 2 * shaken
            ? 'mostly in great storms'
            : 'as much in strong shaking as in great storms';
      expect(summary).toContain(words);
    }
  });

  it('lets the caller know better than the map', () => {
    expect(assess({ slope_deg: 0.5 }).score ?? 100).toBeLessThan(
      assess({ slope_deg: 30 }).score ?? 0,
    );
    expect(assess({ land_cover: 160 }).coseismic).not.toEqual(assess({ land_cover: 90 }).coseismic);
    expect(predict.input.safeParse({ lat: 0, lon: 0, slope_deg: 61 }).success).toBe(false);
  });

  it('nowcasts only from rain that it is given', () => {
    expect(assess({}).nowcast).toMatchObject({ state: 'unknown', level: null });
    expect(assess({ recent_rain_mm: [150, 80, 0, 0, 0, 0, 0] }).nowcast).toMatchObject({
      state: 'known',
      level: 'high',
    });
    expect(assess({ recent_rain_mm: [0, 0, 1] }).nowcast).toMatchObject({
      state: 'known',
      level: 'none',
    });
  });

  it('is unknown without shaking or ground, and does not apply on water or ice', () => {
    expect(assess({}, { seismicHazard: missing })).toMatchObject({
      state: 'unknown',
      score: null,
      coseismic: null,
    });
    expect(assess({}, { relief: missing })).toMatchObject({ state: 'unknown' });
    expect(assess({}, { climate: missing })).toMatchObject({ state: 'unknown' });
    expect(assess({}, { setting: fact({ ...setting.sample, isLand: false }) })).toMatchObject({
      state: 'not_applicable',
      score: null,
    });
    expect(
      assess({}, { relief: fact({ ...mountains, reliefClass: 'ice' as const }) }),
    ).toMatchObject({ state: 'not_applicable' });
    expect(assess({}, { forecast: missing })).toMatchObject({ state: 'known' });
  });
});
