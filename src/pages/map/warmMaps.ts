import { readCoastline, type Detail } from './coastline.ts';
import { mapFigure } from './mapFigure.ts';

const DETAILS: readonly Detail[] = ['110m', '50m', '10m'];

/** Makes what maps are drawn on, and the map of the world, in steps between which others may have a turn. */
export function* warmMaps(): Generator<undefined, void> {
  for (const detail of DETAILS) yield* readCoastline(detail);
  mapFigure({ title: '' });
}
