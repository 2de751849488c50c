import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import { schemaAt } from './schemaWalk.ts';

/** Names that other programs and agents use and that are not like ours in letters. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  lon: ['lng'],
  question: ['query', 'q', 'text', 'prompt'],
  place: ['location', 'city', 'town', 'address', 'locality'],
};
/** Members that a name of a place may stand for, where the input takes one. */
const POINT = new Set(['lat', 'lon']);

/** A name that was sent, and the one to be sent in its place. */
export interface MeantName {
  readonly sent: string;
  readonly wanted: string;
}

/** Most members of an object that are looked through for a name. */
const MOST_LOOKED_AT = 40;

/**
 * What a caller may have named otherwise: a member of the same object that is not read, and whose name is like the one that is missing.
 *
 * @param schema  of the whole input
 * @param path    of what is missing
 * @param beside  the object as it came
 */
export function meantName(
  schema: z.ZodType,
  path: readonly (string | number)[],
  beside: unknown,
): MeantName | undefined {
  const missing = path.at(-1);
  if (typeof missing !== 'string' || typeof beside !== 'object' || beside === null)
    return undefined;
  const known = (schemaAt(schema, path.slice(0, -1)) as { shape?: object } | undefined)?.shape;
  if (known === undefined) return undefined;
  const unread = Object.keys(beside)
    .slice(0, MOST_LOOKED_AT)
    .filter((name) => FIT.test(name) && !Object.hasOwn(known, name));
  const wanted = [missing, ...(POINT.has(missing) && 'place' in known ? ['place'] : [])];
  for (const each of wanted) {
    const sent = unread.find((name) => isLike(name, each));
    if (sent !== undefined) return { sent, wanted: each };
  }
  return undefined;
}

/** Names that may be repeated in an answer. */
const FIT = /^[\w-]{1,40}$/;

function isLike(sent: string, missing: string): boolean {
  const name = plain(sent);
  const wanted = plain(missing);
  if (OTHER_WORDS[missing]?.includes(name)) return true;
  if (name === '' || wanted.length < 3) return false;
  if (name.includes(wanted) || (name.length > 2 && wanted.includes(name))) return true;
  return distance(name, wanted) <= Math.floor(wanted.length / 4);
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');
