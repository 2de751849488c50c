import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a test of a database, a server, a job or another process reaches by its imports. */
const SERVICE =
  /^(src\/(app|main|outlets|fixedRoutes|openApi\w*)\.ts$|(src\/(db|jobs|assembly|payments)|workers|bin)\/|test\/support\/(children\/|database\.ts|server\.ts|troubled))|^(pg|pg-boss|kysely|piscina|koa)$|^@(mikro-orm|electric-sql)\/|^(node:)?(child_process|worker_threads|cluster)$/;
/** What a test says that asks for a database without importing one. */
const ASKS_FOR_DATABASE = /TEST_DATABASE_URL|DATABASE_URL|POSTGRES_URL/;
/** An import of a name that is made up as the test runs. */
const COMPUTED_IMPORT = /\bimport\(\s*[^'"\s)]/;
/** What a file changes that others in its process would see. */
const CHANGES_PROCESS =
  /\bvi\.|process\.(env|chdir|on|umask)|\bglobalThis\b|from '(?:node:)?(?:http|https|net|undici)'/;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"]([^'"]+\.ts)['"]/g;

export interface Suites {
  /** Tests of `engines` that change nothing of their process: many share one, and load the tables once. */
  readonly engines: readonly string[];
  /** Tests that reach no database, server or process: the same run on every database. */
  readonly tables: readonly string[];
  /** All others: whatever is not proved to be one of the above. */
  readonly services: readonly string[];
}

/** Every test file in exactly one suite, by all that it imports, however deep. */
export function suitesOfTests(): Suites {
  const suites = { engines: [] as string[], tables: [] as string[], services: [] as string[] };
  for (const path of testFiles()) suites[suiteOf(path)].push(path);
  return suites;
}

export function testFiles(): string[] {
  return readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `test/${path}`)
    .toSorted();
}

function suiteOf(path: string): keyof Suites {
  const reached = reachedBy(path);
  // An import that names no file is one that is not understood.
  if (reached.some((each) => /^(\.\.|[\w]+\/.*\.ts$)/.test(each) && !isFile(each)))
    return 'services';
  const own = reached.filter((each) => /^test\/.*\.ts$/.test(each)).map(textOf);
  if (reached.some((each) => SERVICE.test(each))) return 'services';
  if (own.some((text) => ASKS_FOR_DATABASE.test(text) || COMPUTED_IMPORT.test(text)))
    return 'services';
  const isAlone = !own.some((text) => CHANGES_PROCESS.test(text));
  return isAlone && path.startsWith('test/engines/') ? 'engines' : 'tables';
}

/** Files (from the root) and packages that a file imports, itself included. */
export function reachedBy(path: string): string[] {
  const seen = new Set([path]);
  for (const each of seen)
    if (/\.(ts|mjs)$/.test(each) && isFile(each))
      for (const target of importsOf(each)) seen.add(target);
  return [...seen];
}

const importsOf = remembered((path): readonly string[] =>
  [...textOf(path).matchAll(IMPORT)]
    .filter(([, typesOnly]) => typesOnly === undefined)
    .map((match) => match[2] ?? match[3] ?? match[4] ?? match[5] ?? '')
    .map((target) =>
      target.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), target)) : target,
    ),
);
const isFile = remembered((path) => existsSync(join(ROOT, path)));
const textOf = remembered((path) => readFileSync(join(ROOT, path), 'utf8'));

function remembered<T>(find: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    if (known.has(path)) return known.get(path) as T;
    const found = find(path);
    known.set(path, found);
    return found;
  };
}
