import { bValueTintiMulargia, shrunkBValue } from '../../hazards/earthquake/seismicity/bValue.ts';
import { completenessMagnitude } from '../../hazards/earthquake/seismicity/completenessMagnitude.ts';
import {
  completenessBins,
  weichertFit,
  type CompletenessRow,
} from '../../hazards/earthquake/seismicity/weichert.ts';
import type { ReplayReply } from './schemas.ts';

const BIN_WIDTH = 0.1;
/** From which magnitude on the list of the replay is whole. */
const LEAST_MAGNITUDE = 5;
/** POLICY: fewer earthquakes than this say nothing of b and rate together. */
const LEAST_COUNT = 10;

/**
 * From which year on world catalogues hold every large earthquake.
 *
 * @source Di Giacomo, Engdahl & Storchak (2018), Earth Syst. Sci. Data 10, 1877-1899 (ISC-GEM, 6.25 and 7.5 with tenths rounded up). doi:10.5194/essd-10-1877-2018
 */
const LARGE_SINCE: readonly CompletenessRow[] = [
  { magnitude: 6.3, sinceYear: 1918 },
  { magnitude: 7.5, sinceYear: 1904 },
];

type Statistics = NonNullable<ReplayReply['known_then']['catalogue']>;

/**
 * Completeness and b-value of a list of earthquakes, and b drawn towards 1.0 by what few events leave open.
 *
 * @param magnitudes  rounded to tenths, of one region and window
 * @param longRecord  what the longer record of large ones says, or null
 * @returns null for fewer than two complete magnitudes, or where all are equal
 */
export function catalogueStatistics(
  magnitudes: readonly number[],
  longRecord: Statistics['long_record'] = null,
): Statistics | null {
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
    long_record: longRecord,
  };
}

/**
 * b and rate by maximum likelihood where each magnitude counts over the years for which catalogues are whole.
 *
 * @param events  of one region, magnitudes rounded to tenths; earlier than its magnitude is complete counts nothing
 * @param years   first and last year, whole ones, of the list that holds every earthquake of M 5 and more
 * @returns null for fewer than ten earthquakes or where the fit does not settle
 */
export function longRecordOf(
  events: readonly { readonly time: string; readonly magnitude: number | null }[],
  { first, last }: { readonly first: number; readonly last: number },
): Statistics['long_record'] {
  const dated = events.flatMap(({ time, magnitude }) =>
    magnitude === null ? [] : [{ year: new Date(time).getUTCFullYear(), magnitude }],
  );
  const table = [{ magnitude: LEAST_MAGNITUDE, sinceYear: first }, ...LARGE_SINCE];
  const bins = completenessBins(dated, table, {
    binWidth: BIN_WIDTH,
    endYear: last,
    maxMagnitude: Math.max(...dated.map(({ magnitude }) => magnitude)) + BIN_WIDTH,
  }).filter(({ years }) => years > 0);
  if (bins.reduce((sum, { count }) => sum + count, 0) < LEAST_COUNT) return null;
  const fit = weichertFit(bins, BIN_WIDTH, LEAST_MAGNITUDE);
  if (!fit) return null;
  return {
    b_value: fit.b,
    b_sigma: fit.bSigma,
    m5_per_yr: fit.ratePerYear,
    m5_per_yr_sigma: fit.rateSigma,
  };
}
