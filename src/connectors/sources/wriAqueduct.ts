import * as z from 'zod';
import { waterStress } from '../../../engines/ground/datasets/catchmentStress.ts';
import { connector, service } from '../connector.ts';
import { anyRows, data, empty, fromJson, unavailable } from '../pipeline/reply.ts';
import { loose, numberOf, roundedAt, textOf, withQuery, within } from '../formats/values.ts';

const Row = z
  .object({
    pfaf_id: z.union([z.string(), z.number()]).transform(String),
    bws_raw: loose.number,
    bws_cat: loose.number,
    bws_label: z.unknown(),
  })
  .catchall(z.unknown());
const NONE = 9999;
const ARID = -1;

const Reply = z.object({ rows: anyRows, fields: z.unknown() });

/** Water risk of catchments. 9999 stands for none, category -1 for arid and hardly used. */
export const wriAqueduct = connector({
  id: 'wri-aqueduct',
  title: 'Aqueduct 4.0',
  category: 'environmental',
  provider: 'World Resources Institute',
  home: 'https://www.wri.org/aqueduct',
  licence: 'CC BY 4.0',
  attribution: 'Aqueduct 4.0, World Resources Institute (Kuzma et al. 2023)',
  cadence: 'every few years',
  coverage: 'world land',
  key: 'none',
  perMinute: 60,
  timeoutMs: 15_000,
  baseUrl: 'https://wri-rw.carto.com/api/v2',
  serves: [
    service({
      dataset: waterStress,
      keepSeconds: 180 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(2),
      example: { lat: 36.17, lon: -115.14 },
      request: ({ lat, lon }) => ({
        url: withQuery('/sql', {
          q: `SELECT * FROM wat_050_aqueduct_baseline_water_stress WHERE ST_Intersects(the_geom, ST_SetSRID(ST_MakePoint(${lon}, ${lat}), 4326)) LIMIT 1`,
        }),
      }),
      parse: (reply) =>
        fromJson(reply, Reply, ({ rows: [first] }) => {
          const none = {
            catchmentId: '',
            stressRatio: null,
            stressScore: null,
            label: null,
            arid: false,
            droughtScore: null,
            interannualScore: null,
            seasonalScore: null,
            riverFloodScore: null,
            coastalFloodScore: null,
            overallScore: null,
          };
          if (first === undefined) return empty(none);
          const row = Row.safeParse(first);
          if (!row.success) return unavailable('the catchment could not be read');
          const score = (name: string) => within(numberOf(row.data[name]), 0, 5) ?? null;
          const ratio =
            row.data.bws_raw === NONE ? null : (within(row.data.bws_raw, 0, NONE - 1) ?? null);
          return data(
            {
              catchmentId: row.data.pfaf_id,
              stressRatio: ratio,
              stressScore: score('bws_score'),
              label: textOf(row.data.bws_label) ?? null,
              arid: row.data.bws_cat === ARID,
              droughtScore: score('drr_score'),
              interannualScore: score('iav_score'),
              seasonalScore: score('sev_score'),
              riverFloodScore: score('rfr_score'),
              coastalFloodScore: score('cfr_score'),
              overallScore: score('w_awr_def_tot_score'),
            },
            null,
          );
        }),
    }),
  ],
});
