import * as z from 'zod';
import { countWords, type Listed, type Place } from '../../component.ts';
import { isKnown, type FactTree } from '../../facts.ts';
import { pastQuakes } from '../../ground/datasets/pastQuakes.ts';
import { quakeDistanceKm, quakesNear, type Quake } from '../../ground/datasets/quakes.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { DAY_MS } from '../../ground/math/time.ts';

/** Least magnitude listed of the past and of late, and how many are shown. */
const PAST_MAGNITUDE = 5;
const RECENT_MAGNITUDE = 4.5;
const RECENT_DAYS = 30;
const ASKED = 50;
const MOST = 10;
/** POLICY. Two rows mean one earthquake where they are so near in time and place. */
const SAME = { ms: 2 * DAY_MS, km: 150 };

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
    .describe(
      'Of the past and of the last 30 days, largest first, at most 10; null: nobody answered',
    ),
  earthquake_total: z
    .number()
    .int()
    .nullable()
    .describe('How many are known within the radius, of which the largest are listed'),
  earthquake_list_holds: z
    .string()
    .nullable()
    .describe('Which earthquakes the list knows: what is not among them may still have happened'),
  earthquake_list_complete: z
    .boolean()
    .describe(
      'Whether every earthquake within the radius that `earthquake_list_holds` speaks of is listed: false where more are known than are listed, or where the past or the last 30 days did not answer',
    ),
};

const WORDS = { one: 'earthquake', many: 'earthquakes' } as const;

/** What a place has been through: the same question for the words of the hazard and for the list beside it, so that it is asked once. */
export const pastQuakesOf = ({ lat, lon, radiusKm }: Place) =>
  pastQuakes({ lat, lon, radiusKm, minMagnitude: PAST_MAGNITUDE, limit: MOST });

const needs = (place: Place) => ({
  past: pastQuakesOf(place),
  recent: quakesNear({
    lat: place.lat,
    lon: place.lon,
    radiusKm: place.radiusKm,
    minMagnitude: RECENT_MAGNITUDE,
    lastDays: RECENT_DAYS,
    limit: ASKED,
  }),
});

/** Earthquakes whose epicentre or rupture lies within the radius: those of the past that are on record, and those of the last 30 days. */
export const listedQuakes: Listed<typeof shape> = {
  shape,
  needs,
  list(place, { past, recent }: FactTree<ReturnType<typeof needs>>) {
    const late = isKnown(recent) && recent.value.complete ? recent.value.events : undefined;
    if (!isKnown(past) && !late)
      return {
        members: {
          earthquakes: null,
          earthquake_total: null,
          earthquake_list_holds: null,
          earthquake_list_complete: false,
        },
        said: countWords(null, WORDS),
      };
    const known = isKnown(past) ? past.value : { events: [], total: 0, holds: '' };
    const fresh = (late ?? []).filter(
      (event) => !known.events.some((other) => isSame(event, other)),
    );
    const earthquakes = [...known.events, ...fresh]
      .map((event) => listedAt(place, event))
      .toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0) || a.distance_km - b.distance_km)
      .slice(0, MOST);
    const total = known.total + fresh.length;
    const since = late && `every one of magnitude ${RECENT_MAGNITUDE} and more of the last 30 days`;
    return {
      members: {
        earthquakes,
        earthquake_total: total,
        earthquake_list_holds: [known.holds, since].filter(Boolean).join('; '),
        earthquake_list_complete:
          isKnown(past) && late !== undefined && total === earthquakes.length,
      },
      said:
        total > earthquakes.length
          ? `the ${earthquakes.length} largest of ${total} earthquakes`
          : countWords(total, WORDS),
    };
  },
};

const isSame = (a: Quake, b: Quake): boolean =>
  Math.abs(Date.parse(a.time) - Date.parse(b.time)) <= SAME.ms &&
  distanceKm(a.lat, a.lon, b.lat, b.lon) <= SAME.km;

function listedAt({ lat, lon }: Place, event: Quake): z.output<typeof listedQuake> {
  return {
    time: event.time,
    magnitude: event.magnitude,
    depth_km: event.depthKm,
    distance_km: distanceKm(lat, lon, event.lat, event.lon),
    rupture_distance_km: event.rupture ? quakeDistanceKm(lat, lon, event) : null,
    place: event.place,
    lat: event.lat,
    lon: event.lon,
  };
}
