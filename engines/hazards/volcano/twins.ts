import type { Volcano } from '../../ground/datasets/volcanoes.ts';

/** A row of each volcano, by its number in the Global Volcanism Program: the first with its content. */
const rows = new Map<number, Volcano>();

/**
 * The row that stands for all with the same content: facts that were handed to a thread are copies, and what follows from a volcano is worked
 * out once, not for each copy. Of two contents under one number the later stands.
 */
export function twinOf(volcano: Volcano): Volcano {
  const first = rows.get(volcano.gvpNumber);
  if (first !== undefined && isSame(first, volcano)) return first;
  rows.set(volcano.gvpNumber, volcano);
  return volcano;
}

/** Whether two rows say the same; both have the members of the dataset. */
function isSame(one: Volcano, other: Volcano): boolean {
  if (one === other) return true;
  for (const name in one) {
    const key = name as keyof Volcano;
    const [a, b] = [one[key], other[key]];
    if (Array.isArray(a) && Array.isArray(b) ? String(a) !== String(b) : a !== b) return false;
  }
  return true;
}
