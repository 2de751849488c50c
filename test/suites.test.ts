import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachedBy, suitesOfTests, testFiles } from './support/suites.ts';

const ROOT = join(import.meta.dirname, '..');
const { engines, tables, services } = suitesOfTests();
/** All that opens a database or a server, in the text of a file. */
const OPENS =
  /\b(startTestServer|memoryDatabase|postgresDatabase|openDatabase|createServer|PGlite|new Piscina)\(|TEST_DATABASE_URL/;

describe('suites', () => {
  it('hold every test file, each once', () => {
    expect([...engines, ...tables, ...services].toSorted()).toEqual(testFiles());
    expect(engines.length).toBeGreaterThan(50);
    expect(tables.length).toBeGreaterThan(50);
  });

  it('that run once for both databases open none, in their own text or that of their helpers', () => {
    const texts = [...engines, ...tables]
      .filter((path) => path !== 'test/suites.test.ts')
      .flatMap((path) => reachedBy(path).filter((each) => /^test\/.*\.ts$/.test(each)));
    const opening = [...new Set(texts)].filter((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return OPENS.test(text) && !/from 'node:(https?|net)'/.test(text);
    });
    expect(opening).toEqual([]);
  });

  it('on PostgreSQL are those of every test that runs only there', () => {
    const onPostgres = testFiles().filter((path) =>
      /POSTGRES_URL|TEST_DATABASE_URL/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(onPostgres.filter((path) => !services.includes(path))).toEqual([]);
    expect(onPostgres.length).toBeGreaterThan(8);
  });
});
