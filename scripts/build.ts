import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operations } from '../src/operations.ts';
import { clientDeclarations } from '../src/surfaces/client/declarations.ts';
import { commandLine } from './commandLine/commandLine.ts';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Writes the package for typed clients: declarations in one file, nothing of the server.
 *
 * Usage: `npm run build [-- OUT]`, default `dist`.
 */
function main(): void {
  const {
    positionals: [folder = join(ROOT, 'dist')],
  } = commandLine({
    usage: 'npm run -s build [-- OUT]\nWrites the package for typed clients into OUT (dist).',
    words: [0, 1],
  });
  const out = resolve(folder);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.d.ts'), clientDeclarations(operations));
  writeFileSync(join(out, 'index.js'), 'export {};\n');
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  copyFileSync(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
  console.log(out);
}

function manifest(): object {
  const { name, version, license, dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license: string; dependencies: Record<string, string> };
  const peer = `^${dependencies['@trpc/server']}`;
  return {
    name,
    version,
    license,
    description: 'Types of the Geophysical Risk Intelligence API for tRPC clients.',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    peerDependencies: { '@trpc/client': peer, '@trpc/server': peer },
  };
}

main();
