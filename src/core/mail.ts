import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './context.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  /** Folder for mails where no SMTP server is set. */
  readonly outbox: string;
  readonly from: string;
}

/** Mail by SMTP; without a server each mail is written to the outbox as an `.eml` file, whole or not at all. */
export function createMail({ smtpUrl, outbox, from }: MailSettings): Mail {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl);
    return {
      send: async ({ to, subject, text }) =>
        void (await transport.sendMail({ from, to, subject, text })),
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ to, subject, text }) {
      const { message } = await composer.sendMail({ from, to, subject, text });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      const draft = join(outbox, `.${name}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(outbox, `${name}.eml`));
    },
  };
}
