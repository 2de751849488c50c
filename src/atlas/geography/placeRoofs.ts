import type { Rooftops } from '../../../engines/ground/earth/rooftops.ts';
import { openColumns } from './columnFile.ts';
import { once } from './once.ts';

/**
 * What roofs add to the elevations of large places, by the numbers of the places: from a file that `npm run -s place-roofs` makes, since to know those of
 * one place is to tell its height by its neighbours.
 */
export const placeRoofs = once((): ReadonlyMap<number, Rooftops> => {
  const file = openColumns(new URL('../data/placeRoofs.bin', import.meta.url));
  const place = file.column('place');
  const meanM = file.column('meanM');
  const sigmaM = file.column('sigmaM');
  return new Map(Array.from(place, (i, k) => [i, { meanM: meanM[k], sigmaM: sigmaM[k] }]));
});
