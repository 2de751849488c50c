/** The wall clock, milliseconds since 1970; replaced in tests. */
export interface Clock {
  now(): number;
}
