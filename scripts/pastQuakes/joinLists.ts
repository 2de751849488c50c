import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { dayOf, type ListedQuake } from './listedQuake.ts';

/** The same earthquake in two lists: so near in time and place, and magnitudes not farther apart. */
const SAME = { days: 1, km: 150, magnitudes: 1.2 };
/** Where the day is not known in one of them. */
const SAME_YEAR_KM = 200;

/** Whether two rows of different lists mean one earthquake. */
function isSame(a: ListedQuake, b: ListedQuake): boolean {
  if (
    Math.abs((a.magnitude ?? b.magnitude ?? 0) - (b.magnitude ?? a.magnitude ?? 0)) >
    SAME.magnitudes
  )
    return false;
  const km = distanceKm(a.lat, a.lon, b.lat, b.lon);
  const isDated = a.day !== null && b.day !== null;
  return isDated
    ? Math.abs(dayOf(a) - dayOf(b)) <= SAME.days && km <= SAME.km
    : a.year === b.year && km <= SAME_YEAR_KM;
}

/**
 * The rows of several lists, each earthquake once: the row of an earlier list stands for those of later ones. Rows of one list are different
 * earthquakes.
 */
export function joinLists(lists: readonly (readonly ListedQuake[])[]): ListedQuake[] {
  const byYear = new Map<number, ListedQuake[]>();
  for (const list of lists) {
    const fresh: ListedQuake[] = [];
    const taken = new Set<ListedQuake>();
    for (const quake of list) {
      const same = [quake.year - 1, quake.year, quake.year + 1]
        .flatMap((year) => byYear.get(year) ?? [])
        .filter((other) => !taken.has(other) && isSame(other, quake))
        .toSorted((a, b) => apart(a, quake) - apart(b, quake))[0];
      if (same === undefined) {
        fresh.push(quake);
        continue;
      }
      taken.add(same);
      const row = byYear.get(same.year) ?? [];
      const filled = together(same, quake);
      taken.add(filled);
      row[row.indexOf(same)] = filled;
    }
    for (const quake of fresh) byYear.set(quake.year, [...(byYear.get(quake.year) ?? []), quake]);
  }
  return [...byYear.values()].flat();
}

/** One row of two: the name and magnitude of the earlier list, time and place of the later where it knows the minute. */
function together(first: ListedQuake, second: ListedQuake): ListedQuake {
  const magnitude = first.magnitude ?? second.magnitude;
  if (first.minute === null && second.minute !== null)
    return { ...second, place: first.place, magnitude };
  return { ...first, magnitude, depthKm: first.depthKm ?? second.depthKm };
}

/** How far apart two rows are, for the choice among several that fit. */
const apart = (a: ListedQuake, b: ListedQuake): number =>
  distanceKm(a.lat, a.lon, b.lat, b.lon) + 100 * Math.abs((a.magnitude ?? 0) - (b.magnitude ?? 0));
