import { score } from '../../engines/places/georisk/index.ts';
import { atlas } from '../../src/atlas/index.ts';
import { connectors } from '../../src/connectors/index.ts';
import { createPipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { gather } from '../../src/core/gather.ts';

const MOMENT = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };
const pipeline = createPipeline({
  connectors,
  atlas,
  offline: true,
  settings: () => ({}),
  clock: { now: () => MOMENT.ms },
  userAgent: 'test',
});

/** The composite answer of a place from the embedded tables alone, unrounded. */
export async function embeddedPlace(
  lat: number,
  lon: number,
): Promise<ReturnType<typeof score.assess>> {
  const input = score.input.parse({ lat, lon });
  const { facts } = await gather(score.needs(input), (need, signal) => pipeline.ask(need, signal), {
    deadlineMs: 5_000,
  });
  return score.assess(input, facts, MOMENT);
}
