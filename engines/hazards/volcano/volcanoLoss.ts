import { spherePoint, type SpherePoint } from '../../ground/earth/spherePoint.ts';
import { stepAt } from '../../ground/math/interpolate.ts';
import { lossAbout, type Loss } from '../../component.ts';
import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { ashExceedance } from './ashExceedance.ts';
import { groundChances, type Site } from './groundPaths.ts';
import { volcanoAt, volcanoActivity } from './siteHazard.ts';
import { FAR_ASH_PER_YEAR, MODEL_LN_SIGMA } from './tables.ts';

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
  const { byAsh, byFlow } = damages();
  let loss = 0;
  for (let k = 0; k < ASH_MM.length; k++) loss += stepAt(ash, k) * byAsh[k];
  return loss + ground * byFlow;
}

interface Damages {
  /** By thickness, in the order of `BETWEEN_MM`. */
  readonly byAsh: readonly number[];
  readonly byFlow: number;
}

let made: Damages | undefined;

/** Mean damages that every eruption shares, read off the curves at the first question. */
function damages(): Damages {
  return (made ??= {
    byAsh: BETWEEN_MM.map((mm) => referenceDamage('ash').mean(mm)),
    byFlow: referenceDamage('volcanic_flow').mean(1),
  });
}

/** Expected yearly loss of the reference building to one volcano, 1/yr. */
function volcanoLossPerYear(volcano: Volcano, site: Site, point: SpherePoint): number {
  const at = volcanoAt(volcano, site, point);
  if (!at) return 0;
  const { rate, chances, yearShare, ashSource } = at.activity;
  const ash = [0, 0, 0];
  let loss = 0;
  for (let vei = 0; vei < chances.length; vei++) {
    if (chances[vei] === 0) continue;
    let reached = 1;
    for (let k = 0; k < ash.length; k++) {
      reached = vei === 0 || reached === 0 ? 0 : ashExceedance(vei, LN_CM[k], at.ash, ashSource);
      ash[k] = reached;
    }
    let ground = 0;
    if (at.paths) {
      const { flow, lahar, lava } = groundChances(at.paths, vei, yearShare[vei]);
      ground = 1 - (1 - flow) * (1 - lahar) * (1 - lava);
    }
    if (ash[0] === 0 && ground === 0) continue;
    loss += chances[vei] * damageOf(ash, ground);
  }
  const other = (at.paths?.otherLaharsPerYear ?? 0) * damages().byFlow;
  return loss * rate.ratePerYear * at.fade + other;
}

/**
 * Expected yearly loss of the reference building to all volcanoes near a site, with the floor of distant large eruptions.
 *
 * @returns 1/yr, with the spread of the rates and of the models of reach
 */
export function volcanoLoss(volcanoes: readonly Volcano[], site: Site): Loss {
  let loss = FAR_ASH_PER_YEAR * damages().byAsh[0];
  let variance = 0;
  const point = spherePoint(site.lat, site.lon);
  for (const volcano of volcanoes) {
    const own = volcanoLossPerYear(volcano, site, point);
    if (own === 0) continue;
    loss += own;
    variance += own * own * Math.expm1(volcanoActivity(volcano).rate.lnSigma ** 2);
  }
  const rates2 = Math.log1p(variance / (loss * loss));
  const lnSigma = Math.sqrt(rates2 + MODEL_LN_SIGMA ** 2 + referenceDamage('ash').lnSigma ** 2);
  return lossAbout(loss, lnSigma);
}
