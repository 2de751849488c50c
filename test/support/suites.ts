import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a test of a database, a server, a job or another process reaches by its imports. */
const SERVICE =
  /^(src\/(app|main|outlets|fixedRoutes|openApi\w*)\.ts$|(src\/(db|jobs|assembly|payments)|workers|bin)\/|test\/support\/(children\/|database\.ts|server\.ts|troubled))|^(pg|pg-boss|kysely|piscina|koa)$|^@(mikro-orm|electric-sql)\/|^(node:)?(child_process|worker_threads|cluster)$/;
/** How a test asks for the database that the suites run on: whatever never reads it runs the same on each. */
const ASKS_FOR_DATABASE = /TEST_DATABASE_URL/;
/** An import of a name that is made up as the test runs. */
const COMPUTED_IMPORT = /\bimport\(\s*[^'"\s)]/;
/** What a file changes or measures of its process, which others in it would see or disturb. */
const NEEDS_OWN_PROCESS =
  /\bvi\.(?!waitFor)|process\.env\S*\s*=[^=]|delete process\.env|process\.(chdir|on|once|umask|memoryUsage|cpuUsage)\b|\bglobalThis\b|from 'undici'|globalAgent|\bprototype\.\w+ = |\b(Date\.now|Math\.random) = /;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"]([^'"]+\.ts)['"]/g;

export interface Suites {
  /** Pure functions and their tables: many files share a process, which loads both once. */
  readonly pure: readonly string[];
  /** Tests that change or measure their process, or reach a thread or another process, on no database that a setting names. */
  readonly alone: readonly string[];
  /** Tests of servers and databases, to be run on each: many files share a process. */
  readonly servers: readonly string[];
  /** Tests of servers and databases, to be run on each, that need a process of their own; and what is not understood. */
  readonly serversAlone: readonly string[];
}

/** Every test file in exactly one suite, by all that it imports, however deep. */
export function suitesOfTests(): Suites {
  const suites = {
    pure: [] as string[],
    alone: [] as string[],
    servers: [] as string[],
    serversAlone: [] as string[],
  };
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
  const own = reached.filter((each) => /^test\/.*\.ts$/.test(each) && isFile(each)).map(textOf);
  if (!reached.every(isUnderstood) || own.some((text) => COMPUTED_IMPORT.test(text)))
    return 'serversAlone';
  const needsOwn = own.some((text) => NEEDS_OWN_PROCESS.test(text));
  if (own.some((text) => ASKS_FOR_DATABASE.test(text)))
    return needsOwn ? 'serversAlone' : 'servers';
  return needsOwn || reached.some((each) => SERVICE.test(each)) ? 'alone' : 'pure';
}

/** An import of a path that is no file names something that is not found by reading. */
const isUnderstood = (reached: string): boolean =>
  !/^(\.\.|[\w]+\/.*\.ts$)/.test(reached) || isFile(reached);

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
