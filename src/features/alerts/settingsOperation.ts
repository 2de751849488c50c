import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { personOf } from './placeOperations.ts';
import { nothingToShow, sendOn } from './toBrowser.ts';

/** POST /api/v1/alerts/settings */
export const settings = operation({
  method: 'POST',
  path: '/api/v1/alerts/settings',
  access: 'session',
  reads: 'form',
  title: 'Choose how to be warned',
  summary: 'Sets the one channel on which alerts come, and whether a daily summary does.',
  errors: ['conflict', 'csrf_failed'],
  input: z.object({
    channel: z.enum(['mail', 'whatsapp', 'none']).describe('Where alerts go; `none` ends them'),
    digest: z
      .union([z.literal('on'), z.literal('')])
      .optional()
      .describe('`on`: a summary by mail each morning of your first place'),
  }),
  output: z.object({
    channel: z.enum(['mail', 'whatsapp', 'none']).describe('Where alerts go now'),
    digest: z.boolean().describe('Whether a daily summary comes'),
  }),
  formats: { html: nothingToShow },
  refused: async (refused, context) => {
    const { appPage } = await import('./appPage.ts');
    return appPage(personOf(context), context, { refusedSettings: refused });
  },
  example: { channel: 'mail', digest: 'on' },
  async run({ channel, digest }, context) {
    const { id } = personOf(context);
    const { db, clock } = context;
    const { settingsOf } = await import('./ownPlaces.ts');
    const { AlertSettings } = await import('../../db/alertSettings.ts');
    const { WhatsAppSubscription } = await import('../../db/whatsApp.ts');
    if (
      channel === 'whatsapp' &&
      !(await db.count(WhatsAppSubscription, { account: id, state: 'active' }))
    )
      throw new ApiError(
        'conflict',
        'WhatsApp is not active yet: send START to our number and confirm with YES first.',
      );
    await settingsOf(db, id, clock.now());
    const change = { channel, digest: digest === 'on', updatedAt: new Date(clock.now()) };
    await db.nativeUpdate(AlertSettings, { account: id }, change);
    sendOn(context, '/app/alerts?done=settings');
    return { channel, digest: digest === 'on' };
  },
});
