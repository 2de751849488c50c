import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a file declares at its top level, where its names come from, and what runs as it is loaded. */
interface Module {
  readonly texts: ReadonlyMap<string, string>;
  readonly imports: ReadonlyMap<string, readonly [path: string, name: string]>;
  readonly passedOn: readonly string[];
  readonly loading: string;
}

const DECLARATION =
  /^(?:export )?(?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|enum|interface|type) +([\w$]+|\{[^}]*\}|\[[^\]]*\])/gm;
const IMPORT =
  /^import\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*(?:\*\s+as\s+(\w+))?\s*from\s*'(\.[^']+)';/gm;
const PASSED_ON =
  /^export\s+(?:type\s+)?(?:\{([^}]*)\}|\*(?:\s+as\s+(\w+))?)\s*from\s*'(\.[^']+)';/gm;
const IN_PASSING = /(?:\bimport\(|new URL\()\s*'(\.[^']+\.ts)'/g;
const NAME = /[A-Za-z_$][\w$]*/g;
const WHOLE = '*';
const LOADED = '@loaded';

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const read = readModule(path);
  modules.set(path, read);
  return read;
}

function readModule(path: string): Module {
  const text = readFileSync(join(ROOT, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
  const at = (target: string): string => relative(ROOT, resolve(ROOT, dirname(path), target));
  const texts = new Map<string, string>();
  const imports = new Map<string, readonly [string, string]>();
  const passedOn: string[] = [];
  const names = (list = ''): (readonly [own: string, theirs: string])[] =>
    list
      .split(',')
      .map((each) => each.trim().replace(/^type /, ''))
      .filter((each) => each !== '')
      .map((each) => {
        const [theirs = '', own = theirs] = each.split(' as ');
        return [own.trim(), theirs.trim()] as const;
      });
  for (const [, whole, list, space, from = ''] of text.matchAll(IMPORT)) {
    if (whole !== undefined) imports.set(whole, [at(from), 'default']);
    if (space !== undefined) imports.set(space, [at(from), WHOLE]);
    for (const [own, theirs] of names(list)) imports.set(own, [at(from), theirs]);
  }
  for (const [, list, space, from = ''] of text.matchAll(PASSED_ON)) {
    if (list === undefined && space === undefined) passedOn.push(at(from));
    if (space !== undefined) imports.set(space, [at(from), WHOLE]);
    for (const [own, theirs] of names(list)) imports.set(own, [at(from), theirs]);
  }
  const found = [...text.matchAll(DECLARATION)];
  found.forEach((match, i) => {
    const body = text.slice(match.index, found[i + 1]?.index ?? text.length);
    for (const name of match[1]?.match(NAME) ?? []) texts.set(name, (texts.get(name) ?? '') + body);
  });
  return { texts, imports, passedOn, loading: text.slice(0, found[0]?.index ?? text.length) };
}

/** Declarations, as `path name`, that those of some files lead to, by the names that they mention. */
export function declarationsBehind(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const todo: (readonly [string, string])[] = [];
  const push = (path: string, name: string): void => {
    if (seen.has(`${path} ${name}`)) return;
    const { texts, imports, passedOn } = moduleAt(path);
    if (name === WHOLE) {
      for (const each of [LOADED, ...texts.keys()]) push(path, each);
      for (const each of passedOn) push(each, WHOLE);
    } else if (name === LOADED || texts.has(name)) {
      seen.add(`${path} ${name}`);
      todo.push([path, name]);
    } else {
      const from = imports.get(name);
      if (from) push(...from);
      else for (const each of passedOn) push(each, name);
    }
  };
  for (const path of entries) push(path, WHOLE);
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [path, name] = next;
    const { texts, imports, loading } = moduleAt(path);
    push(path, LOADED);
    const body = name === LOADED ? loading : (texts.get(name) ?? '');
    if (name === LOADED) for (const [from] of imports.values()) push(from, LOADED);
    for (const [word] of body.matchAll(NAME)) {
      if (texts.has(word)) push(path, word);
      const from = imports.get(word);
      if (from) push(...from);
    }
    for (const [, to = ''] of body.matchAll(IN_PASSING))
      push(relative(ROOT, resolve(ROOT, dirname(path), to)), WHOLE);
  }
  return seen;
}

/** Functions and values that the files of a folder declare at their top level, as `path name`; rows of truth are proofs. */
export function declaredIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('truth.ts'))
    .map((path) => join(folder, path))
    .flatMap((path) =>
      [...moduleAt(path).texts]
        .filter(([, body]) => !/^(?:export )?(?:interface|type) /.test(body))
        .map(([name]) => `${path} ${name}`),
    );
}
