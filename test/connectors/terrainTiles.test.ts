import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPng } from '../../src/connectors/formats/png.ts';
import { terrainTiles } from '../../src/connectors/sources/terrainTiles.ts';

const [heights] = terrainTiles.serves;
const SIDE = 256;

describe('a tile of heights', () => {
  it('gives the height of the pixel, whatever the filter of its line', () => {
    for (const filter of [0, 1, 2, 3, 4]) {
      const image = readPng(
        png(filter, (x, y) => [(x * 7 + y) % 256, (x + y * 3) % 256, (x * y) % 256]),
      );
      expect(image?.pixels.slice((37 * SIDE + 91) * 3, (37 * SIDE + 91) * 3 + 3)).toEqual(
        Uint8Array.of((91 * 7 + 37) % 256, (91 + 37 * 3) % 256, (91 * 37) % 256),
      );
    }
  });

  it('drops transparency, and is no image where it is interlaced or larger than any tile', () => {
    // ISO/IEC 15948, 11.2.2: colour type 6 has four samples a pixel.
    const header = (width: number, height: number, colour: number, interlace: number) => {
      const bytes = Buffer.alloc(13);
      bytes.writeUInt32BE(width, 0);
      bytes.writeUInt32BE(height, 4);
      bytes.set([8, colour, 0, 0, interlace], 8);
      return bytes;
    };
    const file = (head: Buffer, raw: Buffer) =>
      Buffer.concat([
        Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
        chunk('IHDR', head),
        chunk('IDAT', deflateSync(raw)),
        chunk('IEND', Buffer.alloc(0)),
      ]);
    const two = Buffer.from([0, 10, 20, 30, 255, 40, 50, 60, 0]);
    expect(readPng(file(header(2, 1, 6, 0), two))?.pixels).toEqual(
      Uint8Array.of(10, 20, 30, 40, 50, 60),
    );
    expect(readPng(file(header(2, 1, 6, 1), two))).toBeUndefined();
    const large = Buffer.alloc(1025 * (3 * 1024 + 1));
    expect(readPng(file(header(1024, 1025, 2, 0), large))).toBeUndefined();
  });

  it('asks for the tile of the point: 18/232798/103246 in the wiki of OpenStreetMap, so 12/3637/1613', () => {
    expect(heights?.request({ lat: 35.6590699, lon: 139.7006793 }, undefined, 0)).toEqual({
      url: '/terrarium/12/3637/1613.png',
    });
  });

  it('reads 8,848.5 m from (162, 144, 128), and has none for the deep sea or a damaged file', () => {
    const read = (bytes: Uint8Array) =>
      heights?.parse(
        { status: 200, contentType: 'image/png', text: '', bytes, url: '' },
        { lat: 27.9881, lon: 86.925 },
      );
    expect(read(png(0, () => [162, 144, 128]))).toMatchObject({
      outcome: 'data',
      value: { elevationM: 8848.5 },
    });
    expect(read(png(0, () => [100, 0, 0]))).toMatchObject({ outcome: 'unavailable' });
    expect(read(png(0, () => [162, 144, 128]).slice(0, 200))).toMatchObject({
      outcome: 'unavailable',
    });
    expect(read(new TextEncoder().encode('<html>'))).toMatchObject({ outcome: 'unavailable' });
  });
});

/** A PNG of 256 × 256 pixels, all lines with one filter. */
function png(
  filter: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Uint8Array {
  const stride = SIDE * 3;
  const plain = new Uint8Array(SIDE * stride);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) plain.set(colour(x, y), y * stride + x * 3);
  const raw = new Uint8Array(SIDE * (stride + 1));
  const at = (y: number, i: number) => (y < 0 || i < 0 ? 0 : (plain[y * stride + i] ?? 0));
  for (let y = 0; y < SIDE; y++) {
    raw[y * (stride + 1)] = filter;
    for (let i = 0; i < stride; i++) {
      const [left, up, corner] = [at(y, i - 3), at(y - 1, i), i < 3 ? 0 : at(y - 1, i - 3)];
      raw[y * (stride + 1) + 1 + i] =
        at(y, i) - ([0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter] ?? 0);
    }
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, SIDE);
  header.setUint32(4, SIDE);
  header.setUint8(8, 8);
  header.setUint8(9, 2);
  return Buffer.concat([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The predictor as the standard words it: nearest of left, above and corner to their plane, ties in that order. */
function nearest(left: number, up: number, corner: number): number {
  const plane = left + up - corner;
  return [left, up, corner].toSorted((a, b) => Math.abs(plane - a) - Math.abs(plane - b))[0] ?? 0;
}

function chunk(kind: string, body: Uint8Array): Uint8Array {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, body.length);
  return Buffer.concat([
    new Uint8Array(length.buffer),
    new TextEncoder().encode(kind),
    body,
    new Uint8Array(4),
  ]);
}
