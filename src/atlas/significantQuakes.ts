import { distanceKm, EARTH_RADIUS_KM, RAD } from '../../engines/ground/earth/geodesy.ts';
import { quakeDistanceKm, quakesNear } from '../../engines/ground/datasets/quakes.ts';
import type { Quake } from '../../engines/ground/datasets/quakes.ts';
import { embedded } from '../connectors/connector.ts';
import { SIGNIFICANT_QUAKES } from './data/significantQuakes.ts';
import type { QuakeRow } from './data/significantQuakes.ts';
import { once } from './geography/once.ts';
import { ruptureOf } from './quakeRuptures.ts';

const events: readonly Quake[] = SIGNIFICANT_QUAKES.map(toQuake);

/** The events that were long, with the lines they may have broken; drawn at the first question for them. */
const ruptured = once(() =>
  events.flatMap((event) => {
    const rupture = ruptureOf(event);
    if (!rupture) return [];
    const reachKm = Math.max(...rupture.map(([y, x]) => distanceKm(event.lat, event.lon, y, x)));
    const drawn = { ...event, rupture: rupture.map(([y, x]): [number, number] => [y, x]) };
    return [{ event: drawn, reachKm }];
  }),
);

const unitsOf = (rows: readonly Quake[]): Float64Array =>
  Float64Array.from(rows.flatMap(({ lat, lon }) => unit(lat, lon)));

const rupturedPositions = once(() => unitsOf(ruptured().map(({ event }) => event)));

/** Positions as unit vectors, three numbers an event: for some 700 events one pass is quicker than any tree. */
const positions = unitsOf(events);

/**
 * Destructive and great earthquakes since 1500 near a point, nearest first.
 *
 * It holds significant events only, so `complete` is always false: an empty list does not mean that nothing happened.
 */
export const significantQuakes = embedded({
  id: 'atlas-significant-earthquakes',
  title: 'Significant earthquakes since 1500, embedded',
  category: 'environmental',
  provider: 'This product, from NCEI and USGS lists',
  home: 'https://www.ngdc.noaa.gov/hazel/view/hazards/earthquake/search',
  licence: 'Facts restated from public-domain lists',
  attribution: 'NOAA NCEI Significant Earthquake Database; USGS ANSS ComCat',
  cadence: 'with each release',
  coverage: 'World, destructive and great earthquakes only',
  dataset: quakesNear,
  asOf: '2026-09-30T00:00:00Z',
  answer({ lat, lon, radiusKm, minMagnitude, startTime, endTime, limit, byRupture }) {
    const about = byRupture
      ? withRuptures(within(lat, lon, radiusKm), { lat, lon, radiusKm })
      : within(lat, lon, radiusKm);
    const chosen = about.filter(
      ({ event }) => isStrong(event, minMagnitude) && isWithin(event.time, startTime, endTime),
    );
    chosen.sort((a, b) => b.cos - a.cos);
    return { events: chosen.slice(0, limit).map(({ event }) => event), complete: false };
  },
});

/** The events of a circle, with the cosine of their angular distance. */
function within(lat: number, lon: number, radiusKm: number): { event: Quake; cos: number }[] {
  const [x, y, z] = unit(lat, lon);
  const least = Math.cos(Math.min(Math.PI, radiusKm / EARTH_RADIUS_KM));
  const found: { event: Quake; cos: number }[] = [];
  for (let i = 0; i < events.length; i++) {
    const cos = x * positions[3 * i] + y * positions[3 * i + 1] + z * positions[3 * i + 2];
    const event = events[i];
    if (event && cos >= least - 1e-12) found.push({ event, cos });
  }
  return found;
}

/** The events with the lines they broke, and those whose line alone comes within the radius. */
function withRuptures(
  found: { event: Quake; cos: number }[],
  { lat, lon, radiusKm }: { lat: number; lon: number; radiusKm: number },
): { event: Quake; cos: number }[] {
  const [x, y, z] = unit(lat, lon);
  const rows = ruptured();
  const at = rupturedPositions();
  const least = leastCosines(radiusKm);
  const near: { event: Quake; cos: number }[] = [];
  for (let i = 0; i < rows.length; i++) {
    if (x * at[3 * i] + y * at[3 * i + 1] + z * at[3 * i + 2] < least[i]) continue;
    const { event } = rows[i];
    const km = quakeDistanceKm(lat, lon, event);
    if (km <= radiusKm) near.push({ event, cos: Math.cos(km / EARTH_RADIUS_KM) });
  }
  if (near.length === 0) return found;
  const drawn = new Set(near.map(({ event }) => event.id));
  return [...found.filter(({ event }) => !drawn.has(event.id)), ...near];
}

/** Of the radius asked for last: questions of one kind follow one another. */
let last: { readonly radiusKm: number; readonly cosines: Float64Array } | undefined;

/** Cosines of how far from each long event its line can come within a radius. */
function leastCosines(radiusKm: number): Float64Array {
  if (last?.radiusKm !== radiusKm) {
    const cosines = Float64Array.from(ruptured(), ({ reachKm }) =>
      Math.cos(Math.min(Math.PI * EARTH_RADIUS_KM, radiusKm + reachKm + 1) / EARTH_RADIUS_KM),
    );
    last = { radiusKm, cosines };
  }
  return last.cosines;
}

function unit(lat: number, lon: number): [number, number, number] {
  const cosLat = Math.cos(lat * RAD);
  return [cosLat * Math.cos(lon * RAD), cosLat * Math.sin(lon * RAD), Math.sin(lat * RAD)];
}

function toQuake([date, lat, lon, depthKm, magnitude, place]: QuakeRow, i: number): Quake {
  return {
    id: `significant-${date}-${i}`,
    time: date,
    lat,
    lon,
    depthKm,
    magnitude,
    magnitudeType: null,
    place,
    url: null,
    status: 'historic',
    updatedAt: null,
  };
}

/** An event without a magnitude is listed only where any size was asked for. */
function isStrong(event: Quake, minMagnitude: number): boolean {
  return event.magnitude === null ? minMagnitude <= 0 : event.magnitude >= minMagnitude;
}

/** Compares dates of any precision by their text: `1906` lies between `1905-12-31` and `1906-01-01`. */
function isWithin(
  time: string,
  startTime: string | undefined,
  endTime: string | undefined,
): boolean {
  if (startTime !== undefined && time < startTime.slice(0, time.length)) return false;
  return endTime === undefined || time <= endTime;
}
