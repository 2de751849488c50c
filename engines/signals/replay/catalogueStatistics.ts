import { bValueTintiMulargia, shrunkBValue } from '../../hazards/earthquake/seismicity/bValue.ts';
import { completenessMagnitude } from '../../hazards/earthquake/seismicity/completenessMagnitude.ts';
import type { ReplayReply } from './schemas.ts';

const BIN_WIDTH = 0.1;

type Statistics = NonNullable<ReplayReply['known_then']['catalogue']>;

/**
 * Completeness and b-value of a list of earthquakes, and b drawn towards 1.0 by what few events leave open.
 *
 * @param magnitudes  rounded to tenths, of one region and window
 * @returns null for fewer than two complete magnitudes, or where all are equal
 */
export function catalogueStatistics(magnitudes: readonly number[]): Statistics | null {
  const complete = completenessMagnitude(magnitudes, BIN_WIDTH);
  const found =
    complete === undefined ? undefined : bValueTintiMulargia(magnitudes, complete, BIN_WIDTH);
  if (complete === undefined || !found || !(found.sigmaShiBolt > 0)) return null;
  const { b, sigma } = shrunkBValue(found);
  return {
    events: found.count,
    completeness_magnitude: complete,
    b_value: found.b,
    b_sigma: found.sigmaShiBolt,
    b_shrunk: b,
    b_shrunk_sigma: sigma,
  };
}
