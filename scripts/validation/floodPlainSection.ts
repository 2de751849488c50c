import { floodNeeds, siteFlood } from '../../engines/hazards/flood/siteFlood.ts';
import { isKnown } from '../../engines/facts.ts';
import type { Place } from '../../src/atlas/places/placeTable.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import { townsOf } from './marketLoss.ts';
import {
  FLOOD_PLAIN_SHARES,
  type FloodClass,
  type FloodPlainRow,
  type MappedWater,
} from './tables/floodPlainShares.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) } as const;

/** A national map of floods beside ours: share of homes that are flooded in a year. */
export interface FloodedHomes {
  readonly land: string;
  readonly waters: readonly MappedWater[];
  /** Every class at its least frequency. */
  readonly least: number;
  /** Every class spread evenly over the logarithms of its frequencies. */
  readonly middle: number;
  readonly own: number;
}

/** Mean frequency of a class whose homes are spread evenly over the logarithms of theirs, 1/yr. */
const classMean = ([, least, most]: FloodClass): number => (most - least) / Math.log(most / least);

function floodedAt(at: Place, waters: readonly MappedWater[]): number {
  const facts = embeddedFacts(floodNeeds(at));
  if (!isKnown(facts.flood)) return 0;
  const site = siteFlood(facts, facts.flood.value, MOMENT);
  return waters.reduce((sum, water) => sum + site[water].yearlyProbability, 0);
}

function ownShare(countryCode: string, waters: readonly MappedWater[]): number {
  let flooded = 0;
  let people = 0;
  for (const town of townsOf(countryCode)) {
    flooded += town.population * floodedAt(town, waters);
    people += town.population;
  }
  return flooded / people;
}

function floodedHomes([land, countryCode, waters, classes]: FloodPlainRow): FloodedHomes {
  return {
    land,
    waters,
    least: classes.reduce((sum, [share, least]) => sum + share * least, 0),
    middle: classes.reduce((sum, row) => sum + row[0] * classMean(row), 0),
    own: ownShare(countryCode, waters),
  };
}

/** Every national map that is restated, beside ours. */
export const floodedHomesRows = (): FloodedHomes[] => FLOOD_PLAIN_SHARES.map(floodedHomes);

const line = ({ land, waters, least, middle, own }: FloodedHomes): string =>
  `| ${land} | ${waters.join(', ')} | ${least.toExponential(1)} to ${middle.toExponential(1)} | ${own.toExponential(1)} |`;

/** Homes in mapped flood plains beside ours, for the page of hazards. */
export function floodPlainSection(): string[] {
  return [
    '## Homes in flood plains',
    '',
    'Share of homes that are flooded in a year, by national maps and by ours over the most peopled towns by their people. A map tells how many homes stand within a flood of so many years, of any depth: the lower figure takes every home to be flooded as seldom as its class allows, the upper one spreads each class evenly over the logarithms of its frequencies, up to once in five years. Ours counts water of more than 15 cm and is mostly a prior for small streams and rain, the same for all homes that drain alike. So the mean of a country can be held against the maps, which home is flooded cannot. Nothing was fitted to these figures.',
    '',
    '| land | water | by its map, 1/yr | ours, 1/yr |',
    '|---|---|---|---|',
    ...floodedHomesRows().map(line),
    '',
    `Maps: ${FLOOD_PLAIN_SHARES.map(([, , , , source]) => source).join('; ')}.`,
    '',
  ];
}
