import { inflateSync } from 'node:zlib';

/** An image of three bytes a pixel, row by row from the top. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** Pixels of the largest image that is read. */
const MAX_PIXELS = 1024 * 1024;

/**
 * Reads a PNG of 8-bit colour, with or without transparency (which is dropped), not interlaced.
 *
 * @returns undefined for every other file, damaged ones among them
 * @source ISO/IEC 15948:2004, Portable Network Graphics
 */
export function readPng(file: Uint8Array): RgbImage | undefined {
  if (SIGNATURE.some((byte, at) => file[at] !== byte)) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [];
  let header: { width: number; height: number; channels: number } | undefined;
  for (let at = 8; at + 12 <= file.length;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (at + 12 + length > file.length) return undefined;
    if (kind === 'IHDR') header = headerOf(view, at + 8);
    if (kind === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return header === undefined ? undefined : imageOf(header, parts);
}

function headerOf(view: DataView, at: number) {
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)];
  const [depth, colour, interlace] = [
    view.getUint8(at + 8),
    view.getUint8(at + 9),
    view.getUint8(at + 12),
  ];
  const channels = colour === 2 ? 3 : colour === 6 ? 4 : 0;
  return depth !== 8 ||
    channels === 0 ||
    interlace !== 0 ||
    width * height === 0 ||
    width * height > MAX_PIXELS
    ? undefined
    : { width, height, channels };
}

function imageOf(
  { width, height, channels }: { width: number; height: number; channels: number },
  parts: readonly Uint8Array[],
): RgbImage | undefined {
  const stride = width * channels;
  const raw = unpack(parts, height * (stride + 1));
  if (raw === undefined) return undefined;
  const pixels = new Uint8Array(width * height * 3);
  let above = new Uint8Array(stride);
  for (let row = 0; row < height; row++) {
    const line = raw.slice(row * (stride + 1) + 1, (row + 1) * (stride + 1));
    if (!unfilter(raw[row * (stride + 1)] ?? 5, { line, above, channels })) return undefined;
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) pixels[(row * width + x) * 3 + c] = line[x * channels + c] ?? 0;
    above = line;
  }
  return { width, height, pixels };
}

function unpack(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const raw = new Uint8Array(inflateSync(Buffer.concat(parts), { maxOutputLength: bytes }));
    return raw.length === bytes ? raw : undefined;
  } catch {
    return undefined;
  }
}

/** Undoes the filter of a line in place; false for an unknown filter. */
function unfilter(
  filter: number,
  { line, above, channels }: { line: Uint8Array; above: Uint8Array; channels: number },
): boolean {
  if (filter > 4) return false;
  for (let at = 0; at < line.length; at++) {
    const left = line[at - channels] ?? 0;
    const up = above[at] ?? 0;
    const corner = at < channels ? 0 : (above[at - channels] ?? 0);
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    line[at] = (line[at] ?? 0) + guess;
  }
  return true;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - up),
    Math.abs(guess - corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
