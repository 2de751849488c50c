import type { TsunamiPath } from '../../ground/datasets/tsunamis.ts';
import { expQuick } from '../../ground/math/expQuick.ts';
import { abeFarM, abeLimitM } from './abeHeight.ts';
import {
  BEAM,
  CONTINENT,
  DETOUR_LOSS,
  HINDRANCE,
  INNER,
  NEAR_LIMIT_MAGNITUDE,
  NEAR_SHARE,
  STEEP,
} from './tables.ts';
import { radians } from '../../ground/earth/geodesy.ts';

/** How a path changes Abe's height: factors that do not depend on the magnitude. */
export interface PathEffect {
  /** Way over the sea, km. */
  readonly wayKm: number;
  readonly factor: number;
}

/** How a wave changes on its way to a bay or an open coast. */
export function pathEffect(path: TsunamiPath, bayFactor: number): PathEffect {
  const straightKm = Math.max(5, path.distanceKm);
  const wayKm = straightKm + path.detourKm;
  const far = (wayKm * wayKm) / (wayKm * wayKm + BEAM.fromKm * BEAM.fromKm);
  // A wave that bends around land has left the beam.
  const side = path.broadside * expQuick(-path.detourKm / (100 + 0.1 * straightKm));
  const beam = BEAM.inLine + (BEAM.offSide - BEAM.inLine) * side * side;
  const extraHours = Math.max(
    0,
    path.travelMinutes / 60 - wayKm / HINDRANCE.openKmh - HINDRANCE.freeHours,
  );
  const behind = (wayKm * wayKm) / (wayKm * wayKm + CONTINENT.halfKm * CONTINENT.halfKm);
  const detourLoss = (DETOUR_LOSS * path.detourKm) / Math.max(250, straightKm);
  const loss =
    extraHours / HINDRANCE.decayHours + detourLoss + CONTINENT.loss * path.continentShade * behind;
  // Resonant bays answer to long distant trains, not to the first wave of a near source; shelter holds against all that comes from outside.
  const bay = bayFactor > 1 ? 1 + (bayFactor - 1) * far : bayFactor ** outsideShare(path, wayKm);
  return { wayKm, factor: (1 + (beam - 1) * far) * expQuick(-loss) * bay };
}

/** How far a wave comes from outside the water of a coast: 1 of all sources but those inside closed water, whose share grows with the way. */
function outsideShare({ source }: TsunamiPath, wayKm: number): number {
  if (!INNER.sources.has(source.id)) return 1;
  return (wayKm * wayKm) / (wayKm * wayKm + INNER.wayKm * INNER.wayKm);
}

const NEAR_LIMIT_M = abeLimitM(NEAR_LIMIT_MAGNITUDE);

/**
 * What a steep fault lifts more water by than the plate interfaces of Abe's relation with the same moment: as the sine of its dip, up to what his constant
 * for the steep thrusts of the Sea of Japan says. Faults steeper than `mostDeg` in the table slip along their strike; a tsunami magnitude says it already.
 */
export function steepFactor({ id, isBackArc, dipDeg }: TsunamiPath['source']): number {
  if (isBackArc || dipDeg > STEEP.mostDeg || STEEP.byTsunamiMagnitude.has(id)) return 1;
  const more = Math.sin(radians(dipDeg)) / Math.sin(radians(STEEP.interfaceDeg));
  return Math.min(STEEP.mostFactor, Math.max(1, more));
}

/** What the events of one size of a source do to an open coast: mean height beside the source, m, and farther off, m for each km of the way. */
export interface OpenCoast {
  readonly nearM: number;
  readonly farMKm: number;
}

/** Abe's mean height on an open coast, held near the source to what the coasts beside great earthquakes have had of his limit. */
export function openCoastOf(source: TsunamiPath['source'], magnitude: number): OpenCoast {
  return {
    nearM: NEAR_SHARE * Math.min(NEAR_LIMIT_M, abeLimitM(magnitude)),
    farMKm: abeFarM(magnitude, 1, source.isBackArc) * steepFactor(source),
  };
}

/** The same at the end of a way over the sea, m. */
export const openCoastM = ({ nearM, farMKm }: OpenCoast, wayKm: number): number =>
  Math.min(nearM, farMKm / wayKm);
