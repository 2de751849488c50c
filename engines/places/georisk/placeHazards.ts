import type { Place } from '../../component.ts';
import { quakesNear } from '../../ground/datasets/quakes.ts';
import { setting } from '../../ground/datasets/terrain.ts';
import { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import type { FactTree, Moment } from '../../facts.ts';
import type { ComponentName } from '../../levels.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { components } from './components.ts';

/** The needs of the eight components, and what the answer lists beside them. */
export function placeNeeds(place: Place) {
  const { lat, lon, radiusKm } = place;
  return {
    earthquake: components.earthquake.needs(place),
    volcano: components.volcano.needs(place),
    tsunami: components.tsunami.needs(place),
    seismic_site_amplification: components.seismic_site_amplification.needs(place),
    sinkhole: components.sinkhole.needs(place),
    weather: components.weather.needs(place),
    flood: components.flood.needs(place),
    landslide: components.landslide.needs(place),
    nearby: {
      setting: setting({ lat, lon }),
      quakes: quakesNear({ lat, lon, radiusKm, minMagnitude: 4.5, limit: 50 }),
      volcanoes: volcanoesNear({ lat, lon, radiusKm }),
    },
  };
}

/** The facts of a place. */
export type PlaceFacts = FactTree<ReturnType<typeof placeNeeds>>;

/** Every component on its own facts; the same functions answer their own endpoints. */
export function assessComponents(
  place: Place,
  facts: Omit<PlaceFacts, 'nearby'>,
  moment: Moment,
): Record<ComponentName, ComponentAnswer> {
  return {
    earthquake: components.earthquake.assess(place, facts.earthquake, moment),
    volcano: components.volcano.assess(place, facts.volcano, moment),
    tsunami: components.tsunami.assess(place, facts.tsunami, moment),
    seismic_site_amplification: components.seismic_site_amplification.assess(
      place,
      facts.seismic_site_amplification,
      moment,
    ),
    sinkhole: components.sinkhole.assess(place, facts.sinkhole, moment),
    weather: components.weather.assess(place, facts.weather, moment),
    flood: components.flood.assess(place, facts.flood, moment),
    landslide: components.landslide.assess(place, facts.landslide, moment),
  };
}
