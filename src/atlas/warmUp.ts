import type { Fact, Need } from '../../engines/facts.ts';
import { score } from '../../engines/places/georisk/index.ts';
import type { Embedded } from '../connectors/connector.ts';
import { canonicalJson } from '../core/canonicalJson.ts';
import { gather } from '../core/gather.ts';
import { roundReply } from '../core/round.ts';

/** POLICY: places whose composite is computed once for nothing, enough for the engine to compile what each request runs. */
const PLACES = 40;
/** Of the earliest data there are: what is computed here is thrown away. */
const MOMENT = { ms: 0, iso: '1970-01-01T00:00:00Z' };

/**
 * Builds the indexes of the embedded tables and runs composites on them in the background, one a turn, so that the first request is
 * as fast as the hundredth. No source is asked and nothing is stored.
 */
export function warmUp(tables: readonly Embedded[]): void {
  const steps = [
    ...tables.map(
      (table) => () => void ask([table], { lat: 0, lon: 0, radiusKm: 100, minMagnitude: 5 }),
    ),
    ...composites(tables),
  ];
  const next = (): void => {
    const step = steps.shift();
    if (!step) return;
    try {
      step();
    } catch {
      // The request that meets the same trouble reports it.
    }
    setImmediate(next).unref();
  };
  setImmediate(next).unref();
}

function composites(tables: readonly Embedded[]): (() => void)[] {
  return Array.from({ length: PLACES }, (_unused, i) => () => {
    const input = score.input.parse({ lat: 65 * Math.sin(i * 7.3), lon: 179 * Math.sin(i * 3.1) });
    const gathered = gather(score.needs(input), (need) => factOf(tables, need), { deadlineMs: 0 });
    if (gathered instanceof Promise) return;
    canonicalJson(score.output.parse(roundReply(score.assess(input, gathered.facts, MOMENT))));
  });
}

function factOf(tables: readonly Embedded[], { dataset, query }: Need): Fact<unknown> {
  const value = ask(
    tables.filter((table) => table.dataset.id === dataset.id),
    query,
  );
  if (value === undefined) return { missing: 'no table answers', source: 'none' };
  return {
    value,
    source: 'warm-up',
    asOf: MOMENT.iso,
    retrievedAt: MOMENT.iso,
    status: 'embedded',
  };
}

/** The answer of the first table that has one. */
function ask(tables: readonly Embedded[], query: unknown): unknown {
  for (const table of tables) {
    const parsed = table.dataset.query.safeParse(query);
    const answer: unknown = parsed.success ? table.answer(parsed.data) : undefined;
    if (typeof answer === 'object' && answer !== null && !('missing' in answer)) return answer;
  }
  return undefined;
}
