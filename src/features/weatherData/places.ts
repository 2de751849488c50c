import {
  listedStations,
  type ListedStation,
} from '../../../engines/ground/datasets/weatherStationList.ts';
import { isKnown } from '../../../engines/facts.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';

/** States and territories that the US weather service warns. */
export const STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'US Virgin Islands',
};

/**
 * The code of a state, in capitals.
 *
 * @throws ApiError `not_found`, naming states whose code or name begins alike
 */
export function stateCode(given: string): string {
  const code = given.toUpperCase();
  if (Object.hasOwn(STATES, code)) return code;
  const named = Object.entries(STATES).filter(
    ([each, name]) => each.startsWith(code.slice(0, 1)) || name.toUpperCase() === code,
  );
  const offered = (named.length > 0 ? named : Object.entries(STATES)).map(([each]) => each);
  throw new ApiError(
    'not_found',
    `No US state or territory has the code "${given.slice(0, 20)}". There are: ${offered.join(', ')}.`,
    { members: { available: offered } },
  );
}

/** A station of the embedded list; undefined with those like it where it is not listed. */
export async function findStation(
  stationId: string,
  { ask, signal }: Context,
): Promise<{ station: ListedStation | undefined; alike: readonly { id: string; name: string }[] }> {
  const fact = await ask(listedStations({ stationId: stationId.slice(0, 20) }), signal);
  if (!isKnown(fact)) return { station: undefined, alike: [] };
  return { station: fact.value.stations[0], alike: fact.value.alike };
}

/** The error for a station that nobody knows, naming those like it. */
export function noStation(
  stationId: string,
  alike: readonly { id: string; name: string }[],
  because: string,
): ApiError {
  const names = alike.map(({ id, name }) => `${id} (${name})`).join(', ');
  return new ApiError(
    'not_found',
    `No weather station "${stationId.slice(0, 20)}" is known${because === '' ? '' : ` (${because})`}. Like it: ${names}. GET /api/v1/data/weather/stations lists more.`,
    {
      members: { available: alike.map(({ id }) => id) },
    },
  );
}
