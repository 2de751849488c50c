import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, NamedOperation } from '../../src/core/operation.ts';
import { toolsOf } from '../../src/core/tools.ts';
import { operations } from '../../src/operations.ts';
import {
  ADMIN_TOKEN,
  CALLERS,
  callersOf,
  type CallerName,
  type Callers,
} from '../support/callers.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let callers: Callers;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_TOKEN });
  callers = callersOf(server);
});
afterAll(() => server.stop());

const IN = 'in';
const everyone = (verdict: string): Record<CallerName, string> =>
  Object.fromEntries(CALLERS.map((caller) => [caller, verdict])) as Record<CallerName, string>;
const ADMINS = {
  ...everyone('403'),
  none: '401',
  admin: IN,
  adminToken: IN,
  adminSession: IN,
};
/** Who gets in where, over REST. */
const TABLE: Readonly<Record<Access, Record<CallerName, string>>> = {
  none: everyone(IN),
  any: everyone(IN),
  signature: everyone(IN),
  key: { ...everyone(IN), none: '401', adminToken: '401', session: '401', adminSession: '401' },
  session: { ...everyone('403'), none: '401', adminToken: '401', session: IN, adminSession: IN },
  'key-or-session': { ...everyone(IN), none: '401', adminToken: '401' },
  admin: ADMINS,
  'admin-token': ADMINS,
};
/** Cookies do not count on tRPC and MCP. */
const withoutCookies = (access: Access): Record<CallerName, string> => {
  const { none } = TABLE[access];
  return { ...TABLE[access], session: none, adminSession: none };
};

const pathOf = ({ path }: NamedOperation): string => path.replace(/\{\w+\}/g, '1');

/** Access is decided before anything is read: who gets in meets a format that nobody offers. */
async function rest(operation: NamedOperation, caller: CallerName): Promise<string> {
  const headers = { ...(await callers.headersOf(caller)), 'Sec-Fetch-Site': 'same-origin' };
  const { status, json, text } = await server.call(`${pathOf(operation)}?f=nonsense`, {
    method: operation.method,
    key: null,
    headers,
    ...(operation.method === 'POST' ? { raw: '' } : {}),
  });
  return status === 422 && (json?.detail?.[0]?.loc?.[1] === 'f' || text.includes('<html'))
    ? IN
    : [401, 403].includes(status)
      ? String(status)
      : `${status} ${json?.code}`;
}

/** Who gets in is told that a text is no input. */
async function trpc(operation: NamedOperation, caller: CallerName): Promise<string> {
  const name = `${operation.group}.${operation.procedure}`;
  const sent = operation.method === 'GET' ? {} : { raw: '"x"' };
  const query = operation.method === 'GET' ? '?input=%22x%22' : '';
  const { status } = await server.call(`/trpc/${name}${query}`, {
    ...sent,
    key: null,
    headers: await callers.headersOf(caller),
  });
  return status === 422 ? IN : String(status);
}

/** Who gets in is told that there is no such detail, before the input is read. */
async function mcp(name: string, caller: CallerName): Promise<string> {
  const params = { name, arguments: { detail: 'nonsense' } };
  const { status, text } = await server.call('/mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    key: null,
    headers: {
      ...(await callers.headersOf(caller)),
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-06-18',
    },
  });
  if (status !== 200) return String(status);
  // The revision of 2025 answers as one server-sent event.
  const answer = JSON.stringify(JSON.parse(text.replace(/^[\s\S]*?data: /, '')));
  if (/not found|unknown tool/i.test(answer)) return 'no such tool';
  return answer.includes('detail') ? IN : answer.slice(0, 200);
}

const wrongOf = async (
  ask: (operation: NamedOperation, caller: CallerName) => Promise<string>,
  list: readonly NamedOperation[],
  expected: (access: Access) => Record<CallerName, string>,
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const operation of list)
    for (const caller of CALLERS) {
      const got = await ask(operation, caller);
      const due = expected(operation.access)[caller];
      if (got !== due)
        wrong.push(`${operation.id} (${operation.access}) ${caller}: ${got}, not ${due}`);
    }
  return wrong;
};

describe('every operation × everyone who may knock', () => {
  it('over REST', async () => {
    expect(await wrongOf(rest, operations, (access) => TABLE[access])).toEqual([]);
  }, 300_000);

  it('over tRPC, where cookies do not count', async () => {
    const json = operations.filter(
      ({ reads, writes }) => (reads ?? 'json') === 'json' && (writes ?? 'json') === 'json',
    );
    expect(await wrongOf(trpc, json, withoutCookies)).toEqual([]);
  }, 300_000);

  it('over MCP, by key alone: every tool, and nothing that is not one', async () => {
    const open = withoutCookies('key');
    const names = new Set(toolsOf(operations).map(({ id }) => id));
    const wrong: string[] = [];
    for (const { id, access } of operations)
      for (const caller of CALLERS) {
        const got = await mcp(id, caller);
        const due = open[caller] !== IN ? open[caller] : names.has(id) ? IN : 'no such tool';
        if (got !== due) wrong.push(`${id} (${access}) ${caller}: ${got}, not ${due}`);
      }
    expect(wrong).toEqual([]);
    for (const { id, access } of toolsOf(operations))
      expect([id, ['none', 'any', 'key', 'key-or-session'].includes(access)]).toEqual([id, true]);
  }, 300_000);
});
