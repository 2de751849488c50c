import type { FaultSource } from '../../../ground/datasets/tectonics.ts';
import { paceOf, preparedFault } from './faultHazard.ts';
import type { MagnitudeFrequency } from './magnitudeFrequency.ts';
import { meanRateFactor } from './sourceCurves.ts';
import { WORLD_MODEL } from './tables.ts';

/** Earthquakes at or above a magnitude that a fault makes a year, the mean of its branches. */
export function faultRateFrom(fault: FaultSource, magnitude: number): number {
  const { low, best, high } = paceOf(fault);
  if (best <= 0) return 0;
  const { floating, characteristic } = preparedFault(fault);
  const main = characteristic.reduce(
    (sum, { mfd }, i) => sum + WORLD_MODEL.boundWeights[i] * countFrom(mfd, magnitude),
    0,
  );
  const pace = meanRateFactor({
    rateFactors: [low / best, 1, high / best],
    rateWeights: WORLD_MODEL.boundWeights,
  });
  return pace * (main + countFrom(floating.mfd, magnitude));
}

function countFrom({ magnitudes, ratesPerYear }: MagnitudeFrequency, magnitude: number): number {
  return ratesPerYear.reduce((sum, rate, i) => sum + (magnitudes[i] >= magnitude ? rate : 0), 0);
}
