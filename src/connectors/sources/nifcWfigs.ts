import * as z from 'zod';
import { wildfireIncidents, wildfirePerimeters } from '../../../engines/ground/datasets/fire.ts';
import { around, fromFeatures } from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { ringsOf } from '../formats/ringsOf.ts';
import { listOf } from '../pipeline/reply.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';

const INCIDENTS = '/WFIGS_Incident_Locations_Current/FeatureServer/0';
const PERIMETERS = '/WFIGS_Interagency_Perimeters_Current/FeatureServer/0';
const FIELDS =
  'IncidentName,IncidentSize,PercentContained,FireDiscoveryDateTime,FireCause,POOState,IncidentTypeCategory,IrwinID';

const Incident = z.object({
  geometry: z
    .object({ coordinates: z.tuple([strict.lon, strict.lat]).rest(z.unknown()) })
    .nullable(),
  properties: z.object({
    IncidentName: strict.text,
    IncidentSize: loose.number,
    PercentContained: loose.number,
    FireDiscoveryDateTime: loose.timeMs,
    FireCause: loose.text,
    POOState: loose.text,
    IncidentTypeCategory: loose.text,
    IrwinID: loose.text,
  }),
});

/** Polygon data have the prefix `poly_`, those of the incident `attr_`. */
const Perimeter = z.object({
  geometry: z.unknown(),
  properties: z.object({
    poly_IncidentName: strict.text,
    poly_GISAcres: loose.number,
    poly_DateCurrent: loose.timeMs,
    attr_PercentContained: loose.number,
    attr_IncidentTypeCategory: loose.text,
  }),
});

/** Prescribed fires (RX) burn on purpose. */
const PRESCRIBED = 'RX';

/** Wildfires that US agencies are fighting, and their outlines. */
export const nifcWfigs = connector({
  id: 'nifc-wfigs',
  title: 'NIFC wildland fire incidents',
  category: 'environmental',
  provider: 'National Interagency Fire Center',
  home: 'https://data-nifc.opendata.arcgis.com',
  licence: 'US Government work, public domain',
  cadence: '5 min',
  coverage: 'United States',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://services3.arcgis.com/T4QMspbfLg3qTGWY/arcgis/rest/services',
  serves: [
    service({
      dataset: wildfireIncidents,
      keepSeconds: 600,
      staleSeconds: 7200,
      example: { everywhere: true },
      request(query) {
        if ('everywhere' in query)
          return {
            url: withQuery(`${INCIDENTS}/query`, {
              where: "IncidentTypeCategory<>'RX'",
              outFields: FIELDS,
              outSR: 4326,
              f: 'geojson',
              resultRecordCount: 2000,
            }),
          };
        return inUnitedStates(query)
          ? { url: around(INCIDENTS, query, { outFields: FIELDS }) }
          : undefined;
      },
      parse: (reply) =>
        fromFeatures(reply, (features, complete) =>
          listOf(features, Incident, {
            read({ geometry, properties }) {
              const [lon, lat] = geometry?.coordinates ?? [null, null];
              if (properties.IncidentTypeCategory === PRESCRIBED) return undefined;
              return {
                id: properties.IrwinID,
                name: properties.IncidentName,
                lat,
                lon,
                sizeAcres: properties.IncidentSize,
                containedPct: properties.PercentContained,
                discoveredAt: properties.FireDiscoveryDateTime,
                cause: properties.FireCause,
                state: properties.POOState,
                kind: properties.IncidentTypeCategory,
              };
            },
            wrap: (incidents) => ({ incidents, complete }),
            asOf: () => null,
          }),
        ),
    }),
    service({
      dataset: wildfirePerimeters,
      keepSeconds: 600,
      staleSeconds: 7200,
      example: { lat: 40, lon: -121, radiusKm: 300 },
      request: (query) =>
        inUnitedStates(query) ? { url: around(PERIMETERS, query, { outFields: '*' }) } : undefined,
      parse: (reply) =>
        fromFeatures(reply, (features, complete) =>
          listOf(features, Perimeter, {
            read({ geometry, properties }) {
              if (properties.attr_IncidentTypeCategory === PRESCRIBED) return undefined;
              const rings = ringsOf(geometry).map((ring) =>
                ring.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]),
              );
              return {
                name: properties.poly_IncidentName,
                areaAcres: properties.poly_GISAcres,
                containedPct: properties.attr_PercentContained,
                updatedAt: properties.poly_DateCurrent,
                rings,
              };
            },
            wrap: (perimeters) => ({ perimeters, complete }),
            asOf: (perimeters) => newest(perimeters.map(({ updatedAt }) => updatedAt)),
          }),
        ),
    }),
  ],
});
