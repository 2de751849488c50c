import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { STREAM } from '../../../config/alerts.ts';
import { operation } from '../../core/operation.ts';
import { streamedText } from '../../core/streamedText.ts';

const CAP_ERRORS = ['not_found'] as const;
/** A message as it may look, for documents. */
const CAP_EXAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>ev_00000000-0000-4000-8000-000000000000.1</identifier><sender>risk.example.org</sender><sent>2026-01-15T12:00:00-00:00</sent><status>Actual</status><msgType>Alert</msgType><source>usgs</source><scope>Public</scope><info><language>en-US</language><category>Geo</category><event>Earthquake</event><urgency>Immediate</urgency><severity>Severe</severity><certainty>Observed</certainty><headline>M 6.1 near the coast of Honshu</headline></info></alert>`;

/** GET /api/v1/alerts/feed */
export const feed = operation({
  method: 'GET',
  path: '/api/v1/alerts/feed',
  access: 'key',
  writes: 'atom',
  title: 'Alerts as an Atom feed of CAP messages',
  summary:
    'Active events and those of the last day that ended, each with a link to its message in CAP 1.2.',
  input: z.object({
    mine: z.boolean().default(false).describe('Only events that reach your places'),
  }),
  output: z.string(),
  example: { mine: false },
  async run({ mine }, context) {
    const { atomFeed } = await import('./atomFeed.ts');
    return atomFeed(mine, context);
  },
});

/** GET /api/v1/alerts/cap/{event_id} */
export const cap = operation({
  method: 'GET',
  path: '/api/v1/alerts/cap/{event_id}',
  access: 'key',
  writes: 'cap',
  title: 'One event as a CAP message',
  summary: 'The newest state of an event in the Common Alerting Protocol 1.2.',
  errors: CAP_ERRORS,
  input: z.object({
    event_id: z
      .string()
      .regex(/^ev_[\w-]{1,60}$/, 'must be an event of the feed: ev_ and what follows it there')
      .describe('From the feed'),
  }),
  output: z.string(),
  example: { event_id: 'ev_00000000-0000-4000-8000-000000000000' },
  answer: CAP_EXAMPLE,
  async run({ event_id }, context) {
    const { AlertEvent } = await import('../../db/alertEvent.ts');
    const { storedEvent } = await import('./activeEvents.ts');
    const { capIssues } = await import('./capHistory.ts');
    const { capMessage } = await import('./capMessage.ts');
    const row = await context.db.findOne(AlertEvent, { id: event_id });
    if (!row)
      throw new ApiError('not_found', 'There is no event of this name, or it ended long ago.');
    const event = storedEvent(row);
    return capMessage(event, await capIssues(context.db, event), context.publicBaseUrl);
  },
});

/** GET /api/v1/alerts/stream */
export const stream = operation({
  method: 'GET',
  path: '/api/v1/alerts/stream',
  access: 'key',
  writes: 'events',
  title: 'Alerts as they happen',
  summary:
    'Server-sent events: created, updated, cancelled and ended events in order; `Last-Event-ID` resumes without loss or repetition.',
  errors: ['rate_limited', 'overloaded'],
  input: z.object({
    mine: z.boolean().default(false).describe('Only events that reach your places'),
    wait_s: z
      .int()
      .min(1)
      .max(STREAM.mostS)
      .default(STREAM.mostS)
      .describe('Seconds after which the stream ends; come back with the last id'),
    last_event_id: z
      .string()
      .max(20)
      .optional()
      .describe('For clients that cannot send the header `Last-Event-ID`, which goes before it'),
  }),
  output: streamedText,
  example: { mine: false, wait_s: 1 },
  async run(input, context) {
    const { alertStream } = await import('./alertStream.ts');
    return alertStream(input, context);
  },
});
