import * as z from 'zod';
import { facilities } from '../../../engines/ground/datasets/facilities.ts';
import { connector, service } from '../connector.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, strict, within } from '../formats/values.ts';

/** Keys are lower case now and were upper case before. */
const Row = z.preprocess(
  (row) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]))
      : row,
  z.object({
    tri_facility_id: strict.text,
    facility_name: loose.text,
    pref_latitude: loose.lat,
    pref_longitude: loose.lon,
    fac_latitude: loose.number,
    fac_longitude: loose.number,
    city_name: loose.text,
    state_abbr: loose.text,
  }),
);

/** Degrees from a packed whole number `DDMMSS` without sign: 414905 is 41° 49′ 05″. */
function unpacked(value: number | null): number | undefined {
  if (value === null || !Number.isInteger(value) || value < 10_000) return undefined;
  const [minutes, seconds] = [Math.floor(value / 100) % 100, value % 100];
  return minutes > 59 || seconds > 59
    ? undefined
    : Math.floor(value / 10_000) + minutes / 60 + seconds / 3600;
}

/** Facilities that report toxic releases in the United States. All lie west of Greenwich but those of Guam. */
export const epaEnvirofacts = connector({
  id: 'epa-envirofacts',
  title: 'EPA Envirofacts (TRI)',
  category: 'environmental',
  provider: 'US EPA',
  home: 'https://www.epa.gov/enviro',
  licence: 'US Government work, public domain',
  cadence: 'yearly',
  coverage: 'United States',
  key: 'none',
  perMinute: 20,
  timeoutMs: 20_000,
  baseUrl: 'https://data.epa.gov/efservice',
  serves: [
    service({
      dataset: facilities,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { zip: '60609' },
      request: ({ zip }) => ({ url: `/tri_facility/zip_code/${zip}/rows/0:500/JSON` }),
      parse: (reply) =>
        fromJson(reply, anyRows, (rows) =>
          listOf(rows, Row, {
            read(row) {
              const west = unpacked(row.fac_longitude);
              return {
                id: row.tri_facility_id,
                name: row.facility_name,
                lat: row.pref_latitude ?? within(unpacked(row.fac_latitude), -90, 90) ?? null,
                lon:
                  row.pref_longitude ??
                  (west === undefined ? null : (within(-west, -180, 0) ?? null)),
                city: row.city_name,
                state: row.state_abbr,
              };
            },
            wrap: (found) => ({ facilities: found }),
          }),
        ),
    }),
  ],
});
