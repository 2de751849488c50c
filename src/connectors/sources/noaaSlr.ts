import { seaLevelRiseDepth } from '../../../engines/ground/datasets/sea.ts';
import { M_PER_FOOT } from '../../../engines/ground/math/units.ts';
import { fromIdentify, identifyAt } from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { data, empty } from '../pipeline/reply.ts';
import { numberOf, roundedAt, within } from '../formats/values.ts';

/** Depth of water over the ground when the sea stands higher; no pixel inland means dry or not mapped. */
export const noaaSlr = connector({
  id: 'noaa-slr',
  title: 'NOAA sea level rise viewer',
  category: 'environmental',
  provider: 'NOAA Office for Coastal Management',
  home: 'https://coast.noaa.gov/slr/',
  licence: 'US Government work, public domain',
  cadence: 'static',
  coverage: 'US coasts',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://coast.noaa.gov/arcgis/rest/services/dc_slr',
  serves: [
    service({
      dataset: seaLevelRiseDepth,
      keepSeconds: 365 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(4),
      example: { lat: 25.76, lon: -80.19, riseFt: 6 },
      request: (query) =>
        inUnitedStates(query)
          ? { url: identifyAt(`/slr_${query.riseFt}ft/MapServer`, query) }
          : undefined,
      parse: (reply) =>
        fromIdentify(reply, ([pixel]) => {
          const depthFt = within(numberOf(pixel), 0, 100);
          const value = { depthM: depthFt === undefined ? null : depthFt * M_PER_FOOT };
          return value.depthM === null ? empty(value) : data(value, null);
        }),
    }),
  ],
});
