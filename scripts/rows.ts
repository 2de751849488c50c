import { existsSync, writeFileSync } from 'node:fs';
import { checkedTables } from './rows/checked.ts';
import type { Checked } from './rows/tally.ts';
import { RESTATED } from './rows/restated.ts';
import { commandLine } from './commandLine/commandLine.ts';

const PAGE = new URL('../docs/rows.md', import.meta.url);
const CATALOGUES = new URL('../../shared/catalogs/', import.meta.url);
/** Differing rows that the page names of each table. */
const NAMED = 40;

/** Why rows that differ stand as they are. */
const NOTES: Readonly<Record<string, string>> = {
  significantQuakes:
    'Historic earthquakes whose magnitudes later studies lowered; the later magnitude is kept.\n\n',
  'interfaces of subduction (traces)':
    'Margins that the copy draws as no boundary of plates or along another line (back-arc thrusts, deformed belts, trenches within its orogens); distances are those of the farthest vertex.\n\n',
};

function checkedLine({ table, against, rows, found, differing }: Checked): string {
  return `| ${table} | ${rows} | ${found} | ${differing.length} | ${rows - found} | ${against} |`;
}

function differingOf({ table, differing }: Checked): string {
  if (differing.length === 0) return '';
  const named = differing.slice(0, NAMED).map((row) => `- ${row}`);
  const rest = differing.length - named.length;
  return `\n## ${table}: rows that differ from the copy\n\n${NOTES[table] ?? ''}${named.join('\n')}${rest > 0 ? `\n- and ${rest} more` : ''}\n`;
}

function page(checked: readonly Checked[]): string {
  return `# Rows checked

Written by \`npm run -s rows\`, which holds the embedded tables against public copies where those are at hand (\`../shared/catalogs\`).

Agreement means: volcanoes within 1.5 km and 5 m with the same year of the last eruption (their counts of eruptions are held against the catalogue by \`test/atlas/volcanoes.test.ts\`); earthquakes on the day, within 120 km and 0.3 magnitudes; tsunamis by number with the same day, within 12 km and 0.3 magnitudes; both ends of a fault's trace within 3 km of a mapped section; every vertex of a fault of Central America and the Caribbean within 20 km of one, of an interface within 60 km of a plate boundary. Of faults and interfaces positions alone are checked, not their rates. Plate boundaries are held against Bird (2003) by length (\`test/atlas/plateBoundaries.test.ts\`).

| table | rows | checked | of these differ | unverified | against |
|---|---:|---:|---:|---:|---|
${checked.map(checkedLine).join('\n')}
${RESTATED.map(([table, rows]) => `| ${table} | ${rows} | 0 | 0 | ${rows} | no public copy at hand; restated from the works named at the table |`).join('\n')}
${checked.map(differingOf).join('')}`;
}

commandLine({
  usage:
    'npm run -s rows\nHolds the embedded tables against the public copies of ../shared/catalogs and writes docs/rows.md.',
});
if (!existsSync(CATALOGUES)) {
  console.error('No public copies at ../shared/catalogs: nothing was checked.');
  process.exitCode = 2;
} else {
  const checked = checkedTables();
  writeFileSync(PAGE, page(checked));
  for (const each of checked)
    console.log(
      `${each.table}: ${each.found} of ${each.rows} rows checked, ${each.differing.length} differ`,
    );
}
