import * as z from 'zod';
import type { Quake } from '../../../engines/ground/datasets/quakes.ts';
import type { SignificantQuake } from '../../../engines/ground/datasets/significantQuakes.ts';
import { depthOf, magnitudeOf } from './geoJsonQuakes.ts';
import { loose, strict, within } from './values.ts';

const id = z.union([z.number(), z.string()]).transform(String);
const When = {
  year: z.int(),
  month: loose.number,
  day: loose.number,
  hour: loose.number,
  minute: loose.number,
};

export const Tsunami = z.object({
  id,
  ...When,
  latitude: strict.lat,
  longitude: strict.lon,
  causeCode: loose.number,
  eventValidity: loose.number,
  eqMagnitude: loose.number,
  maxWaterHeight: loose.number,
  numRunups: loose.number,
  locationName: loose.text,
  country: loose.text,
  deathsTotal: loose.number,
});
export const Runup = z.object({
  id,
  year: z.int(),
  latitude: strict.lat,
  longitude: strict.lon,
  runupHt: loose.number,
  distFromSource: loose.number,
  locationName: loose.text,
});
export const Earthquake = z.object({
  id,
  ...When,
  second: loose.number,
  latitude: strict.lat,
  longitude: strict.lon,
  eqMagnitude: loose.number,
  eqDepth: loose.number,
  locationName: loose.text,
});
/** Counts are of the shaking, those in `Total` of the tsunami and the like as well. */
export const Significant = Earthquake.extend({
  eqMagMw: loose.number,
  eqMagMs: loose.number,
  eqMagMb: loose.number,
  eqMagMl: loose.number,
  eqMagMfa: loose.number,
  intensity: loose.number,
  country: loose.text,
  tsunamiEventId: z.unknown().optional(),
  deaths: loose.number,
  deathsTotal: loose.number,
  missing: loose.number,
  missingTotal: loose.number,
  injuries: loose.number,
  injuriesTotal: loose.number,
  damageMillionsDollars: loose.number,
  damageMillionsDollarsTotal: loose.number,
  housesDestroyed: loose.number,
  housesDestroyedTotal: loose.number,
  housesDamaged: loose.number,
  housesDamagedTotal: loose.number,
});

/** Causes by code. @source NCEI/WDS Global Historical Tsunami Database, doi:10.7289/V5PN93H7 */
const CAUSES: Readonly<Record<number, string>> = {
  0: 'unknown',
  1: 'earthquake',
  2: 'questionable earthquake',
  3: 'earthquake and landslide',
  4: 'volcano and earthquake',
  5: 'volcano, earthquake and landslide',
  6: 'volcano',
  7: 'volcano and landslide',
  8: 'landslide',
  9: 'meteorological',
  10: 'explosion',
  11: 'astronomical tide',
};

interface Moment {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second?: number | null;
}

/** Year, day or second as far as it is known; years before the common era are negative. */
function timeText({ year, month, day, hour, minute, second }: Moment): string {
  const pad = (value: number, length = 2) =>
    String(Math.abs(Math.trunc(value))).padStart(length, '0');
  const date = `${year < 0 ? '-' : ''}${pad(year, 4)}${month === null ? '' : `-${pad(month)}${day === null ? '' : `-${pad(day)}`}`}`;
  return month === null || day === null || hour === null
    ? date
    : `${date}T${pad(hour)}:${pad(minute ?? 0)}:${pad(minute === null ? 0 : (within(second, 0, 59.999) ?? 0))}Z`;
}

/** A tsunami with its cause and its highest water. */
export function tsunamiOf(event: z.output<typeof Tsunami>) {
  return {
    id: event.id,
    year: event.year,
    time: timeText(event),
    lat: event.latitude,
    lon: event.longitude,
    cause: CAUSES[event.causeCode ?? 0] ?? 'unknown',
    validity: Math.trunc(event.eventValidity ?? -1),
    earthquakeMagnitude: magnitudeOf(event.eqMagnitude),
    maxWaterHeightM: event.maxWaterHeight,
    runups: event.numRunups,
    place: event.locationName,
    country: event.country,
    deaths: event.deathsTotal,
  };
}

/** The height that a tsunami reached at a place. */
export function runupOf(runup: z.output<typeof Runup>) {
  return {
    id: runup.id,
    eventYear: runup.year,
    lat: runup.latitude,
    lon: runup.longitude,
    heightM: runup.runupHt,
    distanceFromSourceKm: runup.distFromSource,
    place: runup.locationName,
  };
}

/** An earthquake of the list alone. */
export function quakeOf(event: z.output<typeof Earthquake>): Quake {
  return {
    id: `ncei-${event.id}`,
    time: timeText(event),
    lat: event.latitude,
    lon: event.longitude,
    depthKm: depthOf(event.eqDepth),
    magnitude: magnitudeOf(event.eqMagnitude),
    magnitudeType: null,
    place: event.locationName,
    url: null,
    status: 'historic',
    updatedAt: null,
  };
}

const count = (total: number | null, own: number | null) => {
  const found = within(total ?? own, 0, 1e9);
  return found === undefined ? null : Math.trunc(found);
};

/** The event with what it did. Its magnitude is on the scale, if any, that gives the same number. */
export function significantOf(event: z.output<typeof Significant>): SignificantQuake {
  const scales = [
    ['mw', event.eqMagMw],
    ['ms', event.eqMagMs],
    ['mb', event.eqMagMb],
    ['ml', event.eqMagMl],
    ['mfa', event.eqMagMfa],
  ] as const;
  const scale =
    event.eqMagnitude === null
      ? undefined
      : scales.find(([, value]) => value === event.eqMagnitude);
  return {
    ...quakeOf(event),
    magnitudeType: scale?.[0] ?? null,
    year: event.year,
    country: event.country,
    intensityMmi: within(event.intensity, 1, 12) ?? null,
    hadTsunami: event.tsunamiEventId !== undefined && event.tsunamiEventId !== null,
    deaths: count(event.deathsTotal, event.deaths),
    missing: count(event.missingTotal, event.missing),
    injuries: count(event.injuriesTotal, event.injuries),
    damageMillionUsd:
      within(event.damageMillionsDollarsTotal ?? event.damageMillionsDollars, 0, 1e7) ?? null,
    housesDestroyed: count(event.housesDestroyedTotal, event.housesDestroyed),
    housesDamaged: count(event.housesDamagedTotal, event.housesDamaged),
  };
}
