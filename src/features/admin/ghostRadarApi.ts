import * as z from 'zod';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { cutPage, nextCursor, pageInput } from '../../core/paging.ts';
import { recordOf, recordsSince, verifyChain, type ChainRow, type Sighting } from './ghostRadar.ts';
import { recordHash } from './recordHash.ts';

const MOST = 100_000;

const sighting = z
  .object({
    record_id: z.int(),
    record_hash: z.string().length(64).describe('SHA-256 of the record in the chain'),
    aircraft: z.string().describe('Kind of aircraft by the standard'),
    cell_lat: z.number().nullable().describe('Middle of the cell of 0.02 degree'),
    cell_lon: z.number().nullable().describe('Middle of the cell of 0.02 degree'),
    height_band_m: z.number().nullable().describe('Lower edge of a band of 50 m'),
    maker: z.string().nullable().describe('Maker code of the serial number (ANSI/CTA-2063-A)'),
    speed_mps: z.number().nullable().describe('To 5 m/s'),
    status: z.int().describe('0 undeclared, 1 ground, 2 airborne, 3 emergency, 4 system failure'),
    heard_at: z.string().describe('To the minute, UTC'),
    uas: z
      .string()
      .nullable()
      .describe('Keyed hash of the identification; the key is thrown away each day'),
  })
  .meta({ id: 'DroneSighting' });

const hours = (most: number, standard: number) =>
  z.int().min(1).max(most).default(standard).describe('Hours back from now');

/** A sighting as the chain keeps it, with its number and hash. */
export function sightingReply({ id, hash, payload }: ChainRow) {
  return { record_id: id, record_hash: hash, ...(JSON.parse(payload) as Sighting) };
}

/** GET /admin/ghost-radar/api/detections */
export const ghostRadarDetections = operation({
  method: 'GET',
  path: '/admin/ghost-radar/api/detections',
  access: 'admin',
  title: 'Drones heard',
  summary:
    'Broadcast Remote ID of drones as the chain keeps it, newest first: coarse cells, hashed identifications.',
  input: z.object({
    hours_back: hours(168, 24),
    ...pageInput(1000, 100),
  }),
  output: z.object({
    count: z.int().describe('Rows of this answer'),
    detections: z.array(sighting),
    privacy: z.string(),
    next_cursor: nextCursor,
  }),
  example: { hours_back: 24 },
  async run({ hours_back, limit, cursor }, { database, clock }) {
    const since = clock.now() - hours_back * HOUR_MS;
    const found = await recordsSince(database, since, limit + 1, cursor);
    const { rows, next_cursor } = cutPage(found, limit, ({ id }) => id);
    const detections = rows.map(sightingReply);
    return { count: rows.length, detections, privacy: PRIVACY, next_cursor };
  },
});

export const PRIVACY =
  'Identifications are kept as keyed hashes whose key is thrown away each day; places as cells of some 2 km; operators not at all.';

/** GET /admin/ghost-radar/api/summary */
export const ghostRadarSummary = operation({
  method: 'GET',
  path: '/admin/ghost-radar/api/summary',
  access: 'admin',
  title: 'Summary of drones heard',
  summary: 'How many drones were heard, in which cells and at which hours.',
  input: z.object({ hours_back: hours(168, 24) }),
  output: z.object({
    hours_back: z.int(),
    records: z.int(),
    distinct_uas: z.int().describe('Distinct hashed identifications; a drone counts once a day'),
    airborne: z.int(),
    emergencies: z.int(),
    by_cell: z.array(z.object({ cell_lat: z.number(), cell_lon: z.number(), records: z.int() })),
    by_hour: z.array(z.object({ hour_at: z.string(), records: z.int() })),
  }),
  example: { hours_back: 24 },
  run: ({ hours_back }, context) => summaryOf(context, hours_back),
});

