import { aside } from '../core/aside.ts';
import { etagOf } from './etag.ts';
import type { Packed } from './packing.ts';

/** A text that many will read, as its bytes and compressed. */
export interface PackedText {
  readonly body: string;
  readonly packed: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  readonly etag: string;
}

const packing = aside<string, Packed>(new URL('./packing.ts', import.meta.url), 'pack', {
  idleMs: 10_000,
  maxWaiting: 1_000,
  maxOldGenerationMb: 128,
});

/** Compresses a text as far as it goes, once, beside the event loop. */
export async function packedText(body: string): Promise<PackedText> {
  return asPackedText(body, await packing(body));
}

/** A text with what another thread made of it. */
export function asPackedText(body: string, { br, gzip }: Packed): PackedText {
  const packed = { br: bufferOf(br), gzip: bufferOf(gzip), identity: Buffer.from(body) };
  return { body, packed, etag: etagOf(body) };
}

/** Buffers arrive from threads as plain bytes. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
