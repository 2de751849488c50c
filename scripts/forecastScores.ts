/** Scores the market oracle's questions on the past: `node scripts/forecastScores.ts` writes the table that answers and the scorecard show. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { retrospectiveScores } from './forecastScores/retrospective.ts';
import { commandLine } from './commandLine/commandLine.ts';

const round = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
commandLine({
  usage:
    'node scripts/forecastScores.ts\nScores the questions of the market oracle on the past and writes the table that answers show.',
});
const rows = retrospectiveScores().map((row) => `  ${JSON.stringify(row, round)},`);
const text = `import type { RetrospectiveScore } from '../retrospectiveScore.ts';

/**
 * How questions asked of the past fared, by hazard and horizon; made by \`node scripts/forecastScores.ts\`, never by hand.
 *
 * Earthquakes: eleven regions, M 6 and 7, without overlap; rates counted from main shocks before each year, sequences of the three
 * years before each question, both from M 5.5 (in service, the last month: M 4.5). Volcanoes: six, eruptions of VEI 2 or more within a year.
 *
 * @source US Geological Survey, ANSS ComCat 1965 to 2016 (M 5.5 and more). doi:10.5066/F7MS3QZH
 * @source Global Volcanism Program (2018), Volcanoes of the World v. 4.6.7. doi:10.5479/si.GVP.VOTW4-2013
 */
export const RETROSPECTIVE_SCORES: readonly RetrospectiveScore[] = [
${rows.join('\n')}
];
`;
const file = join(import.meta.dirname, '../engines/signals/market/tables/retrospectiveScores.ts');
writeFileSync(file, text);
console.log(`${rows.length} rows in ${file}`);
