import { crc32, deflateSync } from 'node:zlib';

const SIDE = 256;

/** A PNG of 256 by 256 pixels of one colour, as tiles of heights are: 256 m, 1 m and 1/256 m above -32,768 m. */
export function heightTile(heightM: number): Buffer {
  const value = heightM + 32_768;
  const colour = [Math.floor(value / 256), Math.floor(value % 256), Math.floor((value % 1) * 256)];
  const line = Buffer.from([0, ...Array.from({ length: SIDE }, () => colour).flat()]);
  const raw = Buffer.concat(Array.from({ length: SIDE }, () => line));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
