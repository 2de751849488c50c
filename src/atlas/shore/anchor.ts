import { TILE_STEPS } from './tileCode.ts';

/** Points of a tile that may be its anchor: four by four. */
export const ANCHORS = 16;

/** Beside the whole steps that vertices stand on, so that no line of sight runs along a line. */
const ASIDE = [0.371, 0.233] as const;

/** Steps east and north of an anchor's point from the south-west corner of its tile. */
export function anchorPoint(i: number): readonly [number, number] {
  const cell = TILE_STEPS / 4;
  return [((i % 4) + 0.5) * cell + ASIDE[0], (Math.floor(i / 4) + 0.5) * cell + ASIDE[1]];
}
