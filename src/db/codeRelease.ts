import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CodeState } from '../core/evidenceDesk.ts';
import type { Sql } from './driver.ts';

const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/**
 * Which commit the code is of: what the operator or the image says, else what is checked out in the folder. Changes that were
 * never committed are not seen.
 *
 * @param root  folder of the program
 * @param told  `GIT_COMMIT`
 */
export function codeStateOf(
  { root, version }: { readonly root: string; readonly version: string },
  told: string | undefined,
): CodeState {
  if (told !== undefined) return { version, commit: told, reason: null };
  try {
    return { version, commit: checkedOut(root), reason: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      version,
      commit: null,
      reason: `GIT_COMMIT is not set and the folder is no git checkout (${why.replaceAll(root, '.')})`,
    };
  }
}

/** The commit of a checkout without git itself: its HEAD, followed once. */
function checkedOut(root: string): string {
  const git = join(root, '.git');
  const folder = statSync(git).isDirectory()
    ? git
    : resolve(root, read(git).replace(/^gitdir: /, ''));
  const head = read(join(folder, 'HEAD'));
  const commit = head.startsWith('ref: ') ? commitOf(folder, head.slice(5)) : head;
  if (!COMMIT.test(commit)) throw new Error('HEAD names no commit');
  return commit;
}

/** A branch stands in a file of its own or in the packed list, in a linked checkout beside those of the main one. */
function commitOf(folder: string, ref: string): string {
  const folders = [folder, resolve(folder, orNone(() => read(join(folder, 'commondir'))) ?? '.')];
  for (const each of folders) {
    const loose = orNone(() => read(join(each, ref)));
    if (loose !== undefined) return loose;
    const packed = orNone(() => read(join(each, 'packed-refs')));
    const line = packed?.split('\n').find((one) => one.endsWith(` ${ref}`));
    if (line !== undefined) return line.split(' ')[0] ?? '';
  }
  throw new Error(`${ref} is not there`);
}

const read = (path: string): string => readFileSync(path, 'utf8').trim();

function orNone<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

const NOTE = `
  with known as (select id from code_release where name = $1),
  made as (
    insert into code_release (name, version, commit_id, commit_reason, first_seen_at)
    select $1, $2, $3, $4, now() where not exists (select 1 from known)
    on conflict (name) do nothing returning id)
  select id from known union all select id from made`;

/** The number of a state of the code in the database; the same for every server that runs it. */
export async function releaseIdOf(sql: Sql, code: CodeState): Promise<number> {
  const name = `${code.version} ${code.commit ?? code.reason ?? ''}`;
  const params = [name, code.version, code.commit, code.reason];
  const [row] = await sql<{ id: number }>(NOTE, params);
  // Another server that notes the same at the same moment leaves nothing to return.
  return row?.id ?? releaseIdOf(sql, code);
}
