import { wildfireNeeds } from '../../../../engines/hazards/wildfire/assessment.ts';
import { describe, expect, it } from 'vitest';
import { score } from '../../../../engines/places/georisk/index.ts';
import { components } from '../../../../engines/places/georisk/components.ts';
import { compositeOf } from '../../../../engines/places/georisk/composite.ts';
import { seedOfPlace } from '../../../../engines/drawnSum.ts';
import { lossesOf, placeNeeds } from '../../../../engines/places/georisk/placeHazards.ts';
import { atlas } from '../../../../src/atlas/index.ts';
import { createPipeline } from '../../../../src/connectors/pipeline/pipeline.ts';
import { gather } from '../../../../src/core/gather.ts';
import { missingFacts, sampleFacts } from '../../../support/sampleFacts.ts';

const moment = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };
/** Spread over the globe, with coasts, deserts, ice and open water among them. */
const places = Array.from({ length: 240 }, (_unused, i) => ({
  lat: 85 * Math.sin(i * 7.3),
  lon: 179 * Math.sin(i * 3.1),
  radiusKm: 100,
}));

describe('losses and their sum', () => {
  it('are the numbers of the full answer at 240 places', async () => {
    const pipeline = createPipeline({
      connectors: [],
      atlas,
      offline: true,
      settings: () => ({}),
      clock: { now: () => moment.ms },
      userAgent: 'test',
    });
    for (const place of places) {
      const { facts } = await gather(needsOf(place), (need) => pipeline.ask(need), {
        deadlineMs: 60_000,
      });
      expectSame(place, facts as never);
    }
    await pipeline.close();
  });

  it('have the states of the full answer on samples and on nothing', () => {
    const place = { lat: 40.85, lon: 14.27, radiusKm: 100 };
    expectSame(place, sampleFacts(needsOf(place)) as never);
    expectSame(place, missingFacts(needsOf(place)) as never);
  });
});

const needsOf = (place: (typeof places)[number]) => ({
  ...placeNeeds(components, place),
  beside: wildfireNeeds(place),
});

function expectSame(place: (typeof places)[number], facts: never): void {
  const full = score.assess({ lat: place.lat, lon: place.lon, radius_km: 100 }, facts, moment);
  const losses = lossesOf(components, place, { facts, moment });
  const lean = compositeOf(components, losses, seedOfPlace(place.lat, place.lon));
  expect(lean.score).toBe(full.score);
  expect(lean.interval).toEqual(full.interval);
  expect(lean.dominant).toBe(full.dominant_hazard);
  expect(lean.coverage).toBe(full.coverage);
  losses.forEach((loss, i) => {
    const name = components[i]?.name ?? 'earthquake';
    const { state } = full.components[name];
    // Soft ground has an amplification where nobody knows the shaking, but no loss.
    const expected = name === 'seismic_site_amplification' && loss === 'unknown' ? loss : state;
    expect(typeof loss === 'string' ? loss : 'known', name).toBe(expected);
  });
}
