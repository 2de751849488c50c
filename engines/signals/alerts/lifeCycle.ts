import type { FeedId } from '../earlyWarning/feeds.ts';
import type { WarningEvent } from '../earlyWarning/mergeSignals.ts';
import type { Signal } from '../earlyWarning/signal.ts';
import { levelRank } from './alertHazards.ts';
import type { Reaching } from './footprint.ts';

/** An event as it is remembered from one look at the feeds to the next. */
export interface AlertRecord extends Reaching {
  readonly id: string;
  readonly state: 'active' | 'cancelled' | 'ended';
  /** 1 at first; one more with each change that matters to people. */
  readonly revision: number;
  readonly urgency: string;
  readonly certainty: string;
  readonly title: string;
  readonly headline: string;
  readonly area: string | null;
  /** Names under which the feeds know it. */
  readonly keys: readonly string[];
  readonly feeds: readonly FeedId[];
  readonly onsetMs: number;
  readonly expiresMs: number | null;
  /** Version of the map of its shaking; null where there is none. */
  readonly shakingVersion: string | null;
}

/** What a look at the feeds changed. `quiet`: kept, but nobody is told. */
export interface Change {
  readonly record: AlertRecord;
  readonly stage: 'new' | 'changed' | 'quiet' | 'cancelled' | 'ended';
  /** Records that turned out to be this same event; they end without a word. */
  readonly absorbed: readonly string[];
}

/** A look at the feeds. */
export interface Look {
  readonly events: readonly WarningEvent[];
  /** Feeds that answered in full: only their silence means that something is over. */
  readonly heard: ReadonlySet<FeedId>;
  readonly nowMs: number;
  readonly newId: () => string;
  /** Versions of maps of shaking by the name under which a feed knows the earthquake. */
  readonly shakingVersions?: ReadonlyMap<string, string>;
}

/** Shift of an epicentre from which people are told anew, degrees, and change of magnitude. POLICY. */
const SHIFT_DEG = 0.2;
const MAGNITUDES = 0.3;

/**
 * Compares what is remembered with what the feeds say now: new events, changes that matter, cancellations, all-clears. The same
 * look twice changes nothing the second time.
 *
 * @param known  records of the last day, ended ones too, so that one that flickers is not told as new
 */
export function advance(known: readonly AlertRecord[], look: Look): Change[] {
  const byKey = new Map<string, AlertRecord[]>();
  for (const record of known)
    for (const key of record.keys) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  const seen = new Set<string>();
  const changes: Change[] = [];
  for (const event of look.events) {
    const keys = keysOf(event);
    const same = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))].filter(
      ({ id }) => !seen.has(id),
    );
    const [record, ...absorbed] = same.toSorted(
      (a, b) =>
        Number(b.state === 'active') - Number(a.state === 'active') || a.onsetMs - b.onsetMs,
    );
    for (const each of same) seen.add(each.id);
    const change = record ? revised(record, event, { keys, look }) : undefined;
    if (!record)
      changes.push({ record: recordOf(event, look.newId(), look), stage: 'new', absorbed: [] });
    else if (change || absorbed.length > 0)
      changes.push({
        ...(change ?? { record, stage: 'quiet' }),
        absorbed: absorbed.filter(({ state }) => state === 'active').map(({ id }) => id),
      });
  }
  for (const record of known)
    if (record.state === 'active' && !seen.has(record.id)) {
      const end = endOf(record, look);
      if (end) changes.push(end);
    }
  return changes;
}

/** Names under which the feeds know an event. */
function keysOf({ signals }: WarningEvent): string[] {
  return [...new Set(signals.flatMap(keysOfSignal))];
}

function keysOfSignal({ feed, id, thread }: Signal): string[] {
  return thread === null ? [`${feed}:${id}`] : [`${feed}:${id}`, `${feed}#${thread}`];
}

function recordOf(event: WarningEvent, id: string, { shakingVersions }: Look): AlertRecord {
  const { lead, kind, feeds, signals } = event;
  const polygon = lead.polygon ?? signals.find((each) => each.polygon !== null)?.polygon ?? null;
  const counties = polygon ? [] : [...new Set(signals.flatMap((each) => each.counties))].toSorted();
  const keys = keysOf(event);
  const mapped = keys.find((key) => shakingVersions?.has(key));
  return {
    id,
    kind,
    state: 'active',
    revision: 1,
    severity: lead.severity,
    urgency: lead.urgency,
    certainty: lead.certainty,
    title: lead.event,
    headline: lead.headline,
    area: lead.area,
    lat: lead.lat,
    lon: lead.lon,
    magnitude: lead.magnitude,
    polygon,
    counties,
    keys,
    feeds,
    onsetMs: lead.onsetMs,
    expiresMs: lead.expiresMs,
    shakingVersion: (mapped === undefined ? undefined : shakingVersions?.get(mapped)) ?? null,
  };
}

function revised(
  record: AlertRecord,
  event: WarningEvent,
  { keys, look }: { readonly keys: readonly string[]; readonly look: Look },
): Pick<Change, 'record' | 'stage'> | undefined {
  const found = recordOf(event, record.id, look);
  // A map that cannot be fetched for once has not gone.
  const now = { ...found, shakingVersion: found.shakingVersion ?? record.shakingVersion };
  const next = { ...now, keys: [...new Set([...record.keys, ...keys])], revision: record.revision };
  const isBack = record.state !== 'active';
  // Who was told that it is over must hear that it is not.
  if (isBack || matters(record, next))
    return { record: { ...next, revision: record.revision + 1 }, stage: 'changed' };
  if (
    JSON.stringify(next) !== JSON.stringify({ ...record, keys: next.keys }) ||
    next.keys.length > record.keys.length
  )
    return { record: next, stage: 'quiet' };
  return undefined;
}

/** Worse than before, elsewhere, or larger. */
function matters(before: AlertRecord, now: AlertRecord): boolean {
  if (levelRank(now.severity) > levelRank(before.severity)) return true;
  if (JSON.stringify(before.polygon) !== JSON.stringify(now.polygon)) return true;
  if (before.counties.join() !== now.counties.join()) return true;
  if (before.shakingVersion !== now.shakingVersion) return true;
  if (Math.abs((now.magnitude ?? 0) - (before.magnitude ?? 0)) >= MAGNITUDES - 1e-9) return true;
  return (
    Math.abs((now.lat ?? 0) - (before.lat ?? 0)) > SHIFT_DEG ||
    Math.abs((now.lon ?? 0) - (before.lon ?? 0)) > SHIFT_DEG
  );
}

/** Over when its time is up; cancelled when every feed that told of it answers and none names it before that. */
function endOf(record: AlertRecord, { heard, nowMs }: Look): Change | undefined {
  if (record.expiresMs !== null && record.expiresMs <= nowMs)
    return { record: { ...record, state: 'ended' }, stage: 'ended', absorbed: [] };
  if (!record.feeds.every((feed) => heard.has(feed))) return undefined;
  const state = record.expiresMs === null ? 'ended' : 'cancelled';
  return { record: { ...record, state }, stage: state, absorbed: [] };
}
