import * as z from 'zod';
import { DEGRADED_POLLS, HEALTHY_POLLS } from '../../../engines/signals/earlyWarning/feeds.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import { provenanceOf } from '../../core/evidence.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { pollFeeds } from './pollFeeds.ts';
import { pewsReply } from './schemas.ts';
import { statusReply } from './statusReply.ts';

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
    const moment = { ms, iso: new Date(ms).toISOString() };
    const polls = await pollFeeds(context);
    const reply = statusReply(polls, moment);
    return roundReply({
      ...reply,
      provenance: provenanceOf({
        vertical: { model: CARD },
        asked: polls.flatMap(({ facts }) => facts),
        moment,
        warnings: reply.summary.complete
          ? []
          : ['Some feeds are not healthy: the list may lack events.'],
        noteOf: context.sourceNote,
      }),
    });
  },
});
