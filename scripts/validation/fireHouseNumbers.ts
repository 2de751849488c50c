import { assessWildfire, wildfireNeeds } from '../../engines/hazards/wildfire/assessment.ts';
import { referenceDamage } from '../../engines/hazards/referenceHouse.ts';
import { Gazetteer } from '../../src/atlas/geography/gazetteer.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import { FIRE_HOUSES, FIRE_HOUSE_YEARS, isHeldOut, type FireHouses } from './tables/fireHouses.ts';

/** Flames at the edge of a property that a damaging fire reaches, as the expected loss takes them, m. */
const FLAME_M = 3;

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
  const sums = new Map<string, { people: number; lost: number }>();
  for (const { countryCode, population, lat, lon } of new Gazetteer().all()) {
    if (!countries.has(countryCode) || population === 0) continue;
    const { chance } = assessWildfire(embeddedFacts(wildfireNeeds({ lat, lon })));
    const sum = sums.get(countryCode) ?? { people: 0, lost: 0 };
    sum.people += population;
    sum.lost += population * (chance?.damagingPerYear ?? 0);
    sums.set(countryCode, sum);
  }
  const damage = referenceDamage('wildfire').mean(FLAME_M);
  return (country) => {
    const { people, lost } = sums.get(country) ?? { people: 0, lost: NaN };
    return (damage * lost) / people;
  };
}
