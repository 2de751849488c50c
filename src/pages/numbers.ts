const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A negative exponent by its size: `⁻⁴` of 4. */
export const raised = (size: number): string =>
  `⁻${Array.from(String(size), (digit) => RAISED[Number(digit)] ?? '').join('')}`;

/**
 * A number for people: three figures, powers of ten only where they must be; a dash where it is not known.
 *
 * @param digits  significant figures
 */
export function figures(value: number | null | undefined, digits = 3): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-4) {
    const exponent = Math.floor(Math.log10(size));
    return `${(value / 10 ** exponent).toFixed(1)} × 10${raised(-exponent)}`.replace('-', '−');
  }
  return Number(value.toPrecision(digits))
    .toLocaleString('en-US', { maximumFractionDigits: 6 })
    .replace('-', '−');
}

/** snake_case as words. */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

/** A moment as people read it, UTC: `2026-01-15 12:00 UTC`. */
export function moment(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
