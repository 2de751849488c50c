import { threadId } from 'node:worker_threads';

/** The entry of a thread of tests: says where it runs, or fails. */
export function whereabouts({ fails }: { readonly fails: boolean }) {
  if (fails) throw new RangeError('no such place');
  return { threadId };
}
