import { assessWildfire, wildfireNeeds } from '../../engines/hazards/wildfire/assessment.ts';
import { referenceDamage } from '../../engines/hazards/referenceHouse.ts';
import { Gazetteer } from '../../src/atlas/geography/gazetteer.ts';
import type { Place } from '../../src/atlas/places/placeTable.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import { FIRE_HOUSES, FIRE_HOUSE_YEARS, isHeldOut, type FireHouses } from './tables/fireHouses.ts';

/** Flames at the edge of a property that a damaging fire reaches, as the expected loss takes them, m. */
const FLAME_M = 3;

/** So many people of each country are asked for. */
const ASKED = 500;

/** Homes of a country that wildfires take in a year. */
export interface FireHouseRow {
  readonly row: FireHouses;
  readonly countedPerYear: number;
  /** Expected loss of the reference house over all towns by their people, times the dwellings. */
  readonly expectedPerYear: number;
  readonly heldOut: boolean;
}

/** Expected and counted homes by country, in the order of the list. */
export function fireHouseNumbers(): FireHouseRow[] {
  const lossOf = meanLosses(new Set(FIRE_HOUSES.map(({ country }) => country)));
  return FIRE_HOUSES.map((row) => ({
    row,
    countedPerYear: row.homes / FIRE_HOUSE_YEARS,
    expectedPerYear: row.dwellings * lossOf(row.country),
    heldOut: isHeldOut(row),
  }));
}

/** Mean expected yearly loss over the people of the towns of some countries. */
function meanLosses(countries: ReadonlySet<string>): (country: string) => number {
  const towns = new Gazetteer()
    .all()
    .filter(({ countryCode, population }) => countries.has(countryCode) && population > 0);
  const groups = Map.groupBy(towns, ({ countryCode }) => countryCode);
  const damage = referenceDamage('wildfire').mean(FLAME_M);
  return (country) => {
    const asked = evenlyByPeople(groups.get(country) ?? []);
    const counts = Map.groupBy(asked, (town) => town);
    let sum = 0;
    for (const [town, times] of counts) sum += times.length * damagingPerYear(town);
    return (damage * sum) / asked.length;
  };
}

function damagingPerYear({ lat, lon }: Place): number {
  return assessWildfire(embeddedFacts(wildfireNeeds({ lat, lon }))).chance?.damagingPerYear ?? 0;
}

/** The towns of every so many people along a list, a large one as often as it has so many. */
function evenlyByPeople(towns: readonly Place[]): Place[] {
  const step = towns.reduce((sum, { population }) => sum + population, 0) / ASKED;
  const found: Place[] = [];
  let people = 0;
  for (const town of towns) {
    people += town.population;
    while (people > (found.length + 0.5) * step) found.push(town);
  }
  return found;
}
