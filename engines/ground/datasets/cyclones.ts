import * as z from 'zod';
import { dataset } from '../../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();
const bin = z
  .string()
  .regex(/^(AT|EP|CP)[1-5]$/)
  .describe('Slot of an active storm: ocean and number');

/** How far winds of a strength reach from the centre, nautical miles by quadrant; zero: nowhere in that quadrant. */
const windRadius = z.object({
  windKt: z.number(),
  neNm: z.number(),
  seNm: z.number(),
  swNm: z.number(),
  nwNm: z.number(),
});

/** Forecast positions of one storm, from the newest advisory of a slot or from a named advisory. */
export const stormForecast = dataset({
  id: 'storm-forecast',
  title: 'Forecast track of a tropical cyclone',
  query: z.union([
    z.object({ bin }),
    z.object({ stormId: z.string().regex(/^(al|ep|cp)\d{6}$/), advisory: z.int().min(1).max(200) }),
  ]),
  answer: z.object({
    points: z.array(
      z.object({
        storm: z.string(),
        leadHours: z
          .number()
          .describe(
            'After the synoptic time of the advisory; 0: the centre as the advisory has it',
          ),
        validAt: maybeText,
        lat,
        lon,
        windSpeedKt: maybe,
        gustKt: maybe,
        pressureHpa: maybe,
        movementDeg: maybe,
        movementKt: maybe,
        windRadii: z.array(windRadius).describe('Empty where the source has none'),
        advisory: maybeText,
      }),
    ),
  }),
  sample: {
    points: [
      {
        storm: 'Hurricane Lala',
        leadHours: 0,
        validAt: '2026-08-20T15:00:00Z',
        lat: 24.2,
        lon: -172.2,
        windSpeedKt: 85,
        gustKt: 105,
        pressureHpa: 969,
        movementDeg: 340,
        movementKt: 8,
        windRadii: [],
        advisory: '33',
      },
    ],
  },
});

/** The lines and areas that an advisory is drawn with. */
export const advisoryShapes = dataset({
  id: 'advisory-shapes',
  title: 'Track, cone and coastal warnings of a tropical cyclone',
  query: z.object({ bin, layer: z.enum(['track', 'cone', 'watches_warnings']) }),
  answer: z.object({
    shapes: z.array(
      z.object({
        storm: z.string(),
        kind: z.enum(['track', 'cone', 'watch_warning']),
        warning: z
          .enum([
            'hurricane_warning',
            'hurricane_watch',
            'tropical_storm_warning',
            'tropical_storm_watch',
          ])
          .nullable()
          .describe('Of a watch or warning only'),
        advisory: maybeText,
        issuedAt: maybeText,
        forecastHours: maybe,
        parts: z
          .array(z.array(z.tuple([z.number().min(-360).max(360), lat])))
          .describe(
            'Lines, or rings of areas, of longitude and latitude; longitudes may run past ±180',
          ),
      }),
    ),
  }),
  sample: {
    shapes: [
      {
        storm: 'Nine',
        kind: 'track',
        warning: null,
        advisory: '1',
        issuedAt: '2021-08-26T15:00:00Z',
        forecastHours: 120,
        parts: [
          [
            [-79.2, 16.9],
            [-80.4, 18.2],
          ],
        ],
      },
    ],
  },
});

/** Where a storm was, or where one technique put it: the best track, or a forecast aid. */
export const stormFixes = dataset({
  id: 'storm-fixes',
  title: 'Track fixes of a tropical cyclone',
  query: z.object({
    stormId: z.string().regex(/^(al|ep|cp)\d{6}$/),
    technique: z
      .string()
      .regex(/^[A-Z0-9]{2,4}$/)
      .optional()
      .describe('A forecast aid such as OFCL; absent: the best track'),
  }),
  answer: z.object({
    fixes: z.array(
      z.object({
        stormId: z.string(),
        name: maybeText,
        technique: z.string(),
        analysedAt: z.string(),
        leadHours: z.number().describe('Negative before the analysis'),
        validAt: z.string(),
        lat: lat.nullable(),
        lon: lon.nullable(),
        windSpeedKt: maybe,
        gustKt: maybe,
        pressureHpa: maybe,
        maxWindRadiusNm: maybe,
        development: maybeText.describe('TD, TS, HU, EX and so on; null where unknown'),
        windRadii: z.array(windRadius),
      }),
    ),
  }),
  sample: {
    fixes: [
      {
        stormId: 'al012019',
        name: 'INVEST',
        technique: 'CARQ',
        analysedAt: '2019-05-19T12:00:00Z',
        leadHours: 0,
        validAt: '2019-05-19T12:00:00Z',
        lat: 24,
        lon: -68,
        windSpeedKt: 20,
        gustKt: null,
        pressureHpa: 1016,
        maxWindRadiusNm: 90,
        development: 'DB',
        windRadii: [],
      },
    ],
  },
});

/** Every storm on file, with its name, years and highest development. */
export const stormRegister = dataset({
  id: 'storm-register',
  title: 'Register of tropical cyclones',
  query: z.object({ year: z.int().min(1800).max(2200).optional() }),
  answer: z.object({
    storms: z.array(
      z.object({
        stormId: z.string(),
        name: z.string(),
        basin: z.string(),
        otherBasins: z.array(z.string()).describe('Entered later'),
        number: z.int(),
        year: z.int(),
        development: maybeText.describe('Highest reached: TD, TS, HU and so on'),
        startsAt: z.string(),
        endsAt: maybeText.describe('Null while it lasts'),
        state: z.enum(['archive', 'warning', 'watch', 'genesis']).nullable(),
      }),
    ),
  }),
  sample: {
    storms: [
      {
        stormId: 'ep132015',
        name: 'JIMENA',
        basin: 'EP',
        otherBasins: ['CP'],
        number: 13,
        year: 2015,
        development: 'HU',
        startsAt: '2015-08-23T18:00:00Z',
        endsAt: '2015-09-10T00:00:00Z',
        state: null,
      },
    ],
  },
});
