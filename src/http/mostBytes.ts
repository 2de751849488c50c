import type { IncomingMessage } from 'node:http';
import { BODY } from '../../config/limits.ts';
import type { FixedParts } from './surfaceTypes.ts';

/** How large a body may be: what is more than strangers may send needs a key that holds. */
export async function mostBytes(
  { headers }: IncomingMessage,
  identify: FixedParts['identify'],
): Promise<number> {
  const length = headers['transfer-encoding'] === undefined ? headers['content-length'] : Infinity;
  if (Number(length ?? 0) <= BODY.strangersBytes) return BODY.strangersBytes;
  try {
    return (await identify('any')) ? BODY.jsonBytes : BODY.strangersBytes;
  } catch {
    return BODY.strangersBytes;
  }
}
