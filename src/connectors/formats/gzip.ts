import { gunzipSync } from 'node:zlib';
import type { RawReply } from '../connector.ts';

/** Longest text that a packed file may hold, bytes: small files can unpack to anything. */
const MAX_UNPACKED = 128 * 1024 * 1024;

/** The reply unpacked where it is a gzip file; as it is where it is not one, or is a broken one. */
export function unpacked(reply: RawReply): RawReply {
  const { bytes } = reply;
  if (bytes?.[0] !== 0x1f || bytes[1] !== 0x8b) return reply;
  try {
    return {
      ...reply,
      text: gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }).toString('utf8'),
    };
  } catch {
    return reply;
  }
}
