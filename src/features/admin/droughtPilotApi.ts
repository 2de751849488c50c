import * as z from 'zod';
import { DROUGHT_CLASSES } from '../../../engines/systems/droughtPilot/classes.ts';
import { PILOT_ZONES } from '../../../engines/systems/droughtPilot/zones.ts';
import { operation } from '../../core/operation.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { keepReading, zoneStates } from './droughtPilot.ts';
import {
  deformationState,
  drawdownState,
  dustState,
  NO_DEFORMATION,
  watchReply,
} from './pilotWatchReply.ts';

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
          by: 'classes D0 to D4 of the U.S. Drought Monitor, read four times a day at the middle of each zone, or handed in',
        },
        {
          name: 'drawdown',
          by: 'depths to water of the wells of the USGS over 12 years: median slope of each well, middle of the wells of a zone',
        },
        { name: 'deformation', by: `land motion by satellite: ${NO_DEFORMATION}` },
        {
          name: 'dust',
          by: 'PM10 over the middle of each zone, read four times a day, by the classes of 40 CFR 58',
        },
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
    drawdown: drawdownState,
    deformation: deformationState,
    dust_state: dustState,
    usual_drought_months_pct: z
      .number()
      .nullable()
      .describe(
        'Usual share of months with SPEI-12 at or below -1, by zone of the world: dry weather alone. The Drought Monitor weighs water supply and impacts too and has the West in D1 or worse more often, so that the two do not compare',
      ),
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
      features: states.map(
        ({ zone, droughtClass: found, reason, usualMonthsPct, readAt, watches }) => ({
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
            ...watchReply(watches),
            usual_drought_months_pct: usualMonthsPct === null ? null : Math.round(usualMonthsPct),
            read_at: readAt,
          },
        }),
      ),
    };
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
    return context.commit(async ({ sql }) => {
      await keepReading(sql, { zone, day, droughtClass: drought_class, source });
      return { zone, day, drought_class };
    });
  },
});
