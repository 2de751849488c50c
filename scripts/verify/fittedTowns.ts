import { RATE_CALIBRATION } from '../../src/atlas/data/rateCalibration.ts';

const plain = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
const FITTED: readonly string[] = [
  ...new Set(RATE_CALIBRATION.flatMap((row) => row.trainedOn).map(plain)),
];

/** Whether a rate of the model was set by the published hazard of a town: such a town is no test of it. `NEW_MADRID_MO` is New Madrid. */
export function isFitted(place: string): boolean {
  const name = plain(place);
  return FITTED.some((town) => name === town || name.startsWith(`${town}_`));
}
