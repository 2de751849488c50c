/** What an answer breaks of the conventions on values: one line each, with the path of the member. */
export function valueBreaches(answer: unknown): string[] {
  const found: string[] = [];
  walk(answer, '', found);
  return found;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const PROSE = new Set([
  'limits',
  'methodology',
  'validity',
  'verification',
  'definition',
  'equation',
  'detail',
  'note',
]);
const DATE = /^-?\d{4}-\d{2}-\d{2}$/;

function walk(value: unknown, path: string, found: string[]): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, member] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${path}[]` : `${path}.${name}`;
    if (typeof member === 'number') checkNumber(name, member, here, found);
    if (typeof member === 'string') checkText(name, member, here, found);
    walk(member, here, found);
  }
}

function checkNumber(name: string, value: number, path: string, found: string[]): void {
  const tell = (why: string): void => void found.push(`${path} is ${value}: ${why}`);
  if (Object.is(value, -0)) tell('a negative zero');
  if (
    name.endsWith('_pct') &&
    /share|probability|coverage|humidity/.test(name) &&
    (value < 0 || value > 100)
  )
    tell('not 0 to 100');
  if (/^score$|_score$/.test(name) && (value < 0 || value > 100 || decimals(value) > 1))
    tell('not 0 to 100 with 1 decimal');
  if (
    /^probability$|_probability$|^coverage$/.test(name) &&
    (value < 0 || value > 1 || Number(value.toPrecision(4)) !== value)
  )
    tell('not 0 to 1 with 4 digits');
  if (name.endsWith('_usd') && decimals(value) > 2) tell('more than 2 decimals');
  if (/^(lat|lon)$|_(lat|lon)$/.test(name) && decimals(value) > 6) tell('more than 6 decimals');
  if (/_(mi|ft|mph|degf|lb|psi|kt|kts|inches)$/.test(name)) tell('not metric');
}

function checkText(name: string, value: string, path: string, found: string[]): void {
  if (name.endsWith('_at') && !INSTANT.test(value) && !DATE.test(value))
    found.push(`${path} is ${value}: not RFC 3339 UTC`);
  // Prose about a method may speak of such values; the others would show one.
  if (!PROSE.has(name) && /\bNaN\b|\bundefined\b|\[object|Infinity/.test(value))
    found.push(`${path} is ${value.slice(0, 80)}: a value that leaked`);
}

function decimals(value: number): number {
  const text = String(value);
  return text.includes('e') ? 0 : (text.split('.')[1]?.length ?? 0);
}
