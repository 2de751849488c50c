import { lossAbout, type Loss } from '../../component.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { CURVE_LN_SIGMA } from './lossTables.ts';
import { equivalentMotions, POINTS, type RockCurve } from './shakingCurve.ts';
import { shakingLoss } from './shakingLoss.ts';

/** Motions on rock of 760 m/s: the mean curve, and how far it may be off, g. */
export interface RockMotions {
  readonly curve: RockCurve;
  readonly pga475G: {
    readonly mean: number;
    readonly p16: number;
    readonly p84: number;
  };
}

/** Ground under the place. */
export interface Ground {
  readonly vs30Mps: number;
  readonly vs30LnSigma: number;
}

const ROCK_MPS = 760;
/** What the hazard may be off at most, log standard deviation of the loss. */
const MOST_LN_SIGMA = 2.5;

const motions = new Float64Array(POINTS);

/** Yearly loss of the reference building on ground of a shear-wave velocity, 1/yr. */
function lossOnGround(curve: RockCurve, vs30Mps: number): number {
  return shakingLoss(equivalentMotions(curve, vs30Mps, motions));
}

interface OfPlace {
  readonly rock: RockMotions;
  readonly vs30Mps: number;
  readonly onRock: number;
  readonly onGround: number;
  readonly hazardLnSigma: number;
}

/** The place asked for last: shaking on rock and what the ground adds ask for the same losses one after the other. */
let last: OfPlace | undefined;

function lossesOf(rock: RockMotions, vs30Mps: number): OfPlace {
  if (last?.rock !== rock || last.vs30Mps !== vs30Mps)
    last = {
      rock,
      vs30Mps,
      onRock: lossOnGround(rock.curve, ROCK_MPS),
      onGround: lossOnGround(rock.curve, vs30Mps),
      hazardLnSigma: hazardLnSigma(rock),
    };
  return last;
}

/** Log standard deviation of the loss by what the hazard leaves open: the losses at its 16 and 84 per cent motions. */
export function hazardLnSigma({ curve, pga475G }: RockMotions): number {
  const { mean, p16, p84 } = pga475G;
  if (!(mean > 0) || !(p16 > 0)) return MOST_LN_SIGMA;
  const onRock = equivalentMotions(curve, ROCK_MPS, motions);
  const high = shakingLoss(onRock, Math.log(p84 / mean));
  const low = shakingLoss(onRock, Math.log(p16 / mean));
  const own = high > 0 && low > 0 ? Math.log(high / low) / 2 : MOST_LN_SIGMA;
  return Math.hypot(Math.min(MOST_LN_SIGMA, own), CURVE_LN_SIGMA);
}

/** The same with the curve of damage. */
const lossLnSigma = (place: OfPlace): number =>
  Math.hypot(place.hazardLnSigma, referenceDamage('earthquake').lnSigma);

/**
 * Yearly loss by shaking as on rock of 760 m/s; on ground that shakes less than rock, as on that ground.
 *
 * @returns 1/yr
 */
export function rockLoss(rock: RockMotions, ground: Ground): Loss {
  const place = lossesOf(rock, ground.vs30Mps);
  return lossAbout(Math.min(place.onRock, place.onGround), lossLnSigma(place));
}

/**
 * Yearly loss that the ground adds to that on rock; 0 where it takes some off.
 *
 * @returns 1/yr
 */
export function addedByGround(rock: RockMotions, { vs30Mps, vs30LnSigma }: Ground): Loss {
  const place = lossesOf(rock, vs30Mps);
  const { onRock, onGround } = place;
  const added = Math.max(0, onGround - onRock);
  if (added === 0) return lossAbout(0, 1);
  const softer = lossOnGround(rock.curve, vs30Mps * Math.exp(-Z90 * vs30LnSigma)) - onRock;
  const ground = Math.log(Math.max(added, softer) / added) / Z90;
  return lossAbout(added, Math.hypot(lossLnSigma(place), ground));
}

/** Log standard deviation of the loss by what the ground leaves open. */
export function groundLnSigma(curve: RockCurve, { vs30Mps, vs30LnSigma }: Ground): number {
  const softer = lossOnGround(curve, vs30Mps * Math.exp(-vs30LnSigma));
  const harder = lossOnGround(curve, vs30Mps * Math.exp(vs30LnSigma));
  return harder > 0 ? Math.max(0, Math.log(softer / harder) / 2) : 1;
}
