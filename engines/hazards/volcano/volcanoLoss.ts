import { lossAbout, type Loss } from '../../component.ts';
import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { bearingDeg, distanceKm } from '../../ground/earth/geodesy.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { ashExceedance, ashPath } from './ashExceedance.ts';
import {
  FADE_FROM_KM,
  GROUND_LIMIT_KM,
  groundChances,
  knowledge,
  SEARCH_KM,
  ventDistanceKm,
  type Site,
} from './siteHazard.ts';
import { FAR_ASH_PER_YEAR, MODEL_LN_SIGMA, VENT_RADIUS_KM } from './tables.ts';

/** Thicknesses of ash at which the rates are worked out, mm, and those whose damage stands for what lies between them and the next. */
const ASH_MM = [10, 100, 300] as const;
const BETWEEN_MM = [32, 173, 500] as const;
const LN_CM = ASH_MM.map((mm) => Math.log(mm / 10));

/**
 * Mean damage of one eruption of a size: ash by thickness; a flow, lahar or lava in its path.
 *
 * @param ash  chances of reaching each thickness of `ASH_MM`
 */
function damageOf(ash: readonly number[], ground: number): number {
  const curve = referenceDamage('ash');
  let loss = 0;
  for (let k = 0; k < ASH_MM.length; k++)
    loss += ((ash[k] ?? 0) - (ash[k + 1] ?? 0)) * curve.mean(BETWEEN_MM[k] ?? 0);
  return loss + ground * referenceDamage('volcanic_flow').mean(1);
}

/** Expected yearly loss of the reference building to one volcano, 1/yr. */
export function volcanoLossPerYear(volcano: Volcano, site: Site): number {
  const { rate, chances, wind } = knowledge(volcano);
  const summitKm = distanceKm(volcano.lat, volcano.lon, site.lat, site.lon);
  const path = ashPath(
    ventDistanceKm(summitKm, VENT_RADIUS_KM[volcano.volcanoType]),
    bearingDeg(volcano.lat, volcano.lon, site.lat, site.lon),
  );
  const fade =
    summitKm <= FADE_FROM_KM ? 1 : Math.max(0, (SEARCH_KM - summitKm) / (SEARCH_KM - FADE_FROM_KM));
  const ash = [0, 0, 0];
  let loss = 0;
  for (let vei = 0; vei < chances.length; vei++) {
    let reached = 1;
    for (let k = 0; k < ash.length; k++) {
      reached = vei === 0 || reached === 0 ? 0 : ashExceedance(vei, LN_CM[k] ?? 0, path, wind);
      ash[k] = reached;
    }
    let ground = 0;
    if (path.distanceKm < GROUND_LIMIT_KM) {
      const { flow, lahar, lava } = groundChances(volcano, vei, path.distanceKm, site);
      ground = 1 - (1 - flow) * (1 - lahar) * (1 - lava);
    }
    if (ash[0] === 0 && ground === 0) continue;
    loss += (chances[vei] ?? 0) * damageOf(ash, ground);
  }
  return loss * rate.ratePerYear * fade;
}

/**
 * Expected yearly loss of the reference building to all volcanoes near a site, with the floor of distant large eruptions.
 *
 * @returns 1/yr, with the spread of the rates and of the models of reach
 */
export function volcanoLoss(volcanoes: readonly Volcano[], site: Site): Loss {
  let loss = FAR_ASH_PER_YEAR * referenceDamage('ash').mean(BETWEEN_MM[0]);
  let variance = 0;
  for (const volcano of volcanoes) {
    const own = volcanoLossPerYear(volcano, site);
    loss += own;
    variance += own * own * Math.expm1(knowledge(volcano).rate.lnSigma ** 2);
  }
  const rates2 = Math.log1p(variance / (loss * loss));
  const lnSigma = Math.sqrt(rates2 + MODEL_LN_SIGMA ** 2 + referenceDamage('ash').lnSigma ** 2);
  return { ...lossAbout(loss * Math.exp(-rates2 / 2), lnSigma), value: loss };
}
