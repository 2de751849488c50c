import type * as z from 'zod';
import type { Moment } from '../../../engines/facts.ts';
import { FEEDS } from '../../../engines/signals/earlyWarning/feeds.ts';
import { globalSummary } from '../../../engines/signals/earlyWarning/globalSummary.ts';
import {
  mergeSignals,
  type WarningEvent,
} from '../../../engines/signals/earlyWarning/mergeSignals.ts';
import { feedRow, type FeedRow } from './feedRow.ts';
import type { FeedPoll } from './pollFeeds.ts';
import type { pewsReply } from './schemas.ts';

const MOST = 300;

/** Events, feeds and the state of the world, from what the feeds said. */
export function statusReply(
  polls: readonly FeedPoll[],
  { ms, iso }: Moment,
): Omit<z.input<typeof pewsReply>, 'provenance'> {
  const events = mergeSignals(
    polls.flatMap(({ signals }) => signals),
    ms,
  );
  const pollOf = (card: (typeof FEEDS)[number]) => polls.find(({ id }) => id === card.id);
  const feeds = FEEDS.map((card) => feedRow(card, pollOf(card), ms));
  const summary = globalSummary(
    feeds.map(({ feed_id, status, life_safety }) => ({
      id: feed_id,
      status,
      lifeSafety: life_safety,
    })),
    events,
  );
  const shown = events.slice(0, MOST).map(alertRow);
  return {
    as_of: iso,
    status: summary.status,
    summary: {
      text: summary.sentence,
      complete: summary.isComplete,
      blind: FEEDS.map(({ id }) => id).filter((id) => summary.blind.includes(id)),
      ...countsOf(events),
      ...healthCounts(feeds),
    },
    feed_health: feeds,
    active_alerts: shown,
    active_alerts_total: events.length,
    validated_events: shown.filter(({ validated }) => validated).map(({ event_id }) => event_id),
    note: 'Official warnings, gathered. Not a forecast, and no substitute for your authority.',
  };
}

type AlertRow = z.output<typeof pewsReply>['active_alerts'][number];

function alertRow({ kind, lead, signals, feeds, validation }: WarningEvent): AlertRow {
  const placed = signals.find(({ lat }) => lat !== null);
  const polygon =
    lead.polygon?.map((ring) => ring.map(([lon, lat]): [number, number] => [lon, lat])) ?? null;
  return {
    event_id: `${kind}:${lead.feed}:${lead.id}`,
    kind,
    event: lead.event,
    urgency: lead.urgency,
    severity: lead.severity,
    certainty: lead.certainty,
    headline: lead.headline,
    area: {
      description: lead.area,
      lat: lead.lat ?? placed?.lat ?? null,
      lon: lead.lon ?? placed?.lon ?? null,
      polygon,
    },
    onset: new Date(lead.onsetMs).toISOString(),
    expires: lead.expiresMs === null ? null : new Date(lead.expiresMs).toISOString(),
    magnitude: lead.magnitude,
    feeds: [...feeds],
    sources: signals.map(({ feed, id, alerting }) => ({ feed, id, alerting })),
    validated: validation.basis !== 'none',
    validation: {
      basis: validation.basis,
      feeds: [...validation.feeds],
      detail: validation.detail,
    },
  };
}

function countsOf(events: readonly WarningEvent[]) {
  const tally = (words: readonly string[]) =>
    Object.fromEntries(
      [...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]),
    );
  return {
    active_events: events.length,
    validated_events: events.filter(({ validation }) => validation.basis !== 'none').length,
    by_kind: tally(events.map(({ kind }) => kind)),
    by_severity: tally(events.map(({ lead }) => lead.severity)),
  };
}

function healthCounts(feeds: readonly FeedRow[]) {
  const of = (standing: FeedRow['status']) =>
    feeds.filter(({ status: each }) => each === standing).length;
  return { feeds_healthy: of('healthy'), feeds_degraded: of('degraded'), feeds_down: of('down') };
}
