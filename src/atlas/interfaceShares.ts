import type { FaultSource, ZoneSource } from '../../engines/ground/datasets/tectonics.ts';
import {
  EARTH_RADIUS_KM,
  KM_PER_DEGREE,
  RAD,
  distanceKm,
} from '../../engines/ground/earth/geodesy.ts';
import { faultRateFrom } from '../../engines/hazards/earthquake/hazard/faultCounts.ts';
import { preparedFault } from '../../engines/hazards/earthquake/hazard/faultHazard.ts';
import { WORLD_MODEL } from '../../engines/hazards/earthquake/hazard/tables.ts';
import { lawRateFrom } from '../../engines/hazards/earthquake/hazard/zoneCounts.ts';
import { faults } from './faults.ts';
import { once } from './geography/once.ts';

/** POLICY. The earthquakes of listed interfaces are spread as wide as those that were counted for the cells: their Gaussians are 75 to 220 km wide, near the first where earthquakes are many. */
const SPREAD_KM = 100;
/** Beyond so many widths nothing is added. */
const WIDTHS = 4;
/** Points of an interface about so far apart, km. */
const STEP_KM = 40;
/** Shares are rounded to this part, so that cells of one region stay few families. */
const SHARE_STEP = 0.1;

interface Piece {
  readonly lat: number;
  readonly lon: number;
  readonly perYear: number;
}

/**
 * Share of the earthquakes of the smallest magnitude of listed interfaces and more that is left to a cell near the plate interface.
 *
 * Both the cell and the interfaces speak of the same earthquakes there: where the interfaces alone make as many as the cell was counted to have,
 * none is left; where they make none, all of them.
 */
export function leftBesideInterfaces(
  cell: Omit<ZoneSource, 'besideFaults'>,
): NonNullable<ZoneSource['besideFaults']> {
  const fromMagnitude = WORLD_MODEL.smallestInterfaceMagnitude;
  const counted = lawRateFrom(cell, fromMagnitude) / cell.areaKm2;
  const share = counted > 0 ? Math.max(0, 1 - listedPerKm2(middleOf(cell)) / counted) : 1;
  return { fromMagnitude, share: Math.round(share / SHARE_STEP) * SHARE_STEP };
}

function middleOf({ outline }: Pick<ZoneSource, 'outline'>): { lat: number; lon: number } {
  const [lat, lon] = [0, 1].map(
    (part) => outline.reduce((sum, vertex) => sum + (vertex[part] ?? 0), 0) / outline.length,
  );
  return { lat, lon };
}

/** Earthquakes of listed interfaces a year and km2 at a point, spread. */
function listedPerKm2({ lat, lon }: { readonly lat: number; readonly lon: number }): number {
  const reachKm = WIDTHS * SPREAD_KM;
  let sum = 0;
  for (const piece of pieces()) {
    if (Math.abs(piece.lat - lat) * KM_PER_DEGREE > reachKm) continue;
    const km = distanceKm(lat, lon, piece.lat, piece.lon);
    if (km < reachKm) sum += piece.perYear * Math.exp(-0.5 * (km / SPREAD_KM) ** 2);
  }
  return sum / (2 * Math.PI * SPREAD_KM ** 2);
}

const pieces = once((): readonly Piece[] =>
  faults.filter(({ kind }) => kind === 'interface').flatMap(piecesOf),
);

/** A fault's plane as points, its earthquakes spread evenly over them. */
function piecesOf(fault: FaultSource): Piece[] {
  const { surface } = preparedFault(fault);
  const along = Math.max(1, Math.round(surface.lengthKm / STEP_KM));
  const down = Math.max(1, Math.round(surface.widthKm / STEP_KM));
  const perYear = faultRateFrom(fault, WORLD_MODEL.smallestInterfaceMagnitude) / (along * down);
  const perDegree = EARTH_RADIUS_KM * RAD;
  return Array.from({ length: along * down }, (_, i): Piece => {
    const column = Math.floor(((Math.floor(i / down) + 0.5) / along) * surface.columns);
    const km = (((i % down) + 0.5) / down) * surface.widthKm * Math.cos(surface.dipDeg * RAD);
    const [top, side] = [surface.edgeLatDeg[column] ?? NaN, surface.edgeLonDeg[column] ?? NaN];
    return {
      lat: top + (km * surface.dipNorth) / perDegree,
      lon: side + (km * surface.dipEast) / (perDegree * Math.cos(top * RAD)),
      perYear,
    };
  });
}
