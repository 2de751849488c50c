import { lakes } from '../data/lakes.ts';
import { once } from './once.ts';
import { bandsOf } from './shapes.ts';

const bands = once(() =>
  bandsOf(
    lakes.map(([, , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    (km) => km,
  ),
);

/** The great lake on whose open water a place lies, with its surface in m; undefined on land. */
export function lakeAt(
  lat: number,
  lon: number,
): { readonly name: string; readonly surfaceM: number } | undefined {
  let found = -1;
  bands().each(lat, lon, (band) => {
    found = band;
  });
  const lake = lakes[found];
  return lake && { name: lake[0], surfaceM: lake[1] };
}
