import type { NamedOperation } from './operation.ts';

/** POLICY: the first answers of an operation are checked, and one of so many after them. */
const FIRST = 20;
const EVERY = 64;

const answered = new WeakMap<NamedOperation, number>();

/**
 * An answer that has the shape of its operation's output. Answers of engines, whose shape their types and the contract tests hold, are checked now
 * and then; those of everything else always, and what the schema does not name is left out.
 *
 * @throws ZodError for an answer of another shape: a bug
 */
export function checkedOutput(operation: NamedOperation, answer: unknown): unknown {
  if (!operation.isSampled) return operation.output.parse(answer);
  const turn = (answered.get(operation) ?? 0) + 1;
  answered.set(operation, turn);
  if (turn <= FIRST || turn % EVERY === 0) operation.output.parse(withoutRepeats(answer));
  return answer;
}

/** POLICY: items from which a list is looked through for repeats: a batch names some inputs thousands of times. */
const LONG = 64;
/** Lists that are members of an answer, or members of its members. */
const DEEPEST = 2;

/** An answer with each item of its long lists once, where the very same object stands in one many times. */
function withoutRepeats(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length < LONG ? value : [...new Set<unknown>(value)];
  if (depth >= DEEPEST) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, one]) => [name, withoutRepeats(one, depth + 1)]));
}
