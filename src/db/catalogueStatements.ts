import { EARTH_RADIUS_KM } from '../core/earth.ts';

/** Parameters: catalogue, lat, lon, half height of the box in degrees, radius in km, least size, from, to, limit, cells. */
const near = (cells: string) => `
  select id, lat, lon, reach_km, size, happened_at, value from catalogue_row
  where catalogue = $1 ${cells}
    and lat between $2::float8 - $4::float8 and $2::float8 + $4::float8
    and sin(radians(lat)) * sin(radians($2::float8)) + cos(radians(lat)) * cos(radians($2::float8)) * cos(radians(lon - $3::float8))
      >= cos(least(($5::float8 + reach_km) / ${EARTH_RADIUS_KM}, pi())) - 1e-12
    and ($6::float8 is null or size >= $6::float8)
    and ($7::timestamptz is null or happened_at >= $7::timestamptz)
    and ($8::timestamptz is null or happened_at <= $8::timestamptz)
  order by happened_at desc nulls last, id
  limit $9::int`;

/** Rows within a circle by the spherical law of cosines, newest first. */
export const NEAR = { anywhere: near(''), inCells: near('and cell = any($10::int[])') } as const;

/** Parameters: catalogue, count. */
export const LARGEST = `
  select id, lat, lon, reach_km, size, happened_at, value from catalogue_row where catalogue = $1 order by size desc nulls last, id limit $2::int`;

const COLUMNS = ['page', 'cell', 'lat', 'lon', 'reach_km', 'size', 'happened_at', 'value'] as const;
const listed = (prefix: string) => COLUMNS.map((column) => `${prefix}.${column}`).join(', ');

/**
 * A page and its checkpoint in one statement, so that a kill leaves both or neither. Rows that say the same are not touched.
 *
 * Parameters: catalogue, token of the run, page, rows as JSON.
 */
export const SAVE_PAGE = `
  with moved as (
    update catalogue_sync set last_page = $3 where catalogue = $1 and run = $2 returning 1
  ), incoming as materialized (
    select r.* from jsonb_to_recordset($4::jsonb) as r
      (id text, cell int, lat float8, lon float8, reach_km float8, size float8, happened_at timestamptz, value text)
    where exists (select 1 from moved)
  ), stored as (
    insert into catalogue_row (catalogue, id, ${COLUMNS.join(', ')})
    select $1, id, $3, cell, lat, lon, reach_km, size, happened_at, value from incoming
    on conflict (catalogue, id) do update set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${listed('catalogue_row')}) is distinct from (${listed('excluded')})
    returning (xmax = 0) as is_new
  ), gone as (
    delete from catalogue_row where catalogue = $1 and page = $3 and exists (select 1 from moved) and id not in (select id from incoming)
    returning 1
  )
  select (select count(*) from stored where is_new)::int as added, (select count(*) from stored where not is_new)::int as changed,
    (select count(*) from gone)::int as gone, (select count(*) from moved)::int as held`;

/** Rows of pages that the catalogue no longer has. Parameters: catalogue, token, pages as JSON. */
export const SWEEP = `
  with ours as (
    select 1 from catalogue_sync where catalogue = $1 and run = $2
  ), gone as (
    delete from catalogue_row where catalogue = $1 and exists (select 1 from ours)
      and page not in (select jsonb_array_elements_text($3::jsonb))
    returning 1
  )
  select 0 as added, 0 as changed, (select count(*) from gone)::int as gone, (select count(*) from ours)::int as held`;

/** Serves what a run brought in. Parameters: catalogue, token, time. */
export const FINISH = `
  update catalogue_sync set scope = run_scope, as_of = started_at, finished_at = $3::timestamptz, run = null, run_scope = null, last_page = null, started_at = null,
    row_count = (select count(*) from catalogue_row where catalogue = $1), reach_km = (select coalesce(max(reach_km), 0) from catalogue_row where catalogue = $1)
  where catalogue = $1 and run = $2
  returning catalogue`;
