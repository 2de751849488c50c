import { ApiError } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';
import { ValidationFailure } from '../core/validation.ts';

/** Media types of the shapes an answer can be asked for, without parameters. */
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  geojson: 'application/geo+json',
  svg: 'image/svg+xml',
  html: 'text/html',
  csv: 'text/csv',
};

/** What a caller asks for: the parameter `f`, and the header `Accept` with who reads it. */
export interface Asked {
  readonly f: string | string[] | undefined;
  readonly accept: string | undefined;
  /** The media type of those offered that the caller likes best (RFC 9110, 12.5.1). */
  readonly accepts: (offered: readonly string[]) => string | false;
}

/**
 * The shape of an answer: by `f`, else the one that `Accept` likes best, of equals the one it names first.
 *
 * @throws ValidationFailure where `f` names a shape that the operation does not give
 * @throws ApiError `not_acceptable` where `Accept` takes nothing that the operation gives
 */
export function formatOf(operation: NamedOperation, { f, accept, accepts }: Asked): string {
  const own = operation.writes ?? 'json';
  if (
    f === undefined &&
    (own !== 'json' || !accept || accept === '*/*' || accept === 'application/json')
  )
    return own;
  const offered = [own, ...Object.keys(operation.formats ?? {})];
  if (f !== undefined) {
    const name = String(f);
    if (offered.includes(name)) return name;
    throw notOffered(offered);
  }
  const liked = accepts(offered.map((name) => TYPES[name] ?? ''));
  const best = offered.find((name) => TYPES[name] === liked);
  if (best !== undefined) return best;
  throw new ApiError(
    'not_acceptable',
    `None of the media types in Accept is offered here; use ${offered.map((name) => TYPES[name]).join(', ')}.`,
  );
}

/** The refusal of a shape that `f` names and the operation does not give. */
function notOffered(offered: readonly string[]): ValidationFailure {
  const names = offered.map((name) => `'${name}'`);
  const expected = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
  return new ValidationFailure([
    {
      loc: ['query', 'f'],
      msg: `Input should be ${expected}`,
      type: 'literal_error',
      ctx: { expected },
    },
  ]);
}
