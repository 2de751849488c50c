import { describe, expect, it } from 'vitest';
import { pastQuakes } from '../../../../engines/ground/datasets/pastQuakes.ts';
import { plateBoundary, seismicHazard } from '../../../../engines/ground/datasets/tectonics.ts';
import { soil } from '../../../../engines/ground/datasets/terrain.ts';
import { earthquakeComponent, sitePga } from '../../../../engines/hazards/earthquake/component.ts';
import { pgaSiteFactor } from '../../../../engines/hazards/siteAmplification/siteFactor.ts';
import {
  groundOf,
  siteHazard,
  SOURCE_RADIUS_KM,
} from '../../../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { seismicHazardMap } from '../../../../src/atlas/seismicHazardMap.ts';
import { seismicSources } from '../../../../src/atlas/seismicSources.ts';

const sampled = <A>(value: A) => ({
  value,
  source: 'test',
  asOf: '2026-01-01T00:00:00Z',
  retrievedAt: '2026-01-01T00:00:00Z',
  status: 'sample' as const,
});
const missing = { missing: 'nobody answered', source: 'test' };
const facts = {
  hazard: sampled(seismicHazard.sample),
  soil: sampled(soil.sample),
  quakes: sampled(pastQuakes.sample),
  boundary: sampled(plateBoundary.sample),
};
const place = { lat: 37.77, lon: -122.42, radiusKm: 100 };
const moment = { iso: '2026-01-01T00:00:00Z', ms: Date.parse('2026-01-01T00:00:00Z') };

const kindsAt = (lat: number, lon: number) =>
  seismicHazard.answer.parse(
    seismicHazardMap.answer(seismicHazardMap.dataset.query.parse({ lat, lon })),
  ).kinds;

/** The component's motion on soft ground beside the full computation. */
function softGround(lat: number, lon: number) {
  const sources = seismicSources.answer(
    seismicSources.dataset.query.parse({ lat, lon, radiusKm: SOURCE_RADIUS_KM }),
  );
  const fullAt = (vs30Mps: number) =>
    siteHazard(
      sources as never,
      { lat, lon },
      { ground: groundOf(vs30Mps), periodsS: [0], samples: 10 },
    )?.measures[0]?.at[475].mean ?? NaN;
  const rock = fullAt(760);
  const { value, p10, p90 } = sitePga(
    { mean: rock, p16: 0.8 * rock, p50: rock, p84: 1.25 * rock },
    { vs30Mps: 250, vs30LnSigma: 0.3 },
    kindsAt(lat, lon),
  );
  const full = fullAt(250);
  return { value, p10, p90, full };
}

describe('earthquakeComponent', () => {
  it('puts the site term on the rock hazard once, at the median motion behind it', () => {
    const answer = earthquakeComponent.assess(place, facts, moment);
    expect(answer.state).toBe('known');
    expect(answer.quantity?.value).toBeGreaterThan(0.42 * pgaSiteFactor(300, 0.42));
    expect(answer.quantity?.value).toBeLessThan(0.42 * pgaSiteFactor(300, 0.1));
    const { p10 = NaN, p50 = NaN, p90 = NaN } = answer.quantity ?? {};
    expect(p10).toBeLessThan(p50);
    expect(p50).toBeLessThan(p90);
  });

  it('scores 0.40 g on rock as the edge to CRITICAL', () => {
    const hazard = {
      ...seismicHazard.sample,
      pga475G: { mean: 0.4, p16: 0.3, p50: 0.39, p84: 0.5 },
    };
    const answer = earthquakeComponent.assess(
      place,
      { ...facts, hazard: sampled(hazard), soil: sampled({ ...soil.sample, vs30Mps: 760 }) },
      moment,
    );
    expect(answer.score).toBeCloseTo(75, 9);
  });

  it('is unknown without hazard or ground, never low', () => {
    for (const part of ['hazard', 'soil'] as const) {
      const answer = earthquakeComponent.assess(place, { ...facts, [part]: missing }, moment);
      expect(answer.state).toBe('unknown');
      expect(answer.score).toBeNull();
    }
  });

  it('does without the lists that only explain', () => {
    const answer = earthquakeComponent.assess(
      place,
      { ...facts, quakes: missing, boundary: missing },
      moment,
    );
    expect(answer.state).toBe('known');
  });

  it.each([
    ['San Francisco', 37.77, -122.42],
    ['Tokyo', 35.68, 139.76],
    ['Santiago', -33.45, -70.66],
    ['Istanbul', 41.01, 28.98],
    ['Memphis', 35.15, -90.05],
    ['Guatemala', 14.63, -90.51],
  ])('stands near the full computation on soft ground in %s', (_name, lat, lon) => {
    const { value, p10, p90, full } = softGround(lat, lon);
    expect(value / full).toBeGreaterThan(1 / 1.1);
    expect(value / full).toBeLessThan(1.1);
    expect(p10).toBeLessThan(full);
    expect(p90).toBeGreaterThan(full);
  });

  it('widens with the uncertainty of the ground', () => {
    const rock = { mean: 0.1, p16: 0.07, p50: 0.09, p84: 0.13 };
    const [sure, unsure] = [
      sitePga(rock, { vs30Mps: 300, vs30LnSigma: 0.05 }, seismicHazard.sample.kinds),
      sitePga(rock, { vs30Mps: 300, vs30LnSigma: 0.6 }, seismicHazard.sample.kinds),
    ];
    expect(unsure.p90 / unsure.p10).toBeGreaterThan(sure.p90 / sure.p10);
  });

  it('is as wide below the middle as above it where only the ground is unsure', () => {
    const rock = { mean: 0.1, p16: 0.1, p50: 0.1, p84: 0.1 };
    const { p10, p50, p90 } = sitePga(
      rock,
      { vs30Mps: 300, vs30LnSigma: 0.6 },
      seismicHazard.sample.kinds,
    );
    expect((p50 ?? NaN) / p10).toBeGreaterThan(1.05);
    expect((p50 ?? NaN) / p10).toBeCloseTo(p90 / (p50 ?? NaN), 9);
  });
});
