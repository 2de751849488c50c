import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log, Mail, Message } from './context.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  /** Folder for mails where no SMTP server is set. */
  readonly outbox: string;
  readonly from: string;
  readonly log: Pick<Log, 'error'>;
}

/** Mail that a stop can wait for. */
export interface Postbox extends Mail {
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

type Send = Mail['send'];

/**
 * Mail by SMTP; without a server each mail is written to the outbox as an `.eml` file, whole or not at all. Nothing is posted to
 * `.invalid`, the domain of accounts whose address was taken back.
 */
export function createMail({ smtpUrl, outbox, from, log }: MailSettings): Postbox {
  const send = smtpUrl === undefined ? toOutbox(outbox, from) : bySmtp(smtpUrl, from);
  const underWay = new Set<Promise<void>>();
  const deliver = async (make: () => Promise<Message | undefined>): Promise<void> => {
    try {
      const message = await make();
      if (message && !message.to.endsWith('.invalid')) await inTries(() => send(message));
    } catch (error) {
      log.error({ err: error }, 'a mail could not be sent');
    }
  };
  return {
    send,
    post(make) {
      const delivery = deliver(make).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** POLICY: three tries, seconds apart: a server that is restarted answers again by then. */
const WAITS_MS = [1_000, 5_000];

async function inTries(work: () => Promise<void>): Promise<void> {
  for (const waitMs of WAITS_MS) {
    try {
      return await work();
    } catch {
      await new Promise((next) => setTimeout(next, waitMs));
    }
  }
  return work();
}

/** POLICY: a mail server that says nothing for so long is given up, ms; what is owed is tried again. */
const SMTP_LIMITS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

function bySmtp(smtpUrl: string, from: string): Send {
  const transport = createTransport({ url: smtpUrl, ...SMTP_LIMITS });
  return async (message) => void (await transport.sendMail({ from, ...envelope(message) }));
}

function toOutbox(outbox: string, from: string): Send {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await composer.sendMail({ from, ...envelope(mail) });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    const draft = join(outbox, `.${name}.part`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, join(outbox, `${name}.eml`));
  };
}

function envelope({ to, subject, text, messageId, headers }: Message) {
  return {
    to,
    subject,
    text,
    ...(messageId === undefined ? {} : { messageId }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
  };
}
