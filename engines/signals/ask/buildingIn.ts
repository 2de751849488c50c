/** What a question says of a building, in the words of the operations that take one. */
export interface DescribedBuilding {
  readonly property_type?: string;
  readonly construction_type?: string;
  readonly construction_year?: number;
  readonly stories?: number;
}

/** Words of constructions, the special before the general. */
const CONSTRUCTIONS: readonly (readonly [type: string, words: RegExp])[] = [
  ['mobile_home', /\b(mobile home|manufactured home|trailer)\b/],
  ['reinforced_concrete', /\bconcrete\b/],
  ['steel', /\bsteel\b/],
  ['masonry', /\b(masonry|brick|stone|adobe)\b/],
  ['wood_frame', /\b(wood(en)?|timber)\b/],
];
/** Words of what a building is for; a house where none is said. */
const USES: readonly (readonly [type: string, words: RegExp])[] = [
  ['industrial', /\b(warehouses?|factory|factories|industrial|plant|mill|workshop)\b/],
  [
    'commercial',
    /\b(offices?|shops?|stores?|hotels?|restaurants?|malls?|supermarkets?|commercial)\b/,
  ],
  ['agricultural', /\b(barns?|farms?|greenhouses?|agricultural|stables?)\b/],
];
const STORIES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** The use, construction, year and storeys that a question in lower case names. */
export function buildingIn(lower: string): DescribedBuilding {
  const type = CONSTRUCTIONS.find(([, words]) => words.test(lower))?.[0];
  const use = USES.find(([, words]) => words.test(lower))?.[0];
  const year = /\b(?:built|from|of|year)\s(?:in\s|of\s)?(1[89]\d\d|20[0-2]\d)\b/.exec(lower)?.[1];
  const storeys = /\b(\d{1,2}|one|two|three|four|five)[- ]?(?:stor(?:e)?y|stor(?:ey|ie)s)\b/.exec(
    lower,
  )?.[1];
  return {
    ...(use === undefined ? {} : { property_type: use }),
    ...(type === undefined ? {} : { construction_type: type }),
    ...(year === undefined ? {} : { construction_year: Number(year) }),
    ...(storeys === undefined ? {} : { stories: STORIES[storeys] ?? Number(storeys) }),
  };
}
