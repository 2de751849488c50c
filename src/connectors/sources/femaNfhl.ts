import * as z from 'zod';
import { floodZone } from '../../../engines/ground/datasets/disasters.ts';
import { atPoint, fromFeatures } from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { data, empty, unavailable } from '../pipeline/reply.ts';
import { loose, roundedAt, strict, within } from '../formats/values.ts';

const Row = z.object({
  attributes: z.object({
    FLD_ZONE: strict.text,
    ZONE_SUBTY: loose.text,
    SFHA_TF: z.enum(['T', 'F']).nullish(),
    STATIC_BFE: loose.number,
    DEPTH: loose.number,
  }),
});
type Zone = z.output<typeof floodZone.answer>;
const NOT_MAPPED: Zone = {
  zone: null,
  subtype: null,
  isSpecialHazard: null,
  baseFloodElevationFt: null,
  depthFt: null,
};

/** Flood zones of the national flood insurance. Slow and often down; no zone means not mapped, which is not the same as zone X. */
export const femaNfhl = connector({
  id: 'fema-nfhl',
  title: 'FEMA flood hazard layer',
  category: 'environmental',
  provider: 'Federal Emergency Management Agency',
  home: 'https://www.fema.gov/flood-maps/national-flood-hazard-layer',
  licence: 'US Government work, public domain',
  cadence: 'as maps change',
  coverage: 'mapped parts of the United States',
  key: 'none',
  perMinute: 60,
  timeoutMs: 20_000,
  baseUrl: 'https://hazards.fema.gov/arcgis/rest/services/public/NFHL/MapServer',
  serves: [
    service({
      dataset: floodZone,
      keepSeconds: 30 * 86_400,
      staleSeconds: 180 * 86_400,
      persistent: true,
      round: roundedAt(4),
      example: { lat: 29.76, lon: -95.37 },
      request: (query) =>
        inUnitedStates(query)
          ? { url: atPoint('/28', query, 'FLD_ZONE,ZONE_SUBTY,SFHA_TF,STATIC_BFE,DEPTH,DFIRM_ID') }
          : undefined,
      parse: (reply) =>
        fromFeatures(reply, ([first]) => {
          if (first === undefined) return empty(NOT_MAPPED);
          const zone = Row.safeParse(first);
          if (!zone.success) return unavailable('the flood zone could not be read');
          const { FLD_ZONE, ZONE_SUBTY, SFHA_TF, STATIC_BFE, DEPTH } = zone.data.attributes;
          const isSpecialHazard =
            SFHA_TF === null || SFHA_TF === undefined ? null : SFHA_TF === 'T';
          const value: Zone = {
            zone: FLD_ZONE,
            subtype: ZONE_SUBTY,
            isSpecialHazard,
            baseFloodElevationFt: STATIC_BFE,
            depthFt: within(DEPTH, 0, 500) ?? null,
          };
          return data(value, null);
        }),
    }),
  ],
});
