import { FEEDS, type EventKind, type FeedId } from './feeds.ts';
import { agreesOnQuake, isGaugeInWarning, isSameEvent } from './sameEvent.ts';
import { severityRank, type Signal } from './signal.ts';

/** One thing that happens, as all feeds together tell it. */
export interface WarningEvent {
  readonly kind: EventKind;
  /** The signal that speaks for the event: the most severe, then the earliest in the list of feeds. */
  readonly lead: Signal;
  /** Alerts and evidence, the lead first. */
  readonly signals: readonly Signal[];
  readonly feeds: readonly FeedId[];
  readonly validation: Validation;
}

/** What confirms an event. */
export interface Validation {
  readonly basis: 'two_independent_feeds' | 'human_reviewed' | 'none';
  /** Feeds that confirm each other, or the one that a person reviewed. */
  readonly feeds: readonly FeedId[];
  readonly detail: string;
}

const feedOrder = new Map<string, number>(FEEDS.map(({ id }, index) => [id, index]));

/**
 * Merges the signals of all feeds into events: those that tell of the same thing become one. Only events with at least one
 * alert that has not expired are kept, the most severe first.
 */
export function mergeSignals(signals: readonly Signal[], nowMs: number): WarningEvent[] {
  const live = signals.filter(
    ({ onsetMs, expiresMs }) =>
      Number.isFinite(onsetMs) && (expiresMs === null || expiresMs > nowMs),
  );
  return groupsOf(live)
    .filter((group) => group.some(({ alerting }) => alerting))
    .map(eventOf)
    .toSorted(
      (a, b) =>
        severityRank(a.lead.severity) - severityRank(b.lead.severity) ||
        b.lead.onsetMs - a.lead.onsetMs ||
        (a.lead.id < b.lead.id ? -1 : 1),
    );
}

/** Connected groups; signals are compared within their kind only. */
function groupsOf(signals: readonly Signal[]): Signal[][] {
  const parent = signals.map((_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  };
  const kinds = Map.groupBy(signals.keys(), (index) => signals[index]?.kind);
  for (const members of kinds.values())
    for (const [place, i] of members.entries())
      for (const j of members.slice(place + 1)) {
        const [a, b] = [signals[i], signals[j]];
        if (a && b && isSameEvent(a, b)) parent[rootOf(j)] = rootOf(i);
      }
  const groups = Map.groupBy(signals.keys(), rootOf);
  return [...groups.values()].map((members) => members.flatMap((index) => signals[index] ?? []));
}

function eventOf(group: readonly Signal[]): WarningEvent {
  const sorted = group.toSorted(
    (a, b) =>
      Number(b.alerting) - Number(a.alerting) ||
      severityRank(a.severity) - severityRank(b.severity) ||
      (feedOrder.get(a.feed) ?? 0) - (feedOrder.get(b.feed) ?? 0) ||
      b.onsetMs - a.onsetMs,
  );
  const [lead] = sorted;
  if (!lead) throw new Error('an event without signals');
  return {
    kind: lead.kind,
    lead,
    signals: sorted,
    feeds: [...new Set(sorted.map(({ feed }) => feed))],
    validation: validationOf(sorted),
  };
}

/** Two witnesses who do not copy each other and agree by the rule of the kind, else a review by a person, else nothing. */
function validationOf(signals: readonly Signal[]): Validation {
  for (const [index, a] of signals.entries())
    for (const b of signals.slice(index + 1)) {
      const detail = a.witness === b.witness ? undefined : agreement(a, b);
      if (detail !== undefined)
        return { basis: 'two_independent_feeds', feeds: [a.feed, b.feed], detail };
    }
  const reviewed = signals.find((signal) => signal.reviewed && signal.alerting);
  if (reviewed)
    return {
      basis: 'human_reviewed',
      feeds: [reviewed.feed],
      detail: `${reviewed.feed} marks it as reviewed by a person`,
    };
  return { basis: 'none', feeds: [], detail: 'one witness only' };
}

/** What two signals of one event agree on; undefined where they do not confirm each other. */
function agreement(a: Signal, b: Signal): string | undefined {
  switch (a.kind) {
    case 'earthquake':
      return agreesOnQuake(a, b)
        ? 'place within 100 km, time within 60 s, magnitude within 0.7'
        : undefined;
    case 'tsunami':
      return a.alerting && b.alerting && isSameEvent(a, b)
        ? 'a message confirmed by a second centre or by a buoy'
        : undefined;
    case 'volcano':
      return isSameEvent(a, b)
        ? 'an observatory and an ash advisory name the same volcano'
        : undefined;
    case 'flood':
      return isGaugeInWarning(a, b) || isGaugeInWarning(b, a)
        ? 'a gauge in flood inside the polygon of the warning'
        : undefined;
    case 'wildfire':
      return isSameEvent(a, b) ? 'seen on the ground and from space within 30 km' : undefined;
    default:
      return undefined;
  }
}
