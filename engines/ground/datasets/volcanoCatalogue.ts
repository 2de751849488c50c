import * as z from 'zod';
import { dataset } from '../../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** All Holocene volcanoes of the Smithsonian catalogue, without their eruptions. */
export const holoceneVolcanoes = dataset({
  id: 'holocene-volcanoes',
  title: 'Holocene volcanoes of the world',
  query: z.object({}),
  answer: z.object({
    volcanoes: z.array(
      z.object({
        gvpNumber: z.int(),
        name: z.string(),
        country: maybeText,
        type: maybeText,
        lastEruptionYear: z.int().nullable(),
        elevationM: maybe,
        evidence: maybeText,
        tectonicSetting: maybeText,
        region: maybeText,
        lat,
        lon,
      }),
    ),
  }),
  sample: {
    volcanoes: [
      {
        gvpNumber: 211020,
        name: 'Vesuvius',
        country: 'Italy',
        type: 'Stratovolcano',
        lastEruptionYear: 1944,
        elevationM: 1281,
        evidence: 'Eruption Observed',
        tectonicSetting: 'Subduction zone / Continental crust (> 25 km)',
        region: 'European Volcanic Regions',
        lat: 40.82,
        lon: 14.43,
      },
    ],
  },
});

/** Eruptions since 1960 of the Smithsonian catalogue. */
export const recentEruptions = dataset({
  id: 'recent-eruptions',
  title: 'Eruptions since 1960',
  query: z.object({}),
  answer: z.object({
    eruptions: z.array(
      z.object({
        eruptionNumber: z.int(),
        gvpNumber: z.int(),
        name: maybeText,
        vei: z.int().min(0).max(8).nullable(),
        startYear: z.int(),
        startMonth: z.int().nullable(),
        startDay: z.int().nullable(),
      }),
    ),
  }),
  sample: {
    eruptions: [
      {
        eruptionNumber: 22_500,
        gvpNumber: 211060,
        name: 'Etna',
        vei: 2,
        startYear: 2022,
        startMonth: 11,
        startDay: 27,
      },
    ],
  },
});

/** Eruptions of the last 12,000 years or so. Years before the common era are negative. */
const holoceneEruption = z.object({
  eruptionNumber: z.int(),
  gvpNumber: z.int(),
  name: maybeText,
  certainty: z.enum(['confirmed', 'uncertain']).nullable(),
  vei: z.int().min(0).max(8).nullable(),
  startYear: z.int(),
  startYearErrorYears: maybe,
  startMonth: z.int().nullable(),
  startDay: z.int().nullable(),
  endYear: z.int().nullable(),
  endMonth: z.int().nullable(),
  endDay: z.int().nullable(),
  dating: maybeText.describe('How the start is known'),
  lat: lat.nullable(),
  lon: lon.nullable(),
});
export type HoloceneEruption = z.output<typeof holoceneEruption>;

/** All Holocene eruptions of the Smithsonian catalogue. */
export const holoceneEruptions = dataset({
  id: 'holocene-eruptions',
  title: 'Holocene eruptions of the world',
  query: z.object({}),
  answer: z.object({ eruptions: z.array(holoceneEruption) }),
  sample: {
    eruptions: [
      {
        eruptionNumber: 13_313,
        gvpNumber: 211020,
        name: 'Vesuvius',
        certainty: 'confirmed',
        vei: 5,
        startYear: 79,
        startYearErrorYears: null,
        startMonth: 10,
        startDay: 24,
        endYear: null,
        endMonth: null,
        endDay: null,
        dating: 'Historical Observations',
        lat: 40.82,
        lon: 14.43,
      },
    ],
  },
});
