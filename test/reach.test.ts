import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../src/core/errors.ts';
import type { Access } from '../src/core/operation.ts';
import { atlas } from '../src/atlas/index.ts';
import { connectors } from '../src/connectors/index.ts';
import { DATASET_NAMES } from '../src/features/dataQuery/anyDataset.ts';
import { operations } from '../src/operations.ts';
import { declarationsBehind, declaredIn } from './support/declarations.ts';

const SRC = join(import.meta.dirname, '../src');
const spokenPaths = readdirSync(SRC, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.ts') && path !== 'core/errors.ts');
/** What the program says, without the table of errors and the lists of errors that operations declare for documents. */
const spoken = spokenPaths
  .map((path) => readFileSync(join(SRC, path), 'utf8').replaceAll(/errors: \[[^\]]*\]/g, ''))
  .join('\n');

const ACCESS: Readonly<Record<Access, true>> = {
  none: true,
  any: true,
  key: true,
  session: true,
  'key-or-session': true,
  signature: true,
  admin: true,
  'admin-token': true,
};

describe('what stands in the house is reached by somebody', () => {
  it.each(Object.keys(ACCESS))('an operation of access %s', (access) => {
    expect(operations.some((operation) => operation.access === access)).toBe(true);
  });

  it.each(Object.keys(ERRORS))('the error %s is told', (code) => {
    expect(spoken).toMatch(new RegExp(`['"]${code}['"]`));
  });

  it.each(connectors.map((connector) => [connector.id, connector] as const))(
    'the source %s serves a dataset that data/query answers',
    (_id, { serves }) => {
      expect(serves.some(({ dataset }) => DATASET_NAMES.includes(dataset.id))).toBe(true);
    },
  );

  it.each(atlas.map((table) => table.dataset.id))(
    'the table of %s is answered by data/query',
    (id) => {
      expect(DATASET_NAMES).toContain(id);
    },
  );
});

const ROOT = join(import.meta.dirname, '..');
/** Where code that serves begins: the program, and what it starts in threads of its own. */
const SERVING = [
  'src/main.ts',
  'workers/engine.ts',
  'src/openApiThread.ts',
  'src/features/auth/passwordGuesses.ts',
  'src/http/packing.ts',
];
/** Scripts that make data which the server reads, each with one of its files. */
const MAKING: Readonly<Record<string, string>> = {
  'scripts/forecastScores.ts': 'engines/signals/market/tables/retrospectiveScores.ts',
  'scripts/regionTests.ts': 'engines/hazards/earthquake/regions/tables/retrospective.ts',
  'scripts/pastQuakes.ts': 'src/atlas/data/pastQuakes.bin',
  'scripts/tsunamiGrids.ts': 'src/atlas/data/tsunamiTravel.ts',
};

/** Files of the repository that a file names in an import of values or types, as a thread or as a table of numbers. */
function namedBy(path: string): string[] {
  if (path.endsWith('.bin')) return [];
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(/(?:from|import\(|new URL\()\s*'(\.[^']+\.(?:tsx?|bin))'/g)].flatMap(
    ([, to = '']) => {
      const found = resolve(ROOT, dirname(path), to);
      return existsSync(found) ? [relative(ROOT, found)] : [];
    },
  );
}

/** Files that stand behind some others, these among them; rows of truth lead nowhere. */
function behind(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set(entries);
  for (const path of seen)
    if (basename(path) !== 'truth.ts') for (const next of namedBy(path)) seen.add(next);
  return seen;
}

describe('what engines know has a door in an answer', () => {
  const served = behind(SERVING);
  const reached = new Set([...served, ...behind(Object.keys(MAKING))]);
  const engines = readdirSync(join(ROOT, 'engines'), { recursive: true })
    .map((path) => join('engines', String(path)))
    .filter((path) => path.endsWith('.ts') && basename(path) !== 'truth.ts');

  it.each(Object.entries(MAKING))('%s makes %s, which the server reads', (script, made) => {
    expect(existsSync(join(ROOT, script))).toBe(true);
    expect(served).toContain(made);
  });

  it('no file of engines or program is there for benches and tests alone', () => {
    const scripts = readdirSync(join(ROOT, 'scripts')).filter((path) => path.endsWith('.ts'));
    const used = behind([...SERVING, ...scripts.map((path) => join('scripts', path))]);
    const program = spokenPaths.map((path) => join('src', path));
    expect([...engines, ...program].filter((path) => !used.has(path))).toEqual([]);
  });

  it('every file is reached by the server, or by a script that makes data for it', () => {
    expect(engines.length).toBeGreaterThan(500);
    expect(engines.filter((path) => !reached.has(path))).toEqual([]);
  });

  // What only `verify` asks stands beside it, in scripts/verify/formulas: a table that it meets says nothing of an answer.
  it('every function and value is reached by the server, or by a script that makes data', () => {
    const making = readdirSync(join(ROOT, 'scripts')).filter(
      (path) => path.endsWith('.ts') && !/^(verify|validation)\.ts$/.test(path),
    );
    const used = declarationsBehind([...SERVING, ...making.map((path) => join('scripts', path))]);
    const declared = declaredIn('engines');
    expect(declared.length).toBeGreaterThan(3000);
    expect(declared.filter((each) => !used.has(each))).toEqual([]);
  });
});
