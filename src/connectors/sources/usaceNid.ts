import * as z from 'zod';
import { damsNear } from '../../../engines/ground/datasets/infrastructure.ts';
import { connector, service } from '../connector.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, strict, withQuery } from '../formats/values.ts';

const FT = 0.3048;
/** Cubic metres of an acre-foot. */
const ACRE_FOOT = 1233.48;
const Row = z.object({
  federalId: strict.text,
  name: strict.text,
  latitude: strict.lat,
  longitude: strict.lon,
  hazardId: loose.text,
  nidHeight: loose.number,
  nidStorage: loose.number,
  yearCompleted: loose.number,
});

/** Dams of the United States with the harm that their failure would do. */
export const usaceNid = connector({
  id: 'usace-nid',
  title: 'National Inventory of Dams',
  category: 'environmental',
  provider: 'US Army Corps of Engineers',
  home: 'https://nid.sec.usace.army.mil',
  licence: 'US Government work, public domain',
  cadence: 'continuous',
  coverage: 'United States',
  key: 'none',
  perMinute: 20,
  timeoutMs: 20_000,
  maxBytes: 24 * 1024 * 1024,
  baseUrl: 'https://nid.sec.usace.army.mil/api',
  serves: [
    service({
      dataset: damsNear,
      certain: () => 'every state has dams',
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      example: { state: 'UT' },
      request: ({ state }) => ({
        url: withQuery('/query', { sy: `@state:${state}`, out: 'json' }),
      }),
      parse: (reply) =>
        fromJson(reply, anyRows, (rows) =>
          listOf(rows, Row, {
            read: (row) => ({
              id: row.federalId,
              name: row.name,
              lat: row.latitude,
              lon: row.longitude,
              hazard: row.hazardId,
              heightM: row.nidHeight === null ? null : row.nidHeight * FT,
              storageM3: row.nidStorage === null ? null : row.nidStorage * ACRE_FOOT,
              yearCompleted: row.yearCompleted,
            }),
            wrap: (dams) => ({ dams }),
          }),
        ),
    }),
  ],
});
