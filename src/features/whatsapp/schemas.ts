import * as z from 'zod';
import { consentText, TEXT_VERSION } from './consentTexts.ts';

const state = z
  .enum(['pending', 'active', 'stopped'])
  .describe('pending: waits for YES; active: alerts are sent; stopped: nothing is');

/** A telephone as its account sees it. */
export const phoneAnswer = z
  .object({
    phone: z.string().describe('Country code and the last two digits; the rest is not shown'),
    state,
    language: z.string().describe('Language of the consent text and of the replies'),
    pending_until: z.string().nullable().describe('Until when YES agrees'),
    changed_at: z.string().describe('When the state last changed'),
  })
  .meta({ id: 'WhatsAppPhone' });

/** A number as it is written down. */
export const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'must be the number with its country code: + and 7 to 15 digits')
  .describe('Number in E.164 form, such as +14155550100');

/** What came of a request to subscribe. */
export const subscribed = z
  .object({
    ...phoneAnswer.shape,
    consent_text: z.string().describe('What the owner is asked to agree to'),
    consent_text_version: z.string().describe('Noted in the ledger with the agreement'),
    next: z.string().describe('What has to happen now'),
  })
  .meta({ id: 'WhatsAppSubscribeResponse' });

/** What has to happen with a telephone now, by its state. */
export const NEXT = {
  pending: 'The owner of the number must answer YES within 24 hours.',
  active: 'Nothing: alerts are sent to this number.',
  stopped: 'The owner has said STOP. Only they can begin again, by sending START.',
} as const;

/** A new subscription, for documents. */
export const subscribedExample: z.input<typeof subscribed> = {
  phone: '+14…00',
  state: 'pending',
  language: 'en',
  pending_until: '2026-01-16T12:00:00.000Z',
  changed_at: '2026-01-15T12:00:00.000Z',
  consent_text: consentText('en').ask,
  consent_text_version: TEXT_VERSION,
  next: NEXT.pending,
};
