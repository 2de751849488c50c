/** Text made safe inside HTML. */
export function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with text, or with markup that was made here. */
export function tag(name: string, inner: string, className?: string): string {
  return `<${name}${className === undefined ? '' : ` class="${className}"`}>${inner}</${name}>`;
}

/** A table; cells are markup. Columns after the first that hold numbers are set to the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
): string {
  const cell = (name: string) => (text: string, i: number) =>
    tag(name, text, numeric.includes(i) ? 'n' : undefined);
  return tag(
    'table',
    `<thead><tr>${head.map(safe).map(cell('th')).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('')}</tbody>`,
  );
}

/** Three figures, without powers of ten where people read them easily. */
export function figures(value: number | null | undefined, digits = 3): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-4) {
    const exponent = Math.floor(Math.log10(size));
    return `${(value / 10 ** exponent).toFixed(1)} × 10<sup>${exponent}</sup>`.replace('-', '−');
  }
  return Number(value.toPrecision(digits)).toLocaleString('en-US', { maximumFractionDigits: 6 });
}

/** snake_case as words. */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}
