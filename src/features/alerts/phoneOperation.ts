import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { LANGUAGES } from '../whatsapp/consentTexts.ts';
import { phoneNumber, subscribed, subscribedExample } from '../whatsapp/schemas.ts';
import { personOf } from './placeOperations.ts';
import { nothingToShow, sendOn } from './toBrowser.ts';

/** POST /api/v1/alerts/phone */
export const phone = operation({
  method: 'POST',
  path: '/api/v1/alerts/phone',
  access: 'session',
  reads: 'form',
  title: 'Add a telephone',
  summary:
    'Registers a WhatsApp number from the page; its owner must agree with YES before anything is sent.',
  errors: ['not_configured', 'conflict', 'too_many_attempts', 'csrf_failed'],
  input: z.object({
    phone: z
      .string()
      .transform((text) => text.replaceAll(/[\s().-]/g, ''))
      .refine(
        (text) => phoneNumber.safeParse(text).success,
        'Write the number with its country code: + and 7 to 15 digits.',
      )
      .describe('Number with its country code; blanks, points, dashes and brackets do not count'),
    language: z.enum(LANGUAGES).default('en').describe('Language of the consent text'),
  }),
  output: subscribed,
  formats: { html: nothingToShow },
  refused: async (refused, context) => {
    const { appPage } = await import('./appPage.ts');
    return appPage(personOf(context), context, { refusedPhone: refused });
  },
  example: { phone: '+14155550100', language: 'en' },
  answer: subscribedExample,
  async run(input, context) {
    personOf(context);
    const { subscribePhone } = await import('../whatsapp/subscribePhone.ts');
    const reply = await subscribePhone(input, context, 'page');
    sendOn(context, '/app/alerts?done=phone');
    return reply;
  },
});
