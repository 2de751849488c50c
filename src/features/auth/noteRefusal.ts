import { ATTEMPTS } from '../../../config/limits.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { hashKey } from '../../core/keyFormat.ts';
import { Audit } from '../../db/audit.ts';
import { isNotedLately } from '../../db/notedLately.ts';

type Noting = Pick<Context, 'database' | 'clock' | 'log'>;

/** Notes a refusal in the log of its account; after the answer, so that its time does not tell whether there is an account. */
export function noteRefusal(
  accountId: number,
  event: 'sign_in.refused' | 'second_factor.refused',
  { database, clock, log }: Noting,
): void {
  const createdAt = new Date(clock.now());
  const note = { account: accountId, event, detail: {}, createdAt };
  later(() => database.em().insert(Audit, note), log);
}

/** Once in $3 seconds, for the account where there is one. */
const ONCE = (account: string): string => `
  insert into audit (account_id, event, detail, created_at)
  select a.id, $2, '{}', $4::timestamptz from account a
   where ${account} = $1 and not exists (
     select 1 from audit n where n.account_id = a.id and n.event = $2
        and n.created_at > $4::timestamptz - make_interval(secs => $3::int))`;

/** Notes that attempts are refused altogether: once in the span of their limit. Errors of other kinds say nothing of it. */
export function noteBlock(
  error: unknown,
  who: { readonly email: string } | { readonly accountId: number },
  { database, clock, log }: Noting,
): void {
  if (!(error instanceof ApiError) || error.code !== 'too_many_attempts') return;
  if (isNotedLately(database, `block ${JSON.stringify(who)}`)) return;
  const now = new Date(clock.now()).toISOString();
  const [statement, values] =
    'email' in who
      ? [ONCE('a.email'), [who.email, 'sign_in.blocked', ATTEMPTS.signInPerAccount.seconds, now]]
      : [
          ONCE('a.id'),
          [who.accountId, 'second_factor.blocked', ATTEMPTS.codePerAccount.seconds, now],
        ];
  later(() => database.sql(statement, values), log);
}

/** A link that was used, has expired or is not the newest; up to three times each. */
const DEAD_LINK = `
  insert into audit (account_id, event, detail, created_at)
  select t.account_id, 'link.refused', jsonb_build_object('purpose', t.purpose, 'link', t.id), $2::timestamptz from token t
   where t.hash = $1 and (
     select count(*) from audit n where n.account_id = t.account_id and n.event = 'link.refused'
        and (n.detail ->> 'link')::int = t.id) < 3`;

/** Notes that a link of ours was tried that holds no longer; nothing for what was never one. */
export function noteDeadLink(token: string, { database, clock, log }: Noting): void {
  if (token.length !== 43) return;
  if (isNotedLately(database, `link ${hashKey(token).toString('base64')}`)) return;
  const values = [hashKey(token), new Date(clock.now()).toISOString()];
  later(() => database.sql(DEAD_LINK, values), log);
}

function later(work: () => Promise<unknown>, log: Context['log']): void {
  setImmediate(() => {
    work().catch((error: unknown) => log.error({ err: error }, 'a refusal could not be noted'));
  });
}
