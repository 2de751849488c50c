import { openColumns } from './columnFile.ts';
import { once } from './once.ts';

/** A unit of the column, km: 250 of them are the reach of the search. */
export const WATER_STEP_KM = 0.04;

const steps = once(
  () =>
    openColumns(new URL('../data/placeWater.bin', import.meta.url)).column('steps') as Uint8Array,
);

/** How far the nearest sea, lake or river of the map is from a place of the gazetteer, by its number, km; at most 10. */
export function placeWaterKm(i: number): number {
  return steps()[i] * WATER_STEP_KM;
}
