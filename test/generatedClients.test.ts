import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/operations.ts';
import { briefDocument } from '../src/surfaces/openapi/brief.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const TOOLS = join(ROOT, '.ci/openapi/node_modules');

/** One call through each of the three, reading a member of the answer by its type. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './fetch.ts';
import { georiskScore as orvalScore } from './orval.ts';
import { georiskScore as heyScore } from './hey/index.ts';

const place = { lat: 40.85, lon: 14.27 };
const baseUrl = process.env['URL'] ?? '';
const headers = { 'X-API-Key': process.env['KEY'] ?? '' };

const client = createClient<paths>({ baseUrl, headers });
const fetched = await client.POST('/api/v1/georisk/score', { body: place });
const one: number | null | undefined = fetched.data?.score;

const orval = await orvalScore(place, undefined, { headers });
const two: number | null | undefined = orval.status === 200 ? orval.data.score : undefined;

const hey = await heyScore({ baseUrl, headers, body: place });
const three: number | null | undefined = hey.data?.score;

// What is sent is known as well, of a place and of a list of them.
const locations = [{ lat: 40.85, lon: 14.27, stories: 2 }, { place: 'Napoli' }];
void (() => client.POST('/api/v1/insurance/portfolio-batch', { body: { locations } }));
// @ts-expect-error a member that is misspelt
void (() => client.POST('/api/v1/georisk/score', { body: { lat: 40.85, lng: 14.27 } }));
// @ts-expect-error a text where a number stands
void (() => client.POST('/api/v1/georisk/score', { body: { lat: '40.85', lon: 14.27 } }));
// @ts-expect-error a building is more than a number
void (() => client.POST('/api/v1/insurance/portfolio-batch', { body: { locations: [7] } }));
// @ts-expect-error a member that is misspelt
void (() => client.POST('/api/v1/insurance/portfolio-batch', { body: { locations: [{ lat: 1, lng: 2 }] } }));
// @ts-expect-error a member that is misspelt
void (() => orvalScore({ lat: 40.85, lng: 14.27 }));
// @ts-expect-error a member that is misspelt
void (() => heyScore({ body: { lat: 40.85, lng: 14.27 } }));

// @ts-expect-error there is no such member
void fetched.data?.nothing;
// @ts-expect-error there is no such member
void (orval.status === 200 && orval.data.nothing);
// @ts-expect-error there is no such member
void hey.data?.nothing;
console.log(JSON.stringify([one, two, three]));
`;
const OPTIONS = {
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: false,
  rewriteRelativeImportExtensions: true,
  types: ['node'],
  typeRoots: [join(ROOT, 'node_modules/@types')],
  outDir: 'out',
};

describe.runIf(existsSync(TOOLS))('clients made from the document', { timeout: 300_000 }, () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer();
    folder = mkdtempSync(join(tmpdir(), 'gri-generated-'));
    symlinkSync(TOOLS, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    const document = openApiDocument(operations, server.url);
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const short = briefDocument(document, operations);
    writeFileSync(join(folder, 'short.json'), JSON.stringify(short));
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function run(tool: string, ...words: readonly string[]): string {
    const done = spawnSync(process.execPath, [join(TOOLS, tool), ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    return done.status === 0 ? '' : `${tool}: ${done.stdout}${done.stderr}`;
  }

  it.each([
    ['openapi-typescript/bin/cli.js', ['openapi.json', '-o', 'fetch.ts']],
    ['openapi-typescript/bin/cli.js', ['short.json', '-o', 'short.ts']],
    [
      'orval/dist/bin/orval.js',
      ['--input', 'openapi.json', '--output', 'orval.ts', '--client', 'fetch'],
    ],
    [
      '@hey-api/openapi-ts/bin/run.js',
      ['-i', 'openapi.json', '-o', 'hey', '-c', '@hey-api/client-fetch'],
    ],
  ])('%s reads it', (tool, words) => expect(run(tool, ...words)).toBe(''));

  it('compile, and know what an answer holds', async () => {
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    const project = { compilerOptions: OPTIONS, files: ['program.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    expect(run('typescript/bin/tsc', '-p', '.')).toBe('');
    const scores = JSON.parse(await runProgram()) as readonly number[];
    expect(new Set(scores).size).toBe(1);
    expect(scores[0]).toBeGreaterThan(0);
  });

  async function runProgram(): Promise<string> {
    // orval writes addresses without a host, as for a page of the same origin.
    const start = `const own = globalThis.fetch;
globalThis.fetch = (to, init) => own(String(to).startsWith('/') ? process.env.URL + to : to, init);
await import('./out/program.js');`;
    writeFileSync(join(folder, 'start.mjs'), start);
    const child = spawn(process.execPath, ['start.mjs'], {
      cwd: folder,
      env: { ...process.env, URL: server.url, KEY: server.adminKey },
    });
    let output = '';
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
    await new Promise((done) => child.on('close', done));
    return output;
  }
});

describe.runIf(!existsSync(TOOLS))('clients made from the document', () => {
  it.skip('did not run: npm ci --prefix .ci/openapi installs the generators', () => undefined);
});
