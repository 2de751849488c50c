import { bareExchange } from '../../src/core/requestContext.ts';
import type { Asking } from './ask.ts';

/** Somebody with an account of their own, signed in with a browser. */
export interface Person {
  readonly id: number;
  readonly email: string;
  /** What their browser sends with a form of ours. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A new person: what one does changes nothing for the next. */
export async function newPerson({ services }: Pick<Asking, 'services'>): Promise<Person> {
  const at = new Date(services.clock.now()).toISOString();
  const [row] = await services.database.sql<{ id: number; email: string }>(
    `insert into account (email, tier, is_admin, created_at)
     select 'person' || count(*) || '@example.org', 'free', false, $1::timestamptz from account returning id, email`,
    [at],
  );
  if (!row) throw new Error('no account was made');
  const http = bareExchange('127.0.0.1', {});
  await services.sessions.signIn(row.id, http);
  const cookie = String(http.replyHeaders['Set-Cookie']).split(';', 1)[0] ?? '';
  return { ...row, headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } };
}

/** Sends a form of theirs. */
export async function sendForm(
  { url }: Pick<Asking, 'url'>,
  { headers }: Pick<Person, 'headers'>,
  { path, fields }: { readonly path: string; readonly fields: Readonly<Record<string, string>> },
): Promise<string> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return reply.text();
}
