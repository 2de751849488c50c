import * as z from 'zod';
import { mappedObjects } from '../../ground/datasets/infrastructure.ts';
import { earthquakeComponent, earthquakeNeeds } from '../../hazards/earthquake/component.ts';
import { isKnown, whyMissing, type Fact, type FactTree } from '../../facts.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { floodNeeds } from '../../hazards/flood/siteFlood.ts';
import { pointWithRadius, type ComponentAnswer } from '../../schemas.ts';
import { nothing, vertical } from '../../vertical.ts';
import { assessWildfire, wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import { countAssets, type MappedObject } from './countAssets.ts';
import { exposureReport, type AssetView } from './exposureReport.ts';
import { exposureReply } from './exposureSchemas.ts';

/** Asked apart, so that thousands of buildings do not crowd out the few hospitals when a list is cut. */
const LISTS = {
  facilities: ['hospital', 'school', 'fire_station', 'airport', 'harbour'],
  networks: ['power', 'water', 'bridge', 'rail'],
  buildings: ['building'],
} as const;

interface MapAnswer {
  readonly objects: readonly MappedObject[];
  readonly complete: boolean;
  readonly dataAt: string | null;
}

/** POST /api/v1/infrastructure/osm/exposure-analysis */
export const exposureAnalysis = vertical({
  path: '/api/v1/infrastructure/osm/exposure-analysis',
  title: 'Exposure of mapped assets',
  summary:
    'What stands around a point by OpenStreetMap, hospitals and lifelines apart, against its earthquake, flood and wildfire hazard.',
  input: pointWithRadius(5, 10).extend({
    hazard_type: z
      .enum(['earthquake', 'flood', 'wildfire', 'all'])
      .default('all')
      .describe('Hazard that the assets are set against; default all'),
  }),
  output: exposureReply,
  needs({ lat, lon, radius_km, hazard_type }) {
    const place = { lat, lon, radiusKm: radius_km };
    const wants = (name: string) => hazard_type === 'all' || hazard_type === name;
    return {
      facilities: mappedObjects({ ...place, kinds: [...LISTS.facilities] }),
      networks: mappedObjects({ ...place, kinds: [...LISTS.networks] }),
      buildings: mappedObjects({ ...place, kinds: [...LISTS.buildings] }),
      earthquake: wants('earthquake') ? earthquakeNeeds({ ...place, radiusKm: 100 }) : nothing(),
      flood: wants('flood') ? floodNeeds(place) : nothing(),
      wildfire: wants('wildfire') ? wildfireNeeds(place) : nothing(),
    };
  },
  assess(
    { lat, lon, radius_km, hazard_type },
    { facilities, networks, buildings, earthquake, flood, wildfire },
    moment,
  ) {
    const place = { lat, lon, radiusKm: radius_km };
    const answers: Partial<Record<'earthquake' | 'flood' | 'wildfire', ComponentAnswer>> = {
      ...(wasAsked<FactTree<ReturnType<typeof earthquakeNeeds>>>(earthquake)
        ? {
            earthquake: earthquakeComponent.assess({ ...place, radiusKm: 100 }, earthquake, moment),
          }
        : {}),
      ...(wasAsked<FactTree<ReturnType<typeof floodNeeds>>>(flood)
        ? { flood: floodComponent.assess(place, flood, moment) }
        : {}),
      ...(wasAsked<FactTree<ReturnType<typeof wildfireNeeds>>>(wildfire)
        ? { wildfire: assessWildfire(wildfire).answer }
        : {}),
    };
    return exposureReport(assetView({ facilities, networks, buildings }, place), answers, {
      lat,
      lon,
      radius_km,
      hazard_type,
    });
  },
  cost: 'light',
  model: {
    name: 'osm-exposure',
    version: '1.0.0',
    methodology:
      'Objects of OpenStreetMap within the radius are counted by class and weighted by how much a community depends on them; the hazards are those of the composite at the middle of the circle.',
    validity: 'World, radius up to 10 km. Counts are lower bounds: mapping is uneven.',
    verification: 'The hazards are verified with their own models; the counts are not verified.',
    limits: [
      'POLICY: weights of asset classes (a hospital is 100 buildings).',
      'One hazard value for the whole circle.',
      'Lists are cut at 2,000 objects each; cut lists say so.',
    ],
  },
  sources: ['https://www.openstreetmap.org', 'doi:10.1038/s41467-023-39698-6'],
  example: { lat: 37.7749, lon: -122.4194 },
});

/** Tells the facts of a hazard that was asked for from the blank in its place. */
function wasAsked<T extends object>(facts: object): facts is T {
  return Object.keys(facts).length > 0;
}

/** Counts from the lists that answered; the first reason where none did. */
function assetView(
  facts: Readonly<Record<keyof typeof LISTS, Fact<MapAnswer>>>,
  at: { readonly lat: number; readonly lon: number },
): AssetView {
  const lists = (['facilities', 'networks', 'buildings'] as const).flatMap((name) => {
    const fact = facts[name];
    return isKnown(fact) ? [{ ...fact.value, classes: LISTS[name] }] : [];
  });
  const missing = Object.values(facts).find((fact) => !isKnown(fact));
  const reason = missing && 'missing' in missing ? whyMissing(missing) : undefined;
  const dataAt = lists.map((list) => list.dataAt).find((time) => time !== null) ?? null;
  return { counts: lists.length === 0 ? undefined : countAssets(lists, at), reason, dataAt };
}

export { waterMainRisk } from './waterMain/index.ts';
export { bridgeRisk } from './bridge/index.ts';
