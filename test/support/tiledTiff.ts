import type { GridOf } from './geoTiff.ts';

/** TIFF tags. @source TIFF 6.0 (1992); OGC 19-008r4; GDAL_NODATA is 42113 */
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  samples: 277,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  format: 339,
  pixelScale: 33550,
  tiepoint: 33922,
  geoKeys: 34735,
  matrix: 34264,
  metadata: 42112,
  noData: 42113,
} as const;
const TYPE = { text: 2, short: 3, long: 4, double: 12 } as const;
const BYTES = { text: 1, short: 2, long: 4, double: 8 } as const;

/** What else a file says of itself. */
export interface TiffTags {
  /** Text of GDAL's metadata: units, scale and offset of a band. */
  readonly metadata?: string;
  /** A transformation of four rows in place of corner and size of pixels. */
  readonly matrix?: readonly number[];
  /** Pixel of the tie point, from the first one's corner. */
  readonly tie?: readonly [number, number];
  readonly compression?: number;
  /** Geographic system, and vertical one. */
  readonly epsg?: number;
  readonly vertical?: number;
}

interface Field {
  readonly tag: number;
  readonly type: keyof typeof TYPE;
  readonly values: readonly number[];
}

/** A GeoTIFF of single-precision tiles without compression, directory first as in a cloud-optimised file; a tile of `leftOut` has no bytes. */
export function tiledTiff(
  grid: GridOf,
  side: number,
  leftOut: (tileX: number, tileY: number) => boolean = () => false,
  tags: TiffTags = {},
): Buffer {
  const across = Math.ceil(grid.width / side);
  const tiles = Array.from({ length: across * Math.ceil(grid.height / side) }, (_, at) => ({
    x: at % across,
    y: Math.floor(at / across),
  }));
  const sizes = tiles.map(({ x, y }) => (leftOut(x, y) ? 0 : side * side * 4));
  const start = directory(grid, side, { offsets: sizes, sizes, tags }).length;
  let next = start;
  const offsets = sizes.map((size) => (next += size) - size);
  return Buffer.concat([
    directory(grid, side, { offsets, sizes, tags }),
    ...tiles.filter((_, at) => sizes[at] !== 0).map((tile) => tileOf(grid, side, tile)),
  ]);
}

function tileOf(grid: GridOf, side: number, tile: { x: number; y: number }): Buffer {
  const values = Float32Array.from({ length: side * side }, (_, at) =>
    grid.value(tile.x * side + (at % side), tile.y * side + Math.floor(at / side)),
  );
  return Buffer.from(values.buffer);
}

function directory(
  { width, height, step, west, north, noData }: GridOf,
  side: number,
  {
    offsets,
    sizes,
    tags,
  }: { offsets: readonly number[]; sizes: readonly number[]; tags: TiffTags },
): Buffer {
  const { metadata, matrix, tie = [0, 0], compression = 1, epsg = 4326, vertical } = tags;
  const text = (tag: number, value: string | undefined): Field[] =>
    value === undefined ? [] : [{ tag, type: 'text', values: [...Buffer.from(`${value}\0`)] }];
  const keys = [1024, 0, 1, 2, 1025, 0, 1, 1, 2048, 0, 1, epsg];
  if (vertical !== undefined) keys.push(4096, 0, 1, vertical);
  const short = (tag: number, ...values: number[]): Field => ({ tag, type: 'short', values });
  const fields: Field[] = [
    short(TAG.width, width),
    short(TAG.height, height),
    short(TAG.bits, 32),
    short(TAG.compression, compression),
    short(TAG.photometric, 1),
    short(TAG.samples, 1),
    short(TAG.tileWidth, side),
    short(TAG.tileHeight, side),
    { tag: TAG.tileOffsets, type: 'long', values: offsets },
    { tag: TAG.tileBytes, type: 'long', values: sizes },
    short(TAG.format, 3),
    ...(matrix === undefined
      ? [
          { tag: TAG.pixelScale, type: 'double', values: [step, step, 0] } as const,
          {
            tag: TAG.tiepoint,
            type: 'double',
            values: [...tie, 0, west + tie[0] * step, north - tie[1] * step, 0],
          } as const,
        ]
      : [{ tag: TAG.matrix, type: 'double', values: matrix } as const]),
    short(TAG.geoKeys, 1, 1, 0, keys.length / 4, ...keys),
    ...text(TAG.metadata, metadata),
    ...text(TAG.noData, noData === undefined ? undefined : String(noData)),
  ];
  return written(fields);
}

/** Little-endian: header, one directory, then what does not fit into its entries. */
function written(fields: readonly Field[]): Buffer {
  const head = Buffer.alloc(8 + 2 + fields.length * 12 + 4);
  head.write('II');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(fields.length, 8);
  const rest: Buffer[] = [];
  let restAt = head.length;
  for (const [index, { tag, type, values }] of fields.entries()) {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(TYPE[type], at + 2);
    head.writeUInt32LE(values.length, at + 4);
    const bytes = Buffer.alloc(Math.max(4, values.length * BYTES[type]));
    for (const [i, value] of values.entries()) put(bytes, type, i * BYTES[type], value);
    if (bytes.length === 4) bytes.copy(head, at + 8);
    else {
      head.writeUInt32LE(restAt, at + 8);
      rest.push(bytes);
      restAt += bytes.length;
    }
  }
  return Buffer.concat([head, ...rest]);
}

function put(bytes: Buffer, type: keyof typeof TYPE, at: number, value: number): void {
  if (type === 'text') bytes.writeUInt8(value, at);
  else if (type === 'short') bytes.writeUInt16LE(value, at);
  else if (type === 'long') bytes.writeUInt32LE(value, at);
  else bytes.writeDoubleLE(value, at);
}
