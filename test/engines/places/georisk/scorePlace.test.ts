import { describe, expect, it } from 'vitest';
import { compositeOf } from '../../../../engines/places/georisk/composite.ts';
import { components } from '../../../../engines/places/georisk/components.ts';
import {
  assessComponents,
  placeNeeds,
  type HazardFacts,
} from '../../../../engines/places/georisk/placeHazards.ts';
import { scorePlace } from '../../../../engines/places/georisk/scorePlace.ts';
import { levelOf } from '../../../../engines/levels.ts';
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

describe('the lean path', () => {
  it('gives the numbers of the full answer at 240 places', async () => {
    const pipeline = createPipeline({
      connectors: [],
      atlas,
      offline: true,
      settings: () => ({}),
      clock: { now: () => moment.ms },
      userAgent: 'test',
    });
    for (const place of places) {
      const { facts } = await gather(placeNeeds(components, place), (need) => pipeline.ask(need), {
        deadlineMs: 60_000,
      });
      expectSame(place, facts);
    }
    await pipeline.close();
  });

  it('gives the states of the full answer on samples and on nothing', () => {
    const place = { lat: 40.85, lon: 14.27, radiusKm: 100 };
    expectSame(place, sampleFacts(placeNeeds(components, place)));
    expectSame(place, missingFacts(placeNeeds(components, place)));
  });
});

function expectSame(place: (typeof places)[number], facts: HazardFacts): void {
  const { score, interval, dominant } = compositeOf(
    components,
    assessComponents(components, place, { facts, moment }),
  );
  const lean = scorePlace(components, place, { facts, moment });
  expect({ ...lean, score: null, interval: null }).toEqual({
    score: null,
    interval: null,
    dominant,
    level: score === null ? null : levelOf(score),
  });
  if (score === null || interval === null) return expect(lean.score).toBeNull();
  for (const [ours, theirs] of [
    [lean.score, score],
    [lean.interval?.p10, interval.p10],
    [lean.interval?.p50, interval.p50],
    [lean.interval?.p90, interval.p90],
  ]) {
    expect(Math.abs((ours ?? NaN) - (theirs ?? NaN))).toBeLessThanOrEqual(
      1e-12 * Math.max(1, Math.abs(theirs ?? 0)),
    );
  }
}
