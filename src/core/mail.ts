import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  /** Resolves when nothing is under way, or after `mostMs`: what has not been taken over by then is lost, and the log says so. */
  idle(mostMs: number): Promise<void>;
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
    async idle(mostMs) {
      const isOver = AbortSignal.timeout(mostMs);
      const over = new Promise((resolve) => isOver.addEventListener('abort', resolve));
      while (underWay.size > 0 && !isOver.aborted)
        await Promise.race([Promise.all(underWay), over]);
      if (underWay.size > 0)
        log.error(
          { mails: underWay.size },
          'the mail server did not take these mails over in time',
        );
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
  const transport = onceLoaded(({ createTransport }) =>
    createTransport({ url: smtpUrl, ...SMTP_LIMITS }),
  );
  return async (message) =>
    void (await (await transport()).sendMail({ from, ...envelope(message) }));
}

/** What is made of the mailer's code, which the first mail loads: most servers run long before they send one. */
function onceLoaded<T>(make: (mailer: typeof import('nodemailer')) => T): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= import('nodemailer').then(make));
}

function toOutbox(outbox: string, from: string): Send {
  const composer = onceLoaded(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return async (mail) => {
    const { message } = await (await composer()).sendMail({ from, ...envelope(mail) });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    const draft = join(outbox, `.${name}.part`);
    await writeFile(draft, readable(message as Buffer), { mode: 0o600 });
    await rename(draft, join(outbox, `${name}.eml`));
  };
}

const QUOTED = 'Content-Transfer-Encoding: quoted-printable';
/** @source RFC 5322, section 2.1.1 */
const LONGEST_LINE = 998;

/** A mail whose text stands as it is, so that whoever reads the file can copy its link. */
function readable(message: Buffer): Buffer {
  const text = message.toString('latin1');
  const end = text.indexOf('\n\n');
  const head = text.slice(0, end);
  if (!head.includes(QUOTED)) return message;
  const body = text
    .slice(end)
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  if (body.split('\n').some((line) => line.length > LONGEST_LINE)) return message;
  return Buffer.from(head.replace(QUOTED, 'Content-Transfer-Encoding: 8bit') + body, 'latin1');
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
