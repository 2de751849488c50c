/** Years of one block of normal numbers. */
export const YEARS = 256;

/** Components that the kernel takes at most, and degrees of freedom of a Student copula. */
export const KERNEL_MOST = { components: 12, dof: 64 } as const;

/** Pages of 64 kB that the kernel works in. */
export const KERNEL_PAGES = 4;

/**
 * Where the kernel's memory holds what, bytes. Columns of normal numbers are one after the other, `YEARS` numbers each; rows of the factor have as many
 * numbers as there are components.
 */
export const LAYOUT = {
  /** 256 numbers: widths of the layers of the ziggurat. */
  width: 0,
  /** 256 words: what is surely inside a layer. */
  inside: 2_048,
  /** Four words: the state of the generator. */
  state: 3_072,
  rows: 4_096,
  thresholds: 5_376,
  /** Thresholds in years in which the cause came. */
  after: 5_472,
  /** The bit of the component that is the cause, 8 bytes each; 0 where nothing is. */
  causes: 5_568,
  /** A set for each year of the block, 8 bytes each. */
  masks: 6_144,
  /** A word for each set. */
  counts: 8_192,
  normals: 24_576,
  /** Of the chi-square numbers. */
  stretch: 24_576 + KERNEL_MOST.components * YEARS * 8,
} as const;
