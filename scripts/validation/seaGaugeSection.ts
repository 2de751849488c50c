import { seaLevelOfYears } from '../../engines/hazards/flood/seaFlood.ts';
import { surgeClimateAt } from '../../src/atlas/surgeClimate.ts';
import { rootMeanSquare } from './climateNumbers.ts';
import { GAUGE_STUDIES, SEA_GAUGES, type GaugeMaker, type SeaGauge } from './tables/seaGauges.ts';

/** Return periods that are held against the laws of the gauges, years. */
const YEARS = [10, 100] as const;

/** A gauge with its published levels and ours, m above mean higher high water, at 10 and at 100 years. */
export interface GaugeLevels {
  readonly name: string;
  readonly maker: GaugeMaker;
  /** Listed reach that the gauge sets; undefined where it judges. */
  readonly sets: string | undefined;
  readonly highWaterM: number;
  readonly publishedM: readonly number[];
  readonly ownM: readonly number[];
  /** What comes once in 100 years where major hurricanes pass the law's level more often, m. */
  readonly byMajorsM: number;
}

/**
 * Level that comes so many times a year by a generalised Pareto law of what exceeds a threshold.
 *
 * @returns m above mean higher high water
 * @source Coles (2001), An Introduction to Statistical Modeling of Extreme Values, sect. 4.3
 */
export function paretoLevelM(
  [, , , , perYear, thresholdM, shape, scaleM]: SeaGauge,
  years: number,
): number {
  const times = perYear * years;
  const growth = Math.abs(shape) < 1e-9 ? Math.log(times) : (times ** shape - 1) / shape;
  return thresholdM + scaleM * growth;
}

/** Published levels and ours at every gauge, the sea as it stood from 1995 to 2014. */
export function gaugeLevels(): GaugeLevels[] {
  return SEA_GAUGES.map((gauge) => {
    const [name, lat, lon, maker, , , , , , sets] = gauge;
    const sea = surgeClimateAt(lat, lon);
    if (sea?.tide === undefined) throw new Error(`no sea at ${name}`);
    const highWaterM = sea.tide.highM;
    return {
      name,
      maker,
      sets,
      highWaterM,
      publishedM: YEARS.map((years) => paretoLevelM(gauge, years)),
      ownM: YEARS.map((years) => seaLevelOfYears(sea, years, 0) - highWaterM),
      byMajorsM: paretoLevelM(gauge, BY_MAJORS_YEARS),
    };
  });
}

/** Years after which the laws of gauges have what comes once in 100 years, by how often their levels of 100 years were passed. @source Mendelsohn (2021), Atmosphere 12, 756, doi:10.3390/atmos12060756 */
const BY_MAJORS_YEARS = Math.round((100 * 49) / 23);

const COASTS: Readonly<Record<GaugeMaker, string>> = {
  e: 'winter storms',
  o: 'open ocean',
  t: 'tropical cyclones',
};

/** Mean and root mean square of ours less the published, m. */
function errorsOf(rows: readonly GaugeLevels[], at: number): string {
  const errors = rows.map(({ ownM, publishedM }) => (ownM[at] ?? NaN) - (publishedM[at] ?? NaN));
  return `${signed(meanOf(errors))} | ${rootMeanSquare(errors).toFixed(2)}`;
}

const meanOf = (errors: readonly number[]): number =>
  errors.reduce((sum, error) => sum + error, 0) / errors.length;

/** Mean of ours of 100 years less what the laws have after as many years as major hurricanes say, m; of coasts of cyclones alone. */
function byMajors(maker: GaugeMaker, rows: readonly GaugeLevels[]): string {
  return maker === 't'
    ? signed(meanOf(rows.map(({ ownM, byMajorsM }) => (ownM[1] ?? NaN) - byMajorsM)))
    : '';
}

const signed = (m: number): string => `${m < -0.005 ? '−' : '+'}${Math.abs(m).toFixed(2)}`;

