import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  cpSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const NAME = 'geophysical-risk-intelligence-api';

const PROGRAM = `
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '${NAME}';

const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: process.env.URL + '/trpc', headers: { 'X-API-Key': process.env.KEY ?? '' } })] });
const answer = await client.volcano.predict.mutate({ lat: 40.85, lon: 14.27 });
const level: 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL' | null = answer.level;
const source: string | undefined = answer.provenance.inputs[0]?.source;
console.log(JSON.stringify({ level, source }));
`;
const WRONG = `
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '${NAME}';
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: 'http://127.0.0.1' })] });
await client.volcano.predict.mutate({ lat: 'forty', lon: 14.27 });
`;

let server: TestServer;
let project: string;
beforeAll(async () => {
  server = await startTestServer();
  project = makeProject();
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(project, { recursive: true, force: true });
});

/** A TypeScript project of its own that has the package's build, and npm's packages, in its node_modules. */
function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gri-client-'));
  const home = join(folder, 'node_modules', NAME);
  mkdirSync(home, { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    if (!entry.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', entry), join(folder, 'node_modules', entry));
  }
  cpSync(join(ROOT, 'package.json'), join(home, 'package.json'));
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts'), join(home, 'dist')], {
    encoding: 'utf8',
  });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  const compilerOptions = {
    target: 'esnext',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
    skipLibCheck: true,
    outDir: 'out',
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['client.ts'] }),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return folder;
}

function compile(program: string): { status: number | null; output: string } {
  writeFileSync(join(project, 'client.ts'), program);
  const done = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project],
    { encoding: 'utf8' },
  );
  return { status: done.status, output: done.stdout + done.stderr };
}

describe('a client in a project of its own', () => {
  it('compiles against the build and calls a running server', { timeout: 60_000 }, async () => {
    const { status, output } = compile(PROGRAM);
    expect(output).toBe('');
    expect(status).toBe(0);
    const run = await runClient();
    expect(run).toMatchObject({
      level: expect.stringMatching(/LOW|MODERATE|HIGH|CRITICAL/),
      source: expect.any(String),
    });
  });

  it('does not compile with a wrong argument', { timeout: 60_000 }, () => {
    const { status, output } = compile(WRONG);
    expect(status).not.toBe(0);
    expect(output).toMatch(/'string' is not assignable to type 'number'/);
  });
});

async function runClient(): Promise<unknown> {
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, [join(project, 'out/client.js')], {
    env: { ...process.env, URL: server.url, KEY: server.adminKey },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolveExit) => child.on('exit', resolveExit));
  return JSON.parse(output);
}
