import type { IncomingMessage } from 'node:http';
import type { Keys } from '../core/keys.ts';
import { networkOf } from '../core/networkOf.ts';
import type { AddressOf } from './clientAddress.ts';
import type { AskerOf } from './gate.ts';
import { keyInHeaders } from './identity.ts';

/**
 * Whose turn a request waits for: that of the account whose key it shows, where the key was looked up before, or else that of its
 * network. Nothing is asked for it, and nothing is allowed by it.
 */
export function askerBy(keys: Pick<Keys, 'remembered'>, addressOf: AddressOf): AskerOf {
  return (request) => {
    const secret = keyIn(request);
    const account = secret === undefined ? undefined : keys.remembered(secret);
    if (account) return { name: `account ${account.id}`, isKnown: true };
    const { socket, headers } = request;
    const address = addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']);
    return { name: networkOf(address), isKnown: false };
  };
}

function keyIn({ headers, url = '' }: IncomingMessage): string | undefined {
  const header = keyInHeaders(headers);
  return typeof header === 'string' ? header : /[?&]x_api_key=([^&#]*)/.exec(url)?.[1];
}
