import * as z from 'zod';
import { dataset } from '../../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Volcanic ash in the air as aviation is told. */
export const ashAdvisories = dataset({
  id: 'ash-advisories',
  title: 'Volcanic ash advisories',
  query: z.object({}),
  answer: z.object({
    advisories: z.array(
      z.object({
        id: z.string(),
        centre: maybeText,
        volcano: maybeText,
        gvpNumber: z.int().nullable(),
        lat: lat.nullable(),
        lon: lon.nullable(),
        issuedAt: z.string(),
        validUntil: maybeText,
        topFlightLevel: maybe.describe('Hundreds of feet'),
        terminated: z.boolean(),
        layers: z.array(
          z.object({
            baseFlightLevel: z.number(),
            topFlightLevel: z.number(),
            outline: z.array(z.tuple([lat, lon])),
          }),
        ),
      }),
    ),
  }),
  sample: {
    advisories: [
      {
        id: 'DARWIN 2026/183',
        centre: 'DARWIN',
        volcano: 'KRAKATAU',
        gvpNumber: 262000,
        lat: -6.1,
        lon: 105.42,
        issuedAt: '2026-09-06T00:30:00Z',
        validUntil: null,
        topFlightLevel: 500,
        terminated: false,
        layers: [
          {
            baseFlightLevel: 0,
            topFlightLevel: 200,
            outline: [
              [-5.07, 107],
              [-6.68, 110.12],
              [-9.02, 109.23],
            ],
          },
        ],
      },
    ],
  },
});

/** Volcanoes in the weekly report of the Smithsonian and the USGS. */
export const weeklyVolcanoReport = dataset({
  id: 'weekly-volcano-report',
  title: 'Weekly volcanic activity report',
  query: z.object({}),
  answer: z.object({
    reports: z.array(
      z.object({
        gvpNumber: z.int(),
        name: z.string(),
        country: maybeText,
        activity: z.string(),
        isNew: z.boolean(),
        lat,
        lon,
        publishedAt: z.string(),
        text: z.string(),
      }),
    ),
  }),
  sample: {
    reports: [
      {
        gvpNumber: 257030,
        name: 'Ambae',
        country: 'Vanuatu',
        activity: 'New Eruptive Activity',
        isNew: true,
        lat: -15.389,
        lon: 167.835,
        publishedAt: '2026-06-11T07:42:26Z',
        text: 'Ash and gas plumes were identified.',
      },
    ],
  },
});
