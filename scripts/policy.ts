import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsOf, type Anchor } from './policy/anchors.ts';
import { commandLine } from './commandLine/commandLine.ts';

const ROOT = join(import.meta.dirname, '..');
const HEAD = `# Choices of the house

Every number and rule that no publication gives, as the code marks it with POLICY: what it is called, its value where it fits a line, and what its comment says. This page is written by \`npm run -s policy\` from the declarations themselves.
`;

/** Usage: `npm run -s policy`; writes `docs/policy.md` anew. */
function main(): void {
  const files = globSync('{config,engines,workers,src,scripts}/**/*.ts', { cwd: ROOT })
    .filter((path) => !path.startsWith('scripts/policy'))
    .toSorted();
  const sections = files.flatMap((path) => {
    const anchors = anchorsOf(readFileSync(join(ROOT, path), 'utf8'));
    return anchors.length === 0 ? [] : [{ path, anchors }];
  });
  const count = sections.reduce((sum, { anchors }) => sum + anchors.length, 0);
  const text = [
    HEAD,
    `${count} choices in ${sections.length} files.`,
    '',
    ...sections.flatMap(({ path, anchors }) => [`## ${path}`, '', ...anchors.map(line), '']),
  ].join('\n');
  writeFileSync(join(ROOT, 'docs/policy.md'), text);
  console.log(`docs/policy.md: ${count} choices`);
}

function line({ name, value, text }: Anchor): string {
  const what =
    name === '' ? '' : `**\`${name}\`**${value === undefined ? '' : ` = \`${value}\``}: `;
  return `- ${what}${text}`;
}

commandLine({ usage: 'npm run -s policy\nWrites docs/policy.md anew.' });
main();
