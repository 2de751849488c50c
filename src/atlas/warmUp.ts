import type { Fact, Need } from '../../engines/facts.ts';
import { score } from '../../engines/places/georisk/index.ts';
import { readQuestion } from '../../engines/signals/ask/readQuestion.ts';
import type { Embedded } from '../connectors/connector.ts';
import { gather } from '../core/gather.ts';
import { giveBackMemory } from '../core/giveBackMemory.ts';
import { writeReply } from '../core/writtenReply.ts';
import { PLACE_STEP_DEG, placeTable } from './places/placeTable.ts';

/**
 * POLICY: points of the globe and towns whose composite is computed once for nothing: enough for the engine to compile what each request runs, and
 * for every table that is made at first use, by ground, latitude or coast, to be met.
 */
const POINTS = 40;
const TOWNS = 160;
/** POLICY: every so many towns come first: with their shores, rivers and coasts the last tables are made. */
const EARLY = 8;
/** Names in Latin letters and one in another script, well written and with one to three slips: so every way of the search is met. */
const NAMES = ['Springfield', '東京', 'Istambul', 'Lundon', 'New Yrok', 'Sprngfeild'];
/** POLICY: so often that the search is compiled. */
const ROUNDS = 8;
/** In words that no pattern knows: all of them are compiled and looked for, which takes the first question a tenth of a second. */
const QUESTION = 'Wie?';
/** Of the earliest data there are: what is computed here is thrown away. */
const MOMENT = { ms: 0, iso: '1970-01-01T00:00:00Z' };

/**
 * Builds the indexes of the embedded tables and runs composites and searches on them in the background, one a turn, so that the first request
 * is as fast as the hundredth. No source is asked and nothing is stored.
 *
 * @param more  what else is made at its first use, and would hold up the request that meets it; what gives back steps takes one a turn
 * @returns resolves when all is made
 */
export function warmUp(
  tables: readonly Embedded[],
  more: readonly (() => unknown)[],
): Promise<void> {
  const towns = Array.from({ length: TOWNS }, (_unused, i) => () => {
    composite(tables, townOf(i));
  });
  const steps: (() => unknown)[] = [
    ...more,
    () => readQuestion(QUESTION),
    ...tables.map(
      (table) => () => void ask([table], { lat: 0, lon: 0, radiusKm: 100, minMagnitude: 5 }),
    ),
    ...NAMES.map((text) => () => void ask(tables, { text, limit: 8 })),
    ...Array.from({ length: POINTS }, (_unused, i) => () => composite(tables, pointOf(i))),
    ...towns.filter((_town, i) => i % EARLY === 0),
    // What the making of the tables left goes before most towns: they compile anew what goes with it.
    giveBackMemory,
    ...towns.filter((_town, i) => i % EARLY !== 0),
    ...Array.from({ length: ROUNDS }, () => NAMES)
      .flat()
      .map((text) => () => void ask(tables, { text, limit: 8 })),
  ];
  return new Promise((done) => {
    const next = (): void => {
      const step = steps.shift();
      if (!step) return done();
      try {
        const made = step();
        if (isSteps(made)) steps.unshift(() => (made.next().done === true ? undefined : made));
      } catch {
        // The request that meets the same trouble reports it.
      }
      setImmediate(next).unref();
    };
    setImmediate(next).unref();
  });
}

function isSteps(made: unknown): made is Iterator<unknown> {
  return typeof made === 'object' && made !== null && 'next' in made;
}

interface Point {
  readonly lat: number;
  readonly lon: number;
}

const pointOf = (i: number): Point => ({
  lat: 65 * Math.sin(i * 7.3),
  lon: 179 * Math.sin(i * 3.1),
});

/** Towns evenly over the gazetteer, which goes along a curve over the earth. */
function townOf(i: number): Point {
  const { count, lat, lon } = placeTable();
  const at = Math.floor((i * count) / TOWNS);
  return { lat: lat[at] * PLACE_STEP_DEG, lon: lon[at] * PLACE_STEP_DEG };
}

function composite(tables: readonly Embedded[], point: Point): void {
  const input = score.input.parse(point);
  const gathered = gather(score.needs(input), (need) => factOf(tables, need), { deadlineMs: 0 });
  if (gathered instanceof Promise) return;
  void writeReply(score.output.parse(score.assess(input, gathered.facts, MOMENT)));
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
