import * as z from 'zod';
import { HOOKS } from '../../../config/alerts.ts';
import { operation } from '../../core/operation.ts';
import { nextCursor, pageInput, pageOf } from '../../core/paging.ts';

const hookId = z.int().positive().max(2_147_483_647).describe('Number of the webhook');
const hook = z
  .object({
    webhook_id: hookId,
    url: z.string().describe('Where alerts are posted'),
    created_at: z.string().describe('When it was made'),
    disabled_at: z.string().nullable().describe('Since when nothing is sent there'),
    disabled_reason: z.string().nullable().describe('Why'),
  })
  .meta({ id: 'AlertWebhook' });
const secret = z
  .string()
  .describe('Signs what is posted (Standard Webhooks). It is shown this once');
const queued = z.object({
  message_id: z.int().describe('Number of the message'),
  status: z.literal('queued').describe('It is on its way'),
});
const EXAMPLE = { webhook_id: 1 };

/** POST /api/v1/alerts/webhooks */
export const createWebhook = operation({
  method: 'POST',
  path: '/api/v1/alerts/webhooks',
  access: 'key',
  scope: 'account',
  changes: true,
  secret: true,
  title: 'Add a webhook',
  summary:
    'Has the alerts of your places posted to an https address of yours, signed after Standard Webhooks.',
  errors: ['plan_limit', 'conflict'],
  input: z.object({
    url: z
      .string()
      .max(500)
      .refine(
        (text) =>
          URL.canParse(text) &&
          new URL(text).protocol === 'https:' &&
          new URL(text).username === '',
        'Use an https address without a user name.',
      )
      .describe(
        'An https address on the open internet, at port 443 or one from 1024 on that no other service is known for; not redirected',
      ),
  }),
  output: hook.extend({ secret }),
  example: { url: 'https://example.org/hooks/alerts' },
  async run({ url }, context) {
    const { addHook } = await import('./ownHooks.ts');
    return addHook(url, context);
  },
});

/** GET /api/v1/alerts/webhooks */
export const listWebhooks = operation({
  method: 'GET',
  path: '/api/v1/alerts/webhooks',
  access: 'key',
  scope: 'account',
  title: 'Your webhooks',
  summary: 'The webhooks of the account, without their secrets.',
  input: z.object(pageInput(100)),
  output: z.object({ items: z.array(hook).describe('Oldest first'), next_cursor: nextCursor }),
  example: {},
  async run(page, context) {
    const { hooksOf } = await import('./ownHooks.ts');
    return pageOf(await hooksOf(context), page, ({ webhook_id }) => webhook_id);
  },
});

/** DELETE /api/v1/alerts/webhooks/{webhook_id} */
export const deleteWebhook = operation({
  method: 'DELETE',
  path: '/api/v1/alerts/webhooks/{webhook_id}',
  access: 'key',
  scope: 'account',
  title: 'Remove a webhook',
  summary: 'Nothing more is posted there; what is still owed to it is dropped.',
  errors: ['not_found'],
  input: z.object({ webhook_id: hookId }),
  output: z.object({ webhook_id: hookId, status: z.literal('removed').describe('It is gone') }),
  example: EXAMPLE,
  async run({ webhook_id }, context) {
    const { removeHook } = await import('./ownHooks.ts');
    await removeHook(webhook_id, context);
    return { webhook_id, status: 'removed' as const };
  },
});

/** POST /api/v1/alerts/webhooks/{webhook_id}/rotate */
export const rotateWebhook = operation({
  method: 'POST',
  path: '/api/v1/alerts/webhooks/{webhook_id}/rotate',
  access: 'key',
  scope: 'account',
  changes: true,
  secret: true,
  title: 'Rotate the secret of a webhook',
  summary:
    'A new secret, shown once; the old one signs beside it for 24 hours. A disabled webhook works again.',
  errors: ['not_found'],
  input: z.object({ webhook_id: hookId }),
  output: hook.extend({
    secret,
    previous_until: z
      .string()
      .describe(`Until when the old one signs too, ${HOOKS.overlapS} s from now`),
  }),
  example: EXAMPLE,
  answer: {
    webhook_id: 1,
    url: 'https://example.org/hooks/alerts',
    created_at: '2026-01-15T12:00:00.000Z',
    disabled_at: null,
    disabled_reason: null,
    secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    previous_until: '2026-01-17T12:00:00.000Z',
  },
  async run({ webhook_id }, context) {
    const { rotateHook } = await import('./ownHooks.ts');
    return rotateHook(webhook_id, context);
  },
});

/** GET /api/v1/alerts/webhooks/{webhook_id}/deliveries */
export const webhookDeliveries = operation({
  method: 'GET',
  path: '/api/v1/alerts/webhooks/{webhook_id}/deliveries',
  access: 'key',
  scope: 'account',
  title: 'Deliveries of a webhook',
  summary: 'Every attempt to post there, the newest first.',
  errors: ['not_found'],
  input: z.object({
    webhook_id: hookId,
    limit: z.int().min(1).max(200).default(50).describe('How many attempts'),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, 'must be the `next_cursor` of the answer before')
      .optional()
      .describe('From `next_cursor`'),
  }),
  output: z.object({
    items: z
      .array(
        z.object({
          message_id: z.int().describe('Number of the message, for replaying it'),
          type: z.string().describe('alert.created, alert.updated, alert.cleared or webhook.test'),
          status: z.int().nullable().describe('What the address answered; null where nobody did'),
          error: z.string().nullable().describe('Why nobody answered'),
          duration_ms: z.int().describe('How long it took'),
          at: z.string().describe('When it was posted'),
          message_state: z.string().describe('queued, sending, sent, failed or dropped'),
        }),
      )
      .describe('Attempts, the newest first'),
    next_cursor: z.string().nullable().describe('Null at the end'),
  }),
  example: { ...EXAMPLE, limit: 50 },
  async run(input, context) {
    const { deliveriesOf } = await import('./ownHooks.ts');
    return deliveriesOf(input, context);
  },
});

/** POST /api/v1/alerts/webhooks/{webhook_id}/replay */
export const replayWebhook = operation({
  method: 'POST',
  path: '/api/v1/alerts/webhooks/{webhook_id}/replay',
  access: 'key',
  scope: 'account',
  changes: true,
  title: 'Post a message again',
  summary: 'Posts a message of the last 30 days once more, with its own id.',
  errors: ['not_found', 'conflict'],
  input: z.object({
    webhook_id: hookId,
    message_id: z.int().positive().describe('Number of the message, from the deliveries'),
  }),
  output: queued,
  example: { ...EXAMPLE, message_id: 1 },
  answer: { message_id: 1, status: 'queued' },
  async run(input, context) {
    const { replayMessage } = await import('./ownHooks.ts');
    return replayMessage(input, context);
  },
});

/** POST /api/v1/alerts/webhooks/{webhook_id}/test */
export const testWebhook = operation({
  method: 'POST',
  path: '/api/v1/alerts/webhooks/{webhook_id}/test',
  access: 'key',
  scope: 'account',
  changes: true,
  title: 'Post a test message',
  summary:
    'Posts a message of the type `webhook.test` there, signed as an alert is; the deliveries say what came of it.',
  errors: ['not_found', 'conflict'],
  input: z.object({ webhook_id: hookId }),
  output: queued,
  example: EXAMPLE,
  answer: { message_id: 1, status: 'queued' },
  async run({ webhook_id }, context) {
    const { testMessage } = await import('./ownHooks.ts');
    return testMessage(webhook_id, context);
  },
});
