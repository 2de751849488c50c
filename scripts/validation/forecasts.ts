import type { ScoreRange } from '../../engines/signals/calibration/scorecard.ts';
import type { RetrospectiveScore } from '../../engines/signals/market/retrospectiveScore.ts';
import { retrospectiveScores } from '../forecastScores/retrospective.ts';

const number = (value: number): string => String(Number(value.toPrecision(3)));
const range = (of: ScoreRange | null): string =>
  of === null ? '—' : `${number(of.value)} (${number(of.p05)} to ${number(of.p95)})`;

/** The page of forecasts that were asked of the past, computed anew. */
export function forecastsPage(): string {
  const rows = retrospectiveScores();
  return `# Forecasts, asked of the past

Made by \`npm run -s validation\`. Earthquakes of M 6 and 7 and more in the eleven regions of the market questions, 1985 to 2016, one question after the other without overlap; rates counted from main shocks of M 5.5 and more before each year and carried along their own magnitude law, sequences of the three years before each question, everything else as in service. Eruptions of VEI 2 or more within a year at the six volcanoes, 1960 to 2017, from what was listed before each year. No question sees anything later than itself. Intervals: 90 %, bootstrap of whole years.

Sources: USGS ANSS ComCat (public domain), M 5.5 and more, 1965 to 2016; Global Volcanism Program, Volcanoes of the World v. 4.6.7 (2018).

| hazard | horizon, days | questions | happened | Brier | log, nats | Brier skill | log skill |
|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}

Skill is against the long-term rate alone, which is what the aftershock term must beat. The volcano questions have no such term: their skill is 0 by construction. Tsunamis, severe weather and floods have no retrospective: their rates were compiled after the events that would judge them, or no list of outcomes is embedded.

## Reliability

What was said, and how often it happened (95 % interval). The number counts main shocks and the aftershocks of sequences under way, and leaves out the aftershocks of earthquakes yet to come, which the outcomes include. Questions of one sequence share their luck, so intervals that take them as independent are somewhat too narrow.

${rows.map(agreement).join('\n')}

${rows.map(reliability).join('\n\n')}
`;
}

/** How many were expected and seen, and which bins miss, in words. */
function agreement({ hazard, horizonDays, hits, bins }: RetrospectiveScore): string {
  const expected = bins.reduce((sum, { forecast, count }) => sum + forecast * count, 0);
  const missed = bins.filter(({ forecast, low, high }) => forecast < low || forecast > high);
  const named = missed.map(({ forecast, observed }) => `${number(forecast)} (${number(observed)})`);
  const said = `- ${hazard}, ${horizonDays} days: ${Math.round(expected)} expected, ${hits} happened; `;
  return missed.length === 0
    ? `${said}what was said lies within the interval of every bin.`
    : `${said}**miss** in ${missed.length} of ${bins.length} bins: said ${named.join(', ')}.`;
}

function line(row: RetrospectiveScore): string {
  const cells = [
    row.hazard,
    row.horizonDays,
    row.count,
    row.hits,
    range(row.brier),
    range(row.logNats),
    range(row.brierSkill),
    range(row.logSkill),
  ];
  return `| ${cells.join(' | ')} |`;
}

function reliability({ hazard, horizonDays, bins }: RetrospectiveScore): string {
  const lines = bins.map(
    ({ count, forecast, observed, low, high }) =>
      `| ${number(forecast)} | ${number(observed)} (${number(low)} to ${number(high)}) | ${count} |`,
  );
  return `### ${hazard}, ${horizonDays} days

| said | happened | questions |
|---|---|---|
${lines.join('\n')}`;
}
