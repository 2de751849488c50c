import * as z from 'zod';
import { geologyAt } from '../../engines/datasets/ground.ts';
import { connector, service } from './connector.ts';
import { fromJson, listOf } from './reply.ts';
import { loose, roundedAt, withQuery } from './values.ts';

const Unit = z.object({
  source_id: z.union([z.number(), z.string()]).transform(String), name: loose.text, lith: loose.text, descrip: loose.text, t_age: loose.number, b_age: loose.number, best_int_name: loose.text,
  strat_name: loose.text, map_id: z.union([z.number(), z.string()]),
});
const Reply = z.object({ success: z.object({ data: z.array(z.unknown()), refs: z.record(z.string(), z.string()).optional() }) });

/** Rocks at the surface from the maps that Macrostrat joins; references are passed on. */
export const macrostrat = connector({
  id: 'macrostrat', title: 'Macrostrat geology', category: 'environmental', provider: 'Macrostrat, University of Wisconsin-Madison', home: 'https://macrostrat.org', licence: 'CC BY 4.0',
  attribution: 'Macrostrat (Peters et al. 2018) and the maps named', cadence: 'static', coverage: 'world, detail by country', key: 'none', perMinute: 100, baseUrl: 'https://macrostrat.org/api/v2',
  serves: [
    service({
      dataset: geologyAt, keepSeconds: 180 * 86_400, staleSeconds: 3 * 365 * 86_400, persistent: true, round: roundedAt(3), example: { lat: 51.51, lon: 10.22 },
      request: ({ lat, lon }) => ({ url: withQuery('/geologic_units/map', { lat, lng: lon, response: 'long' }) }),
      parse: (reply) =>
        fromJson(reply, Reply, ({ success }) =>
          listOf(success.data, Unit, {
            read: (unit) => ({
              name: unit.name, lithology: unit.lith, description: unit.descrip, topAgeMa: unit.t_age, bottomAgeMa: unit.b_age, interval: unit.best_int_name, formation: unit.strat_name,
              reference: success.refs?.[unit.source_id] ?? null,
            }),
            wrap: (units) => ({ units: units.toSorted((a, b) => spanMa(a) - spanMa(b)) }),
          }),
        ),
    }),
  ],
});

/** The more narrowly a unit is dated the more detailed its map. */
const spanMa = ({ topAgeMa, bottomAgeMa }: { topAgeMa: number | null; bottomAgeMa: number | null }) => (topAgeMa === null || bottomAgeMa === null ? Infinity : bottomAgeMa - topAgeMa);
