import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const text = read('ARCHITECTURE.md');
const manifest = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: object;
  readonly devDependencies: object;
};

describe('ARCHITECTURE.md', () => {
  it('names only files and folders that are there', () => {
    const named = [
      ...text.matchAll(
        /`((?:bin|bench|config|engines|scripts|src|surfaces|signals|core|connectors|http|db|pages|test|workers)\/[\w./-]*)`/g,
      ),
    ].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(20);
    const isThere = (path: string): boolean =>
      ['.', 'src', 'engines'].some((room) => existsSync(join(ROOT, room, path)));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it('gives a reason for every package', () => {
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const table = text.slice(text.indexOf('## Dependencies'));
    const reasoned = (name: string): boolean =>
      [name, name.replace(/\/.*/, '/*')].some((word) => table.includes(`\`${word}\``));
    const isType = (name: string): boolean => name.startsWith('@types/');
    expect(packages.filter((name) => !isType(name) && !reasoned(name))).toEqual([]);
  });

  it('says nothing twice', () => {
    const lines = text.split('\n').filter((line) => line.length > 40);
    const heads = lines.map((line) => /^(?:\*\*[^*]+\*\*|\| [^|]+\|)/.exec(line)?.[0] ?? line);
    expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
  });

  it.each(['README.md', 'CHANGELOG.md', 'SECURITY.md', 'deploy/README.md'])(
    'nor does %s begin two lines alike',
    (name) => {
      const lines = read(name).split('\n');
      const heads = lines.filter((line) => line.length > 60).map((line) => line.slice(0, 120));
      expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
    },
  );

  it.each(['ARCHITECTURE.md', 'README.md'])('%s names only commands that are there', (name) => {
    const commands = [...read(name).matchAll(/npm run (?:-s )?([\w-]+)/g)].map(
      ([, one = '']) => one,
    );
    expect(commands.filter((one) => manifest.scripts[one] === undefined)).toEqual([]);
  });
});
