import type { Building } from '../../engines/ground/vulnerability/building.ts';
import type { Peril } from '../../engines/money/siteRisk/perils.ts';
import { propertyLoss } from '../../engines/money/siteRisk/propertyLoss.ts';
import type { PerilLoss } from '../../engines/money/siteRisk/siteLoss.ts';
import { siteNeeds } from '../../engines/money/siteRisk/sitePerils.ts';
import { premiumRate } from '../../engines/money/underwriting/decide.ts';
import { STANDARD_POLICY } from '../../engines/money/underwriting/policy.ts';
import { Gazetteer } from '../../src/atlas/geography/gazetteer.ts';
import type { Place } from '../../src/atlas/places/placeTable.ts';
import { embeddedFacts } from './embeddedFacts.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) } as const;

/** At most so many towns stand for a country. */
const MOST_TOWNS = 150;

/** What a cover pays for: some perils, above a deductible, up to a limit, both as shares of the value. */
export interface Cover {
  readonly perils: readonly Peril[];
  readonly deductible?: number;
  readonly limit?: number;
}

/** Yearly loss above a deductible, share of the value: a premium without expenses and load. */
const above = (perils: readonly PerilLoss[], deductible: number): number =>
  premiumRate(
    { ...STANDARD_POLICY, expense_ratio: 0, risk_load: 0, deductible_ratio: deductible },
    perils,
  );

/** What a cover is expected to pay in a year at a place, share of what it insures. */
export function coverLoss(
  at: Pick<Place, 'lat' | 'lon'>,
  building: Building,
  cover: Cover,
): number {
  const { perils, deductible = 0, limit = 1 } = cover;
  const facts = embeddedFacts(siteNeeds(at));
  const covered = propertyLoss(at, { facts, moment: MOMENT }, building).perils.filter(({ peril }) =>
    perils.includes(peril),
  );
  const paid = above(covered, deductible) - (limit < 1 ? above(covered, limit) : 0);
  return paid / limit;
}

const known: { towns?: readonly Place[] } = {};
const towns = (): readonly Place[] => (known.towns ??= new Gazetteer().all());

/** The largest town of a name in a country. @throws Error where the gazetteer holds none */
export function townNamed(name: string, countryCode: string): Place {
  const named = towns().filter((town) => town.name === name && town.countryCode === countryCode);
  const [largest] = named.toSorted((a, b) => b.population - a.population);
  if (!largest) throw new Error(`no town ${name} in ${countryCode}`);
  return largest;
}

/** Towns that stand for a country or a division of it: the most peopled. */
export function townsOf(countryCode: string, divisionCode?: string): readonly Place[] {
  return towns()
    .filter(
      (town) =>
        town.countryCode === countryCode &&
        (divisionCode === undefined || town.divisionCode === divisionCode),
    )
    .toSorted((a, b) => b.population - a.population)
    .slice(0, MOST_TOWNS);
}

/** Mean over towns by their people, with the tenth and nine tenths of them. */
export function spreadOver(
  places: readonly Place[],
  valueAt: (place: Place) => number,
): { readonly mean: number; readonly p10: number; readonly p90: number } {
  const values = places.map((place) => ({ value: valueAt(place), people: place.population }));
  const people = values.reduce((sum, each) => sum + each.people, 0);
  const sorted = values.map(({ value }) => value).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  return {
    mean: values.reduce((sum, each) => sum + each.value * each.people, 0) / people,
    p10: at(0.1),
    p90: at(0.9),
  };
}
