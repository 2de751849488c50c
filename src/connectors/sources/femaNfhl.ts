import * as z from 'zod';
import { floodZone } from '../../../engines/ground/datasets/disasters.ts';
import { atPoint, fromFeatures, membersOf } from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { data, empty, unavailable } from '../pipeline/reply.ts';
import { loose, roundedAt, strict, within } from '../formats/values.ts';

const Row = z.object({
  FLD_ZONE: strict.text,
  ZONE_SUBTY: loose.text,
  SFHA_TF: z.enum(['T', 'F']).nullable().catch(null),
  STATIC_BFE: loose.number,
  DEPTH: loose.number,
});
type Zone = z.output<typeof floodZone.answer>;
const NOT_MAPPED: Zone = {
  zone: null,
  subtype: null,
  isSpecialHazard: null,
  baseFloodElevationFt: null,
  depthFt: null,
};

/** Polygons of what the maps leave out. @source FEMA (2021), FIRM Database Technical Reference, table D_Zone */
const isUnmapped = (zone: string): boolean => /^(AREA NOT INCLUDED|NP)$/i.test(zone);

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
        fromFeatures(reply, (features) => {
          const zones = features.map((feature) => Row.safeParse(membersOf(feature)).data);
          if (zones.includes(undefined)) return unavailable('the flood zone could not be read');
          const mapped = zones.filter((zone) => zone !== undefined && !isUnmapped(zone.FLD_ZONE));
          // On the line between two zones both come: the hazardous one counts.
          const zone = mapped.find((each) => each?.SFHA_TF === 'T') ?? mapped[0];
          if (zone === undefined) return empty(NOT_MAPPED);
          const { FLD_ZONE, ZONE_SUBTY, SFHA_TF, STATIC_BFE, DEPTH } = zone;
          const isSpecialHazard = SFHA_TF === null ? null : SFHA_TF === 'T';
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
