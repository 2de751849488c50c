import { distanceKm } from '../../ground/earth/geodesy.ts';
import { isInRings } from '../../ground/earth/polygon.ts';
import { DAY_MS, HOUR_MS } from '../../ground/math/time.ts';
import type { Signal } from './signal.ts';

/** Earthquakes of two networks are one within these. */
const QUAKE_RULE = { km: 100, seconds: 60, magnitudes: 0.7 } as const;

/**
 * POLICY. How near two signals of one kind must lie to be one event, where no rule is published: messages on one source
 * earthquake (200 km, a day); storms move, so within 300 km or by name; fires within 30 km; volcanoes by number, name or 30 km.
 */
const TSUNAMI_KM = 200;
const STORM_KM = 300;
const FIRE_KM = 30;
const VOLCANO_KM = 30;
/** Speed of a long wave where the ocean is 6 km deep, √(g·6000 m), km/h. */
const WAVE_KMH = 873;

/** Whether two signals tell of one and the same event, by the space-time rule of their kind. */
export function isSameEvent(a: Signal, b: Signal): boolean {
  if (a.kind !== b.kind) return false;
  if (a.feed === b.feed) return a.id === b.id || (a.thread !== null && a.thread === b.thread);
  const km = kmBetween(a, b);
  switch (a.kind) {
    case 'earthquake':
      return km <= QUAKE_RULE.km && Math.abs(a.onsetMs - b.onsetMs) <= QUAKE_RULE.seconds * 1000;
    case 'tsunami':
      return isOneTsunami(a, b, km);
    case 'volcano':
      return (
        (a.gvpNumber !== null && a.gvpNumber === b.gvpNumber) ||
        isOneName(a.name, b.name) ||
        km <= VOLCANO_KM
      );
    case 'flood':
      return isGaugeInWarning(a, b) || isGaugeInWarning(b, a);
    case 'hurricane':
      return isOneName(a.name, b.name) || km <= STORM_KM;
    case 'wildfire':
      return km <= FIRE_KM;
    default:
      return false;
  }
}

/** Earthquakes that agree on place, time and size; the magnitude decides between one event and a confirmed one. */
export function agreesOnQuake(a: Signal, b: Signal): boolean {
  return (
    isSameEvent(a, b) &&
    a.magnitude !== null &&
    b.magnitude !== null &&
    Math.abs(a.magnitude - b.magnitude) <= QUAKE_RULE.magnitudes + 1e-9
  );
}

/** A flood warning whose polygon holds a gauge at minor flood or above. */
export function isGaugeInWarning(
  { feed, polygon }: Signal,
  { feed: gaugeFeed, lat, lon }: Signal,
): boolean {
  if (feed !== 'nws-alerts' || gaugeFeed !== 'nwps-flood') return false;
  return polygon !== null && lat !== null && lon !== null && isInRings({ lat, lon }, polygon);
}

function isOneTsunami(a: Signal, b: Signal, km: number): boolean {
  const buoy = a.feed === 'ndbc-dart' ? a : b.feed === 'ndbc-dart' ? b : undefined;
  if (!buoy) return Math.abs(a.onsetMs - b.onsetMs) <= DAY_MS && km <= TSUNAMI_KM;
  const message = buoy === a ? b : a;
  const hours = (buoy.onsetMs - message.onsetMs) / HOUR_MS;
  return hours > -1 && hours <= 24 && km <= WAVE_KMH * (hours + 1);
}

function kmBetween(a: Signal, b: Signal): number {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return Infinity;
  return distanceKm(a.lat, a.lon, b.lat, b.lon);
}

/** Names without case, marks and the words around them; a name of fewer than three letters says nothing. */
function isOneName(a: string | null, b: string | null): boolean {
  const plain = (name: string | null) =>
    (name ?? '')
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase();
  const [x, y] = [plain(a), plain(b)];
  return (
    x.length > 2 &&
    y.length > 2 &&
    (x === y || (Math.min(x.length, y.length) > 3 && (x.endsWith(y) || y.endsWith(x))))
  );
}
