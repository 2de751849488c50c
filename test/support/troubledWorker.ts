import { getPriority } from 'node:os';
import type { Task, TaskResult } from '../../workers/task.ts';

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
  if (vertical === 'priority') return { ok: true, reply: getPriority() };
  if (vertical === 'bug') return { ok: false, message: 'a bug', stack: 'Error: a bug' };
  return { ok: true, reply: input };
}
