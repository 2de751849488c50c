import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/operations.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const NAME = 'geophysical-risk-intelligence-api';
const HEAD = `
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '${NAME}';
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: 'http://127.0.0.1' })] });
`;

const onTrpc = operations.filter(
  ({ reads, writes }) => (reads ?? 'json') === 'json' && (writes ?? 'json') === 'json',
);
const membersOf = ({ input }: (typeof operations)[number]): number =>
  Object.keys((input as { shape?: object }).shape ?? {}).length;

/** Every operation, called as its verb says with its own example; its answer may hold nothing that is `unknown` or `any`. */
const EVERY = `${HEAD}
type IsAny<T> = 0 extends 1 & T ? true : false;
type Vague<T, Depth extends 0[] = []> = IsAny<T> extends true ? true
  : unknown extends T ? true
  : Depth['length'] extends 6 ? never
  : T extends string | number | boolean | null | undefined ? never
  : T extends readonly (infer E)[] ? Vague<E, [...Depth, 0]>
  : T extends object ? { [K in keyof T]: Vague<T[K], [...Depth, 0]> }[keyof T] : never;
type Clear<T> = true extends Vague<T> ? 'vague' : 'clear';
${onTrpc
  .map((operation, i) => {
    const { group, procedure, method, example } = operation;
    const call = `client.${group}.${procedure}.${method === 'GET' ? 'query' : 'mutate'}`;
    const argument = membersOf(operation) === 0 ? '' : JSON.stringify(example ?? {});
    return `const a${i} = await ${call}(${argument});\nexport const c${i}: Clear<typeof a${i}> = 'clear';`;
  })
  .join('\n')}
const byName = await client.volcano.predict.mutate({ place: 'Naples, Italy' });
export const label: string | undefined = byName.place_match?.label;
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

/** A TypeScript project of its own, whose node_modules hold the package as `npm run build` makes it and the client of tRPC. */
function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gri-client-'));
  const home = join(folder, 'node_modules', NAME);
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  for (const name of ['@trpc', '@types/node', 'undici-types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  const built = run([join(ROOT, 'scripts/build.ts'), home]);
  expect(built.status, built.output).toBe(0);
  const compilerOptions = {
    target: 'esnext',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
    skipLibCheck: false,
    outDir: 'out',
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['client.ts'] }),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return folder;
}

function run(args: readonly string[]): { status: number | null; output: string } {
  const done = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status: done.status, output: done.stdout + done.stderr };
}

function compile(program: string): { status: number | null; output: string } {
  writeFileSync(join(project, 'client.ts'), program);
  return run([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project]);
}

/** The program that the README shows. */
function programOfReadme(): string {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  return /## A typed client[^]*?```ts\n([^]*?)```/.exec(readme)?.[1] ?? '';
}

describe('a client in a project of its own', { timeout: 120_000 }, () => {
  it('compiles the program of the README, which answers', async () => {
    expect(compile(programOfReadme())).toEqual({ status: 0, output: '' });
    expect(await runClient()).toMatch(/^(LOW|MODERATE|HIGH|CRITICAL) [\d.]+ [a-z_]+ \{/);
  });

  it('makes 25 calls at once with the client of the README', async () => {
    const program = programOfReadme().replace(
      /const \{ score[^]*/,
      `const places = Array.from({ length: 25 }, (_, i) => ({ lat: 30 + i, lon: 14.27 }));
const answers = await Promise.all(places.map((place) => client.volcano.predict.mutate(place)));
const regions = await Promise.all(places.map(() => client.earthquake.regions.query()));
console.log(answers.filter(({ level }) => level !== undefined).length, regions.length);`,
    );
    expect(compile(program)).toEqual({ status: 0, output: '' });
    expect(await runClient()).toBe('25 25\n');
  });

  it('compiles every operation that speaks JSON, with nothing vague in its answer', () => {
    expect(onTrpc.length).toBeGreaterThan(100);
    expect(compile(EVERY)).toEqual({ status: 0, output: '' });
  });

  it('does not compile with what an operation does not take or give', () => {
    const wrong = [
      "client.volcano.predict.mutate({ lat: 'forty', lon: 14.27 })",
      'client.volcano.predict.mutate()',
      'client.volcano.predict.query({ lat: 40, lon: 14 })',
      'client.earthquake.regions.mutate()',
      'client.earthquake.regions.query({ lat: 40 })',
      '(await client.volcano.predict.mutate({ lat: 40, lon: 14 })).nothing',
      'client.account.signInPage.query()',
    ];
    const program = wrong.map((call) => `// @ts-expect-error\nawait (${call});`).join('\n');
    expect(compile(HEAD + program)).toEqual({ status: 0, output: '' });
    const vague = EVERY.replace("Clear<typeof a0> = 'clear'", "Clear<{ a: unknown }> = 'clear'");
    expect(compile(vague).output).toMatch(/'"clear"' is not assignable to type '"vague"'/);
  });

  it('is small and names no package of the server', () => {
    const home = join(project, 'node_modules', NAME);
    const size = readdirSync(home).reduce((sum, name) => sum + statSync(join(home, name)).size, 0);
    expect(size).toBeLessThan(5e6);
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    const declared = readFileSync(join(home, 'index.d.ts'), 'utf8');
    expect([...declared.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual([
      '@trpc/server',
    ]);
  });
});

async function runClient(): Promise<string> {
  const program = join(project, 'out/client.js');
  const text = readFileSync(program, 'utf8').replace('http://127.0.0.1:8080', server.url);
  writeFileSync(program, text);
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, KEY: server.adminKey },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolveExit) => child.on('close', resolveExit));
  return output;
}
