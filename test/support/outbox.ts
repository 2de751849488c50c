import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './server.ts';

/** Mails that a test server has written, oldest first. */
export function outbox({ dataDir }: Pick<TestServer, 'dataDir'>): { to: string; text: string }[] {
  const folder = join(dataDir, 'outbox');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  return names.toSorted().map((name) => {
    const text = decoded(readFileSync(join(folder, name), 'utf8'));
    return { to: /^To: (.*)$/m.exec(text)?.[1] ?? '', text };
  });
}

/** The subject of the letter that every registration sends; tests that count letters leave it out. */
export const WELCOME = 'Confirm your e-mail address';

/** Waits for the mail number `count` (from 1) to an address, the letter of its registration aside. */
export async function mailTo(
  server: Pick<TestServer, 'dataDir'>,
  email: string,
  count = 1,
): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const mails = outbox(server).filter(({ to, text }) => to === email && !text.includes(WELCOME));
    const mail = mails[count - 1];
    if (mail) return mail.text;
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error(`no mail ${count} to ${email}`);
}

/** Waits for the mail of a subject to an address. */
export async function letterTo(
  server: Pick<TestServer, 'dataDir'>,
  email: string,
  subject: string,
): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const found = outbox(server).findLast(
      ({ to, text }) => to === email && text.includes(`Subject: ${subject}`),
    );
    if (found) return found.text;
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error(`no mail "${subject}" to ${email}`);
}

/** The token of the link in a mail. */
export function tokenIn(text: string): string {
  const token = /(?:token=|\/magic\/)([A-Za-z0-9_-]{43})/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in ${text}`);
  return token;
}

function decoded(text: string): string {
  if (!text.includes('Content-Transfer-Encoding: quoted-printable')) return text;
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
