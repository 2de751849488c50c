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
  if (turn <= FIRST || turn % EVERY === 0) operation.output.parse(sampleOf(answer, turn));
  return answer;
}

/** POLICY: items from which a list is long: a batch names some inputs thousands of times. */
const LONG = 64;
/** POLICY: items of a long list that are checked at a time: those of a whole batch hold the event loop for 20 ms. */
const SOME = 16;
/** Lists that are members of an answer, or members of its members. */
const DEEPEST = 2;

/** An answer with some items of its long lists, others at each turn; the very same object, which may stand in a list many times, once. */
function sampleOf(value: unknown, turn: number, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length < LONG ? value : someOf(value, turn);
  if (depth >= DEEPEST) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, one]) => [name, sampleOf(one, turn, depth + 1)]));
}

/** Items of a list one behind the other; those of the next turn follow on them. */
function someOf(list: readonly unknown[], turn: number): unknown[] {
  const items = [...new Set(list)];
  const from = ((turn - 1) * SOME) % items.length;
  return [...items.slice(from), ...items.slice(0, from)].slice(0, SOME);
}
