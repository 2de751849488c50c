import type { RunningServer } from '../../src/app.ts';
import type { NamedOperation } from '../../src/core/operation.ts';
import { ARRANGED, type Arranged } from './arrange.ts';
import { newPerson } from './person.ts';

/** A server, and what its answers have named so far: numbers of jobs, keys, webhooks. */
export interface Asking extends Pick<RunningServer, 'url' | 'services'> {
  readonly key: string;
  readonly named: Map<string, string>;
}

/** An answer as it came. */
export interface Asked {
  readonly status: number;
  readonly text: string;
  readonly isJson: boolean;
}

/** Whether a signed-in browser asks, not a key. */
const isForPerson = ({ access, path }: NamedOperation): boolean =>
  access === 'session' || (access === 'any' && /^\/(?:account|app)(?!\/signin)(?:\/|$)/.test(path));

/** Sends the example of an operation; what its path names is taken from earlier answers where they named one. */
export async function ask(operation: NamedOperation, asking: Asking): Promise<Asked> {
  const { url, key, named } = asking;
  const person = isForPerson(operation) ? await newPerson(asking) : undefined;
  const arranged: Arranged = (await ARRANGED[operation.id]?.(asking, person)) ?? {};
  const rest = { ...(operation.example as object | undefined), ...arranged };
  const path = pathOf(operation, { named, rest, arranged });
  const isPost = operation.method === 'POST';
  const query = isPost ? '' : `?${new URLSearchParams(textsOf(rest)).toString()}`;
  const reply = await fetch(url + path + query, {
    method: operation.method,
    headers: {
      ...(person ? person.headers : { 'X-API-Key': key }),
      ...(isPost && operation.reads !== 'form' ? { 'Content-Type': typeOf(operation) } : {}),
    },
    ...(isPost ? { body: bodyOf(operation, rest) } : {}),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const text = operation.writes === 'events' ? await firstPiece(reply) : await reply.text();
  const isJson =
    operation.writes !== 'file' && /\bjson\b/.test(reply.headers.get('content-type') ?? '');
  if (isJson && reply.ok) noteNames(JSON.parse(text), named);
  return { status: reply.status, text, isJson };
}

/** The path with its parameters, which are taken out of `rest`. */
function pathOf(
  { path }: NamedOperation,
  {
    named,
    rest,
    arranged,
  }: {
    readonly named: ReadonlyMap<string, string>;
    readonly rest: Record<string, unknown>;
    readonly arranged: Arranged;
  },
): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = arranged[name] ?? named.get(name) ?? rest[name];
    delete rest[name];
    return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value ?? ''));
  });
}

const typeOf = ({ files }: NamedOperation): string => files?.[0]?.type ?? 'application/json';

function bodyOf({ reads, files }: NamedOperation, rest: Record<string, unknown>) {
  if (reads === 'file') return files?.[0]?.example ?? '';
  return reads === 'form' ? new URLSearchParams(textsOf(rest)) : JSON.stringify(rest);
}

function textsOf(members: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.join(',')
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
    ]),
  );
}

/** A stream does not end: its first piece is enough. */
async function firstPiece(reply: Response): Promise<string> {
  const reader = reply.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

function noteNames(answer: unknown, named: Map<string, string>): void {
  if (answer === null || typeof answer !== 'object') return;
  for (const [name, value] of Object.entries(answer))
    if (name.endsWith('_id') && name !== 'account_id' && value !== null)
      named.set(name, String(value));
}
