import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { personOf } from './placeOperations.ts';
import { isBrowser, nothingToShow } from './toBrowser.ts';

/** POST /api/v1/alerts/upgrade */
export const upgrade = operation({
  method: 'POST',
  path: '/api/v1/alerts/upgrade',
  access: 'session',
  reads: 'form',
  title: 'Buy the alerts plan',
  summary:
    'Makes a page of the payment processor on which the plan is bought; a browser is sent on to it.',
  errors: ['not_configured', 'conflict', 'upstream_error', 'upstream_timeout', 'csrf_failed'],
  input: z.object({}),
  output: z.object({ checkout_url: z.string().describe('Page of the payment processor') }),
  formats: { html: nothingToShow },
  refused: async (refused, context) => {
    const { appPage } = await import('./appPage.ts');
    return appPage(personOf(context), context, { trouble: refused.message || refused.title });
  },
  example: {},
  answer: { checkout_url: 'https://checkout.stripe.com/c/pay/cs_test_a1' },
  async run(_input, context) {
    const { payments, http } = context;
    const url = await payments.checkout(personOf(context), 'alerts', { returnPath: '/app/alerts' });
    if (isBrowser(context)) {
      http.replyStatus = 303;
      http.replyHeaders['Location'] = url;
    }
    return { checkout_url: url };
  },
});

/** POST /api/v1/alerts/webhook */
export const webhook = operation({
  method: 'POST',
  path: '/api/v1/alerts/webhook',
  access: 'signature',
  reads: 'raw',
  title: 'Events of the payment processor',
  summary:
    'Fulfils the paid plan; signed events only, each with its effect once. Closed until a signing secret is set.',
  errors: ['not_configured', 'invalid_signature'],
  input: z.object({}),
  output: z.object({
    status: z.enum(['applied', 'duplicate', 'stale', 'ignored']).describe('What came of the event'),
  }),
  answer: { status: 'applied' },
  async run(_input, { payments, http }) {
    return { status: await payments.receive(http) };
  },
});
