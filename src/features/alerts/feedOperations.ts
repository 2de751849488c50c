import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';

const CAP_ERRORS = ['not_found'] as const;

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
      .regex(/^ev_[\w-]{1,60}$/)
      .describe('From the feed'),
  }),
  output: z.string(),
  example: { event_id: 'ev_00000000-0000-4000-8000-000000000000' },
  async run({ event_id }, context) {
    const { AlertEvent } = await import('../../db/alertEvent.ts');
    const { storedEvent } = await import('./activeEvents.ts');
    const { capMessage } = await import('./capMessage.ts');
    const row = await context.db.findOne(AlertEvent, { id: event_id });
    if (!row)
      throw new ApiError('not_found', 'There is no event of this name, or it ended long ago.');
    return capMessage(storedEvent(row), context.publicBaseUrl);
  },
});
