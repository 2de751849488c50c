import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import type { Task, TaskResult } from '../../workers/task.ts';

/** Places of a gate: how many tasks stand before it, and whether it is open. */
export const HERE = 0;
export const OPEN = 1;

/** A worker that does to itself what the task's name says. */
export default function run({ vertical, input }: Task): TaskResult {
  if (vertical === 'exit') process.exit(7);
  if (vertical === 'fill') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 1_000_000 }, () => 1.5));
  }
  if (vertical === 'spin') {
    const end = Date.now() + Number(input);
    while (Date.now() < end);
  }
  if (vertical === 'gate') {
    // Waits until somebody opens the gate, and says before that it is here: no clock decides.
    const gate = input as Int32Array;
    Atomics.add(gate, HERE, 1);
    Atomics.notify(gate, HERE);
    Atomics.wait(gate, OPEN, 0);
  }
  if (vertical === 'thread') return { ok: true, reply: threadId };
  if (vertical === 'priority') return { ok: true, reply: getPriority() };
  if (vertical === 'bug') return { ok: false, message: 'a bug', stack: 'Error: a bug' };
  return { ok: true, reply: input };
}
