import type * as z from 'zod';
import type { bridge, bridgesNear } from '../../../ground/datasets/infrastructure.ts';
import { distanceKm } from '../../../ground/earth/geodesy.ts';
import { isKnown, type Fact } from '../../../facts.ts';
import { failureRate, type BridgeSite } from './failureRate.ts';
import type { bridgeReply } from './schemas.ts';
import { SCOUR_CODES, type ScourCode } from './tables.ts';

type Listed = z.output<typeof bridge>;
type Near = NonNullable<z.input<typeof bridgeReply>['bridges_near']>[number];

/** Circle that is looked at, and how many are named. */
export const NEAR_KM = 2;
const NAMED = 10;

/** The nearest bridges of the inventory, each by the same model; null where the inventory is not at hand. */
export function nearOf(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  fact: Fact<z.output<typeof bridgesNear.answer>>,
  site: BridgeSite,
): Near[] | null {
  if (!isKnown(fact)) return null;
  return fact.value.bridges
    .map((each) => ({ each, km: distanceKm(lat, lon, each.lat, each.lon) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, NAMED)
    .map(({ each, km }) => nearBridge(each, km, site));
}

function nearBridge(each: Listed, km: number, site: BridgeSite): Near {
  const rating = lowestRating(each);
  const ageYears = each.yearBuilt === null ? null : Math.max(0, site.year - each.yearBuilt);
  return {
    id: each.id,
    lat: each.lat,
    lon: each.lon,
    distance_km: km,
    over: each.over,
    year_built: each.yearBuilt,
    lowest_rating: rating,
    condition: each.condition,
    scour_code: each.scour,
    traffic_per_day: each.trafficPerDay,
    annual_probability:
      rating === null || ageYears === null
        ? null
        : failureRate(
            {
              rating,
              ageYears,
              bridgeClass: undefined,
              scourCode: scourCodeOf(each.scour),
              shape: {},
            },
            site,
          ).perYear,
  };
}

function lowestRating(each: Listed): number | null {
  const rated = [
    each.deckRating,
    each.superstructureRating,
    each.substructureRating,
    each.culvertRating,
  ];
  const known = rated.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Item 113 as the model reads it; undefined for blanks and unknown letters. */
export function scourCodeOf(text: string | null): ScourCode | undefined {
  const code = text?.trim().toUpperCase() ?? '';
  return code in SCOUR_CODES ? (code as ScourCode) : undefined;
}
