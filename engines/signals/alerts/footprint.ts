import { distanceKm } from '../../ground/earth/geodesy.ts';
import { isInRings } from '../../ground/earth/polygon.ts';
import type { EventKind } from '../earlyWarning/feeds.ts';
import type { Severity } from '../earlyWarning/signal.ts';
import { mappedIntensity, type ShakingGrid } from './shakingGrid.ts';
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
  /** FIPS codes of the US counties that a warning without an outline names. */
  readonly counties: readonly string[];
  /** The map of its shaking, where there is one. */
  readonly shaking?: ShakingGrid | undefined;
}

/** A place as footprints see it. */
export interface At {
  readonly lat: number;
  readonly lon: number;
  /** FIPS code of its US county; null outside of all. */
  readonly county?: string | null;
}

/**
 * Where an event reaches: the map of its shaking, the outline its authority drew, the counties that were named, else a circle;
 * null where nothing of it can be compared with a place.
 */
export type Footprint =
  | { readonly shape: 'polygon'; readonly rings: Rings }
  | { readonly shape: 'counties'; readonly codes: ReadonlySet<string> }
  | {
      readonly shape: 'shaking';
      readonly grid: ShakingGrid;
      /** Beyond the map. */
      readonly around: Footprint & { readonly shape: 'circle' };
    }
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

/** By what a place is compared with an event. */
export type MatchBasis = 'shaking' | 'outline' | 'counties' | 'radius' | 'unknown';

const BASES = {
  shaking: 'shaking',
  polygon: 'outline',
  counties: 'counties',
  circle: 'radius',
} as const;

/** By what places are compared with an event; `unknown`: it names no place that they could be compared with. */
export function matchBasis(event: Reaching): MatchBasis {
  const footprint = footprintOf(event);
  return footprint === null ? 'unknown' : BASES[footprint.shape];
}

/** Where an event reaches. */
export function footprintOf(event: Reaching): Footprint {
  const { polygon, counties, shaking } = event;
  if (polygon !== null && polygon.length > 0) return { shape: 'polygon', rings: polygon };
  if (counties.length > 0) return { shape: 'counties', codes: new Set(counties) };
  const circle = circleOf(event);
  return shaking && circle ? { shape: 'shaking', grid: shaking, around: circle } : circle;
}

function circleOf({
  kind,
  lat,
  lon,
  magnitude,
}: Reaching): (Footprint & { readonly shape: 'circle' }) | null {
  if (lat === null || lon === null) return null;
  const feltKm = magnitude === null ? 0 : shakingReachKm(magnitude, FELT_MMI);
  const radiusKm = kind === 'earthquake' ? feltKm : RADIUS_KM[kind];
  return radiusKm > 0 ? { shape: 'circle', lat, lon, radiusKm } : null;
}

/** How severe an event is at a place inside its footprint; undefined where it is not felt there. */
export function severityAt(event: Reaching, at: At): Severity | undefined {
  const { kind, severity, polygon, counties } = event;
  if (kind !== 'earthquake' || polygon !== null || counties.length > 0) return severity;
  const mmi = intensityAt(event, at);
  return mmi === undefined ? severity : SHAKING.find(([, least]) => mmi >= least)?.[0];
}

/** Intensity by the map of the shaking, beyond it by magnitude and distance; undefined where neither is known. */
function intensityAt({ shaking, lat, lon, magnitude }: Reaching, at: At): number | undefined {
  const mapped = shaking && mappedIntensity(shaking, at.lat, at.lon);
  if (mapped !== undefined || lat === null || lon === null || magnitude === null) return mapped;
  const km = Math.hypot(distanceKm(lat, lon, at.lat, at.lon), USUAL_DEPTH_KM);
  return shakingIntensity(magnitude, km);
}

/** Whether a place lies in a footprint: even-odd over all rings, across the antimeridian too. */
export function covers(footprint: Footprint, at: At): boolean {
  if (footprint === null) return false;
  switch (footprint.shape) {
    case 'circle':
      return distanceKm(footprint.lat, footprint.lon, at.lat, at.lon) <= footprint.radiusKm;
    case 'counties':
      return at.county ? footprint.codes.has(at.county) : false;
    case 'shaking': {
      const mmi = mappedIntensity(footprint.grid, at.lat, at.lon);
      return mmi === undefined ? covers(footprint.around, at) : mmi >= FELT_MMI;
    }
    case 'polygon':
      return isInRings(at, footprint.rings);
  }
}
