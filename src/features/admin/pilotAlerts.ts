import * as z from 'zod';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import {
  DROUGHT_CLASSES,
  type DroughtClass,
} from '../../../engines/systems/droughtPilot/classes.ts';
import { PILOT_ZONES } from '../../../engines/systems/droughtPilot/zones.ts';
import type { Services } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { readingsSince, zoneStates } from './droughtPilot.ts';
import type { WatchDetail } from './pilotWatches.ts';

const alert = z.object({
  zone: z.string(),
  zone_name: z.string(),
  lat: z.number().describe('Middle of the zone'),
  lon: z.number(),
  day: z.string(),
  drought_class: z
    .enum(DROUGHT_CLASSES)
    .nullable()
    .describe('Class of the Drought Monitor; null for alerts of water and dust'),
  kind: z
    .enum(['severe', 'worse', 'falling_water', 'dust'])
    .describe(
      'severe: D2 or worse; worse: a class up; falling_water: the middle well falls 0.1 m a year or more; dust: PM10 above 154 µg/m³',
    ),
  text: z.string(),
});
type Alert = z.output<typeof alert>;
type Kind = Pick<Alert, 'drought_class' | 'kind'> & { readonly says: string };

/** Readings of D2 and worse, rises of a class, wells that fall and air full of dust, of the last days. */
export async function alertsOf(
  services: Pick<Services, 'database' | 'clock'>,
  days: number,
): Promise<Alert[]> {
  const from = new Date(services.clock.now() - days * DAY_MS).toISOString().slice(0, 10);
  const readings = await readingsSince(services, from);
  const fallsAlready = new Set<string>();
  return readings.flatMap(({ zone, day, drought_class: now, detail }, i) => {
    const place = PILOT_ZONES.find(({ id }) => id === zone);
    if (!place) return [];
    const before = readings
      .slice(i + 1)
      .find((each) => each.zone === zone && each.drought_class !== null);
    const kinds = [
      ...droughtKinds(now, before?.drought_class ?? undefined),
      ...watchKinds(detail, fallsAlready.has(zone)),
    ];
    if (detail.drawdown) fallsAlready.add(zone);
    const { name, lat, lon } = place;
    return kinds.map(({ says, ...kind }) => ({
      zone,
      zone_name: name,
      lat,
      lon,
      day,
      ...kind,
      text: `${name}: ${says}.`,
    }));
  });
}

function droughtKinds(now: DroughtClass | null, before: DroughtClass | undefined): Kind[] {
  if (now === null) return [];
  const rank = DROUGHT_CLASSES.indexOf(now);
  if (before !== undefined && rank > DROUGHT_CLASSES.indexOf(before))
    return [{ drought_class: now, kind: 'worse', says: `from ${before} to ${now}` }];
  return rank < 3 ? [] : [{ drought_class: now, kind: 'severe', says: `drought of class ${now}` }];
}

/** Wells are told of once, by their newest reading: they fall for years. */
function watchKinds({ drawdown, dust }: WatchDetail, isTold: boolean): Kind[] {
  const kinds: Kind[] = [];
  if (drawdown?.trend === 'falling' && !isTold)
    kinds.push({
      drought_class: null,
      kind: 'falling_water',
      says: `the water of wells falls by ${drawdown.medianMPerYr.toFixed(2)} m a year (${drawdown.wells} wells, ${drawdown.p10MPerYr.toFixed(2)} to ${drawdown.p90MPerYr.toFixed(2)})`,
    });
  if (dust && (dust.class === 'unhealthy' || dust.class === 'very_unhealthy'))
    kinds.push({
      drought_class: null,
      kind: 'dust',
      says: `${Math.round(dust.pm10Ugm3)} µg/m³ of PM10 in the air`,
    });
  return kinds;
}

/** GET /admin/d4-pilot/box-elder/api/alerts */
export const dPilotAlerts = operation({
  method: 'GET',
  path: '/admin/d4-pilot/box-elder/api/alerts',
  access: 'admin',
  title: 'Drought pilot: alerts',
  summary:
    'Zones in severe drought, zones that went a class worse, wells that fall and air full of dust, in the last days.',
  input: z.object({
    days: z.int().min(1).max(365).default(30).describe('Days back from today'),
  }),
  output: z.object({
    days: z.int(),
    alerts: z.array(alert),
    zones_without_reading: z
      .array(z.string())
      .describe('Zones whose class is not known: no alert says nothing of them'),
    unknown: z
      .array(z.object({ watch: z.enum(['drawdown', 'dust']), zones: z.array(z.string()) }))
      .describe('Zones of which water or dust are not known'),
  }),
  example: { days: 30 },
  async run({ days }, context) {
    const [alerts, states] = [await alertsOf(context, days), await zoneStates(context)];
    const without = (watch: 'drawdown' | 'dust') => ({
      watch,
      zones: states.filter(({ watches }) => !watches[watch]).map(({ zone }) => zone.id),
    });
    return {
      days,
      alerts,
      zones_without_reading: states
        .filter(({ droughtClass }) => droughtClass === null)
        .map(({ zone }) => zone.id),
      unknown: [without('drawdown'), without('dust')],
    };
  },
});
