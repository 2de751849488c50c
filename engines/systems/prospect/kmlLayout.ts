/** Cells that the kernel writes at a time. */
export const CELLS = 128;

/** Bytes of the places of pieces of text: of a coordinate with what follows it, of the beginning of a cell, of its end. */
export const ROOM = { coordinate: 16, head: 112, foot: 96 } as const;

/** Bytes from one beginning to the next; its length stands in the last word. */
export const HEAD_STRIDE = 128;

/** Most bytes of a cell: its beginning, four corners, and a longitude and the end. */
const CELL = ROOM.head + 9 * ROOM.coordinate + ROOM.foot;

/** Bytes of text after which a piece is long enough. */
export const PIECE = 32_768;

/** Pages of 64 kB that the kernel works in. */
export const KML_PAGES = 2;

const HEADS = 8_192;
const OUT = HEADS + 256 * HEAD_STRIDE;

/** Where the kernel's memory holds what, bytes. */
export const LAYOUT = {
  /** Words: where the text ends, lengths of the two latitudes and of the end of a cell. */
  end: 0,
  lowerLength: 4,
  upperLength: 8,
  footLength: 12,
  /** The latitudes below and above the row, and what ends its cells. */
  lower: 16,
  upper: 32,
  foot: 48,
  scores: 256,
  /** A byte for each longitude. */
  edgeLengths: 768,
  edges: 2_048,
  /** A beginning for each score. */
  heads: HEADS,
  out: OUT,
  /** Where all of it ends. */
  last: OUT + PIECE + CELLS * CELL,
} as const;
