import * as z from 'zod';
import { EVENT_KINDS, FEEDS } from '../../../engines/signals/earlyWarning/feeds.ts';
import {
  CERTAINTIES,
  SEVERITIES,
  URGENCIES,
} from '../../../engines/signals/earlyWarning/signal.ts';
import { provenance } from '../../core/evidence.ts';

const kind = z.enum(EVENT_KINDS).meta({ id: 'WarningKind' });
const feedId = z.enum(FEEDS.map(({ id }) => id)).meta({ id: 'WarningFeedId' });
const count = z.int().min(0);
const maybe = z.number().nullable();

const feed = z.object({
  feed_id: feedId,
  title: z.string(),
  source: z.string(),
  status: z.enum(['healthy', 'degraded', 'down']),
  reason: z.string().nullable().describe('Why it is not healthy'),
  life_safety: z.boolean().describe('While it is not healthy the summary is never green'),
  poll_interval_s: z.number(),
  last_success_at: z.string().nullable(),
  age_s: maybe.describe('Seconds since the last successful poll'),
  newest_data_at: z.string().nullable(),
  active_alerts: count,
  validates: z.array(kind),
});

const alert = z.object({
  event_id: z.string(),
  kind,
  event: z.string(),
  urgency: z.enum(URGENCIES),
  severity: z.enum(SEVERITIES),
  certainty: z.enum(CERTAINTIES),
  headline: z.string(),
  area: z.object({
    description: z.string().nullable(),
    lat: maybe,
    lon: maybe,
    polygon: z
      .array(z.array(z.tuple([z.number(), z.number()])))
      .nullable()
      .describe('Rings of longitude and latitude'),
  }),
  onset: z.string(),
  expires: z.string().nullable().describe('Null: in force until the feed says otherwise'),
  magnitude: maybe,
  feeds: z.array(feedId),
  sources: z.array(
    z.object({
      feed: feedId,
      id: z.string(),
      alerting: z.boolean().describe('False: evidence below the alert rule of its feed'),
    }),
  ),
  validated: z.boolean(),
  validation: z.object({
    basis: z.enum(['two_independent_feeds', 'human_reviewed', 'none']),
    feeds: z.array(feedId),
    detail: z.string(),
  }),
});

export const pewsReply = z
  .object({
    as_of: z.string(),
    status: z.enum(['green', 'yellow', 'orange', 'red', 'unknown']),
    summary: z.object({
      text: z.string(),
      complete: z.boolean().describe('All feeds are healthy, so that the list is whole'),
      blind: z.array(feedId).describe('Life-safety feeds that are not healthy'),
      active_events: count,
      validated_events: count,
      by_kind: z.record(z.string(), count),
      by_severity: z.record(z.string(), count),
      feeds_healthy: count,
      feeds_degraded: count,
      feeds_down: count,
    }),
    feed_health: z.array(feed),
    active_alerts: z.array(alert).describe('At most 300, the most severe first'),
    active_alerts_total: count,
    validated_events: z.array(z.string()).describe('Ids of the active alerts that are validated'),
    note: z.string(),
    provenance,
  })
  .meta({ id: 'PewsStatus' });