function summaryLine(maker: GaugeMaker, rows: readonly GaugeLevels[], what: string): string {
  return `| ${COASTS[maker]} | ${what} | ${rows.length} | ${errorsOf(rows, 0)} | ${errorsOf(rows, 1)} | ${byMajors(maker, rows)} |`;
}

function gaugeLine({ name, maker, sets, highWaterM, publishedM, ownM }: GaugeLevels): string {
  const pairs = YEARS.map(
    (_years, i) => `${(publishedM[i] ?? NaN).toFixed(2)} | ${(ownM[i] ?? NaN).toFixed(2)}`,
  );
  return `| ${name} | ${COASTS[maker]} | ${sets === undefined ? 'judges' : 'sets'} | ${highWaterM.toFixed(2)} | ${pairs.join(' | ')} |`;
}

/** Levels of the sea at gauges whose law is published, for the page of hazards. */
export function seaGaugeSection(): string[] {
  const levels = gaugeLevels();
  const of = (maker: GaugeMaker, isJudge: boolean) =>
    levels.filter((row) => row.maker === maker && (row.sets === undefined) === isJudge);
  return [
    '## Levels of the sea at gauges',
    '',
    `Levels of 10 and of 100 years at ${levels.length} tide gauges, m above mean higher high water, the trend of the sea taken off, by published generalised Pareto laws (${Object.values(GAUGE_STUDIES).join('; ')}). A gauge at a listed reach of coast sets its level of 10 years, and that of 100 years where winter storms or the open ocean make it; the others judge what is read between reaches. Before the table took these figures, levels of 10 years at the judges were off by −0.05 m (root mean square 0.15) on coasts of winter storms, −0.19 (0.23) on the open ocean and +0.13 (0.24) on those of cyclones: surges listed by themselves were added to mean high water, while a level read at a gauge comes with spring tides as well.`,
    '',
    `On coasts of cyclones our level of 100 years is not set by gauges and stands above their laws. Some decades at one point hold few great cyclones, and a law is fitted to the many small floods among them: at Charleston it has 1.19 m once in 100 years, where Hugo (1989) left 2.06 m and the storm of 1940 some 1.5 m in a record of 104 years. At 23 long gauges of the East Coast levels of 100 years were passed 49 times where they should have been 23 times, by major hurricanes (Mendelsohn (2021), Atmosphere 12, 756, doi:10.3390/atmos12060756): what comes once in 100 years stands near the laws' level of ${BY_MAJORS_YEARS} years, which the last column has. Storms are counted along the coast instead, by studies of flood insurance and by models of their tracks. Where typhoons come every year and gauges know them (the open coast of Honshu), the level of 100 years is that of the gauge; where at least one in five of the floods over the threshold of the law is of a cyclone (Manila, Legaspi, Guam, Naha), it is a mean of the law and of the models by the number of cyclones that the gauge knows.`,
    '',
    'Between listed reaches surges of cyclones go with the shelf, as the square root of the set-up by a steady wind (fetch over depth). Each of the 111 listed reaches of cyclone coasts as told by the others about it is off by 0.39 in the logarithm for the surge of 100 years and 0.32 for that of 10 (0.46 and 0.39 by distance alone); power and bounds were chosen there, with no gauge in sight.',
    '',
    '| coasts | gauges that | number | 10 years, mean error, m | root mean square | 100 years, mean error, m | root mean square | 100 years by major hurricanes, mean error, m |',
    '|---|---|---|---|---|---|---|---|',
    ...(['e', 'o', 't'] as const).flatMap((maker) => [
      summaryLine(maker, of(maker, true), 'judge'),
      summaryLine(maker, of(maker, false), 'set'),
    ]),
    '',
    '| gauge | coast of | | mean higher high water, m | 10 years, published | ours | 100 years, published | ours |',
    '|---|---|---|---|---|---|---|---|',
    ...levels.map(gaugeLine),
    '',
  ];
}
