import { once } from '../geography/once.ts';
import { foldName } from './foldName.ts';
import { placeTable, type Place } from './placeTable.ts';

/** A name to look up, and words that the place's country or division must bear. */
export interface PlaceQuery {
  readonly name: string;
  readonly within: readonly string[];
}

/** Languages whose names of countries are understood. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'ru',
  'tr',
  'ar',
  'hi',
  'ja',
  'zh',
  'ko',
];
const ALSO: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'united states of america', 'america'],
  GB: ['uk', 'britain', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  AE: ['uae', 'emirates'],
  KR: ['korea'],
  TR: ['turkey'],
  CZ: ['czech republic'],
  MM: ['burma'],
  CI: ['ivory coast'],
  CV: ['cape verde'],
  TL: ['east timor'],
  SZ: ['swaziland'],
  MK: ['macedonia'],
  CD: ['dr congo', 'drc'],
};
/** What people write for divisions beside their names, by country: postal abbreviations, where the gazetteer numbers its divisions. */
const DIVISIONS_ALSO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    ab: 'alberta',
    bc: 'british columbia',
    mb: 'manitoba',
    nb: 'new brunswick',
    nl: 'newfoundland and labrador',
    ns: 'nova scotia',
    on: 'ontario',
    pe: 'prince edward island',
    pei: 'prince edward island',
    qc: 'quebec',
    sk: 'saskatchewan',
    yt: 'yukon',
  },
  AU: {
    act: 'australian capital territory',
    nsw: 'new south wales',
    nt: 'northern territory',
    qld: 'queensland',
    sa: 'south australia',
    tas: 'tasmania',
    vic: 'victoria',
    wa: 'western australia',
  },
};
/** Most words at the end of a text that may name a country or division without a comma before them. */
const MOST_WORDS = 3;

/** Folded names of a country in the languages, by code. */
const countryNames = once(() => {
  const inLanguages = LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region' }),
  );
  const byCode = new Map<string, ReadonlySet<string>>();
  return (code: string): ReadonlySet<string> => {
    const known = byCode.get(code);
    if (known) return known;
    const names = new Set([
      ...inLanguages.map((names) => foldName(names.of(code) ?? code)),
      ...(ALSO[code] ?? []),
      code.toLowerCase(),
    ]);
    byCode.set(code, names);
    return names;
  };
});

const inEnglish = once(() => new Intl.DisplayNames(['en'], { type: 'region' }));

/** The country's name in English. */
export function countryName(code: string): string {
  return inEnglish().of(code) ?? code;
}

/** Names of countries and first-order divisions in English, by the folded name. */
const regions = once(() => {
  const { countries, divisions } = placeTable().about;
  const names = new Map<string, string>();
  for (const [, , name] of divisions) if (name !== null) names.set(foldName(name), name);
  for (const code of countries)
    for (const folded of countryNames()(code))
      if (folded.length > 2) names.set(folded, countryName(code));
  return names;
});

/** The country or first-order division that a text names; null for none. */
export function regionNamed(text: string): string | null {
  return regions().get(foldName(text.replace(/^the\s/i, ''))) ?? null;
}

/** Largest towns that are kept of a region. */
const TOWNS_OF_REGION = 3;

/** Rows of the largest towns of any country or division, the largest first, by its name. */
const largestTowns = once(() => {
  const { count, people, divisionOf, isPart, about } = placeTable();
  const ofDivision = about.divisions.map((): number[] => []);
  for (let i = 0; i < count; i++) if (!isPart(i)) keepLargest(ofDivision[divisionOf(i)], i, people);
  const largest = new Map<string, number[]>();
  about.divisions.forEach(([country, , division], i) => {
    for (const name of new Set([division ?? '', countryName(country)])) {
      const kept = largest.get(name) ?? [];
      largest.set(name, kept);
      for (const town of ofDivision[i]) keepLargest(kept, town, people);
    }
  });
  return largest;
});

function keepLargest(kept: number[], town: number, people: Uint32Array): void {
  const smallest = kept[TOWNS_OF_REGION - 1];
  if (smallest !== undefined && people[smallest] >= people[town]) return;
  if (kept.includes(town)) return;
  kept.push(town);
  kept.sort((a, b) => people[b] - people[a]);
  kept.length = Math.min(kept.length, TOWNS_OF_REGION);
}

/** The largest listed towns in a region that `regionNamed` found, the largest first. */
export function largestTownsOf(region: string): readonly Place[] {
  return (largestTowns().get(region) ?? []).map(placeTable().place);
}

/**
 * The ways to read a text, the plainest first: all of it a name; what stands before the first comma a name and the rest where it
 * lies, or the other way round; the last words where it lies. A number and street before a comma are passed over.
 */
export function queriesOf(text: string): readonly PlaceQuery[] {
  const all = text
    .split(/[,،、，;]/)
    .map((part) => foldName(part))
    .filter((part) => part !== '');
  const parts = all.length > 1 && /\d/.test(all[0] ?? '') ? all.slice(1) : all;
  const whole = parts.join(' ');
  if (whole === '') return [];
  if (parts.length > 1)
    return [
      { name: parts[0] ?? '', within: parts.slice(1).map(withoutPostcode) },
      { name: parts.at(-1) ?? '', within: parts.slice(0, -1) },
      { name: whole, within: [] },
    ];
  const words = whole.split(' ');
  const split = Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, i) => ({
    name: words.slice(0, -1 - i).join(' '),
    within: [words.slice(-1 - i).join(' ')],
  }));
  return [{ name: whole, within: [] }, ...split];
}

/** `tx 75460` is `tx`. */
function withoutPostcode(part: string): string {
  return part.replace(/(?<=\D) ?\d[\d ]*$/, '').trim();
}

/** Whether a place lies where every word says: by code or name of its country or division. */
export function liesWithin(place: Place, within: readonly string[]): boolean {
  return within.every((word) => {
    if (word === '') return true;
    const division = foldName(place.divisionName ?? '');
    return (
      word === place.divisionCode.toLowerCase() ||
      (word.length > 3 ? division.startsWith(word) : division === word) ||
      (division !== '' && DIVISIONS_ALSO[place.countryCode]?.[word] === division) ||
      countryNames()(place.countryCode).has(word)
    );
  });
}
