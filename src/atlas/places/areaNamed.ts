import { namedAreas, type NamedAreaRow } from '../data/namedAreas.ts';
import { once } from '../geography/once.ts';
import { foldName } from './foldName.ts';

/** An area that is no country or division, as its row tells of it. */
export interface NamedArea {
  /** The first of its names. */
  readonly name: string;
  /** In words: `an island`. */
  readonly what: NamedAreaRow[1];
  /** Well known towns in it. */
  readonly towns: readonly string[];
  /** West, south, east and north of its towns, degrees. */
  readonly box: [number, number, number, number];
}

/** Words that a name is given with or without: `the island of Maui`, `Maui island`. */
const AROUND = /^(?:the )?(?:isle of |island of )?|(?: islands?)$/g;

const byName = once(() => {
  const areas = new Map<string, NamedArea>();
  for (const [names, what, west, south, east, north, towns] of namedAreas) {
    const all = names.split('|');
    const box: NamedArea['box'] = [west, south, east, north];
    const area = { name: all[0], what, towns: towns.split('; '), box };
    for (const name of all) areas.set(foldName(name), area);
  }
  return areas;
});

/** The area that a text names; undefined for none. */
export function areaNamed(text: string): NamedArea | undefined {
  const folded = foldName(text);
  return byName().get(folded) ?? byName().get(folded.replaceAll(AROUND, ''));
}
