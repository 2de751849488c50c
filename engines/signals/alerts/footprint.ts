import { distanceKm } from '../../ground/earth/geodesy.ts';
import type { EventKind } from '../earlyWarning/feeds.ts';
import type { Severity } from '../earlyWarning/signal.ts';
import { shakingIntensity, shakingReachKm, USUAL_DEPTH_KM } from './shakingIntensity.ts';

/** Rings of longitude and latitude. */
export type Rings = readonly (readonly (readonly [number, number])[])[];

/** What of an event decides where it reaches. */
export interface Reaching {
  readonly kind: EventKind;
  readonly severity: Severity;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly magnitude: number | null;
  readonly polygon: Rings | null;
}

/** Where an event reaches: the outline its authority drew, else a circle; null where it has no place. */
export type Footprint =
  | { readonly shape: 'polygon'; readonly rings: Rings }
  | {
      readonly shape: 'circle';
      readonly lat: number;
      readonly lon: number;
      readonly radiusKm: number;
    }
  | null;

/**
 * POLICY. Reach of events that come as a point, km: a long wave within about an hour, ash and flows about a volcano, gales about
 * the eye of a storm, fire and smoke about a fire, a river about its gauge.
 */
const RADIUS_KM: Readonly<Record<Exclude<EventKind, 'earthquake'>, number>> = {
  tsunami: 700,
  volcano: 60,
  flood: 30,
  weather: 30,
  fire: 25,
  hurricane: 250,
  wildfire: 25,
  drought: 0,
};

/** Least intensity that counts as a warning: felt by many. */
const FELT_MMI = 3.5;

/** Intensity from which shaking counts as each severity. POLICY, after the words of the scale: felt, alarming, damaging, heavy. */
const SHAKING: readonly (readonly [Severity, number])[] = [
  ['Extreme', 8],
  ['Severe', 6.5],
  ['Moderate', 5],
  ['Minor', FELT_MMI],
];

/** Where an event reaches. */
export function footprintOf({ kind, polygon, lat, lon, magnitude }: Reaching): Footprint {
  if (polygon !== null && polygon.length > 0) return { shape: 'polygon', rings: polygon };
  if (lat === null || lon === null) return null;
  const radiusKm =
    kind === 'earthquake'
      ? magnitude === null
        ? 0
        : shakingReachKm(magnitude, FELT_MMI)
      : RADIUS_KM[kind];
  return radiusKm > 0 ? { shape: 'circle', lat, lon, radiusKm } : null;
}

/** How severe an event is at a place inside its footprint; undefined where it is not felt there. */
export function severityAt(
  event: Reaching,
  at: { readonly lat: number; readonly lon: number },
): Severity | undefined {
  const { kind, severity, lat, lon, magnitude, polygon } = event;
  if (
    kind !== 'earthquake' ||
    polygon !== null ||
    lat === null ||
    lon === null ||
    magnitude === null
  )
    return severity;
  const km = Math.hypot(distanceKm(lat, lon, at.lat, at.lon), USUAL_DEPTH_KM);
  const mmi = shakingIntensity(magnitude, km);
  return SHAKING.find(([, least]) => mmi >= least)?.[0];
}

/** Whether a place lies in a footprint: even-odd over all rings, across the antimeridian too. */
export function covers(
  footprint: Footprint,
  at: { readonly lat: number; readonly lon: number },
): boolean {
  if (footprint === null) return false;
  if (footprint.shape === 'circle')
    return distanceKm(footprint.lat, footprint.lon, at.lat, at.lon) <= footprint.radiusKm;
  let isInside = false;
  for (const ring of footprint.rings) if (ringHolds(ring, at.lat, at.lon)) isInside = !isInside;
  return isInside;
}

/** Steps along the ring are taken the short way round the earth, so that a ring across the antimeridian is whole. */
function ringHolds(ring: Rings[number], lat: number, lon: number): boolean {
  let isInside = false;
  const first = ring[0];
  if (!first) return false;
  let x1 = near(first[0], lon);
  let y1 = first[1];
  for (let i = 1; i <= ring.length; i++) {
    const [lon2, y2] = ring[i % ring.length] ?? first;
    const x2 = near(lon2, x1);
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1)
      isInside = !isInside;
    [x1, y1] = [x2, y2];
  }
  return isInside;
}

/** The same meridian within half a turn of another. */
function near(lon: number, other: number): number {
  return lon - 360 * Math.round((lon - other) / 360);
}
