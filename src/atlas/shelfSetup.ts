import { distanceKm, wrapLonDeg } from '../../engines/ground/earth/geodesy.ts';
import { coastLevels } from './data/coastLevels.ts';
import { cellsAbout, middleOf, seaCellAt } from './geography/seaWays.ts';
import { once } from './geography/once.ts';
import { shelfNumberOf } from './surgeWays.ts';

/** Unit of the column `shelf` of `surgeWays.bin`, km per m. */
export const SHELF_UNIT = 0.001;

/** How fast a farther cell loses weight against the nearest, km: neighbours blend, so that no place differs from the next by a step. */
const BLEND_KM = 25;

/**
 * How the surges of cyclones go with the shelf: as a power of the set-up by a steady wind, which is far below 1, for cyclones pass in hours, blow hard over some 100 km only, and raise the
 * water by their low pressure wherever they are. The power, what is added for deep shores (km per m) and the bounds are those by which each of the 111 listed reaches of cyclone coasts is best told by the others about it: the
 * root mean square of the logarithm is 0.39 for the surge of 100 years (0.46 without) and 0.32 for that of 10 (0.39). No gauge or town that judges the levels was in sight.
 *
 * @source Irish, Resio & Ratcliff (2008), J. Phys. Oceanogr. 38, 2003-2013, doi:10.1175/2008JPO3727.1 (surges grow as the slope of the shelf gets gentler, and with the size of the storm)
 */
const RESPONSE = { power: 0.5, deep: 0.5, least: 0.5, most: 1.25 } as const;

/** Fetch over depth before a shore, km per m, by the cells of the sea along it; undefined where there is none. */
export function shelfSetupAt(lat: number, anyLon: number): number | undefined {
  const lon = wrapLonDeg(anyLon);
  const nearest = seaCellAt(lat, lon);
  if (nearest === null) return undefined;
  const near = cellsAbout(nearest).flatMap((cell) => {
    const number = shelfNumberOf(cell);
    if (number === undefined) return [];
    const middle = middleOf(cell);
    return [{ km: distanceKm(lat, lon, middle.lat, middle.lon), setup: number * SHELF_UNIT }];
  });
  if (near.length === 0) return undefined;
  const least = Math.min(...near.map(({ km }) => km));
  let [sum, total] = [0, 0];
  for (const { km, setup } of near) {
    const weight = Math.exp((least * least - km * km) / (BLEND_KM * BLEND_KM));
    sum += weight * setup;
    total += weight;
  }
  return sum / total;
}

/** Set-up at the listed reaches. */
const reaches = once(() => coastLevels.map(([, lat, lon]) => shelfSetupAt(lat, lon)));

/**
 * How many times as high as at a listed reach the surges of cyclones are before another shelf.
 *
 * @param setup  `shelfSetupAt` of the place
 * @returns 0.5 to 1.25; 1 at the reach itself, and where a shelf is not known
 */
export function shelfFactor(setup: number | undefined, row: number): number {
  const listed = reaches()[row];
  if (setup === undefined || listed === undefined) return 1;
  const { power, deep, least, most } = RESPONSE;
  return Math.min(most, Math.max(least, ((setup + deep) / (listed + deep)) ** power));
}
