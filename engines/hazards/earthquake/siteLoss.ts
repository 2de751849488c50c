import { lossAbout, type Loss } from '../../component.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { STAND_IN_LN_SIGMA } from './lossTables.ts';
import { shakingLoss } from './shakingLoss.ts';

/** A motion of the hazard map, g. */
interface Motion {
  readonly mean: number;
  readonly p16: number;
  readonly p50: number;
  readonly p84: number;
}

/** Motions on rock of 760 m/s by return period. */
export interface RockMotions {
  readonly pga475G: Motion;
  readonly pga2475G: Motion;
}

/** Ground under the place. */
export interface Ground {
  readonly vs30Mps: number;
  readonly vs30LnSigma: number;
}

const Z90 = 1.2815515655446004;

/** Loss on ground of a shear-wave velocity, from the mean motions on rock, 1/yr. */
function onGround({ pga475G, pga2475G }: RockMotions, vs30Mps: number): number {
  return shakingLoss(pga475G.mean, pga2475G.mean, vs30Mps);
}

/** How far the hazard itself may be off: the losses of its 16 and 84 per cent motions, with the curve of damage and the stand-in. */
function hazardLnSigma({ pga475G, pga2475G }: RockMotions): number {
  const high = shakingLoss(pga475G.p84, pga2475G.p84);
  const low = shakingLoss(pga475G.p16, pga2475G.p16);
  const own = high > 0 && low > 0 ? Math.min(2.5, Math.log(high / low) / 2) : 2.5;
  return Math.hypot(own, referenceDamage('earthquake').lnSigma, STAND_IN_LN_SIGMA);
}

/**
 * Yearly loss by shaking as on rock of 760 m/s; on ground that shakes less than rock, as on that ground.
 *
 * @returns 1/yr
 */
export function rockLoss(motions: RockMotions, ground: Ground): Loss {
  const rock = shakingLoss(motions.pga475G.mean, motions.pga2475G.mean);
  return lossAbout(Math.min(rock, onGround(motions, ground.vs30Mps)), hazardLnSigma(motions));
}

/**
 * Yearly loss that the ground adds to that on rock; 0 where it takes some off.
 *
 * @returns 1/yr
 */
export function addedByGround(motions: RockMotions, { vs30Mps, vs30LnSigma }: Ground): Loss {
  const rock = shakingLoss(motions.pga475G.mean, motions.pga2475G.mean);
  const added = Math.max(0, onGround(motions, vs30Mps) - rock);
  if (added === 0) return lossAbout(0, 1);
  const softer = onGround(motions, vs30Mps * Math.exp(-Z90 * vs30LnSigma)) - rock;
  const ground = Math.log(Math.max(added, softer) / added) / Z90;
  return lossAbout(added, Math.hypot(hazardLnSigma(motions), ground));
}
