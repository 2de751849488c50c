import { quantileOf } from '../../ground/math/quantile.ts';

/** A measured depth to water. */
export interface WaterLevel {
  readonly siteId: string;
  readonly lat: number;
  readonly lon: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly depthToWaterM: number;
}

/** How fast the water of a zone's wells falls. */
export interface Drawdown {
  /** Wells with enough years. */
  readonly wells: number;
  /** Middle well, m a year, down positive. */
  readonly medianMPerYr: number;
  /** Wells at 10 and 90 % of the zone's. */
  readonly p10MPerYr: number;
  readonly p90MPerYr: number;
  readonly trend: 'falling' | 'steady' | 'rising';
  /** Day of the newest measurement. */
  readonly newest: string;
}

/** POLICY. Years with a measurement that a trend needs, and years that it must span. */
const LEAST_YEARS = 5;
const LEAST_SPAN = 5;
/** POLICY. Slower than this a well is steady, m a year: a foot in three years. */
const STEADY_M_PER_YR = 0.1;

/**
 * Drawdown of the wells of a zone: for each well the median slope between its yearly medians (Theil and Sen), which neither single
 * measurements while pumping nor the season turn; then the middle of the wells.
 *
 * @returns undefined without a well that was measured over five years
 * @source Sen (1968), J. Am. Stat. Assoc. 63, 1379-1389. doi:10.1080/01621459.1968.10480934
 */
export function drawdownOf(levels: readonly WaterLevel[]): Drawdown | undefined {
  const bySite = Map.groupBy(levels, ({ siteId }) => siteId);
  const slopes = [...bySite.values()].flatMap((ofSite) => slopeOf(ofSite) ?? []);
  const sorted = slopes.toSorted((a, b) => a - b);
  const median = quantileOf(sorted, 0.5);
  const [p10, p90] = [quantileOf(sorted, 0.1), quantileOf(sorted, 0.9)];
  const newest = levels
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (median === undefined || p10 === undefined || p90 === undefined || newest === undefined)
    return undefined;
  return {
    wells: slopes.length,
    medianMPerYr: median,
    p10MPerYr: p10,
    p90MPerYr: p90,
    trend: trendOf(median),
    newest,
  };
}

function slopeOf(levels: readonly WaterLevel[]): number | undefined {
  const byYear = Map.groupBy(levels, ({ day }) => Number(day.slice(0, 4)));
  const years = [...byYear].flatMap(([year, ofYear]) => {
    const depths = ofYear.map(({ depthToWaterM }) => depthToWaterM).toSorted((a, b) => a - b);
    const depthM = quantileOf(depths, 0.5);
    return depthM === undefined ? [] : [{ year, depthM }];
  });
  const span = Math.max(...byYear.keys()) - Math.min(...byYear.keys());
  if (years.length < LEAST_YEARS || span < LEAST_SPAN) return undefined;
  const slopes = years.flatMap((a) =>
    years.flatMap((b) => (b.year > a.year ? [(b.depthM - a.depthM) / (b.year - a.year)] : [])),
  );
  return quantileOf(
    slopes.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The water falls where it stands deeper year by year. */
function trendOf(medianMPerYr: number): Drawdown['trend'] {
  if (medianMPerYr >= STEADY_M_PER_YR) return 'falling';
  return medianMPerYr <= -STEADY_M_PER_YR ? 'rising' : 'steady';
}
