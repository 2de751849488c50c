import * as z from 'zod';
import { officialZone, type OfficialMap } from '../../../engines/ground/datasets/officialZones.ts';
import { connector, service } from '../connector.ts';
import { atPoint, fromFeatures } from '../formats/arcgis.ts';
import { loose, roundedAt } from '../formats/values.ts';
import { data, empty, unavailable } from '../pipeline/reply.ts';

type Zone = z.output<typeof officialZone.answer>;

const OUTSIDE: Zone = { isInside: false, zoneClass: null, sheet: null };
/** Box that holds California: south, west, north, east, degrees. */
const [SOUTH, WEST, NORTH, EAST] = [32.4, -124.6, 42.1, -114.0];

const inCalifornia = ({ lat, lon }: { lat: number; lon: number }): boolean =>
  lat >= SOUTH && lat <= NORTH && lon >= WEST && lon <= EAST;

/** A polygon of a layer: every feature service numbers its own, under one of these names. */
const Row = z.object({
  attributes: z
    .looseObject({ FHSZ_Description: loose.text, QUAD_NAME: loose.text })
    .partial()
    .refine((row) =>
      Object.entries(row).some(
        ([name, value]) => /^(OBJECTID|FID)(_\d+)?$/i.test(name) && Number.isInteger(value),
      ),
    ),
});

/** What the maps of one publisher share: a layer of polygons each, asked at a point. */
function zoneService(layers: Partial<Record<OfficialMap, string>>, fields: string) {
  const [example] = Object.keys(layers) as OfficialMap[];
  return service({
    dataset: officialZone,
    keepSeconds: 30 * 86_400,
    staleSeconds: 180 * 86_400,
    persistent: true,
    round: roundedAt(4),
    example: { lat: 34.19, lon: -118.11, map: example ?? 'earthquake_fault_zone' },
    request: (query) => {
      const layer = layers[query.map];
      return layer !== undefined && inCalifornia(query)
        ? { url: atPoint(`/${layer}/FeatureServer/0`, query, fields) }
        : undefined;
    },
    parse: (reply) =>
      fromFeatures(reply, ([first]) => {
        if (first === undefined) return empty(OUTSIDE);
        const row = Row.safeParse(first);
        if (!row.success) return unavailable('the zone could not be read');
        const { FHSZ_Description, QUAD_NAME } = row.data.attributes;
        return data(
          { isInside: true, zoneClass: FHSZ_Description ?? null, sheet: QUAD_NAME ?? null },
          null,
        );
      }),
  });
}

/** Zones of required investigation: active faults, liquefaction, landslides by shaking, and where those two were not evaluated. */
export const cgsZones = connector({
  id: 'cgs-zones',
  title: 'California earthquake hazard zones',
  category: 'environmental',
  provider: 'California Geological Survey',
  home: 'https://maps.conservation.ca.gov/cgs/EQZApp/',
  licence: 'State of California, public',
  cadence: 'as maps are released',
  coverage: 'California',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://services2.arcgis.com/zr3KAIbsRSUyARHG/ArcGIS/rest/services',
  serves: [
    zoneService(
      {
        earthquake_fault_zone: 'CGS_Alquist_Priolo_Fault_Zones',
        liquefaction_zone: 'CGS_Liquefaction_Zones',
        earthquake_landslide_zone: 'CGS_Landslide_Zones',
        seismic_zones_unevaluated: 'CGS_SHZ_Unevaluated_Areas',
      },
      '*',
    ),
  ],
});

/** Fire hazard severity zones: adopted for land of state responsibility (2024), and recommended for land of local responsibility (2025). */
export const calFireZones = connector({
  id: 'cal-fire-zones',
  title: 'California fire hazard severity zones',
  category: 'environmental',
  provider: 'California Department of Forestry and Fire Protection',
  home: 'https://osfm.fire.ca.gov/what-we-do/community-wildfire-preparedness-and-mitigation/fire-hazard-severity-zones',
  licence: 'State of California, public',
  cadence: 'as maps are adopted',
  coverage: 'California',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://services1.arcgis.com/jUJYIo9tSA7EHvfZ/arcgis/rest/services',
  serves: [
    zoneService({ state_fire_zone: 'FHSZSRA_23_3', local_fire_zone: 'FHSALRA25_v1_All' }, '*'),
  ],
});
