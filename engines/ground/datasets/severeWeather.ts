import * as z from 'zod';
import { dataset } from '../../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** What spotters and offices saw, as the local office of the weather service told it last. */
export const localStormReports = dataset({
  id: 'local-storm-reports',
  title: 'Local storm reports of a weather office',
  query: z.object({
    office: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe('Forecast office such as DMX'),
  }),
  answer: z.object({
    issuedAt: maybeText,
    reports: z.array(
      z.object({
        at: z.string(),
        event: z.string(),
        magnitude: maybe,
        unit: z.enum(['mm', 'm/s', 'm']).nullable(),
        magnitudeText: maybeText.describe('As reported'),
        isMeasured: z.boolean().nullable().describe('False: estimated; null: not told'),
        lat,
        lon,
        place: maybeText,
        county: maybeText,
        state: maybeText,
        source: maybeText,
        remarks: maybeText,
      }),
    ),
  }),
  sample: {
    issuedAt: '2013-07-23T23:53:00Z',
    reports: [
      {
        at: '2013-07-22T20:01:00Z',
        event: 'HAIL',
        magnitude: 25.4,
        unit: 'mm',
        magnitudeText: 'E1.00 INCH',
        isMeasured: false,
        lat: 43.24,
        lon: -93.64,
        place: '1 NW FOREST CITY AIRPOR',
        county: 'HANCOCK',
        state: 'IA',
        source: 'EMERGENCY MNGR',
        remarks: null,
      },
    ],
  },
});

/** The areas of severe-weather and fire-weather outlooks for the contiguous United States, as lines. */
export const outlookAreas = dataset({
  id: 'outlook-areas',
  title: 'Outlook areas of severe and fire weather',
  query: z.object({
    product: z
      .enum(['PTSDY1', 'PTSDY2', 'PTSDY3', 'PTSD48', 'PFWFD1', 'PFWFD2', 'PFWF38'])
      .describe('Severe weather (PTS) or fire weather (PFW) of a day, or of days 4 to 8 or 3 to 8'),
  }),
  answer: z.object({
    product: maybeText,
    issuedAt: z.string(),
    areas: z.array(
      z.object({
        hazard: z.string(),
        label: z.string().describe('A category, a probability or days'),
        validFrom: z.string(),
        validUntil: z.string(),
        lines: z
          .array(z.object({ isClosed: z.boolean(), points: z.array(z.tuple([lon, lat])) }))
          .describe(
            'Longitude and latitude; the area of an open line lies to its right, up to the border',
          ),
      }),
    ),
  }),
  sample: {
    product: 'PFWF38',
    issuedAt: '2014-06-01T20:48:00Z',
    areas: [
      {
        hazard: 'CRITICAL FIRE WEATHER AREA',
        label: 'D3',
        validFrom: '2014-06-03T12:00:00Z',
        validUntil: '2014-06-04T12:00:00Z',
        lines: [
          {
            isClosed: true,
            points: [
              [-107.66, 34.17],
              [-108.19, 34.64],
              [-108.36, 35.16],
              [-107.66, 34.17],
            ],
          },
        ],
      },
    ],
  },
});
