import type { TestServer } from './server.ts';

/** Registers a person and signs them in: the cookie that their browser sends. */
export async function signedIn(server: TestServer): Promise<string> {
  const { json } = await server.call('/api/v1/auth/register', {
    body: { email: 'ada@example.org', password: 'quartz lantern mosaic harbour' },
    key: null,
  });
  const replyHeaders: Record<string, string | string[]> = {};
  await server.services.sessions.signIn(json.account_id, { replyHeaders, headers: {} } as never);
  return String(replyHeaders['Set-Cookie']).split(';', 1)[0] ?? '';
}
