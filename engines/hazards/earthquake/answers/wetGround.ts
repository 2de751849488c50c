import { isKnown, type Fact, type Need } from '../../../facts.ts';
import type { climateNormals } from '../../../ground/datasets/climate.ts';
import type { floodSetting } from '../../../ground/datasets/floodPlains.ts';
import type { relief, setting } from '../../../ground/datasets/terrain.ts';
import { liquefactionSite, type LiquefactionSite } from '../liquefaction/liquefactionSite.ts';
import type { Ground } from './groundAt.ts';

type FactOf<D> = D extends (query: never) => Need<infer A> ? Fact<A> : never;

interface WaterFacts {
  readonly setting: FactOf<typeof setting>;
  readonly relief: FactOf<typeof relief>;
  readonly climate: FactOf<typeof climateNormals>;
  readonly rivers: FactOf<typeof floodSetting>;
}

/** Water and soil for liquefaction, or why they are not known. */
export function wetGround(
  { setting: where, relief: land, climate, rivers }: WaterFacts,
  ground: Ground,
): { readonly site?: LiquefactionSite; readonly reason?: string } {
  if (!ground.soil) return { reason: ground.missing };
  if (!isKnown(where)) return { reason: where.missing };
  if (!where.value.isLand) return { reason: 'open water' };
  if (!isKnown(land)) return { reason: land.missing };
  if (!isKnown(climate)) return { reason: climate.missing };
  const riverKm = isKnown(rivers)
    ? Math.min(...rivers.value.reaches.map(({ distanceKm }) => distanceKm))
    : Infinity;
  return {
    site: liquefactionSite(
      { soil: ground.soil, setting: where.value, relief: land.value, climate: climate.value },
      ground.vs30Mps,
      riverKm,
    ),
  };
}
