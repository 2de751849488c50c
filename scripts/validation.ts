import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compositePage } from './validation/composite.ts';
import { earthquakePage } from './validation/earthquake.ts';
import { forecastsPage } from './validation/forecasts.ts';
import { hazardsPage } from './validation/hazards.ts';
import { lossPage } from './validation/loss.ts';
import { MissingTable } from './validation/neededTable.ts';
import { systemsPage } from './validation/systems.ts';
import { tsunamiPage } from './validation/tsunami.ts';
import { commandLine } from './commandLine/commandLine.ts';

/** Pages of `docs/validation`, by hand: file name and what renders it from the folder of verification tables. */
const PAGES: Readonly<Record<string, (verificationDir: string) => string>> = {
  'composite.md': compositePage,
  'earthquake.md': earthquakePage,
  'forecasts.md': forecastsPage,
  'hazards.md': hazardsPage,
  'loss.md': lossPage,
  'systems.md': systemsPage,
  'tsunami.md': tsunamiPage,
};

/** Usage: `npm run validation -- [DIR]`; DIR holds the verification tables, default `../shared/verification`. All or nothing is written. */
function main(): number {
  const dir = resolve(
    commandLine({
      usage:
        'npm run -s validation [-- DIR]\nWrites docs/validation from the tables of numbers in DIR (../shared/verification).',
      words: [0, 1],
    }).positionals[0] ?? '../shared/verification',
  );
  if (!existsSync(dir)) {
    console.error(
      `There are no verification tables at ${dir}. Nothing was written: name their folder, npm run -s validation -- DIR.`,
    );
    return 1;
  }
  const pages = Object.entries(PAGES).map(([name, render]) => ({ name, text: render(dir) }));
  const out = join(import.meta.dirname, '../docs/validation');
  mkdirSync(out, { recursive: true });
  for (const { name, text } of pages) {
    writeFileSync(join(out, name), text);
    console.log(`docs/validation/${name}`);
  }
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof MissingTable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
