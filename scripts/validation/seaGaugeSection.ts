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
    };
  });
}

const COASTS: Readonly<Record<GaugeMaker, string>> = {
  e: 'winter storms',
  o: 'open ocean',
  t: 'tropical cyclones',
};

/** Mean and root mean square of ours less the published, m. */
function errorsOf(rows: readonly GaugeLevels[], at: number): string {
  const errors = rows.map(({ ownM, publishedM }) => (ownM[at] ?? NaN) - (publishedM[at] ?? NaN));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return `${signed(mean)} | ${rootMeanSquare(errors).toFixed(2)}`;
}

const signed = (m: number): string => `${m < -0.005 ? '−' : '+'}${Math.abs(m).toFixed(2)}`;

function summaryLine(maker: GaugeMaker, rows: readonly GaugeLevels[], what: string): string {
  return `| ${COASTS[maker]} | ${what} | ${rows.length} | ${errorsOf(rows, 0)} | ${errorsOf(rows, 1)} |`;
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
    'On coasts of cyclones our level of 100 years is not set by gauges and stands above their laws. Some decades at one point hold few great cyclones, and a law is fitted to the many small floods among them: at Charleston it has 1.19 m once in 100 years, where Hugo (1989) left 2.06 m and the storm of 1940 some 1.5 m in a record of 104 years. Storms are counted along the coast instead, by studies of flood insurance and by models of their tracks. Where typhoons come every year and gauges know them (the open coast of Honshu), the level of 100 years is that of the gauge.',
    '',
    '| coasts | gauges that | number | 10 years, mean error, m | root mean square | 100 years, mean error, m | root mean square |',
    '|---|---|---|---|---|---|---|',
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
