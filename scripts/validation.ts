import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compositePage } from './validation/composite.ts';
import { earthquakePage } from './validation/earthquake.ts';
import { hazardsPage } from './validation/hazards.ts';
import { lossPage } from './validation/loss.ts';
import { systemsPage } from './validation/systems.ts';

/** Pages of `docs/validation`, by hand: file name and what renders it from the folder of verification tables. */
const PAGES: Readonly<Record<string, (verificationDir: string) => string>> = {
  'composite.md': compositePage,
  'earthquake.md': earthquakePage,
  'hazards.md': hazardsPage,
  'loss.md': lossPage,
  'systems.md': systemsPage,
};

/** Usage: `npm run validation -- [DIR]`; DIR holds the verification tables, default `../shared/verification`. */
function main(): void {
  const dir = resolve(process.argv[2] ?? '../shared/verification');
  const out = join(import.meta.dirname, '../docs/validation');
  mkdirSync(out, { recursive: true });
  for (const [name, render] of Object.entries(PAGES)) {
    writeFileSync(join(out, name), render(dir));
    console.log(`docs/validation/${name}`);
  }
}

main();
