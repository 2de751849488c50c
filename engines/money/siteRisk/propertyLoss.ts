import { isKnown, type Moment } from '../../facts.ts';
import {
  REFERENCE_BUILDING,
  seismicityOf,
  type Building,
} from '../../ground/vulnerability/building.ts';
import { influences, type Influence } from '../../ground/vulnerability/influence.ts';
import { REFERENCE_WALLS } from '../../hazards/referenceHouse.ts';
import { exceedanceCurve, type ExceedancePoint } from '../loss/exceedance.ts';
import type { Loss } from '../../component.ts';
import { eventsOf, perilLoss, totalSpread, type PerilLoss } from './siteLoss.ts';
import { countryStock } from './countryStock.ts';
import { notBuiltReason } from './offShore.ts';
import type { PerilAtSite } from './perils.ts';
import { sitePerils, type SiteFacts } from './sitePerils.ts';

/** The losses of one building at one place, as shares of its value. */
export interface PropertyLoss {
  readonly building: Building;
  readonly sites: readonly PerilAtSite[];
  readonly perils: readonly PerilLoss[];
  /** Average annual loss ratio; null where no peril could be worked out. */
  readonly total: (Loss & { readonly lnSigma: number }) | null;
  /** Two letters of the country; null or left out where it is not known. */
  readonly countryCode?: string | null | undefined;
  /** Name of the US county or its equivalent; null or left out elsewhere and where it is not known. */
  readonly usCounty?: string | null | undefined;
  /** Why there is none. */
  readonly reason?: string;
}

/** The end of the grid of a year's loss ratio: a building may be lost more than once. */
const MOST_RATIO = 2;

/** A building with what the place says of it: how hard the ground shakes and what the country builds of and how well. */
function buildingAt(building: Building, facts: SiteFacts): Building {
  const { hazard } = facts.shaking;
  return {
    ...building,
    ...(isKnown(hazard) ? { seismicity: seismicityOf(hazard.value.pga475G.mean) } : {}),
    ...countryStock(facts.place.setting),
  };
}

/** Works out the losses of a building at a place. */
export function propertyLoss(
  at: { readonly lat: number; readonly lon: number },
  { facts, moment }: { readonly facts: SiteFacts; readonly moment: Moment },
  described: Building,
): PropertyLoss {
  const building = buildingAt(described, facts);
  const notBuilt = notBuiltReason(facts.place.setting, facts.sinkhole.relief);
  if (notBuilt !== null) return { building, sites: [], perils: [], total: null, reason: notBuilt };
  const sites = sitePerils(at, facts, moment);
  const perils = sites.map((site) => perilLoss(site, building));
  if (perils.every(({ state }) => state === 'unknown'))
    return { building, sites, perils, total: null, reason: 'no peril could be worked out' };
  const { setting } = facts.place;
  const { countryCode, usCounty } = isKnown(setting) ? setting.value : {};
  return { building, sites, perils, total: totalSpread(perils), countryCode, usCounty };
}

/** Exceedance curve of the building, loss as a share of its value. */
export function propertyCurve(
  { perils }: Pick<PropertyLoss, 'perils'>,
  years?: readonly number[],
): ExceedancePoint[] {
  return exceedanceCurve(eventsOf(perils), MOST_RATIO, years);
}

/**
 * What the reference house of the composite loses in a year to the perils that both count, share of its value, 0 or more: without wildfire, which the composite
 * leaves out, and heat, which only the composite has.
 */
export function referenceHouseLoss({ sites }: Pick<PropertyLoss, 'sites'>): number {
  const counted = sites.filter(({ peril }) => peril !== 'wildfire');
  const withWalls = (constructionType: keyof typeof REFERENCE_WALLS): number =>
    counted.reduce(
      (sum, site) =>
        sum + perilLoss(site, { ...REFERENCE_BUILDING, constructionType }).averageAnnual,
      0,
    );
  return (
    REFERENCE_WALLS.wood_frame * withWalls('wood_frame') +
    REFERENCE_WALLS.masonry * withWalls('masonry')
  );
}

/** What each attribute that nobody gave could change in the average annual loss ratio. */
export function missingInfluences({ sites, building }: PropertyLoss): Influence[] {
  return influences(building, (other) =>
    sites.reduce((sum, site) => sum + perilLoss(site, other).averageAnnual, 0),
  ).filter(({ attribute }) => attribute !== 'seismicity');
}
