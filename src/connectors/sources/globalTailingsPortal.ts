import * as z from 'zod';
import { tailingsStores } from '../../../engines/ground/datasets/infrastructure.ts';
import { connector, service } from '../connector.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, strict, withQuery } from '../formats/values.ts';

const Row = z.object({
  tsf_name: strict.text,
  company: loose.text,
  latitude: strict.lat,
  longitude: strict.lon,
  status: loose.text,
  raising_type: loose.text,
  current_maximum_height: loose.number,
  current_tailings_storage_impoundment_volume: loose.number,
  hazard_categorization: loose.text,
  history_stability_concerns: loose.text,
});

const Reply = z.union([
  anyRows,
  z.object({ results: anyRows }).transform(({ results }) => results),
]);

/** Tailings stores that companies disclosed; rows without a position are left out. Asked live: the list may not be shipped. */
export const globalTailingsPortal = connector({
  id: 'global-tailings-portal',
  title: 'Global Tailings Portal',
  category: 'environmental',
  provider: 'GRID-Arendal',
  home: 'https://tailing.grida.no',
  licence: 'ask before commercial use',
  cadence: 'irregular',
  attribution: 'GRID-Arendal, Global Tailings Portal',
  coverage: 'world',
  key: 'none',
  perMinute: 10,
  timeoutMs: 30_000,
  maxBytes: 24 * 1024 * 1024,
  baseUrl: 'https://tailing.grida.no/api',
  serves: [
    service({
      dataset: tailingsStores,
      certain: () => 'the list of tailings stores only grows',
      keepSeconds: 7 * 86_400,
      staleSeconds: 90 * 86_400,
      example: {},
      request: () => ({ url: withQuery('/tailings_all', { format: 'json' }) }),
      parse: (reply) =>
        fromJson(reply, Reply, (rows) =>
          listOf(rows, Row, {
            read: (row) => ({
              name: row.tsf_name,
              company: row.company,
              lat: row.latitude,
              lon: row.longitude,
              status: row.status,
              raisingType: row.raising_type,
              heightM: row.current_maximum_height,
              volumeM3: row.current_tailings_storage_impoundment_volume,
              hazard: row.hazard_categorization,
              hadStabilityConcern:
                row.history_stability_concerns === null
                  ? null
                  : /^y/i.test(row.history_stability_concerns),
            }),
            wrap: (stores) => ({ stores }),
          }),
        ),
    }),
  ],
});
