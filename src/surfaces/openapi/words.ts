import { GLOSSARY, UNITS } from './tables.ts';

/**
 * What a member of a schema is, from its name: by the glossary, else by the grammar of names (`<what>_<statistic>_<unit>`) that all
 * answers keep to. A schema's own description always goes before it.
 */
export function wordsOf(name: string): string {
  return GLOSSARY[name] ?? bySuffix(name) ?? byUnit(name);
}

type Rule = readonly [RegExp, (rest: string) => string];

/** Endings and beginnings with a meaning of their own, the longest first. */
const RULES: readonly Rule[] = [
  [/_reason$/, (rest) => `Why ${plain(rest)} is not given; absent or null where it is`],
  [/_ln_sigma$/, (rest) => `Standard deviation of the natural logarithm of ${plain(rest)}`],
  [/_sigma(?=_|$)/, (rest) => `Standard deviation of ${plain(rest)}`],
  [/_p(\d\d?)(?=_|$)/, (rest) => plain(rest)],
  [/_at$/, (rest) => `When: ${plain(rest)}; RFC 3339, UTC`],
  [/_(?:on|date)$/, (rest) => `Date: ${plain(rest)}`],
  [/^(?:is|has|was)_/, (rest) => `Whether it holds: ${plain(rest)}`],
  [/_id$/, (rest) => `Identifier: ${plain(rest)}`],
  [/^by_/, (rest) => `The same by ${plain(rest)}`],
  [/_url$/, (rest) => `Address of the page: ${plain(rest)}`],
  [/_count$/, (rest) => `Number: ${plain(rest)}`],
  [/_basis$/, (rest) => `What ${plain(rest)} rests on`],
];

function bySuffix(name: string): string | undefined {
  const percentile = /_p(\d\d?)(?=_|$)/.exec(name)?.[1];
  if (percentile !== undefined)
    return `${Number(percentile)}th percentile: ${byUnit(name.replace(/_p\d\d?(?=_|$)/, ''))}`;
  for (const [pattern, say] of RULES) if (pattern.test(name)) return say(name.replace(pattern, ''));
  return undefined;
}

/** `wind_speed_mps` is "Wind speed, m/s". */
function byUnit(name: string): string {
  for (const [ending, unit] of UNITS)
    if (name.endsWith(`_${ending}`) && name.length > ending.length + 1)
      return `${sentence(name.slice(0, -ending.length - 1))}, ${unit}`;
  return sentence(name);
}

function plain(name: string): string {
  const words = byUnit(name);
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}

function sentence(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
