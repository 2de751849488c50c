import type { FeedQuake } from '../../../engines/ground/datasets/quakeFeeds.ts';

/** Types of QuakeML that are earthquakes, those that people set off by fluids or load among them. */
const EARTHQUAKES = new Set([
  'earthquake',
  'induced earthquake',
  'induced or triggered event',
  'fluid injection',
  'fluid extraction',
  'reservoir loading',
  // SeisComP: an earthquake that the network does not care for.
  'outside of network interest',
]);
/** Where nobody said what an event was, a catalogue of earthquakes is believed. */
const UNSAID = new Set(['', 'unknown', 'not reported', 'event', 'uk', 'k', 's']);

/**
 * Whether an event of a catalogue is an earthquake, by its type in words (QuakeML, ComCat) or in the two letters of the
 * International Seismological Centre: the first how sure it is, the second what it is.
 *
 * @param type  null or undefined where the catalogue does not say
 * @source QuakeML 1.2 basic event description (2013), EventType; IASPEI Seismic Format 1.0, table of event types
 */
export function isEarthquakeType(type: string | null | undefined): boolean {
  const text = (type ?? '').trim().toLowerCase().replaceAll('_', ' ');
  return UNSAID.has(text) || EARTHQUAKES.has(text) || /^[dfks][ei]$/.test(text);
}

/** An event, or the type for which it is no earthquake. */
export type Listed = FeedQuake | { readonly notEarthquake: string };

/** What a list held besides earthquakes: rows of all kinds, and how many were something else. */
export interface Beside {
  readonly rows: number;
  /** To be spread into an answer; empty where there were none. */
  readonly leftOut: { readonly notEarthquakes?: number };
  /** When the list was made, where it says so. */
  readonly generatedAt?: string | null;
}

/** The earthquakes of a list, and what stood beside them. */
export function earthquakesOf(listed: readonly Listed[]): { events: FeedQuake[]; beside: Beside } {
  const events = listed.filter((each): each is FeedQuake => !('notEarthquake' in each));
  return { events, beside: besideOf(listed.length, listed.length - events.length) };
}

/** @param others  events of the list that are no earthquakes */
export const besideOf = (rows: number, others: number): Beside => ({
  rows,
  leftOut: others === 0 ? {} : { notEarthquakes: others },
});
