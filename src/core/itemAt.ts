/** The item of a list at a place that must be in it: no default stands in for a mistake. @throws RangeError outside the list */
export function itemAt<T>(list: ArrayLike<T>, place: number): T {
  if (place >= 0 && place < list.length) return list[place] as T;
  throw new RangeError(`place ${place} of a list of ${list.length}`);
}
