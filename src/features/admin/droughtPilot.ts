import { droughtClimate } from '../../../engines/ground/datasets/drought.ts';
import { isKnown } from '../../../engines/facts.ts';
import { PILOT_ZONES, type PilotZone } from '../../../engines/systems/droughtPilot/zones.ts';
import type { DroughtClass } from '../../../engines/systems/droughtPilot/classes.ts';
import type { Database, Services } from '../../core/context.ts';
import { newestWatches, type WatchDetail } from './pilotWatches.ts';

/** A zone of the pilot as it stands today. */
export interface ZoneState {
  readonly zone: PilotZone;
  /** Class of the Drought Monitor; null where no reading is at hand. */
  readonly droughtClass: DroughtClass | null;
  readonly reason: string | null;
  /** Share of months in moderate drought or worse that is usual there, per cent; null where unknown. */
  readonly usualMonthsPct: number | null;
  readonly source: string | null;
  readonly readAt: string | null;
  /** What is known of water and dust. */
  readonly watches: WatchDetail;
}

interface Reading {
  readonly zone: string;
  readonly day: string;
  readonly drought_class: DroughtClass | null;
  readonly detail: WatchDetail;
  readonly read_at: string;
}

/** Readings of the last days, newest first. */
export function readingsSince(
  { database }: Pick<Services, 'database'>,
  day: string,
): Promise<Reading[]> {
  return database.sql<Reading>(
    'select zone, day, drought_class, detail, read_at from zone_reading where day >= $1 order by day desc, zone',
    [day],
  );
}

/** Every zone with its newest reading and what is usual there. */
export async function zoneStates(
  services: Pick<Services, 'database' | 'ask'>,
): Promise<ZoneState[]> {
  const newest = await services.database.sql<Reading>(
    'select distinct on (zone) zone, day, drought_class, detail, read_at from zone_reading where drought_class is not null order by zone, day desc',
  );
  const watches = await newestWatches(services);
  return Promise.all(
    PILOT_ZONES.map(async (zone) => {
      const fact = await services.ask(droughtClimate({ lat: zone.lat, lon: zone.lon }));
      const reading = newest.find((each) => each.zone === zone.id);
      return {
        zone,
        droughtClass: reading?.drought_class ?? null,
        reason: reading ? null : 'no class of the Drought Monitor was read for this zone',
        usualMonthsPct: isKnown(fact) ? fact.value.moderateMonthsPct : null,
        source: fact.source,
        readAt: reading ? new Date(reading.read_at).toISOString() : null,
        watches: watches.get(zone.id) ?? {},
      };
    }),
  );
}

/** Keeps a reading of a zone; a later one of the same day takes its place. */
export async function keepReading(
  sql: Database['sql'],
  {
    zone,
    day,
    droughtClass,
    source,
  }: { zone: string; day: string; droughtClass: DroughtClass | null; source: string },
): Promise<void> {
  await sql(
    `insert into zone_reading (zone, day, drought_class, detail, read_at) values ($1, $2, $3, $4::jsonb, now())
     on conflict (zone, day) do update set drought_class = excluded.drought_class, detail = zone_reading.detail || excluded.detail, read_at = now()`,
    [zone, day, droughtClass, JSON.stringify({ source })],
  );
}
