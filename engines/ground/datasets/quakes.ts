import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { distanceKm, nearestOnLine } from '../earth/geodesy.ts';

export const quake = z.object({
  id: z.string(),
  time: z
    .string()
    .describe('Origin time, RFC 3339 UTC; historic events may be only a year or a day'),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  depthKm: z.number().nullable(),
  magnitude: z.number().nullable(),
  magnitudeType: z.string().nullable(),
  place: z.string().nullable(),
  url: z.string().nullable(),
  /** `reviewed` by a person, `automatic`, or `historic` from a catalogue of the past. */
  status: z.enum(['reviewed', 'automatic', 'historic', 'deleted']),
  updatedAt: z.string().nullable(),
  /** Line along which a large earthquake may have broken, latitude and longitude; absent where nobody drew one. */
  rupture: z.array(z.tuple([z.number(), z.number()])).optional(),
});
export type Quake = z.output<typeof quake>;

/** What a list of earthquakes says of other events that a source had in it. */
export const notEarthquakes = z
  .int()
  .min(1)
  .optional()
  .describe(
    'Explosions, quarry blasts, collapses and the like, left out; absent: none, or the source does not tell them apart',
  );

/** Earthquakes near a point between two times. An empty list is an answer: nothing happened there. */
export const quakesNear = dataset({
  id: 'quakes-near',
  title: 'Earthquakes near a point',
  query: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    radiusKm: z.number().positive().max(20001),
    minMagnitude: z.number().min(-2).max(10),
    /** RFC 3339 UTC. Absent: the catalogue's beginning (the live source: the last 30 days). */
    startTime: z.string().optional(),
    endTime: z.string().optional(),
    /** The days before now, in place of `startTime`: a question whose answer moves with the clock. */
    lastDays: z.number().positive().max(36_525).optional(),
    limit: z.number().int().positive().max(20000).default(100),
  }),
  answer: z.object({
    events: z.array(quake),
    complete: z.boolean().describe('False where the list was cut or holds significant events only'),
    notEarthquakes,
  }),
  sample: {
    events: [
      {
        id: 'nc216859',
        time: '1989-10-18T00:04:15Z',
        lat: 37.036,
        lon: -121.88,
        depthKm: 17.2,
        magnitude: 6.9,
        magnitudeType: 'mw',
        place: 'Loma Prieta, California',
        url: null,
        status: 'historic',
        updatedAt: null,
      },
    ],
    complete: false,
  },
});

/** Distance from a place to an earthquake's rupture, where one is drawn, else to its epicentre, km. */
export function quakeDistanceKm(
  lat: number,
  lon: number,
  event: Pick<Quake, 'lat' | 'lon' | 'rupture'>,
): number {
  const epicentreKm = distanceKm(lat, lon, event.lat, event.lon);
  const nearest = event.rupture && nearestOnLine(lat, lon, event.rupture);
  return Math.min(epicentreKm, nearest?.distanceKm ?? Infinity);
}
