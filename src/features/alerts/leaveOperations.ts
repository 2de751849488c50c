import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { form, h, notice, page, type ComponentChild } from '../../pages/index.ts';
import { alertsNav, FOOTER } from './frame.ts';

const EXAMPLE = '1.uZ3kQ9xWv1sT7yB2nM5cR8aE4dF6gH0jKlPqLoIuYtA';
const token = z.string().max(80).describe('From the link in the mail');

/** GET /api/v1/alerts/leave/{token} */
export const leavePage = operation({
  method: 'GET',
  path: '/api/v1/alerts/leave/{token}',
  access: 'none',
  writes: 'html',
  title: 'Page that ends the alerts',
  summary: 'Asks once; only its button ends the messages.',
  input: z.object({ token }),
  output: z.string(),
  example: { token: EXAMPLE },
  run: ({ token: given }) =>
    frame([
      h('h1', null, 'End your alerts?'),
      h(
        'p',
        null,
        'You will get no more alerts and no summaries. Your places stay, and you can begin again at any time.',
      ),
      form({
        action: `/api/v1/alerts/leave/${encodeURIComponent(given)}`,
        submit: 'End my alerts',
        tone: 'danger',
        fields: [],
      }),
    ]),
});

/** POST /api/v1/alerts/leave/{token}: one click (RFC 8058), or the button of the page. */
export const leave = operation({
  method: 'POST',
  path: '/api/v1/alerts/leave/{token}',
  access: 'none',
  reads: 'form',
  writes: 'html',
  title: 'End the alerts',
  summary:
    'Ends messages by mail and WhatsApp; the one-click unsubscription of mail programs (RFC 8058) comes here.',
  errors: ['invalid_token', 'csrf_failed'],
  input: z.object({ token }),
  output: z.string(),
  example: { token: EXAMPLE },
  async run(input, { db, clock }) {
    const { leaver } = await import('./leaveLink.ts');
    const { AlertSettings } = await import('../../db/alertSettings.ts');
    const { AlertMessage } = await import('../../db/alertMessage.ts');
    const account = await leaver(db, input.token);
    if (account === undefined)
      throw new ApiError(
        'invalid_token',
        'This link is not one of ours. Sign in at /alerts/signin to change your settings.',
      );
    await db.transactional(async (em) => {
      const change = { channel: 'none' as const, digest: false, updatedAt: new Date(clock.now()) };
      await em.nativeUpdate(AlertSettings, { account }, change);
      const waiting = { account, state: 'queued' as const, channel: { $ne: 'hook' as const } };
      await em.nativeUpdate(AlertMessage, waiting, { state: 'dropped' });
    });
    return frame([
      h('h1', null, 'Your alerts have ended'),
      notice('good', 'You will get no more messages.'),
      h('p', null, h('a', { href: '/app/alerts' }, 'Begin again')),
    ]);
  },
});

function frame(body: ComponentChild): string {
  return page({ title: 'End alerts', width: 'narrow', nav: alertsNav(''), footer: FOOTER, body });
}
