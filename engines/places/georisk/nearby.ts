import type * as z from 'zod';
import type { quakesNear } from '../../ground/datasets/quakes.ts';
import type { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { isKnown, type Fact } from '../../facts.ts';
import type { Place } from '../../component.ts';
import type { nearby } from './schemas.ts';

type Answer<D extends { readonly answer: z.ZodType }> = z.output<D['answer']>;

/** The events a place lists. */
export interface Events {
  readonly quakes: Fact<Answer<typeof quakesNear>>;
  readonly volcanoes: Fact<Answer<typeof volcanoesNear>>;
}

const MOST = 10;

/** Events and sources within the radius: what the radius changes, and all it changes. */
export function nearbyOf(place: Place, { quakes, volcanoes }: Events): z.input<typeof nearby> {
  const listedQuakes = isKnown(quakes) ? listQuakes(place, quakes.value.events) : null;
  const listedVolcanoes = isKnown(volcanoes)
    ? listVolcanoes(place, volcanoes.value.volcanoes)
    : null;
  const count = (list: readonly unknown[] | null, one: string, many: string): string =>
    list === null
      ? `no answer about ${many}`
      : list.length === 0
        ? `no ${many}`
        : `${list.length} ${list.length === 1 ? one : many}`;
  return {
    radius_km: place.radiusKm,
    earthquakes: listedQuakes,
    earthquake_list_complete: isKnown(quakes) && quakes.value.complete,
    volcanoes: listedVolcanoes,
    effect:
      `Within ${place.radiusKm} km this lists ${count(listedQuakes, 'earthquake', 'earthquakes')} and ${count(listedVolcanoes, 'volcano', 'volcanoes')}. ` +
      'The scores do not depend on the radius: each hazard takes in every source that can reach the place.',
  };
}

function listQuakes(
  place: Place,
  events: Answer<typeof quakesNear>['events'],
): NonNullable<z.input<typeof nearby>['earthquakes']> {
  return events
    .map(({ time, magnitude, depthKm, place: where, lat, lon }) => ({
      time,
      magnitude,
      depth_km: depthKm,
      distance_km: distanceKm(place.lat, place.lon, lat, lon),
      place: where,
      lat,
      lon,
    }))
    .filter(({ distance_km }) => distance_km <= place.radiusKm)
    .toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0) || a.distance_km - b.distance_km)
    .slice(0, MOST);
}

function listVolcanoes(
  place: Place,
  volcanoes: Answer<typeof volcanoesNear>['volcanoes'],
): NonNullable<z.input<typeof nearby>['volcanoes']> {
  return volcanoes
    .map(({ name, lastEruptionYear, lat, lon }) => ({
      name,
      distance_km: distanceKm(place.lat, place.lon, lat, lon),
      last_eruption_year: lastEruptionYear,
      lat,
      lon,
    }))
    .filter(({ distance_km }) => distance_km <= place.radiusKm)
    .toSorted((a, b) => a.distance_km - b.distance_km)
    .slice(0, MOST);
}
