import { gunzipSync } from 'node:zlib';
import type { Connector } from '../connector.ts';
import {
  mostBytesOf,
  mostFitting,
  readPayload,
  tooLarge,
  type PayloadAbout,
  type PayloadReading,
} from './readPayload.ts';
import { recordedReplies } from './recordedReplies.ts';
import { unavailable } from './reply.ts';
import { textOfBytes } from './replyText.ts';
import { siblingsOf } from './sourceNames.ts';

/** What a saved payload comes to, and which source read it. */
export interface SavedReading extends PayloadReading {
  readonly source: string;
}

/** The largest payload that a source or one beside it could read, bytes. */
export const mostBytesNear = (source: Connector): number =>
  Math.max(...[source, ...siblingsOf(source)].map(mostBytesOf));

/** Reads a saved payload, be it a reply or a recording of replies, with the parsers of a source; where all of them refuse, with those of its siblings. */
export function readSaved(
  source: Connector,
  bytes: Uint8Array,
  about: PayloadAbout = {},
): SavedReading {
  const limit = mostBytesNear(source);
  const plain = bytes.byteLength > limit ? undefined : unpacked(bytes, limit);
  if (plain === undefined) return { source: source.id, dataset: null, parsed: tooLarge(limit) };
  const text = textOfBytes(plain);
  const recorded = recordedReplies(text);
  if (recorded === undefined) return readNear(source, text, { bytes: plain, ...about });
  const best = mostFitting(
    recorded.map((reply) => readNear(source, reply.text, { ...about, ...reply })),
  );
  return 'source' in best
    ? best
    : { source: source.id, dataset: null, parsed: unavailable('the recording holds no reply') };
}

/** The source's own reading if there is any, else the first sibling's that makes it data; else the source's refusal. */
function readNear(source: Connector, text: string, about: PayloadAbout): SavedReading {
  const own = { source: source.id, ...readPayload(source, text, about) };
  if (own.parsed.outcome !== 'unavailable') return own;
  const others = siblingsOf(source).map((sibling) => ({
    source: sibling.id,
    ...readPayload(sibling, text, about),
  }));
  return others.find(({ parsed }) => parsed.outcome === 'data') ?? own;
}

/** What was packed by gzip; undefined where more comes out than a parser takes. Everything else, a damaged packing too, stays as it is. */
function unpacked(bytes: Uint8Array, maxBytes: number): Uint8Array | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    return error instanceof RangeError ? undefined : bytes;
  }
}
