import * as z from 'zod';
import { isKnown } from '../../../engines/facts.ts';
import {
  DEGRADED_POLLS,
  FEEDS,
  feedStatus,
  HEALTHY_POLLS,
  type FeedCard,
} from '../../../engines/signals/earlyWarning/feeds.ts';
import { globalSummary } from '../../../engines/signals/earlyWarning/globalSummary.ts';
import {
  mergeSignals,
  type WarningEvent,
} from '../../../engines/signals/earlyWarning/mergeSignals.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import { provenanceOf } from '../../core/evidence.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { pollFeeds, type FeedPoll } from './pollFeeds.ts';
import { pewsReply } from './schemas.ts';

const MOST = 300;
/** Age of the data inside a good reply from which the first earthquake feed counts as degraded, s: it is rewritten every minute. */
const FROZEN_SECONDS = 900;

const CARD: ModelCard = {
  name: 'early-warning-status',
  version: '1.0.0',
  methodology:
    'Official feeds are read at their own pace; what several tell of one event is merged by space and time; an event is validated by two feeds that do not copy each other, or by the review flag of its feed. ' +
    `A feed is healthy within ${HEALTHY_POLLS} poll intervals of its last success, degraded within ${DEGRADED_POLLS}, else down.`,
  validity:
    'Earthquakes, volcanoes and disasters of the world; weather, floods and fires of the United States; tsunamis of the two US centres.',
  verification: 'Merging and validation rules are tested on constructed cases.',
  limits: [
    'This service repeats official warnings and forecasts nothing; follow your own authority.',
    'Six of about sixty deep-ocean buoys are read, and river gauges near outlined flood warnings and at one reference.',
    'POLICY: how long an event stays active where its feed does not say, severities of earthquakes, volcanoes, storms and fires, and merging distances other than for earthquakes.',
  ],
};

export const status = operation({
  method: 'GET',
  path: '/api/v1/pews/status',
  access: 'key',
  tool: true,
  title: 'Early-warning status',
  summary:
    'Active official alerts merged into events, which of them are validated, the health of every feed, and the state of the world in one word.',
  input: z.object({}),
  output: pewsReply,
  answer: {
    as_of: '2026-01-15T12:00:00.000Z',
    status: 'green',
    summary: {
      text: 'No active event; every feed is healthy.',
      complete: true,
      blind: [],
      active_events: 0,
      validated_events: 0,
      by_kind: {},
      by_severity: {},
      feeds_healthy: 14,
      feeds_degraded: 0,
      feeds_down: 0,
    },
    feed_health: [],
    active_alerts: [],
    active_alerts_total: 0,
    validated_events: [],
    note: 'Official warnings, gathered. Not a forecast, and no substitute for your authority.',
    provenance: {
      model: { name: CARD.name, version: CARD.version, methodology: CARD.methodology },
      computed_at: '2026-01-15T12:00:00.000Z',
      degraded: false,
      inputs: [],
      warnings: [],
    },
  },
  model: CARD,
  async run(_input, context) {
    const ms = context.clock.now();
    const polls = await pollFeeds(context);
    const events = mergeSignals(
      polls.flatMap(({ signals }) => signals),
      ms,
    );
    const feeds = FEEDS.map((card) =>
      feedRow(
        card,
        polls.find(({ id }) => id === card.id),
        ms,
      ),
    );
    const summary = globalSummary(
      feeds.map(({ feed_id, status: standing, life_safety }) => ({
        id: feed_id,
        status: standing,
        lifeSafety: life_safety,
      })),
      events,
    );
    const moment = { ms, iso: new Date(ms).toISOString() };
    const asked = polls.flatMap(({ facts }) => facts);
    const shown = events.slice(0, MOST).map(alertRow);
    return roundReply({
      as_of: moment.iso,
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
      provenance: provenanceOf({
        vertical: { model: CARD },
        asked,
        moment,
        warnings: summary.isComplete
          ? []
          : ['Some feeds are not healthy: the list may lack events.'],
        noteOf: context.sourceNote,
      }),
    });
  },
});

type FeedRow = z.output<typeof pewsReply>['feed_health'][number];
type AlertRow = z.output<typeof pewsReply>['active_alerts'][number];

/** A feed of several questions is as old as the oldest answer, and at best degraded while one of them failed. */
function feedRow(card: (typeof FEEDS)[number], poll: FeedPoll | undefined, nowMs: number): FeedRow {
  const {
    id,
    title,
    source,
    pollSeconds,
    validates,
    lifeSafety,
  }: FeedCard & { id: FeedRow['feed_id'] } = card;
  const facts = poll?.facts.map(({ fact }) => fact) ?? [];
  const good = facts.filter((fact) => isKnown(fact));
  const times = good.map(({ retrievedAt }) => Date.parse(retrievedAt));
  const lastMs = times.length === 0 ? undefined : Math.min(...times);
  const byAge = feedStatus(lastMs, pollSeconds, nowMs);
  const newest =
    good
      .map(({ asOf }) => asOf)
      .toSorted()
      .at(-1) ?? null;
  const failed = facts.find((fact) => !isKnown(fact));
  const isFrozen =
    id === 'usgs-earthquakes' &&
    newest !== null &&
    nowMs - Date.parse(newest) > FROZEN_SECONDS * 1000;
  const isPartial = failed !== undefined || isFrozen;
  const standing = byAge === 'healthy' && isPartial ? 'degraded' : byAge;
  const why =
    failed && 'missing' in failed
      ? failed.missing
      : isFrozen
        ? 'the feed answers with old data'
        : `last heard ${Math.round((nowMs - (lastMs ?? nowMs)) / 1000)} s ago`;
  return {
    feed_id: id,
    title,
    source,
    status: standing,
    reason: standing === 'healthy' ? null : why,
    life_safety: lifeSafety,
    poll_interval_s: pollSeconds,
    last_success_at: lastMs === undefined ? null : new Date(lastMs).toISOString(),
    age_s: lastMs === undefined ? null : (nowMs - lastMs) / 1000,
    newest_data_at: newest,
    active_alerts:
      poll?.signals.filter(
        ({ alerting, expiresMs }) => alerting && (expiresMs === null || expiresMs > nowMs),
      ).length ?? 0,
    validates: [...validates],
  };
}

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
