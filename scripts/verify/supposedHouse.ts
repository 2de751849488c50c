import { propertyLoss, type PropertyLoss } from '../../engines/money/siteRisk/propertyLoss.ts';
import { annualLoss } from '../../engines/money/siteRisk/siteLoss.ts';
import { siteNeeds } from '../../engines/money/siteRisk/sitePerils.ts';
import { embeddedFacts } from '../validation/embeddedFacts.ts';
import type { At, LossName, PlaceLosses } from './placeLosses.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) } as const;

/** Hazards of the tables of countries as causes of `insurance/property-score`. */
const CAUSES = {
  earthquake: ['earthquake', 'shaking'],
  hurricane: ['wind', 'tropical cyclone'],
  river_flood: ['flood', 'river'],
  coastal_flood: ['flood', 'sea'],
} as const satisfies Partial<Record<LossName, readonly [peril: string, cause: string]>>;

/** A hazard of the tables of countries. */
export type CountryHazard = keyof typeof CAUSES;

const known = new Map<string, Pick<PlaceLosses, CountryHazard>>();

function causeLoss({ sites, perils }: PropertyLoss, hazard: CountryHazard): number {
  const [peril, cause] = CAUSES[hazard];
  const at = sites.findIndex((site) => site.peril === peril);
  const nth = sites[at]?.causes.findIndex((each) => each.cause === cause) ?? -1;
  const cut = perils[at]?.slices[nth];
  return cut === undefined ? 0 : annualLoss(cut);
}

/**
 * Expected yearly loss ratios of the house that `insurance/property-score` supposes at a place where nothing is said of the building: of what the country builds
 * and as hard as the place shakes. The losses of whole countries are those of their own buildings.
 */
export function supposedHouseLosses(at: At): Pick<PlaceLosses, CountryHazard> {
  const key = `${at.lat} ${at.lon}`;
  const found = known.get(key);
  if (found) return found;
  const loss = propertyLoss(at, { facts: embeddedFacts(siteNeeds(at)), moment: MOMENT }, {});
  const made = {
    earthquake: causeLoss(loss, 'earthquake'),
    hurricane: causeLoss(loss, 'hurricane'),
    river_flood: causeLoss(loss, 'river_flood'),
    coastal_flood: causeLoss(loss, 'coastal_flood'),
  };
  known.set(key, made);
  return made;
}
