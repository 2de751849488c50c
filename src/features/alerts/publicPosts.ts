import * as z from 'zod';
import type { PublicPosts } from '../../core/outlets.ts';

const PROVIDER = 'https://api.x.com';
const TIMEOUT_MS = 15_000;
const Created = z.object({ data: z.object({ id: z.string() }) });

/**
 * A public account at X.
 *
 * @source X API v2: `POST /2/tweets`
 */
export function publicPosts(accessToken: string, apiBase: string | undefined): PublicPosts {
  return {
    async publish(text) {
      const reply = await fetch(`${apiBase ?? PROVIDER}/2/tweets`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (!reply.ok) throw new Error(`X answered ${reply.status}`);
      return Created.parse(await reply.json()).data.id;
    },
  };
}
