import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './commandLine/commandLine.ts';

/**
 * `npm run -s sbom`: the bill of materials of what is shipped, CycloneDX, from `package-lock.json` and without a network. `npm sbom --omit=dev` leaves out
 * what a development package needs too, so here the whole list is made and what only development needs is taken out.
 */
const ROOT = join(import.meta.dirname, '..');

interface Bill {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

commandLine({
  usage:
    'npm run -s sbom\nPrints the bill of materials of what is shipped (CycloneDX), without a network.',
});
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, { name?: string; version?: string; dev?: boolean }>>;
};
const shipped = new Set<string>();
for (const [path, { name, version, dev }] of Object.entries(packages))
  if (dev !== true)
    for (const word of [name, path.split('node_modules/').at(-1)])
      shipped.add(`${word}@${version}`);

const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const bill = JSON.parse(text) as Bill;
const isShipped = (ref: string): boolean => shipped.has(ref);
console.log(
  JSON.stringify(
    {
      ...bill,
      components: bill.components.filter((one) => isShipped(one['bom-ref'])),
      dependencies: bill.dependencies
        .filter(({ ref }) => isShipped(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
    },
    null,
    2,
  ),
);
