import * as z from 'zod';
import { geologyAt, stratigraphicNames } from '../../../engines/ground/datasets/ground.ts';
import { connector, service } from '../connector.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { loose, roundedAt, strict, withQuery } from '../formats/values.ts';

const Unit = z.object({
  source_id: z.union([z.number(), z.string()]).transform(String),
  name: loose.text,
  lith: loose.text,
  descrip: loose.text,
  t_age: loose.number,
  b_age: loose.number,
  best_int_name: loose.text,
  strat_name: loose.text,
  map_id: z.union([z.number(), z.string()]),
});
const Name = z.object({
  strat_name_id: z.union([z.number(), z.string()]).transform(String),
  strat_name: strict.text,
  strat_name_long: loose.text,
  rank: loose.text,
  bed: loose.text,
  mbr: loose.text,
  fm: loose.text,
  subgp: loose.text,
  gp: loose.text,
  sgp: loose.text,
  t_age: loose.number,
  b_age: loose.number,
  t_period: loose.text,
  b_period: loose.text,
  ref_id: z.union([z.number(), z.string()]).transform(String).optional(),
});
/** Members of units, or the same as properties of GeoJSON. */
const Rows = z.union([
  z.array(z.unknown()),
  z
    .object({ features: z.array(z.object({ properties: z.unknown() })) })
    .transform(({ features }) => features.map(({ properties }) => properties)),
]);
const Reply = z.object({
  success: z.object({
    data: Rows,
    refs: z.record(z.string(), z.string()).optional(),
  }),
});

/** Rocks at the surface from the maps that Macrostrat joins; references are passed on. */
export const macrostrat = connector({
  id: 'macrostrat',
  title: 'Macrostrat geology',
  category: 'environmental',
  provider: 'Macrostrat, University of Wisconsin-Madison',
  home: 'https://macrostrat.org',
  licence: 'CC BY 4.0',
  attribution: 'Macrostrat (Peters et al. 2018) and the maps named',
  cadence: 'static',
  coverage: 'world, detail by country',
  key: 'none',
  perMinute: 100,
  baseUrl: 'https://macrostrat.org/api/v2',
  serves: [
    service({
      dataset: geologyAt,
      keepSeconds: 180 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(3),
      example: { lat: 51.51, lon: 10.22 },
      request: ({ lat, lon }) => ({
        url: withQuery('/geologic_units/map', { lat, lng: lon, response: 'long' }),
      }),
      parse: (reply) =>
        fromJson(reply, Reply, ({ success }) =>
          listOf(success.data, Unit, {
            read: (unit) => ({
              name: unit.name,
              lithology: unit.lith,
              description: unit.descrip,
              topAgeMa: unit.t_age,
              bottomAgeMa: unit.b_age,
              interval: unit.best_int_name,
              formation: unit.strat_name,
              reference: success.refs?.[unit.source_id] ?? null,
            }),
            wrap: (units) => ({ units: units.toSorted((a, b) => spanMa(a) - spanMa(b)) }),
          }),
        ),
    }),
    service({
      dataset: stratigraphicNames,
      keepSeconds: 180 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      example: { name: 'Waldron' },
      request: (query) => ({
        url: withQuery(
          '/defs/strat_names',
          'name' in query ? { strat_name_like: query.name } : { strat_name_id: query.nameId },
        ),
      }),
      parse: (reply) =>
        fromJson(reply, Reply, ({ success }) =>
          listOf(success.data, Name, {
            read: (name) => ({
              id: name.strat_name_id,
              name: name.strat_name,
              longName: name.strat_name_long,
              rank: name.rank,
              bed: name.bed,
              member: name.mbr,
              formation: name.fm,
              subgroup: name.subgp,
              group: name.gp,
              supergroup: name.sgp,
              topAgeMa: name.t_age,
              bottomAgeMa: name.b_age,
              topPeriod: name.t_period,
              bottomPeriod: name.b_period,
              reference: success.refs?.[name.ref_id ?? ''] ?? null,
            }),
            wrap: (names) => ({ names }),
          }),
        ),
    }),
  ],
});

/** The more narrowly a unit is dated the more detailed its map. */
const spanMa = ({
  topAgeMa,
  bottomAgeMa,
}: {
  topAgeMa: number | null;
  bottomAgeMa: number | null;
}) => (topAgeMa === null || bottomAgeMa === null ? Infinity : bottomAgeMa - topAgeMa);
