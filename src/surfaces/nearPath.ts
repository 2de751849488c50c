import { distance } from 'fastest-levenshtein';
import type { NamedOperation } from '../core/operation.ts';

/** Paths beside the operations that a newcomer tries. */
const OTHERS = ['/docs', '/openapi.json', '/healthz', '/readyz', '/metrics'].map((path) => ({
  methods: ['GET'],
  path,
}));

/** Longer paths than any of ours are not compared, and names that differ in more letters are not meant. */
const LONGEST = 80;
const MOST_LETTERS = 4;

interface Known {
  readonly methods: readonly string[];
  readonly path: string;
}

/**
 * What a path that is not there may have meant, as `POST /api/v1/georisk/score`: one that differs in few letters, or in what stands
 * before it. A path is compared with those of about its length only, so that nonsense costs little.
 */
export function nearPath(
  operations: readonly NamedOperation[],
): (path: string) => string | undefined {
  const byPath = new Map<string, string[]>();
  for (const { method, path } of operations)
    byPath.set(path, [...(byPath.get(path) ?? []), method]);
  const known: readonly Known[] = [
    ...[...byPath].map(([path, methods]) => ({ methods, path })),
    ...OTHERS,
  ];
  const bare = known.map(({ path }) => bareSegments(path));
  return (path) => {
    if (path.length > LONGEST) return undefined;
    const sent = bareSegments(path.toLowerCase());
    const text = sent.join('/');
    let nearest: Known | undefined;
    let least = 1 + Math.min(MOST_LETTERS, Math.max(1, Math.floor(text.length / 5)));
    for (const [i, segments] of bare.entries()) {
      const other = filled(segments, sent);
      if (Math.abs(other.length - text.length) >= least) continue;
      const far = distance(other, text);
      if (far >= least) continue;
      least = far;
      nearest = known[i];
    }
    return nearest && `${nearest.methods.join(' or ')} ${nearest.path}`;
  };
}

/** Without the version and the slashes at both ends. */
function bareSegments(path: string): readonly string[] {
  return path
    .replace(/^\/?(?:api\/)?(?:v\d+\/)?/, '')
    .replace(/\/+$/, '')
    .split('/');
}

/** A pattern with its parameters as they were sent. */
function filled(pattern: readonly string[], sent: readonly string[]): string {
  return pattern
    .map((segment, i) => (segment.startsWith('{') ? (sent[i] ?? segment) : segment))
    .join('/');
}
