import * as z from 'zod';
import { DROUGHT_CLASSES } from '../../../engines/systems/droughtPilot/classes.ts';
import { PILOT_ZONES } from '../../../engines/systems/droughtPilot/zones.ts';
import type { Services } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { keepReading, readingsSince, zoneStates } from './droughtPilot.ts';

const DAY_MS = 86_400_000;
const droughtClass = z.enum(DROUGHT_CLASSES).meta({ id: 'DroughtMonitorClass' });

/** GET /admin/d4-pilot/box-elder/api/metadata */
export const dPilotMetadata = operation({
  method: 'GET',
  path: '/admin/d4-pilot/box-elder/api/metadata',
  access: 'admin',
  title: 'Drought pilot: what it is',
  summary: 'What the pilot of Box Elder County watches, by which scale, and from which sources.',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    county: z.string(),
    fips: z.string(),
    watches: z.array(z.object({ name: z.string(), by: z.string() })),
    classes: z.array(droughtClass),
    zones: z.int(),
    last_reading_at: z.string().nullable(),
    limits: z.array(z.string()),
  }),
  example: {},
  async run(_input, context) {
    const states = await zoneStates(context);
    const read = states.flatMap(({ readAt }) => readAt ?? []).toSorted();
    return {
      name: 'D4 pilot',
      county: 'Box Elder County, Utah',
      fips: '49003',
      watches: [
        {
          name: 'drought',
          by: 'classes D0 to D4 of the U.S. Drought Monitor, read once a day at the middle of each zone, or handed in',
        },
        { name: 'drawdown', by: 'water levels of wells; no source of them is read' },
        { name: 'deformation', by: 'land motion by satellite; no source of them is read' },
        { name: 'dust', by: 'bare lake bed and dry fields by zone; no source of them is read' },
      ],
      classes: [...DROUGHT_CLASSES],
      zones: PILOT_ZONES.length,
      last_reading_at: read.at(-1) ?? null,
      limits: [
        'Zones divide the county for display and have no official standing.',
        'A zone without a reading is unknown, not free of drought.',
      ],
    };
  },
});

const zoneFeature = z.object({
  type: z.literal('Feature'),
  geometry: z.object({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(z.array(z.number()))),
  }),
  properties: z.object({
    id: z.string(),
    name: z.string(),
    water: z.string(),
    dust: z.string(),
    drought_class: droughtClass.nullable(),
    reason: z.string().nullable(),
    usual_drought_months_pct: z
      .number()
      .nullable()
      .describe('Share of months in moderate drought or worse that is usual'),
    read_at: z.string().nullable(),
  }),
});

/** GET /admin/d4-pilot/box-elder/api/zones */
export const dPilotZones = operation({
  method: 'GET',
  path: '/admin/d4-pilot/box-elder/api/zones',
  access: 'admin',
  title: 'Drought pilot: zones',
  summary: 'The zones of the pilot as GeoJSON with their newest reading.',
  input: z.object({}),
  output: z.object({ type: z.literal('FeatureCollection'), features: z.array(zoneFeature) }),
  example: {},
  async run(_input, context) {
    const states = await zoneStates(context);
    return {
      type: 'FeatureCollection' as const,
      features: states.map(({ zone, droughtClass: found, reason, usualMonthsPct, readAt }) => ({
        type: 'Feature' as const,
        geometry: {
          type: 'Polygon' as const,
          coordinates: [zone.outline.map((corner) => [...corner])],
        },
        properties: {
          id: zone.id,
          name: zone.name,
          water: zone.water,
          dust: zone.dust,
          drought_class: found,
          reason,
          usual_drought_months_pct: usualMonthsPct === null ? null : Math.round(usualMonthsPct),
          read_at: readAt,
        },
      })),
    };
  },
});

/** Readings of D2 and worse, and rises of a class, of the last days. */
export async function alertsOf(services: Pick<Services, 'database' | 'clock'>, days: number) {
  const from = new Date(services.clock.now() - days * DAY_MS).toISOString().slice(0, 10);
  const readings = await readingsSince(services, from);
  return readings.flatMap(({ zone, day, drought_class: now }, i) => {
    if (now === null) return [];
    const before = readings
      .slice(i + 1)
      .find((each) => each.zone === zone && each.drought_class !== null);
    const rank = DROUGHT_CLASSES.indexOf(now);
    const isRise =
      before !== undefined && rank > DROUGHT_CLASSES.indexOf(before.drought_class ?? 'none');
    if (rank < 3 && !isRise) return [];
    const place = PILOT_ZONES.find(({ id }) => id === zone);
    if (!place) return [];
    const { name, lat, lon } = place;
    return [
      {
        zone,
        zone_name: name,
        lat,
        lon,
        day,
        drought_class: now,
        kind: isRise ? ('worse' as const) : ('severe' as const),
        text: isRise
          ? `${name} went from ${before.drought_class} to ${now}.`
          : `${name} is in ${now}.`,
      },
    ];
  });
}

/** GET /admin/d4-pilot/box-elder/api/alerts */
export const dPilotAlerts = operation({
  method: 'GET',
  path: '/admin/d4-pilot/box-elder/api/alerts',
  access: 'admin',
  title: 'Drought pilot: alerts',
  summary: 'Zones in severe drought, and zones that went a class worse, in the last days.',
  input: z.object({
    days: z.int().min(1).max(365).default(30).describe('Days back from today'),
  }),
  output: z.object({
    days: z.int(),
    alerts: z.array(
      z.object({
        zone: z.string(),
        zone_name: z.string(),
        lat: z.number().describe('Middle of the zone'),
        lon: z.number(),
        day: z.string(),
        drought_class: droughtClass,
        kind: z.enum(['severe', 'worse']),
        text: z.string(),
      }),
    ),
    zones_without_reading: z
      .array(z.string())
      .describe('Zones of which nothing is known: no alert says nothing of them'),
  }),
  example: { days: 30 },
  async run({ days }, context) {
    const [alerts, states] = [await alertsOf(context, days), await zoneStates(context)];
    const silent = states
      .filter(({ droughtClass: found }) => found === null)
      .map(({ zone }) => zone.id);
    return { days, alerts, zones_without_reading: silent };
  },
});

/** POST /admin/d4-pilot/box-elder/api/readings */
export const dPilotRead = operation({
  method: 'POST',
  path: '/admin/d4-pilot/box-elder/api/readings',
  access: 'admin-token',
  changes: true,
  title: 'Drought pilot: hand in a reading',
  summary:
    'Keeps the Drought Monitor class of a zone on a day; a later reading of the day takes its place.',
  input: z.object({
    zone: z.string().max(40).describe('Id of the zone'),
    day: z.iso.date().describe('Day of the map, YYYY-MM-DD'),
    drought_class: droughtClass.describe('Class of the U.S. Drought Monitor'),
    source: z.string().min(3).max(200).describe('Where it was read'),
  }),
  output: z.object({ zone: z.string(), day: z.string(), drought_class: droughtClass }),
  example: {
    zone: 'curlew-park',
    day: '2026-11-17',
    drought_class: 'D2',
    source: 'U.S. Drought Monitor, 2026-11-17',
  },
  async run({ zone, day, drought_class, source }, context) {
    if (!PILOT_ZONES.some(({ id }) => id === zone))
      throw new ValidationFailure([
        {
          loc: ['body', 'zone'],
          msg: `must be one of ${PILOT_ZONES.map(({ id }) => id).join(', ')}`,
          type: 'literal_error',
        },
      ]);
    await keepReading(context, { zone, day, droughtClass: drought_class, source });
    return { zone, day, drought_class };
  },
});
