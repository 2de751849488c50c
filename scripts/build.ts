import { spawnSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Emits JavaScript and declarations of config, engines, workers and src for typed clients and for hosts that run the build.
 *
 * Usage: `npm run build [-- OUT]`, default `dist`.
 */
const out = resolve(process.argv[2] ?? join(ROOT, 'dist'));
rmSync(out, { recursive: true, force: true });
const tsc = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(ROOT, 'tsconfig.build.json'),
    '--outDir',
    out,
  ],
  { stdio: 'inherit' },
);
if (tsc.status !== 0) process.exit(tsc.status ?? 1);
for (const file of globSync('{engines,src}/**/*.{bin,gz,json,wasm,txt,md}', { cwd: ROOT }))
  cpSync(join(ROOT, file), join(out, dirname(file), file.slice(file.lastIndexOf('/') + 1)));
