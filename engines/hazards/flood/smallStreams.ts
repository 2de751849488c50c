import type { Drainage } from '../../ground/datasets/floodPlains.ts';
import { smoothStep } from '../../ground/math/interpolate.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import type { Ground } from './riverFlood.ts';
import { GATHERING, STREAM } from './tables.ts';

/**
 * How much oftener a stream that no list knows floods a place than a place taken at random: thrice on the floor of the valley, a third
 * on the watershed, as often where nobody knows how the ground drains. On a plain little parts the two: its places come about as often
 * as any, none of them is taken for a valley floor.
 *
 * @param ground  elevation of the place; null where it is not known
 * @returns a factor between 1/3 and 3. POLICY form
 */
export function drainageFactor(
  ground: Ground | null,
  drainage: Drainage | null | undefined,
): number {
  if (!ground || !drainage) return 1;
  const reliefM = STREAM.reliefShare * drainage.reliefM;
  const aboveM = ground.elevationM - drainage.lowM;
  const scaleM = Math.hypot(STREAM.leastReliefM, reliefM);
  const spreadM = Math.hypot(ground.sigmaM, drainage.lowSigmaM, STREAM.spread * scaleM);
  const high = normalCdf((aboveM - STREAM.middle * reliefM) / spreadM);
  return STREAM.valleyFactor ** (1 - 2 * high);
}

/**
 * How much of the land that a stream gathers from lies round a place, 0.1 to 1: strips of land between two seas (atolls, barrier
 * islands, spits) have no streams, headlands and straight shores have them.
 *
 * @param landShare  share of the ground within 3 km that is land; 1 where nobody says
 * @source Vacher & Quinn (1997), Geology and Hydrogeology of Carbonate Islands, Elsevier: no streams on atolls. POLICY form
 */
export function gatheringFactor(landShare = 1): number {
  const { least, noneShare, fullShare } = GATHERING;
  return least + (1 - least) * smoothStep(noneShare, fullShare, landShare);
}

/**
 * Prior of a flood by a stream that no list knows, a year: a share of what rain floods places taken at random, by how the ground drains.
 *
 * @param rainPerYear  rain floods of the place, all of them
 */
export function streamFloodProbability(rainPerYear: number, factor: number): number {
  return Math.min(STREAM.most, STREAM.shareOfRain * rainPerYear * factor);
}
