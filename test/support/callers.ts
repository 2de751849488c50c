import type { TestServer } from './server.ts';

export const ADMIN_TOKEN = 'correct-horse-battery-staple';
/** Everyone who may knock. `session` is a free account's browser, `adminSession` the administrator's. */
export const CALLERS = [
  'none',
  'free',
  'pro',
  'enterprise',
  'admin',
  'adminToken',
  'session',
  'adminSession',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Headers of each caller in turn; limited tiers get a new account before their minute is used up. */
export interface Callers {
  headersOf(caller: CallerName): Promise<Record<string, string>>;
}

/** Callers of a server: accounts are made by statement, since passwords cost time that says nothing of access. */
export function callersOf({ services, adminKey }: TestServer): Callers {
  const ready = new Map<string, { left: number; headers: Record<string, string> }>();
  let number = 0;
  const accountOf = async (tier: string): Promise<number> => {
    const [row] = await services.database.sql<{ id: number }>(
      'insert into account (email, tier, is_admin, created_at) values ($1, $2, false, now()) returning id',
      [`caller${++number}@example.org`, tier],
    );
    return row?.id ?? 0;
  };
  const cookieOf = async (accountId: number): Promise<Record<string, string>> => {
    const replyHeaders: Record<string, string | string[]> = {};
    const http = { replyHeaders, headers: {} } as never;
    await services.sessions.signIn(accountId, http);
    return { Cookie: String(replyHeaders['Set-Cookie']).split(';', 1)[0] ?? '' };
  };
  const make = async (caller: CallerName): Promise<Record<string, string>> => {
    if (caller === 'none') return {};
    if (caller === 'adminToken') return { 'X-Admin-Token': ADMIN_TOKEN };
    if (caller === 'admin') return { 'X-API-Key': adminKey };
    if (caller === 'session') return cookieOf(await accountOf('free'));
    if (caller === 'adminSession') {
      const [row] = await services.database.sql<{ id: number }>(
        'select id from account where is_admin',
      );
      return cookieOf(row?.id ?? 0);
    }
    const { secret } = await services.keys.issue(await accountOf(caller), 'account');
    return { 'X-API-Key': secret };
  };
  return {
    async headersOf(caller) {
      const known = ready.get(caller);
      if (known && known.left-- > 0) return known.headers;
      const headers = await make(caller);
      ready.set(caller, { left: caller === 'free' || caller === 'session' ? 8 : 200, headers });
      return headers;
    },
  };
}
