import { send, type Answer, type Ledger, type Question, type Written } from './actors.ts';
import type { Killable } from './killable.ts';

/** One SQL statement on the database of the stopped server. */
export type Query = <T extends object>(text: string, params?: readonly unknown[]) => Promise<T[]>;

/** Asks the running server for everything that was acknowledged: it must be there, and be answered the same. */
export async function lostOf(server: Killable, ledger: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const one of ledger.written)
    if (isRepeatable(one)) lost.push(...(await lostAnswer(server, one)));
  for (const person of ledger.persons) lost.push(...(await lostOfPerson(server, person)));
  return lost;
}

/** Whether asking again must give the same answer; those that show a key once are judged by the key. */
const isRepeatable = ({ kind, idempotencyKey }: Written): boolean =>
  idempotencyKey !== undefined && !['plain-score', 'register', 'issue', 'rotate'].includes(kind);

async function lostAnswer(server: Killable, one: Written): Promise<string[]> {
  const again = await answered(server, one);
  return JSON.stringify(again?.json) === JSON.stringify(one.answer)
    ? []
    : [
        `${one.kind}: answered ${again?.status}, not as acknowledged: ${differing(one.answer, again?.json)}`,
      ];
}

async function lostOfPerson(
  server: Killable,
  { email, network, live, dead }: Ledger['persons'][number],
): Promise<string[]> {
  const lost: string[] = [];
  const ask = (path: string, key: string | null) =>
    answered(server, { path, body: undefined, key, network, idempotencyKey: undefined });
  const due = [
    ...live.map((key) => [key, 200] as const),
    ...dead.map((key) => [key, 401] as const),
  ];
  for (const [key, dueStatus] of due) {
    const status = (await ask('/api/v1/auth/me', key))?.status;
    if (status !== dueStatus) lost.push(`${email}: a key answers ${status}, not ${dueStatus}`);
  }
  const audit = await ask('/api/v1/auth/audit', live[0] ?? null);
  const chain = audit?.json['chain'] as { valid?: boolean } | undefined;
  if (chain?.valid !== true) lost.push(`${email}: the audit chain does not hold`);
  return lost;
}

/** How long a reader who is asked to wait does so: two windows of the limits per minute. */
const PATIENCE_MS = 130_000;

/** The answer once the limits admit the question: what was written is judged, not how often one may look. */
async function answered(server: Killable, question: Question): Promise<Answer | undefined> {
  const until = performance.now() + PATIENCE_MS;
  let answer = await send(server, question);
  while (answer?.status === 429 && performance.now() < until) {
    await new Promise((next) => setTimeout(next, 1000));
    answer = await send(server, question);
  }
  return answer;
}

/** Members that differ. */
function differing(due: Written['answer'], got: Written['answer'] = {}): string {
  const names = [...new Set([...Object.keys(due), ...Object.keys(got)])];
  const changed = names.filter((name) => JSON.stringify(due[name]) !== JSON.stringify(got[name]));
  return changed.length > 0 ? changed.join(', ') : 'the order of members';
}

/** Looks into the database: every acknowledged row once, and nothing that nobody asked for. */
export async function doubledOf(query: Query, ledger: Ledger): Promise<string[]> {
  const found: string[] = [];
  const due = (kind: Written['kind']): number =>
    ledger.written.filter((one) => one.kind === kind).length;
  const count = async (text: string): Promise<number> =>
    Number((await query<{ n: number }>(text))[0]?.n ?? NaN);
  const exactly = (what: string, rows: number, wanted: number, spare = 0): void => {
    if (!(rows >= wanted && rows <= wanted + spare))
      found.push(
        `${what}: ${rows} rows, ${wanted} acknowledged${spare ? ` and ${spare} cut off` : ''}`,
      );
  };
  const predictions = await count('select count(*)::int as n from prediction');
  exactly('predictions', predictions, due('score') + due('plain-score'), ledger.cutPlain);
  const ids = ledger.written.flatMap(({ answer }) => answer['prediction_id'] ?? []);
  if (new Set(ids).size !== ids.length) found.push('two answers name one prediction');
  const kept = await query<{ id: number }>('select id from prediction');
  const known = new Set(kept.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(Number(id)));
  if (missing.length > 0) found.push(`${missing.length} acknowledged predictions are gone`);
  exactly(
    'accounts',
    await count('select count(*)::int as n from account where not is_admin'),
    due('register'),
  );
  exactly(
    'keys',
    await count(
      'select count(*)::int as n from api_key k join account a on a.id = k.account_id where not a.is_admin',
    ),
    due('register') + due('issue') + due('rotate'),
  );
  exactly(
    'jobs',
    await count(`select count(*)::int as n from job where kind = 'og-scan'`),
    due('scan'),
  );
  return found;
}
