import { createHash } from 'node:crypto';
import * as z from 'zod';
import { WHATSAPP } from '../../../config/alerts.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Services } from '../../core/context.ts';
import { WhatsAppSubscription } from '../../db/whatsApp.ts';
import type { Outcome } from './deliverMessage.ts';
import type { Taken } from './takeMessages.ts';
import { isDigest } from './digestKey.ts';
import { leaveToken } from './leaveLink.ts';
import { settingsOf } from './ownPlaces.ts';

const MailBody = z.object({ to: z.string(), subject: z.string(), text: z.string() });
const PhoneBody = z.object({
  to: z.string(),
  text: z.string().optional(),
  template: z.string().optional(),
  language: z.string().default('en'),
  values: z.array(z.string()).default([]),
  /** An answer in the opt-in itself, which goes out in any state. */
  isReply: z.boolean().default(false),
});

/** A mail with the links that end it, by page and by one click (RFC 8058); the same id at every attempt. */
export async function sendMail(
  { body, accountId, onceKey }: Taken,
  services: Services,
): Promise<Outcome> {
  const { mail, database, clock, publicBaseUrl } = services;
  const { to, subject, text } = MailBody.parse(body);
  const settings = await settingsOf(database.em(), accountId, clock.now());
  const isWanted = isDigest(onceKey) ? settings.digest : settings.channel !== 'none';
  if (!isWanted) return { state: 'dropped', error: 'the owner has left' };
  const link = `${publicBaseUrl}/api/v1/alerts/leave/${leaveToken(accountId, settings.leaveSecret)}`;
  const id = createHash('sha256').update(onceKey).digest('hex').slice(0, 40);
  await mail.send({
    to,
    subject,
    text: `${text}\n\nYour places: ${publicBaseUrl}/app/alerts\nEnd these messages: ${link}\n`,
    messageId: `<${id}@${new URL(publicBaseUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  return { state: 'sent' };
}

/** Free text within a day of the owner's newest word, else the approved template; nothing to whom did not agree. */
export async function sendWhatsApp({ body }: Taken, services: Services): Promise<Outcome> {
  const { outlets, database, clock } = services;
  if (!outlets.whatsApp) return { state: 'dropped', error: 'WhatsApp is not set up' };
  const { to, text, template, language, values, isReply } = PhoneBody.parse(body);
  const phone = await database.em().findOne(WhatsAppSubscription, { phone: to });
  if (!phone || (!isReply && phone.state !== 'active'))
    return { state: 'dropped', error: 'the owner of the number has not agreed' };
  if (isReply && template !== undefined && phone.state !== 'pending')
    return { state: 'dropped', error: 'the owner of the number has answered already' };
  const spokenMs = phone.lastInboundAt?.getTime() ?? 0;
  const isOpen = clock.now() - spokenMs < WHATSAPP.windowHours * HOUR_MS;
  if (isOpen && text !== undefined) await outlets.whatsApp.send({ to, text });
  else if (template !== undefined) await outlets.whatsApp.send({ to, template, language, values });
  else return { state: 'dropped', error: 'the window for free text has closed' };
  return { state: 'sent' };
}
