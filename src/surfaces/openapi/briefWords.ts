import { UNITS } from './tables.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  array: 'List',
  object: 'Members',
};

const RULES: readonly (readonly [RegExp, string])[] = [
  [/_reason$/, 'Why it is not given'],
  [/_at$/, 'When, UTC'],
  [/_(?:on|date)$/, 'Date'],
  [/_id$/, 'Identifier'],
  [/_count$/, 'How many'],
  [/_basis$/, 'What it rests on'],
];

interface Typed {
  readonly type?: unknown;
  readonly $ref?: string;
  readonly anyOf?: readonly Typed[];
}

/** What the short document says of a member of an answer: what its name leaves open, its unit first. */
export function briefWords(name: string, schema: Typed): string {
  const percentile = /_p(\d\d?)(?=_|$)/.exec(name)?.[1];
  const unit = unitOf(name.replace(/_p\d\d?(?=_|$)/, ''));
  if (percentile !== undefined)
    return `${percentile}th percentile${unit === undefined ? '' : `, ${unit}`}`;
  return RULES.find(([ending]) => ending.test(name))?.[1] ?? unit ?? typeWords(schema);
}

function unitOf(name: string): string | undefined {
  return UNITS.find(([ending]) => name.endsWith(`_${ending}`))?.[1];
}

function typeWords({ type, anyOf, $ref }: Typed): string {
  if (anyOf?.[0]) return typeWords(anyOf[0]);
  if ($ref !== undefined) return 'Members';
  return TYPES[String([type].flat()[0])] ?? 'Anything';
}
