import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { LANGUAGES, TEXT_VERSION } from './consentTexts.ts';
import { phoneAnswer, phoneNumber, subscribed, subscribedExample } from './schemas.ts';

/** POST /api/v1/whatsapp/subscribe */
export const subscribe = operation({
  method: 'POST',
  path: '/api/v1/whatsapp/subscribe',
  access: 'key',
  changes: true,
  title: 'Subscribe a telephone',
  summary:
    'Registers a WhatsApp number for alerts; its owner must agree with YES before anything is sent.',
  errors: ['not_configured', 'conflict', 'too_many_attempts'],
  input: z
    .object({
      phone: phoneNumber,
      language: z
        .enum(LANGUAGES)
        .default('en')
        .describe('Language of the consent text and of the replies'),
    })
    .meta({ id: 'WhatsAppSubscribeRequest' }),
  output: subscribed,
  example: { phone: '+14155550100', language: 'en' },
  answer: subscribedExample,
  async run(input, context) {
    const { subscribePhone } = await import('./subscribePhone.ts');
    return subscribePhone(input, context);
  },
});

/** GET /api/v1/whatsapp/status */
export const status = operation({
  method: 'GET',
  path: '/api/v1/whatsapp/status',
  access: 'key',
  title: 'State of your telephones',
  summary: 'The WhatsApp numbers of the account with their state of consent.',
  input: z.object({}),
  output: z
    .object({
      configured: z.boolean().describe('Whether this service can send WhatsApp messages at all'),
      consent_text_version: z.string().describe('Version of the text that new owners agree to'),
      phones: z.array(phoneAnswer).describe('Numbers of the account, oldest first'),
    })
    .meta({ id: 'WhatsAppStatus' }),
  example: {},
  async run(_input, context) {
    const { phonesOf } = await import('./subscribePhone.ts');
    return {
      configured: context.outlets.whatsApp !== undefined,
      consent_text_version: TEXT_VERSION,
      phones: await phonesOf(context),
    };
  },
});

/** GET /api/v1/whatsapp/webhook */
export const verifyWebhook = operation({
  method: 'GET',
  path: '/api/v1/whatsapp/webhook',
  access: 'none',
  writes: 'text',
  title: 'Confirm the webhook',
  summary: 'Answers the challenge of the provider when it names the right verify token.',
  errors: ['not_configured', 'forbidden'],
  input: z.object({
    'hub.mode': z.string().max(40).optional().describe('`subscribe`'),
    'hub.verify_token': z
      .string()
      .max(300)
      .optional()
      .describe('The token that the operator has set'),
    'hub.challenge': z.string().max(300).optional().describe('Text to be sent back'),
  }),
  output: z.string(),
  example: {
    'hub.mode': 'subscribe',
    'hub.verify_token': 'our-token',
    'hub.challenge': '1158201444',
  },
  answer: '1158201444',
  async run(input, context) {
    const { outlets } = context;
    const { isSameSecret } = await import('./signature.ts');
    if (!outlets.whatsApp) throw notConfigured();
    const given = input['hub.verify_token'];
    if (
      input['hub.mode'] !== 'subscribe' ||
      given === undefined ||
      !isSameSecret(given, outlets.whatsApp.verifyToken)
    )
      throw new ApiError('forbidden', 'The verify token is not the one that is set here.');
    return input['hub.challenge'] ?? '';
  },
});

/** POST /api/v1/whatsapp/webhook */
export const webhook = operation({
  method: 'POST',
  path: '/api/v1/whatsapp/webhook',
  access: 'signature',
  reads: 'raw',
  title: 'Messages that come in',
  summary:
    'Takes signed messages of the provider: START, YES, STOP and STATUS; a repeated one changes nothing.',
  errors: ['not_configured', 'invalid_signature'],
  input: z.object({}),
  output: z.object({
    status: z.literal('ok').describe('The message was taken'),
    handled: z.int().describe('Messages that were new'),
  }),
  answer: { status: 'ok', handled: 1 },
  async run(_input, context) {
    const { handleInbound } = await import('./handleInbound.ts');
    if (!context.outlets.whatsApp) throw notConfigured();
    return {
      status: 'ok' as const,
      handled: await handleInbound(context.outlets.whatsApp, context),
    };
  },
});

function notConfigured(): ApiError {
  return new ApiError('not_configured', 'WhatsApp is not set up on this server.', {
    retryAfterS: 3_600,
  });
}
