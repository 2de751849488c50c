import { describe, expect, it } from 'vitest';
import { components } from '../../engines/places/georisk/components.ts';
import { compositeOf } from '../../engines/places/georisk/composite.ts';
import { seedOfPlace } from '../../engines/drawnSum.ts';
import { score } from '../../engines/places/georisk/index.ts';
import { lossesOf, placeNeeds } from '../../engines/places/georisk/placeHazards.ts';
import { atlas } from '../../src/atlas/index.ts';
import { PLACE_STEP_DEG, placeTable } from '../../src/atlas/places/placeTable.ts';
import { TableFacts } from '../../src/atlas/tableFacts.ts';
import { createPipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { gather } from '../../src/core/gather.ts';
import { itemAt } from '../../src/core/itemAt.ts';

const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };
const PLACES = 2_000;

/** Half of them towns, half points anywhere, sea and poles included. */
const places = Array.from({ length: PLACES }, (_unused, i) => {
  if (i % 2 === 0) return { lat: 90 * Math.sin(i * 7.31), lon: 180 * Math.sin(i * 3.17) };
  const { count, lat, lon } = placeTable();
  const at = Math.floor((i * count) / PLACES);
  return { lat: itemAt(lat, at) * PLACE_STEP_DEG, lon: itemAt(lon, at) * PLACE_STEP_DEG };
});

describe('facts that tables are asked for many places in a row', () => {
  it('give the composite of facts that are gathered, bit for bit, at 2,000 places', async () => {
    const pipeline = createPipeline({
      connectors: [],
      atlas,
      offline: true,
      settings: () => ({}),
      clock: { now: () => MOMENT.ms },
      userAgent: 'test',
    });
    const tables = new TableFacts(atlas, MOMENT);
    let known = 0;
    for (const { lat, lon } of places) {
      const input = score.input.parse({ lat, lon });
      const { facts } = await gather(score.needs(input), (need) => pipeline.ask(need), {
        deadlineMs: 60_000,
      });
      const reply = score.assess(input, facts, MOMENT);
      const place = { lat, lon, radiusKm: 100 };
      const told = { facts: tables.factsOf(placeNeeds(components, place)), moment: MOMENT };
      const lean = compositeOf(
        components,
        lossesOf(components, place, told),
        seedOfPlace(lat, lon),
      );
      expect([lean.score, lean.interval, lean.dominant, lean.coverage]).toEqual([
        reply.score,
        reply.interval,
        reply.dominant_hazard,
        reply.coverage,
      ]);
      if (reply.score !== null) known++;
    }
    await pipeline.close();
    expect(known).toBeGreaterThan(PLACES / 2);
  }, 120_000);
});
