import * as z from 'zod';
import type { Listed } from '../../component.ts';
import { isKnown, type Fact } from '../../facts.ts';
import { quakeDistanceKm, quakesNear } from '../../ground/datasets/quakes.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';

/** Least magnitude listed, and how many are asked for and shown. */
const LEAST_MAGNITUDE = 4.5;
const ASKED = 50;
const MOST = 10;

const listedQuake = z.object({
  time: z.string(),
  magnitude: z.number().nullable(),
  depth_km: z.number().nullable(),
  distance_km: z.number().describe('To the epicentre'),
  rupture_distance_km: z
    .number()
    .nullable()
    .describe(
      'To the line along which a large earthquake may have broken: through its epicentre along the nearest listed fault, by its magnitude; null: none is drawn',
    ),
  place: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
});

const shape = {
  earthquakes: z
    .array(listedQuake)
    .nullable()
    .describe('Largest first, at most 10; null: nobody answered'),
  earthquake_list_complete: z
    .boolean()
    .describe('False where the list holds significant events only'),
};

type Quakes = z.output<(typeof quakesNear)['answer']>;

/** Earthquakes of magnitude 4.5 and more whose epicentre or rupture lies within the radius. */
export const listedQuakes: Listed<typeof shape> = {
  one: 'earthquake',
  many: 'earthquakes',
  shape,
  need: ({ lat, lon, radiusKm }) =>
    quakesNear({
      lat,
      lon,
      radiusKm,
      minMagnitude: LEAST_MAGNITUDE,
      limit: ASKED,
      byRupture: true,
    }),
  list({ lat, lon, radiusKm }, fact) {
    const answer = fact as Fact<Quakes>;
    if (!isKnown(answer))
      return { members: { earthquakes: null, earthquake_list_complete: false }, count: null };
    const earthquakes = answer.value.events
      .map((event) => ({
        time: event.time,
        magnitude: event.magnitude,
        depth_km: event.depthKm,
        distance_km: distanceKm(lat, lon, event.lat, event.lon),
        rupture_distance_km: event.rupture ? quakeDistanceKm(lat, lon, event) : null,
        place: event.place,
        lat: event.lat,
        lon: event.lon,
      }))
      .filter(
        ({ distance_km, rupture_distance_km }) => (rupture_distance_km ?? distance_km) <= radiusKm,
      )
      .toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0) || a.distance_km - b.distance_km)
      .slice(0, MOST);
    return {
      members: { earthquakes, earthquake_list_complete: answer.value.complete },
      count: earthquakes.length,
    };
  },
};
