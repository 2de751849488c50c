import type { FloodSetting, MappedDepths } from '../../ground/datasets/floodPlains.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import { MAPPED, WET_DEPTH_M } from './tables.ts';

/** What a map of depths says of a place: yearly probability of more than 15 cm, and its spread. */
interface MappedFlood {
  readonly yearlyProbability: number;
  readonly lnSigma: number;
}

/**
 * Yearly probability of more than 15 cm of water by a map of depths: the chance of it at each return period, given the error of the
 * depth, summed over the yearly probabilities between them. Beyond the rarest map its own chance holds; more often than the most
 * frequent one it falls to nothing at twice that probability.
 *
 * @returns probability a year, 0 to 1; a log standard deviation from depths half a standard deviation higher and lower
 */
function mappedFlood(map: MappedDepths): MappedFlood {
  const yearlyProbability = wetPerYear(map, 0);
  const high = wetPerYear(map, MAPPED.halfSigma * map.sigmaM);
  const low = wetPerYear(map, -MAPPED.halfSigma * map.sigmaM);
  const spread = Math.log(high / low) / (2 * MAPPED.halfSigma);
  return {
    yearlyProbability,
    lnSigma: Math.min(MAPPED.mostLnSigma, Math.hypot(MAPPED.leastLnSigma, spread)),
  };
}

/** Chance of more than 15 cm in an event that the map gives a depth; a dry pixel does not say how far from the water it lies. */
function wetShare(
  depthM: number,
  { raisedM, sigmaM }: { readonly raisedM: number; readonly sigmaM: number },
): number {
  if (depthM === 0) return MAPPED.dryButWet * Math.pow(MAPPED.dryFactor, Math.sign(raisedM));
  return normalCdf((depthM + raisedM - WET_DEPTH_M) / sigmaM);
}

function wetPerYear({ depths, sigmaM }: MappedDepths, raisedM: number): number {
  const rarest = depths.toSorted((a, b) => b.years - a.years);
  let sum = 0;
  let last = { perYear: 0, wet: 0 };
  for (const { years, depthM } of rarest) {
    const perYear = 1 / years;
    const wet = wetShare(depthM, { raisedM, sigmaM });
    sum += last.perYear === 0 ? perYear * wet : ((perYear - last.perYear) * (wet + last.wet)) / 2;
    last = { perYear, wet };
  }
  const beyond = Math.min(1, 2 * last.perYear) - last.perYear;
  return Math.min(1, Math.max(MAPPED.leastPerYear, sum + (beyond * last.wet) / 2));
}

/** A cause of flooding as far as a map of depths changes it. */
interface Part {
  readonly yearlyProbability: number;
  readonly undefended: number | null;
  readonly lnSigma: number;
  readonly decidedBy: string | null;
  readonly ownYearlyProbability?: number;
  readonly ofStreams?: boolean;
}

/** A map of depths at the place itself stands in place of plains, surges and towns; with defences it is never above what is known without. */
export function asMapped<P extends Part>(
  cause: MappedDepths['cause'],
  part: P,
  { mapped }: FloodSetting,
): P | (Omit<P, keyof Part> & Part) {
  if (mapped?.cause !== cause) return part;
  const { yearlyProbability, lnSigma } = mappedFlood(mapped);
  return {
    ...part,
    yearlyProbability,
    undefended: part.undefended === null ? null : Math.max(part.undefended, yearlyProbability),
    lnSigma,
    decidedBy: `map of depths (${mapped.id})`,
    ownYearlyProbability: yearlyProbability,
    ofStreams: false,
  };
}
