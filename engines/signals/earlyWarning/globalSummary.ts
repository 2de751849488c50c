import type { FeedStatus } from './feeds.ts';
import type { WarningEvent } from './mergeSignals.ts';
import type { Severity } from './signal.ts';

export type GlobalStatus = 'green' | 'yellow' | 'orange' | 'red' | 'unknown';

/** How a feed stands, as far as the summary cares. */
export interface FeedStanding {
  readonly id: string;
  readonly status: FeedStatus;
  readonly lifeSafety: boolean;
}

/** The status of the world, and what it rests on. */
export interface GlobalSummary {
  readonly status: GlobalStatus;
  /** All feeds are healthy, so that the list of events is whole. */
  readonly isComplete: boolean;
  /** Life-safety feeds that are not healthy. */
  readonly blind: readonly string[];
  readonly sentence: string;
}

const COLOURS: Readonly<Record<Severity, GlobalStatus>> = {
  Extreme: 'red',
  Severe: 'orange',
  Moderate: 'yellow',
  Minor: 'yellow',
  Unknown: 'yellow',
};

/**
 * The status of the world in one word: the colour of the worst active event; green only where nothing is active and every
 * life-safety feed is healthy; unknown where nothing is active and one of them is not.
 */
export function globalSummary(
  feeds: readonly FeedStanding[],
  events: readonly WarningEvent[],
): GlobalSummary {
  const blind = feeds
    .filter(({ lifeSafety, status }) => lifeSafety && status !== 'healthy')
    .map(({ id }) => id);
  const isComplete = feeds.every(({ status }) => status === 'healthy');
  const [worst] = events;
  const quiet = blind.length > 0 ? 'unknown' : 'green';
  const status = worst ? COLOURS[worst.lead.severity] : quiet;
  return { status, isComplete, blind, sentence: sentenceOf(events, blind) };
}

function sentenceOf(events: readonly WarningEvent[], blind: readonly string[]): string {
  const what = activeWords(events) ?? quietWords(blind);
  return blind.length > 0 ? `${what} Not heard from in time: ${blind.join(', ')}.` : what;
}

function activeWords(events: readonly WarningEvent[]): string | undefined {
  const [worst] = events;
  if (!worst) return undefined;
  const validated = events.filter(({ validation }) => validation.basis !== 'none').length;
  return `${events.length} active ${events.length === 1 ? 'event' : 'events'}, ${validated} validated; the most severe: ${worst.lead.headline}.`;
}

function quietWords(blind: readonly string[]): string {
  return blind.length > 0
    ? 'No active event is known, and that cannot be relied on.'
    : 'No active event in any feed.';
}