/** The figures of the last hours. */
export async function summaryOf(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  hoursBack: number,
) {
  const rows = await recordsSince(database, clock.now() - hoursBack * HOUR_MS, MOST);
  const all = rows.map(({ payload }) => JSON.parse(payload) as Sighting);
  const cells = counted(
    all.flatMap((each) => (each.cell_lat === null ? [] : [`${each.cell_lat},${each.cell_lon}`])),
  );
  return {
    hours_back: hoursBack,
    records: all.length,
    distinct_uas: new Set(all.flatMap(({ uas }) => uas ?? [])).size,
    airborne: all.filter(({ status }) => status === 2).length,
    emergencies: all.filter(({ status }) => status === 3).length,
    by_cell: cells.slice(0, 500).map(([name, records]) => {
      const [cell_lat = 0, cell_lon = 0] = name.split(',').map(Number);
      return { cell_lat, cell_lon, records };
    }),
    by_hour: counted(all.map(({ heard_at }) => `${heard_at.slice(0, 13)}:00:00Z`))
      .map(([hour_at, records]) => ({ hour_at, records }))
      .toSorted((a, b) => (a.hour_at < b.hour_at ? -1 : 1)),
  };
}

/** GET /admin/ghost-radar/api/drone-models */
export const ghostRadarModels = operation({
  method: 'GET',
  path: '/admin/ghost-radar/api/drone-models',
  access: 'admin',
  title: 'Drones heard by maker',
  summary: 'Drones heard by kind of aircraft and maker code.',
  input: z.object({ hours_back: hours(720, 168) }),
  output: z.object({
    hours_back: z.int(),
    models: z.array(
      z.object({
        maker: z.string().nullable(),
        aircraft: z.string(),
        records: z.int(),
        distinct_uas: z.int(),
      }),
    ),
  }),
  example: { hours_back: 168 },
  async run({ hours_back }, { database, clock }) {
    const rows = await recordsSince(database, clock.now() - hours_back * HOUR_MS, MOST);
    const all = rows.map(({ payload }) => JSON.parse(payload) as Sighting);
    const models = counted(all.map(({ maker, aircraft }) => `${maker ?? ''}|${aircraft}`)).map(
      ([name, records]) => {
        const [maker = '', aircraft = ''] = name.split('|');
        const own = all.filter(
          (each) => (each.maker ?? '') === maker && each.aircraft === aircraft,
        );
        const distinct_uas = new Set(own.flatMap(({ uas }) => uas ?? [])).size;
        return { maker: maker === '' ? null : maker, aircraft, records, distinct_uas };
      },
    );
    return { hours_back, models };
  },
});

/** GET /admin/ghost-radar/api/lookup/{record_hash} */
export const ghostRadarLookup = operation({
  method: 'GET',
  path: '/admin/ghost-radar/api/lookup/{record_hash}',
  access: 'admin',
  title: 'A record of the chain',
  summary: 'A record by its hash, and whether its content still has it.',
  errors: ['not_found'],
  input: z.object({
    record_hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits, lower case')
      .describe('64 hexadecimal digits, lower case'),
  }),
  example: { record_hash: '0000000000000000000000000000000000000000000000000000000000000000' },
  output: z.object({
    previous_hash: z.string(),
    intact: z.boolean().describe('Whether the content has the hash'),
    payload: z.string().describe('Canonical JSON that was hashed after the hash before it'),
    record: sighting,
  }),
  async run({ record_hash }, { database }) {
    const row = await recordOf(database, record_hash);
    if (!row) throw new ApiError('not_found', 'There is no record with this hash.');
    const { previous_hash, payload, hash } = row;
    const intact = recordHash(previous_hash, payload) === hash;
    return { previous_hash, intact, payload, record: sightingReply(row) };
  },
});

/** GET /admin/ghost-radar/api/chain-verify */
export const ghostRadarChain = operation({
  method: 'GET',
  path: '/admin/ghost-radar/api/chain-verify',
  access: 'admin',
  title: 'Verify the chain',
  summary: 'Recomputes every hash of the chain; the first broken link is named.',
  input: z.object({}),
  output: z.object({
    records: z.int().describe('Records that follow each other from the first on'),
    intact: z.boolean(),
    broken: z
      .object({ id: z.int(), hash: z.string(), reason: z.string() })
      .nullable()
      .describe('The first record that does not follow'),
    head: z.string().describe('Hash of the last record that follows'),
  }),
  example: {},
  run: (_input, { database }) => verifyChain(database),
});

function counted(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
