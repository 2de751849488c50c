import { isKnown, type Fact, type FactTree, type Known, type NeedTree } from '../../../facts.ts';
import type { Quake } from '../../../ground/datasets/quakes.ts';
import type { Question } from '../market.ts';

/** A frozen question whose time is over. */
export interface Closed extends Question {
  /** When it was frozen, and its end, ms since 1970: an event counts from the one to the other, both included. */
  readonly opensMs: number;
  readonly closesMs: number;
  /** When the record is taken as complete, ms since 1970. */
  readonly resolvesMs: number;
}

/** What came of a question by the record alone, with what decided it; or why the record does not say. */
export type Verdict =
  | {
      readonly outcome: boolean;
      readonly source: string;
      readonly asOf: string;
      readonly decisive: readonly string[];
    }
  | { readonly unresolved: string };

/** How questions of a hazard are settled: pure parts, as those of a market. */
export interface Resolver<N extends NeedTree = NeedTree> {
  needs(closed: Closed): N;
  decide(closed: Closed, facts: FactTree<N>): Verdict;
}

/** Declares a resolver; gives `decide` the fact types of `needs`. */
export function resolver<N extends NeedTree>(parts: Resolver<N>): Resolver {
  return parts as unknown as Resolver;
}

/** As many as the catalogue gives at once. */
export const MOST_QUAKES = 20_000;

/** RFC 3339 UTC of ms since 1970. */
export const iso = (ms: number): string => new Date(ms).toISOString();

/** Whether the answer came after the record was due: an older list cannot say that nothing happened. */
export function isLateEnough({ retrievedAt }: Known<unknown>, { resolvesMs }: Closed): boolean {
  return Date.parse(retrievedAt) >= resolvesMs;
}

/** The verdict on a list that came too early. */
export const tooEarly = (source: string): Verdict => ({
  unresolved: `${source} was brought in before its record was due to be complete`,
});

/** Whether an earthquake is of the size and the time. */
export function counted(quake: Quake, closed: Closed, least: number): boolean {
  const at = Date.parse(quake.time);
  return (
    quake.status !== 'deleted' &&
    (quake.magnitude ?? -Infinity) >= least &&
    at >= closed.opensMs &&
    at <= closed.closesMs
  );
}

const wordsOf = ({ id, time, magnitude, place }: Quake): string =>
  `${id}: magnitude ${magnitude ?? '?'} at ${time}${place === null ? '' : `, ${place}`}`;

/** Yes by any earthquake that is chosen; no where the whole list holds none. */
export function settledBy(
  quakes: Fact<{ readonly events: readonly Quake[]; readonly complete: boolean }>,
  closed: Closed,
  choose: (events: readonly Quake[]) => readonly Quake[],
): Verdict {
  if (!isKnown(quakes)) return { unresolved: `earthquake catalogue: ${quakes.missing}` };
  const { source, asOf } = quakes;
  const decisive = choose(quakes.value.events);
  if (decisive.length > 0)
    return { outcome: true, source, asOf, decisive: decisive.slice(0, 5).map(wordsOf) };
  if (!quakes.value.complete)
    return { unresolved: `${source} lists significant earthquakes only, or its list was cut` };
  if (!isLateEnough(quakes, closed)) return tooEarly(source);
  return { outcome: false, source, asOf, decisive: [] };
}

interface Start {
  readonly startYear: number;
  readonly startMonth: number | null;
  readonly startDay: number | null;
}

/** First and last day of what is dated to a day, a month or a year. */
export function startOf({ startYear, startMonth, startDay }: Start): {
  first: string;
  last: string;
} {
  const two = (value: number): string => String(value).padStart(2, '0');
  const year = String(startYear).padStart(4, '0');
  if (startMonth === null) return { first: `${year}-01-01`, last: `${year}-12-31` };
  if (startDay === null)
    return { first: `${year}-${two(startMonth)}-01`, last: `${year}-${two(startMonth)}-31` };
  const day = `${year}-${two(startMonth)}-${two(startDay)}`;
  return { first: day, last: day };
}
