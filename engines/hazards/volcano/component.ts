import { component, known, unknown, type Place } from '../../component.ts';
import { elevation } from '../../ground/datasets/terrain.ts';
import { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import { Z90 } from '../../ground/math/normal.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown, type Fact } from '../../facts.ts';
import type { Quantity } from '../../schemas.ts';
import { eruptionState } from './activity.ts';
import { likeliestValley } from './groundPaths.ts';
import {
  siteHazard,
  type SiteHazard,
  type SiteProbability,
  type VolcanoEffect,
} from './siteHazard.ts';
import { MODEL_LN_SIGMA, SEARCH_KM } from './tables.ts';
import { volcanoLoss } from './volcanoLoss.ts';
import { listedVolcanoes } from './listedVolcanoes.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [1e-5, 2],
  [1e-4, 15],
  [1e-3, 35],
  [1e-2, 65],
  [1e-1, 95],
];

/** What the volcano hazard of a place is worked out from. */
export function volcanoNeeds({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  return {
    volcanoes: volcanoesNear({ lat, lon, radiusKm: SEARCH_KM }),
    elevation: elevation({ lat, lon }),
  };
}

/** Ground elevation of a place for the flow models, m; null where nobody knows it. */
export function siteElevationM(fact: Fact<{ readonly elevationM: number }>): number | null {
  return isKnown(fact) ? fact.value.elevationM : null;
}

/**
 * The hazard as a quantity: annual probability of at least 1 cm of ash or of a flow, lahar or lava, with the interval that the spread
 * of rates and of the models gives it.
 */
export function volcanoQuantity(hazard: SiteProbability): Quantity {
  const median = hazard.probability * Math.exp(-(hazard.rateLnSigma ** 2) / 2);
  const spread = Math.exp(Z90 * Math.hypot(hazard.rateLnSigma, MODEL_LN_SIGMA));
  return {
    name: 'annual_probability_of_ash_10mm_or_flow',
    value: hazard.probability,
    unit: '1/yr',
    p10: median / spread,
    p50: median,
    p90: Math.min(1, median * spread),
  };
}

/** What moved the number: the volcanoes that contribute most, in words. */
export function volcanoDrivers(hazard: SiteHazard): string[] {
  const drivers: string[] = [];
  for (const effect of hazard.effects) {
    if (drivers.length === 3 || effect.hitsPerYear < 0.05 * hazard.probability) break;
    const share = Math.round((100 * effect.hitsPerYear) / hazard.probability);
    drivers.push(
      `${effect.volcano.name}, ${Math.round(effect.distanceKm)} km: ${Math.min(100, share)} % of the rate${wayOf(effect)}`,
    );
  }
  if (drivers.length === 0)
    drivers.push(
      'no listed Holocene volcano near enough to matter; distant VEI 7 eruptions remain',
    );
  return drivers;
}

/** How the volcano mostly reaches the place, where that is drawn, and whether it is in eruption. */
function wayOf({ volcano, paths, hitsPerYear, laharPerYear, lavaPerYear }: VolcanoEffect): string {
  const words: string[] = [];
  const valley = likeliestValley(paths);
  if (valley && laharPerYear > 0.3 * hitsPerYear)
    words.push(`lahars down the ${valley.name}, ${Math.round(valley.alongKm)} km along it`);
  if (paths?.ventsDrawn && lavaPerYear > 0.3 * hitsPerYear)
    words.push('lava from its rifts or vent field');
  if (eruptionState(volcano) === 'in_eruption')
    words.push(`in eruption in ${Math.floor(volcano.knownThroughYear)}`);
  return words.length === 0 ? '' : `, ${words.join(', ')}`;
}

/** Volcano: annual probability of at least 1 cm of ash or of lying in the path of a flow, lahar or lava. */
export const volcanoComponent = component({
  name: 'volcano',
  words: 'volcanic ash and flows',
  anchors: ANCHORS,
  needs: volcanoNeeds,
  listed: listedVolcanoes,
  assess({ lat, lon }: Place, facts) {
    if (!isKnown(facts.volcanoes)) return unknown(`volcano list: ${facts.volcanoes.missing}`);
    const hazard = siteHazard(
      facts.volcanoes.value.volcanoes,
      { lat, lon, elevationM: siteElevationM(facts.elevation) },
      false,
    );
    return known(ANCHORS, volcanoQuantity(hazard), volcanoDrivers(hazard));
  },
  loss({ lat, lon }: Place, facts) {
    if (!isKnown(facts.volcanoes)) return 'unknown';
    return volcanoLoss(facts.volcanoes.value.volcanoes, {
      lat,
      lon,
      elevationM: siteElevationM(facts.elevation),
    });
  },
  usual: { share: 0.014, lossP90: 1.6e-5 },
});
