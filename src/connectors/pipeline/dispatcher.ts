import type { Dispatcher as Undici, request } from 'undici';

/** Longest wait for a connection, ms. */
const CONNECT_MS = 3000;

/** Connections to the outside world. */
export interface Dispatcher {
  readonly send: (url: URL, asked: Asked) => Promise<Response>;
  /** Ends what is open. */
  destroy(): Promise<void>;
}

export type Response = Undici.ResponseData;
type Asked = NonNullable<Parameters<typeof request<null>>[1]>;

/**
 * Keeps connections open between calls; `maxBytes` and time are limited per call. Its code is loaded at the first call, since a server
 * that is offline makes none.
 */
export function createDispatcher(): Dispatcher {
  let opening: ReturnType<typeof opened> | undefined;
  return {
    send: async (url, asked) => (await (opening ??= opened())).send(url, asked),
    destroy: async () => (await opening)?.agent.destroy(),
  };
}

async function opened() {
  const undici = await import('undici');
  const agent = new undici.Agent({
    connect: { timeout: CONNECT_MS },
    connections: 8,
    keepAliveTimeout: 10_000,
    maxResponseSize: -1,
  });
  const send = (url: URL, asked: Asked): Promise<Response> =>
    undici.request(url, { ...asked, dispatcher: agent });
  return { agent, send };
}
