import { distanceKm } from '../../ground/earth/geodesy.ts';
import { ASSET_CLASSES, CRITICAL_WEIGHTS, type AssetClass } from './tables.ts';

/** An object of the map. */
export interface MappedObject {
  readonly id: string;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly tags: Readonly<Record<string, string>>;
}

/** How many structures of a kind a map holds, and what they weigh in the exposure. */
export interface AssetCount {
  readonly assetClass: AssetClass;
  readonly count: number;
  /** False: the source cut its list, and there are more. */
  readonly isComplete: boolean;
  readonly weight: number;
  /** Nearest named ones, at most five. */
  readonly named: readonly { readonly name: string; readonly distanceKm: number }[];
}

const NAMED = 5;

/** The class of an object by its tags; a hospital is one also where it is drawn as a building. Undefined: none that is counted. */
export function assetClassOf({
  amenity,
  aeroway,
  harbour,
  power,
  man_made,
  bridge,
  highway,
  railway,
  building,
}: Readonly<Record<string, string | undefined>>): AssetClass | undefined {
  if (amenity === 'hospital' || amenity === 'school' || amenity === 'fire_station') return amenity;
  if (aeroway === 'aerodrome') return 'airport';
  if (power !== undefined && /^(plant|substation|line)$/.test(power)) return 'power';
  if (man_made === 'water_works' || man_made === 'pipeline') return 'water';
  if (bridge === 'yes' && highway !== undefined) return 'bridge';
  if (railway === 'rail') return 'rail';
  if (harbour !== undefined && harbour !== 'no') return 'harbour';
  return building === undefined || building === 'no' ? undefined : 'building';
}

/**
 * Counts mapped objects by class. The same object counts once, and so does one name drawn twice in a class (a point and its outline).
 *
 * @param lists    what was asked for together, each with whether the list is whole
 * @param classes  what those lists were asked to hold; classes not asked for are left out of the answer
 */
export function countAssets(
  lists: readonly {
    readonly objects: readonly MappedObject[];
    readonly complete: boolean;
    readonly classes: readonly AssetClass[];
  }[],
  at: { readonly lat: number; readonly lon: number },
): AssetCount[] {
  return ASSET_CLASSES.flatMap((assetClass) => {
    const asked = lists.filter(({ classes }) => classes.includes(assetClass));
    if (asked.length === 0) return [];
    const found = new Map<string, MappedObject>();
    for (const { objects } of asked)
      for (const object of objects)
        if (assetClassOf(object.tags) === assetClass)
          found.set(nameKey(object, assetClass), object);
    const named = [...found.values()]
      .flatMap(({ lat, lon, tags: { name } }) =>
        name === undefined || lat === null || lon === null
          ? []
          : [{ name, distanceKm: distanceKm(at.lat, at.lon, lat, lon) }],
      )
      .toSorted((a, b) => a.distanceKm - b.distanceKm);
    return [
      {
        assetClass,
        count: found.size,
        isComplete: asked.every(({ complete }) => complete),
        weight: CRITICAL_WEIGHTS[assetClass],
        named: named.slice(0, NAMED),
      },
    ];
  });
}

/** Roads, rails and lines share one name along many sections, which are counted each. */
function nameKey({ id, tags: { name } }: MappedObject, assetClass: AssetClass): string {
  const isSection =
    assetClass === 'bridge' ||
    assetClass === 'rail' ||
    assetClass === 'power' ||
    assetClass === 'water' ||
    assetClass === 'building';
  return name === undefined || isSection ? id : name.toLowerCase();
}

/** Weighted number of assets: buildings count 1. */
export function weightedAssets(counts: readonly AssetCount[]): number {
  return counts.reduce((sum, { count, weight }) => sum + count * weight, 0);
}
