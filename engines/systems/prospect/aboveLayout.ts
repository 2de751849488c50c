/** Scores that the kernel looks through at a time, in blocks. */
export const SCORES = 32_768;
export const BLOCK = 16;

/** Pages of 64 kB that the kernel works in. */
export const ABOVE_PAGES = 1;

/** Where the kernel's memory holds what, bytes. */
export const LAYOUT = {
  /** A word: the end of the block that was found. */
  found: 0,
  /** One more than the score to be passed, sixteen times; and 1, sixteen times. */
  least: 16,
  ones: 32,
  scores: 64,
} as const;
