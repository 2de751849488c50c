import type * as z from 'zod';
import { isKnown } from '../../../engines/facts.ts';
import {
  feedStatus,
  type FEEDS,
  type FeedCard,
} from '../../../engines/signals/earlyWarning/feeds.ts';
import type { FeedPoll } from './pollFeeds.ts';
import type { pewsReply } from './schemas.ts';

/** Age of the data inside a good reply from which the first earthquake feed counts as degraded, s: it is rewritten every minute. */
const FROZEN_SECONDS = 900;

export type FeedRow = z.output<typeof pewsReply>['feed_health'][number];
type Card = FeedCard & { readonly id: FeedRow['feed_id'] };

/** The health of a feed on the wire. */
export function feedRow(
  card: (typeof FEEDS)[number],
  poll: FeedPoll | undefined,
  nowMs: number,
): FeedRow {
  const { id, title, source, pollSeconds, validates, lifeSafety }: Card = card;
  const { lastMs, newest, standing, reason } = healthOf(card, poll?.facts ?? [], nowMs);
  const isActive = ({ alerting, expiresMs }: FeedPoll['signals'][number]) =>
    alerting && (expiresMs === null || expiresMs > nowMs);
  return {
    feed_id: id,
    title,
    source,
    status: standing,
    reason,
    life_safety: lifeSafety,
    poll_interval_s: pollSeconds,
    last_success_at: lastMs === undefined ? null : new Date(lastMs).toISOString(),
    age_s: lastMs === undefined ? null : (nowMs - lastMs) / 1000,
    newest_data_at: newest,
    active_alerts: poll?.signals.filter(isActive).length ?? 0,
    validates: [...validates],
  };
}

/** A feed of several questions is as old as the oldest answer, and at best degraded while one of them failed. */
function healthOf({ id, pollSeconds }: Card, told: FeedPoll['facts'], nowMs: number) {
  const facts = told.map(({ fact }) => fact);
  const good = facts.filter((fact) => isKnown(fact));
  const times = good.map(({ retrievedAt }) => Date.parse(retrievedAt));
  const lastMs = times.length === 0 ? undefined : Math.min(...times);
  const byAge = feedStatus(lastMs, pollSeconds, nowMs);
  const dates = good.map(({ asOf }) => asOf).toSorted();
  const newest = dates.at(-1) ?? null;
  const failed = facts.find((fact) => !isKnown(fact));
  const isFrozen =
    id === 'usgs-earthquakes' &&
    newest !== null &&
    nowMs - Date.parse(newest) > FROZEN_SECONDS * 1000;
  const isPartial = failed !== undefined || isFrozen;
  const standing = byAge === 'healthy' && isPartial ? ('degraded' as const) : byAge;
  const age = `last heard ${Math.round((nowMs - (lastMs ?? nowMs)) / 1000)} s ago`;
  const silence = failed && 'missing' in failed ? failed.missing : undefined;
  const why = silence ?? (isFrozen ? 'the feed answers with old data' : age);
  return { lastMs, newest, standing, reason: standing === 'healthy' ? null : why };
}
