/** Scores by place in the table. */
export const TABLE_SIZE = 4_096;

/** Columns of a row that the kernel holds at most, and how many cells it writes beyond the end of a stretch. */
export const ROW_MOST = 4_096;
const BEYOND = 3;

/** Pages of 64 kB that the kernel works in. */
export const ROW_PAGES = 2;

/** Words of a stretch: its first column, the column after its last one, the node to its left. */
export const STRETCH_WORDS = 3;

const STRETCHES = 64 + TABLE_SIZE;
const LINE = STRETCHES + 8 * Math.ceil((4 * STRETCH_WORDS * ROW_MOST) / 8);
const OUT = LINE + 8 * (ROW_MOST + 2);

/** Where the kernel's memory holds what, bytes. */
export const LAYOUT = {
  /** Numbers: cells in a step between nodes, as a share; what is just inside the table; what brings a whole number into the lower word of a sum; 2. */
  perStep: 0,
  most: 8,
  whole: 16,
  two: 24,
  /** 0 and 1. */
  places: 32,
  table: 64,
  stretches: STRETCHES,
  /** Places in the table at the nodes. */
  line: LINE,
  /** The scores of the row. */
  out: OUT,
  last: OUT + ROW_MOST + BEYOND,
} as const;
