import * as z from 'zod';
import { WHATSAPP } from '../../../config/alerts.ts';
import type { WhatsApp, WhatsAppMessage } from '../../core/outlets.ts';

/** Where and with what the Cloud API is spoken to. */
export interface CloudApiSettings {
  readonly accessToken: string;
  readonly phoneNumberId: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  /** Default: the provider's own address. */
  readonly apiBase: string | undefined;
}

const PROVIDER = 'https://graph.facebook.com/v23.0';
const Failure = z.object({ error: z.object({ message: z.string(), code: z.number().optional() }) });

/**
 * Messages by the Cloud API of WhatsApp.
 *
 * @source Meta, WhatsApp Cloud API: Messages
 */
export function cloudApi(settings: CloudApiSettings): WhatsApp {
  const url = `${settings.apiBase ?? PROVIDER}/${settings.phoneNumberId}/messages`;
  return {
    verifyToken: settings.verifyToken,
    appSecret: settings.appSecret,
    async send(message) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${settings.accessToken}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(bodyOf(message)),
        signal: AbortSignal.timeout(WHATSAPP.timeoutMs),
        redirect: 'error',
      });
      if (reply.ok) {
        await reply.body?.cancel();
        return;
      }
      const failure = Failure.safeParse(await reply.json().catch(() => undefined));
      const words = failure.success ? failure.data.error.message : 'no reason given';
      throw new Error(`WhatsApp answered ${reply.status}: ${words.slice(0, 200)}`);
    },
  };
}

function bodyOf(message: WhatsAppMessage): object {
  const to = { messaging_product: 'whatsapp', recipient_type: 'individual', to: message.to };
  if ('text' in message)
    return { ...to, type: 'text', text: { preview_url: false, body: message.text } };
  const { template, language, values } = message;
  const parameters = values.map((text) => ({ type: 'text', text }));
  return {
    ...to,
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [{ type: 'body', parameters }],
    },
  };
}
