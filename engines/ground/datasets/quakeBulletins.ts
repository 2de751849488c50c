import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { quake, quakesNear } from './quakes.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** How a depth was come by: `fixed` where the locator held it, `depth_phases` where reflected waves gave it, null where it is free or not said. */
const depthHold = z.enum(['fixed', 'depth_phases']).nullable();

const origin = z.object({
  id: maybeText,
  agency: z.string(),
  isPrime: z.boolean().describe('The origin that the bulletin prefers'),
  time: z.string().describe('RFC 3339 UTC'),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  depthKm: maybe,
  depthHold,
  timeErrorS: maybe,
  rmsS: maybe,
  depthErrorKm: maybe,
  definingPhases: maybe,
  stations: maybe,
  gapDeg: maybe.describe('Widest angle without a station'),
  minDistanceDeg: maybe.describe('Nearest station'),
  maxDistanceDeg: maybe,
});
export type BulletinOrigin = z.output<typeof origin>;

const magnitude = z.object({
  type: maybeText,
  value: z.number(),
  error: maybe,
  stations: maybe,
  agency: z.string(),
  originId: maybeText,
});
export type BulletinMagnitude = z.output<typeof magnitude>;

/** The members of `quake` are those of the prime origin. */
const bulletinEvent = quake.extend({
  agency: z.string().describe('Who located the prime origin'),
  kind: z.enum([
    'earthquake',
    'rock_burst',
    'induced',
    'mine_explosion',
    'chemical_explosion',
    'nuclear_explosion',
    'experimental_explosion',
    'landslide',
    'unknown',
  ]),
  isCertain: z.boolean().nullable().describe('Whether the kind is known; false: suspected'),
  depthHold,
  origins: z.array(origin),
  magnitudes: z.array(magnitude),
});
export type BulletinEvent = z.output<typeof bulletinEvent>;

/** Events of the past as a bulletin has them: what every agency found, and which of it is preferred. */
export const quakeBulletin = dataset({
  id: 'quake-bulletin',
  title: 'Bulletin of earthquakes: all origins and magnitudes',
  query: quakesNear.query.extend({
    startTime: z.string(),
    endTime: z.string(),
    limit: z.int().positive().max(1000).default(100),
  }),
  answer: z.object({ events: z.array(bulletinEvent), complete: z.boolean() }),
  sample: {
    events: [
      {
        id: '840268',
        time: '1967-01-30T01:20:28.700Z',
        lat: 41.09,
        lon: 44.31,
        depthKm: 11,
        magnitude: 5,
        magnitudeType: 'mb',
        place: 'Western Caucasus',
        url: null,
        status: 'reviewed',
        updatedAt: null,
        agency: 'ISC',
        kind: 'unknown',
        isCertain: null,
        depthHold: 'depth_phases',
        origins: [
          {
            id: '1838613',
            agency: 'ISC',
            isPrime: true,
            time: '1967-01-30T01:20:28.700Z',
            lat: 41.09,
            lon: 44.31,
            depthKm: 11,
            depthHold: 'depth_phases',
            timeErrorS: 0.2,
            rmsS: 1.85,
            depthErrorKm: null,
            definingPhases: 150,
            stations: 153,
            gapDeg: 21,
            minDistanceDeg: 1,
            maxDistanceDeg: 120,
          },
        ],
        magnitudes: [
          { type: 'mb', value: 5, error: null, stations: 15, agency: 'ISC', originId: '1838613' },
        ],
      },
    ],
    complete: true,
  },
});
