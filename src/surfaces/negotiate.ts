import { ApiError } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';

/** Media types of the shapes an answer can be asked for, without parameters. */
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  geojson: 'application/geo+json',
  svg: 'image/svg+xml',
  html: 'text/html',
  csv: 'text/csv',
};

/** What a caller asks for: the parameter `f`, and the header `Accept`. */
export interface Asked {
  readonly f: string | string[] | undefined;
  readonly accept: string | undefined;
}

/**
 * The shape of an answer: by `f`, else the one that `Accept` likes best, of equals the first offered.
 *
 * @throws ApiError `not_acceptable` where the operation gives nothing that was asked for
 */
export function formatOf(operation: NamedOperation, { f, accept }: Asked): string {
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
    throw new ApiError(
      'not_acceptable',
      `f=${name.slice(0, 20)} is not offered here; use ${offered.join(', ')}.`,
    );
  }
  const ranges = rangesOf(accept ?? '');
  let best = { format: '', quality: 0 };
  for (const format of offered) {
    const quality = qualityOf(TYPES[format] ?? '', ranges);
    if (quality > best.quality) best = { format, quality };
  }
  if (best.quality > 0) return best.format;
  throw new ApiError(
    'not_acceptable',
    `None of the media types in Accept is offered here; use ${offered.map((name) => TYPES[name]).join(', ')}.`,
  );
}

/** Quality by media range, lower case. */
function rangesOf(accept: string): ReadonlyMap<string, number> {
  return new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
        const quality = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1);
        return [range, Number.isNaN(quality) ? 1 : quality] as const;
      }),
  );
}

/** The most specific range decides (RFC 9110, 12.5.1). */
function qualityOf(type: string, ranges: ReadonlyMap<string, number>): number {
  return ranges.get(type) ?? ranges.get(`${type.split('/', 1)[0]}/*`) ?? ranges.get('*/*') ?? 0;
}
