import type { Activity } from './activity.ts';
import { spherePoint } from '../../ground/earth/spherePoint.ts';
import { lossAbout, type Loss } from '../../component.ts';
import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { ashSteps, meanOfAsh, type AshSteps } from './ashExceedance.ts';
import { groundChances, type GroundPaths, type Site } from './groundPaths.ts';
import { volcanoAt, type VolcanoAtSite } from './siteHazard.ts';
import { FAR_ASH_PER_YEAR, MODEL_LN_SIGMA } from './tables.ts';

/** Thicknesses of ash at which the rates are worked out, mm, and those whose damage stands for what lies between them and the next. */
const ASH_MM = [10, 100, 300] as const;
const BETWEEN_MM = [32, 173, 500] as const;

interface Damages {
  /** By thickness that is reached, what it adds to the mean damage of the thickness before. */
  readonly byAsh: AshSteps;
  /** Of the least thickness that counts. */
  readonly byLeastAsh: number;
  readonly byFlow: number;
}

let made: Damages | undefined;

/** Mean damages that every eruption shares, read off the curves at the first question. */
function damages(): Damages {
  if (made) return made;
  const means = BETWEEN_MM.map((mm) => referenceDamage('ash').mean(mm));
  made = {
    byAsh: ashSteps(ASH_MM.map((mm, k) => [mm / 10, k === 0 ? means[k] : means[k] - means[k - 1]])),
    byLeastAsh: means[0],
    byFlow: referenceDamage('volcanic_flow').mean(1),
  };
  return made;
}

/** Mean damages by ash of a volcano at a time, by VEI. */
const ash = new Float64Array(8);

/** Expected yearly loss of the reference building to one volcano, 1/yr. */
function volcanoLossPerYear({ activity, ash: path, paths, fade }: VolcanoAtSite): number {
  const { rate, chances, ashSource } = activity;
  const { byAsh, byFlow } = damages();
  meanOfAsh(byAsh, path, ashSource, ash);
  if (paths) addFlows(paths, activity, byFlow);
  let loss = 0;
  for (let vei = 0; vei < ash.length; vei++) loss += chances[vei] * ash[vei];
  const other = paths ? paths.otherLaharsPerYear * byFlow : 0;
  return loss * rate.ratePerYear * fade + other;
}

/** Adds the damage by flows, lahars and lava to that by ash, by VEI. */
function addFlows(paths: GroundPaths, activity: Activity, byFlow: number): void {
  for (let vei = 0; vei < ash.length; vei++) {
    const { flow, lahar, lava } = groundChances(paths, vei, activity);
    ash[vei] += (1 - (1 - flow) * (1 - lahar) * (1 - lava)) * byFlow;
  }
}

/**
 * Expected yearly loss of the reference building to all volcanoes near a site, with the floor of distant large eruptions.
 *
 * @returns 1/yr, with the spread of the rates and of the models of reach
 */
export function volcanoLoss(volcanoes: readonly Volcano[], site: Site): Loss {
  let loss = FAR_ASH_PER_YEAR * damages().byLeastAsh;
  let variance = 0;
  const point = spherePoint(site.lat, site.lon);
  for (const volcano of volcanoes) {
    const at = volcanoAt(volcano, site, point);
    if (!at) continue;
    const own = volcanoLossPerYear(at);
    loss += own;
    variance += own * own * at.activity.rateVariance;
  }
  const rates2 = Math.log1p(variance / (loss * loss));
  const lnSigma = Math.sqrt(rates2 + MODEL_LN_SIGMA ** 2 + referenceDamage('ash').lnSigma ** 2);
  return lossAbout(loss, lnSigma);
}
