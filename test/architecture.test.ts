import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handRenames } from './support/handRenames.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['bin', 'config', 'engines', 'workers', 'src', 'scripts', 'bench'];

/** Which rooms a room may import from, besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engines: [],
  config: [],
  workers: ['engines', 'src/atlas', 'src/connectors', 'src/core'],
  'src/core': ['engines', 'config'],
  'src/db': ['src/core', 'config'],
  'src/pages': ['src/core', 'config'],
  'src/http': ['src/core', 'src/pages', 'config'],
  'src/surfaces': ['src/core', 'src/pages', 'config'],
  'src/connectors': ['src/core', 'engines', 'config'],
  'src/atlas': ['src/core', 'src/connectors', 'engines', 'config'],
  'src/payments': ['src/core', 'src/db', 'config'],
  'src/jobs': ['src/core', 'src/db', 'engines', 'config'],
  'src/jobKinds.ts': ['src/core', 'src/jobs', 'src/features'],
  'src/features': ['src/core', 'src/db', 'src/jobs', 'src/pages', 'engines', 'config'],
  'src/operations.ts': ['src/core', 'src/features', 'engines'],
};
/** Floors of `engines`: what stands higher may lean on what stands lower. The files at the top are the vocabulary of all floors. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  ground: [],
  hazards: ['ground'],
  money: ['ground', 'hazards'],
  places: ['ground', 'hazards', 'money'],
  systems: ['ground', 'hazards', 'money', 'places'],
  signals: ['ground', 'hazards', 'money', 'places', 'systems'],
};
/** Lists over all floors. */
const ENGINE_LISTS = new Set(['engines/index.ts', 'engines/chores.ts']);
/** Rooms that wire everything and may import anything. */
const WIRING = new Set([
  'src/app.ts',
  'src/main.ts',
  'src/fixedRoutes.ts',
  'src/openApiText.ts',
  'src/openApiThread.ts',
  'src/outlets.ts',
  'src/assembly',
  'scripts',
  'bench',
  'bin',
]);
/** What engines may take from npm, and what they may not touch. */
const ENGINE_PACKAGES = new Set(['zod']);
const IMPURE =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bperformance\.now\(|\bglobalThis\.(crypto|fetch)|\bfetch\(/;

/** Members that an object literal may translate to snake_case by hand; from one more on, `engines/onWire.ts` does it. */
const MOST_HAND_RENAMES = 2;
/** Files whose literals may rename by hand, and why. */
const RENAMES_BY_HAND: Readonly<Record<string, string>> = {
  'engines/places/georisk/georiskVertical.ts': 'runs for every composite answer',
  'src/db/embeddedMeter.ts':
    'columns of a statement, not an answer; and the database knows of no engine',
};

const files = FOLDERS.flatMap((folder) => sources(join(ROOT, folder))).map((path) =>
  relative(ROOT, path),
);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? `${top}/${second}` : top;
}

/** The floor of a file of the engines; empty for the vocabulary at the top. */
function floorOf(path: string): string {
  const [, floor = '', ...rest] = path.split('/');
  return rest.length > 0 ? floor : '';
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

describe('architecture', () => {
  it('finds the source files', () => expect(files.length).toBeGreaterThan(60));

  it('imports point down', () => {
    const wrong: string[] = [];
    for (const path of files) {
      const room = roomOf(path);
      if (WIRING.has(room)) continue;
      const allowed = new Set([room, ...(ARROWS[room] ?? [])]);
      for (const target of importsOf(readFileSync(join(ROOT, path), 'utf8'))) {
        if (target.startsWith('.')) {
          const to = roomOf(relative(ROOT, resolve(ROOT, dirname(path), target)));
          if (!allowed.has(to)) wrong.push(`${path} imports ${target} (${room} -> ${to})`);
        } else if (room === 'engines' && !ENGINE_PACKAGES.has(target))
          wrong.push(`${path} imports ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('floors of the engines lean on lower ones', () => {
    const wrong: string[] = [];
    for (const path of files.filter(
      (each) => each.startsWith('engines/') && !ENGINE_LISTS.has(each),
    )) {
      const floor = floorOf(path);
      const allowed = new Set([floor, '', ...(floor === '' ? ['ground'] : (FLOORS[floor] ?? []))]);
      for (const target of importsOf(readFileSync(join(ROOT, path), 'utf8')).filter((each) =>
        each.startsWith('.'),
      )) {
        const to = floorOf(relative(ROOT, resolve(ROOT, dirname(path), target)));
        if (!allowed.has(to)) wrong.push(`${path} imports ${target} (${floor} -> ${to})`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('every folder of the engines stands on a floor', () => {
    const folders = new Set(files.filter((path) => path.startsWith('engines/')).map(floorOf));
    expect([...folders].filter((floor) => floor !== '' && !(floor in FLOORS))).toEqual([]);
  });

  it('relative imports name a file', () => {
    const wrong = files.flatMap((path) =>
      importsOf(readFileSync(join(ROOT, path), 'utf8'))
        .filter((target) => target.startsWith('.') && !/\.(ts|mjs|js|json)$/.test(target))
        .map((target) => `${path}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('engines have no clock, luck or environment', () => {
    const wrong = files.filter(
      (path) =>
        path.startsWith('engines/') &&
        IMPURE.test(withoutComments(readFileSync(join(ROOT, path), 'utf8'))),
    );
    expect(wrong).toEqual([]);
  });

  it('in engines and tables no zero stands in for an index out of range', () => {
    const index = '(?:[a-z]|at|row|column|index|month|vei|year|node|low|high|middle)';
    const defaulted = new RegExp(`\\w\\[${index}(?: [-+] \\d)?\\]\\)?(?:\\?\\.\\w+)? \\?\\? 0\\b`);
    const wrong = files.filter(
      (path) =>
        /^(engines|src\/atlas)\//.test(path) &&
        defaulted.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(wrong).toEqual([]);
    expect(defaulted.test('const next = rates[k + 1] ?? 0;')).toBe(true);
  });

  it('answers are translated to snake_case at the bridge, not member by member', () => {
    const wrong: string[] = [];
    const byHand = new Set<string>();
    for (const path of files.filter((each) => /^(engines|src)\//.test(each))) {
      const found = handRenames(readFileSync(join(ROOT, path), 'utf8'), MOST_HAND_RENAMES + 1);
      if (found.length > 0 && path in RENAMES_BY_HAND) byHand.add(path);
      else
        wrong.push(...found.map(({ line, count }) => `${path}:${line} renames ${count} by hand`));
    }
    expect(wrong).toEqual([]);
    expect([...byHand].toSorted()).toEqual(Object.keys(RENAMES_BY_HAND).toSorted());
    const literal =
      'const told = { a_b: x.aB, c_d: cD, e_f: x?.eF, g: x.g, h_i: x.hI / 2, j_k: x.jk };';
    expect(handRenames(literal, 3)).toEqual([{ line: 1, count: 3 }]);
  });

  it('only config/env.ts reads the environment', () => {
    const readers = files.filter(
      (path) =>
        !/^(scripts|bench|bin)\//.test(path) &&
        path !== 'config/env.ts' &&
        /process\.env\b/.test(withoutComments(readFileSync(join(ROOT, path), 'utf8'))),
    );
    expect(readers.filter((path) => path !== 'src/main.ts')).toEqual([]);
  });

  it('at most three folders below engines and two below src, tables apart', () => {
    const deep = files.filter(
      (path) =>
        path.split('/').length > (path.startsWith('engines/') ? 5 : 4) &&
        /^(engines|src)\//.test(path),
    );
    expect(deep.filter((path) => !/^engines\/\w+\/\w+\/\w+\/tables\/\w+\.ts$/.test(path))).toEqual(
      [],
    );
  });

  it('no circles between files', () => expect(circles()).toEqual([]));
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Value imports that lead back to where they began. */
function circles(): string[] {
  const edges = new Map(
    files.map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8').replace(
        /(^|\n)\s*(import|export) type [^;]*;/g,
        '\n',
      );
      return [
        path,
        importsOf(text)
          .filter((target) => target.startsWith('.'))
          .map((target) => relative(ROOT, resolve(ROOT, dirname(path), target))),
      ] as const;
    }),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'open')
      found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (state.has(path)) return;
    state.set(path, 'open');
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of files) visit(path, []);
  return found;
}
