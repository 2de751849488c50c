import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { distanceKm, radians, KM_PER_DEGREE } from '../../ground/earth/geodesy.ts';
import { kmBetween, spherePoint, type SpherePoint } from '../../ground/earth/spherePoint.ts';
import { VENTS } from './tables/vents.ts';

/** A place where the next vent may open. */
export interface Vent extends SpherePoint {
  readonly elevationM: number;
  /** Share of the volcano's eruptions; all of a volcano sum to 1. */
  readonly share: number;
  /** Half the distance to its neighbours, km: no vent is known better than that. */
  readonly softKm: number;
}

/** Lines are cut into steps of about this length, km; discs hold one vent in a square of it, within these numbers. */
const STEP_KM = 3;
const DISC_VENTS = { least: 7, most: 36 };
/** Golden angle, radians: points on a sunflower cover a disc evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

const made = new WeakMap<Volcano, readonly Vent[] | null>();

/** Where a volcano may open, if that is drawn; null where the summit and the width of its kind are all that is known. */
export function drawnVents(volcano: Volcano): readonly Vent[] | null {
  let found = made.get(volcano);
  if (found === undefined) {
    found = VENTS[volcano.gvpNumber] ? ventsOf(volcano) : null;
    made.set(volcano, found);
  }
  return found;
}

function ventsOf(volcano: Volcano): readonly Vent[] {
  const { lines = [], discs = [] } = VENTS[volcano.gvpNumber] ?? {};
  const vents: Vent[] = [];
  for (const [share, line] of lines) vents.push(...alongLine(share, line));
  for (const [share, lat, lon, radiusKm, elevationM] of discs)
    vents.push(...overDisc(share, { lat, lon, radiusKm, elevationM }));
  const left = 1 - vents.reduce((sum, { share }) => sum + share, 0);
  const { lat, lon, elevationM } = volcano;
  if (left > 1e-9) vents.push({ ...spherePoint(lat, lon), elevationM, share: left, softKm: 1 });
  return vents;
}

type LinePoint = readonly [lat: number, lon: number, elevationM: number];

function alongLine(share: number, line: readonly LinePoint[]): Vent[] {
  const points: { lat: number; lon: number; elevationM: number; km: number }[] = [];
  for (let i = 1; i < line.length; i++) {
    const [lat1, lon1, m1] = line[i - 1];
    const [lat2, lon2, m2] = line[i];
    const km = distanceKm(lat1, lon1, lat2, lon2);
    const steps = Math.max(1, Math.round(km / STEP_KM));
    for (let k = 0; k < steps; k++) {
      const t = (k + 0.5) / steps;
      points.push({
        lat: lat1 + t * (lat2 - lat1),
        lon: lon1 + t * (lon2 - lon1),
        elevationM: m1 + t * (m2 - m1),
        km: km / steps,
      });
    }
  }
  const total = points.reduce((sum, { km }) => sum + km, 0);
  return points.map(({ lat, lon, elevationM, km }) => ({
    ...spherePoint(lat, lon),
    elevationM,
    share: (share * km) / total,
    softKm: km / 2,
  }));
}

interface Disc {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
  readonly elevationM: number;
}

function overDisc(share: number, { lat, lon, radiusKm, elevationM }: Disc): Vent[] {
  const count = Math.round(
    Math.min(
      DISC_VENTS.most,
      Math.max(DISC_VENTS.least, (Math.PI * radiusKm * radiusKm) / (STEP_KM * STEP_KM)),
    ),
  );
  return Array.from({ length: count }, (_, k) => {
    const r = radiusKm * Math.sqrt((k + 0.5) / count);
    const north = (r * Math.sin(k * GOLDEN)) / KM_PER_DEGREE;
    const east = (r * Math.cos(k * GOLDEN)) / (KM_PER_DEGREE * Math.cos(radians(lat)));
    return {
      ...spherePoint(lat + north, lon + east),
      elevationM,
      share: share / count,
      softKm: radiusKm / Math.sqrt(count),
    };
  });
}

/** What a site sees of drawn vents as a whole. */
export interface VentsAtSite {
  /** Geometric mean of the distances, km, at least 1: ash thins, and flows are counted, by the logarithm of the distance. */
  readonly km: number;
  readonly nearestKm: number;
  /** Mean height of the vents, m. */
  readonly elevationM: number;
}

/** Distance and height that stand for all drawn vents at a site. */
export function ventsAt(vents: readonly Vent[], site: SpherePoint): VentsAtSite {
  let lnKm = 0;
  let elevationM = 0;
  let nearestKm = Infinity;
  for (const vent of vents) {
    const km = ventKm(vent, site);
    lnKm += vent.share * Math.log(km);
    elevationM += vent.share * vent.elevationM;
    if (km < nearestKm) nearestKm = km;
  }
  return { km: Math.max(1, Math.exp(lnKm)), nearestKm, elevationM };
}

/** Distance from a vent to a place, no shorter than what the vent is known to, km. */
export function ventKm(vent: Vent, site: SpherePoint): number {
  const km = kmBetween(vent, site);
  return Math.sqrt(km * km + vent.softKm * vent.softKm);
}
