import type { SurgeClimate } from '../../ground/datasets/floodPlains.ts';
import { noGround } from '../../ground/earth/noGround.ts';
import { isKnown, type Fact, type Moment } from '../../facts.ts';
import { siteFlood, type SiteFlood } from '../../hazards/flood/siteFlood.ts';
import { assessWildfire } from '../../hazards/wildfire/assessment.ts';
import { geohazardsOf, type Geohazards } from './geohazardsOf.ts';
import type { PlaceFacts } from './placeNeeds.ts';

/** A rate or probability of today, with its log standard deviation; null: not known; 0 where it cannot be. */
export interface Rate {
  readonly value: number;
  readonly lnSigma: number;
}

/** Everything that the pressures of a place are worked out from, as plain data; null: not known. */
export interface PlaceInputs {
  readonly sea: {
    /** Floods by the sea as they are, with the defences of today. */
    readonly today: Rate;
    readonly climate: SurgeClimate | null;
    readonly ground: { readonly elevationM: number; readonly sigmaM: number } | null;
    readonly coastKm: number;
    readonly landMmPerYear: number;
    readonly landSigmaMmPerYear: number;
  } | null;
  readonly hurricane: Rate | null;
  readonly heat: Rate | null;
  readonly wildfire: Rate | null;
  readonly drought: Rate | null;
  readonly stressRatio: number | null;
  readonly flood: Rate | null;
  /** Local warming per degree of the world's, median. */
  readonly warmingRatio: number;
  readonly geohazards: Geohazards;
  /** Why nobody can live there; null or left out: somebody could. */
  readonly noGround?: 'open water' | 'ice sheet' | null;
  /** People within 25 km; null: not known. */
  readonly people: number | null;
}

/** The inputs of a place from its facts. */
export function placeInputs(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  facts: PlaceFacts,
  moment: Moment,
): PlaceInputs {
  const { setting, flood } = facts.flood;
  const floods = isKnown(flood) ? siteFlood(facts.flood, flood.value, moment) : null;
  return {
    sea: floods && seaOf(facts, floods),
    hurricane: rateOf(facts.hurricane, ({ ratePerYear, rateLnSigma }) => ({
      value: ratePerYear.kt96,
      lnSigma: rateLnSigma,
    })),
    heat: rateOf(facts.heat, ({ daysHeatIndex41C, lnSigma }) => ({
      value: daysHeatIndex41C,
      lnSigma,
    })),
    wildfire: fireOf(facts),
    drought: rateOf(facts.drought, ({ severeRatePerYear, rateLnSigma }) => ({
      value: severeRatePerYear,
      lnSigma: rateLnSigma,
    })),
    stressRatio: isKnown(facts.water) ? facts.water.value.stressRatio : null,
    flood: floods && inlandFlood(facts, floods),
    warmingRatio: isKnown(facts.warming) ? facts.warming.value.ratio : 1,
    geohazards: geohazardsOf({ lat, lon, radiusKm: 100 }, facts, moment),
    noGround: noGround(setting, facts.flood.relief),
    people: isKnown(setting) ? setting.value.populationWithin25Km : null,
  };
}

function rateOf<A>(fact: Fact<A>, read: (value: A) => Rate): Rate | null {
  return isKnown(fact) ? read(fact.value) : null;
}

function seaOf({ flood, land }: PlaceFacts, { sea }: SiteFlood): PlaceInputs['sea'] {
  if (!isKnown(flood.flood) || !isKnown(flood.setting)) return null;
  const climate = flood.flood.value.sea;
  return {
    today: { value: sea.yearlyProbability, lnSigma: sea.lnSigma },
    climate,
    ground: isKnown(flood.elevation)
      ? { elevationM: flood.elevation.value.elevationM, sigmaM: flood.elevation.value.sigmaM }
      : null,
    coastKm: flood.setting.value.coastDistanceKm,
    landMmPerYear: isKnown(land) ? land.value.rateMmPerYear : (climate?.landMotionMmPerYear ?? 0),
    landSigmaMmPerYear: isKnown(land) ? land.value.sigmaMmPerYear : 2,
  };
}

function fireOf({ wildfire }: PlaceFacts): Rate | null {
  const { chance, answer } = assessWildfire(wildfire);
  if (chance) return { value: chance.damagingPerYear, lnSigma: chance.lnSigma };
  return answer.state === 'not_applicable' ? { value: 0, lnSigma: 0 } : null;
}

/** Flooding by rivers and rain; that of the sea is a pressure of its own. */
function inlandFlood({ flood }: PlaceFacts, { river, rain, lnSigma }: SiteFlood): Rate | null {
  if (!isKnown(flood.setting) || !flood.setting.value.isLand) return null;
  return { value: 1 - (1 - river.yearlyProbability) * (1 - rain.yearlyProbability), lnSigma };
}
