import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { HOOKS } from '../../../config/alerts.ts';
import type { HookOutcome, HookPost } from '../../core/outlets.ts';
import { isHookPort } from './hookPorts.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Where a webhook may not go. */
class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** Addresses of a name, as the system's resolver gives them. */
export type Resolve = (host: string, options: LookupOptions) => Promise<readonly LookupAddress[]>;

const systemResolve: Resolve = (host, options) => lookup(host, { ...options, all: true });

/**
 * Posts webhooks: https only, no redirects, no private addresses, no ports of other services. A name is resolved once for each connection, and the very
 * addresses that were checked are connected to, so that a name that changes between look and call leads nowhere.
 *
 * @param isAllowed  which addresses may be called; tests allow their own
 * @param resolve  what a name leads to
 */
export function hookPost(
  isAllowed: (address: string) => boolean = isPublicAddress,
  resolve: Resolve = systemResolve,
): HookPost {
  let opening: ReturnType<typeof opened> | undefined;
  return async (url, { headers, body }): Promise<HookOutcome> => {
    try {
      const { request, agent } = await (opening ??= opened(isAllowed, resolve));
      const signal = AbortSignal.timeout(HOOKS.timeoutMs);
      const reply = await request(url, {
        method: 'POST',
        headers,
        body,
        dispatcher: agent,
        signal,
      });
      await reply.body.dump({ limit: 64 * 1024 });
      return { status: reply.statusCode, error: null };
    } catch (error) {
      return { status: null, error: wordsOf(error) };
    }
  };
}

/** The way to webhooks; its code is loaded by the first of them. */
async function opened(isAllowed: (address: string) => boolean, resolve: Resolve) {
  const { Agent, buildConnector, request } = await import('undici');
  const checked = checkedLookup(isAllowed, resolve);
  const connect = buildConnector({ timeout: HOOKS.timeoutMs, lookup: checked });
  const agent = new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (!isHookPort(options.port))
        callback(new PrivateAddress(`port ${options.port} is that of another service`), null);
      else if (isIP(host) === 0 || isAllowed(host)) connect(options, callback);
      else callback(new PrivateAddress(`${host} is not on the open internet`), null);
    },
    headersTimeout: HOOKS.timeoutMs,
    bodyTimeout: HOOKS.timeoutMs,
    keepAliveTimeout: 1_000,
  });
  return { request, agent };
}

function checkedLookup(isAllowed: (address: string) => boolean, resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host, options)
      .then((found) => {
        const bad = found.find(({ address }) => !isAllowed(address));
        if (bad)
          throw new PrivateAddress(
            `${host} leads to ${bad.address}, which is not on the open internet`,
          );
        const [first] = found;
        if (!first) throw new Error(`${host} has no address`);
        if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      })
      .catch((error: Error) => callback(error, '', 0));
  };
}

function wordsOf(error: unknown): string {
  const { message, cause } = error as Error;
  return (cause instanceof Error ? cause.message : message).slice(0, 300) || 'no answer';
}
