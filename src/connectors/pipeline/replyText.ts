const startsWith = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a reply: in the encoding of its byte order mark, else that which the transport or the XML declaration names, else
 * UTF-8, else Latin-1; without the mark and blank lines before it, its lines ended by `\n` alone.
 *
 * @param contentType  header that came with it, where one did
 */
export function textOfBytes(bytes: Uint8Array, contentType = ''): string {
  const mark = MARKS.find(([, head]) => startsWith(bytes, ...head));
  const plain = bytes.subarray(mark?.[1].length ?? 0);
  const named =
    mark?.[0] ??
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*encoding=["']([\w-]+)/.exec(ascii(plain))?.[1];
  return tidied(
    decoded(plain, named ?? 'utf-8') ??
      decoded(plain, 'utf-8') ??
      new TextDecoder('latin1').decode(plain),
  );
}

/** A text as parsers expect it, however the service, an editor or a recorder ended its lines and began it. */
export function tidied(text: string): string {
  const lines = text.includes('\r') ? text.replaceAll(/\r+\n?/g, '\n') : text;
  return lines
    .replace(/^\uFEFF/, '')
    .replace(/^(?:[ \t]*\n)+/, '')
    .replace(/^[ \t]+(?=[<{[#"])/, '');
}

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 200));

/** Undefined where the bytes are not of this encoding, or nobody knows it. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
