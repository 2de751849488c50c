import { createGunzip } from 'node:zlib';

/**
 * A file that is packed itself, whatever the transport did, unpacked off the event loop and piece by piece: a small file can
 * unpack to anything. Every other file, a damaged packing too, stays as it is.
 *
 * @returns undefined where more comes out than `maxBytes`
 */
export async function unpackedFile(
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = createGunzip();
  stream.end(bytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return bytes;
  }
  return Buffer.concat(chunks, size);
}
