import { writeFileSync } from 'node:fs';
import { settingAt } from '../src/atlas/setting.ts';
import { commandLine } from './commandLine/commandLine.ts';

// Writes the land mask of the prospectivity models: one bit for each cell of a degree, by the coastline of the installed maps.
// Run again only when the maps change: `node scripts/prospectLand.ts`.

commandLine({
  usage: 'node scripts/prospectLand.ts\nWrites the land mask of the prospectivity models.',
});
const rows: string[] = [];
for (let row = 0; row < 180; row++) {
  const bits = Array.from({ length: 360 }, (_, column) =>
    settingAt(row - 90 + 0.5, column - 180 + 0.5).isLand ? 1 : 0,
  );
  const digits = Array.from({ length: 90 }, (_, i) =>
    Number.parseInt(bits.slice(4 * i, 4 * i + 4).join(''), 2).toString(16),
  );
  rows.push(`  '${digits.join('')}',`);
}
writeFileSync(
  new URL('../engines/systems/prospect/tables/landMask.ts', import.meta.url),
  `/**
 * Whether the middle of each cell of one degree is land: a row of 360 bits as hexadecimal digits, west to east from 180 west; rows from
 * 90 south to 90 north. Made by \`scripts/prospectLand.ts\`.
 *
 * @source Natural Earth 1:10 million (2018), public domain
 */
export const LAND_ROWS: readonly string[] = [
${rows.join('\n')}
];
`,
);
