import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachedBy, suitesOfTests, testFiles } from './support/suites.ts';

const ROOT = join(import.meta.dirname, '..');
const { pure, alone, servers, serversAlone } = suitesOfTests();
const onEachDatabase = [...servers, ...serversAlone];
/** All that opens a database or a server, in the text of a file. */
const OPENS =
  /\b(startTestServer|memoryDatabase|postgresDatabase|openDatabase|createServer|PGlite|new Piscina)\(/;
/** The doors to a database that the setting of the tests may put on PostgreSQL. */
const NAMED_DATABASE = /\b(startTestServer|postgresDatabase)\(|TEST_DATABASE_URL/;

/** A test file and its helpers, as they are written. */
const textsBehind = (path: string): string[] =>
  reachedBy(path)
    .filter((each) => /^test\/.*\.ts$/.test(each))
    .map((each) => readFileSync(join(ROOT, each), 'utf8'));

describe('suites', () => {
  it('hold every test file, each once', () => {
    expect([...pure, ...alone, ...onEachDatabase].toSorted()).toEqual(testFiles());
    expect(pure.length).toBeGreaterThan(200);
    expect(servers.length).toBeGreaterThan(80);
  });

  it('that run once for both databases never open the one that a setting names', () => {
    const asking = [...pure, ...alone].filter((path) =>
      textsBehind(path).some((text) => NAMED_DATABASE.test(text)),
    );
    expect(asking).toEqual([]);
  });

  it('of pure functions open no database, server or thread, in their own text or that of their helpers', () => {
    const opening = pure.filter((path) =>
      textsBehind(path).some((text) => OPENS.test(text) && !/from 'node:(https?|net)'/.test(text)),
    );
    expect(opening).toEqual([]);
  });

  it('on PostgreSQL are those of every test that runs only there', () => {
    const onPostgres = testFiles().filter((path) =>
      /POSTGRES_URL|TEST_DATABASE_URL/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(onPostgres.filter((path) => !onEachDatabase.includes(path))).toEqual([]);
    expect(onPostgres.length).toBeGreaterThan(8);
  });
});
