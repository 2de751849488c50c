/** Made once: `toLocaleString` makes a formatter at every call, some ten microseconds. */
const FORMAT = new Intl.NumberFormat('en-US');

/** A number as people read it: thousands with commas, no more than three decimals: "12,345.678". */
export function withCommas(value: number): string {
  return FORMAT.format(value);
}

/** The same of two significant digits: "12,000". */
export function twoDigits(value: number): string {
  return withCommas(Number(value.toPrecision(2)));
}
