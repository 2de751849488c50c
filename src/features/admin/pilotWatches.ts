import type { Drawdown } from '../../../engines/systems/droughtPilot/drawdown.ts';
import type { DustClass } from '../../../engines/systems/droughtPilot/dust.ts';
import type { Services } from '../../core/context.ts';

/** Drawdown of the wells of a zone, as it was read. */
export interface DrawdownReading extends Drawdown {
  readonly source: string;
}

/** Dust over a zone, as it was read. */
export interface DustReading {
  readonly pm10Ugm3: number;
  readonly class: DustClass;
  readonly at: string;
  readonly source: string;
}

/** What stands beside the class of drought in a reading of a day. */
export interface WatchDetail {
  readonly drawdown?: DrawdownReading;
  readonly dust?: DustReading;
}

type Watched = {
  readonly zone: string;
  /** YYYY-MM-DD. */
  readonly day: string;
} & (
  | { readonly watch: 'drawdown'; readonly reading: DrawdownReading }
  | { readonly watch: 'dust'; readonly reading: DustReading }
);

/** Keeps a reading of a zone beside the others of the day; of several readings of dust the day keeps the worst. */
export async function keepWatch(
  { database }: Pick<Services, 'database'>,
  { zone, day, watch, reading }: Watched,
): Promise<void> {
  const [row] = await database.sql<{ detail: WatchDetail }>(
    'select detail from zone_reading where zone = $1 and day = $2',
    [zone, day],
  );
  const before = watch === 'dust' ? row?.detail.dust : undefined;
  if (watch === 'dust' && before && before.pm10Ugm3 > reading.pm10Ugm3) return;
  await database.sql(
    `insert into zone_reading (zone, day, drought_class, detail, read_at) values ($1, $2, null, $3::jsonb, now())
     on conflict (zone, day) do update set detail = zone_reading.detail || excluded.detail, read_at = now()`,
    [zone, day, JSON.stringify({ [watch]: reading })],
  );
}

/** The newest reading of each watch of each zone. */
export async function newestWatches({
  database,
}: Pick<Services, 'database'>): Promise<ReadonlyMap<string, WatchDetail>> {
  const rows = await database.sql<{ zone: string; detail: WatchDetail }>(
    `select zone, detail from zone_reading
      where detail ? 'drawdown' or detail ? 'dust' order by day`,
  );
  const newest = new Map<string, WatchDetail>();
  for (const { zone, detail } of rows) newest.set(zone, { ...newest.get(zone), ...detail });
  return newest;
}
