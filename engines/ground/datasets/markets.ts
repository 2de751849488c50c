import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybeText = z.string().nullable();

/** A series of the economy over time. */
export const economicSeries = dataset({
  id: 'economic-series',
  title: 'Economic series',
  query: z.object({
    seriesId: z.string().regex(/^[A-Z0-9_.]{2,40}$/),
    startDate: z.iso.date().optional(),
  }),
  answer: z.object({
    seriesId: maybeText.describe('Null: the reply holds several, or does not name its own'),
    units: maybeText,
    observations: z
      .array(
        z.object({
          date: z.string(),
          value: z.number(),
          seriesId: maybeText.optional(),
          units: maybeText.optional(),
          vintage: maybeText.optional().describe('Day from which the value stood'),
        }),
      )
      .describe('Oldest first; days without a value are left out'),
  }),
  sample: {
    seriesId: 'DCOILWTICO',
    units: 'Dollars per barrel',
    observations: [{ date: '2026-09-29', value: 96.16 }],
  },
});

/** What a series is. */
export const economicSeriesInfo = dataset({
  id: 'economic-series-info',
  title: 'About an economic series',
  query: z.object({ seriesId: z.string().regex(/^[A-Z0-9_.]{2,40}$/) }),
  answer: z.object({
    seriesId: z.string(),
    title: z.string(),
    units: maybeText,
    frequency: maybeText,
    seasonalAdjustment: maybeText,
    startDate: maybeText,
    endDate: maybeText,
    updatedAt: maybeText,
  }),
  sample: {
    seriesId: 'GDP',
    title: 'Gross Domestic Product',
    units: 'Billions of Dollars',
    frequency: 'Quarterly',
    seasonalAdjustment: null,
    startDate: '1947-01-01',
    endDate: '2024-07-01',
    updatedAt: null,
  },
});

/** A publication that brings out economic series together. */
export const economicReleases = dataset({
  id: 'economic-releases',
  title: 'Releases of economic data',
  query: z.object({ releaseId: z.number().int().positive().optional().describe('Absent: all') }),
  answer: z.object({
    releases: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isPressRelease: z.boolean().nullable(),
        url: maybeText,
        notes: maybeText,
      }),
    ),
  }),
  sample: {
    releases: [
      {
        id: '10',
        name: 'Consumer Price Index',
        isPressRelease: true,
        url: 'https://example.org/cpi/',
        notes: null,
      },
    ],
  },
});

/** Yearly indicator of a country. */
export const countryIndicator = dataset({
  id: 'country-indicator',
  title: 'Indicator of a country by year',
  query: z.object({
    country: z.string().regex(/^([A-Z]{3}|all)$/),
    indicator: z.string().regex(/^[A-Z0-9.]{3,40}$/),
    fromYear: z.number().int().default(2000),
    toYear: z.number().int().default(2030),
  }),
  answer: z.object({
    indicator: maybeText.describe('Null: several, each value names its own'),
    title: maybeText,
    values: z.array(
      z.object({
        indicator: z.string(),
        country: z.string(),
        countryName: maybeText,
        year: z.int(),
        period: z.string().describe('The year, or a quarter or month of it: 2024, 2024Q1, 2024M01'),
        value: z.number(),
      }),
    ),
    complete: z.boolean(),
  }),
  sample: {
    indicator: 'NY.GDP.MKTP.CD',
    title: 'GDP (current US$)',
    values: [
      {
        indicator: 'NY.GDP.MKTP.CD',
        country: 'USA',
        countryName: 'United States',
        year: 2022,
        period: '2022',
        value: 25_744_100_000_000,
      },
    ],
    complete: true,
  },
});

/** People, income and poverty by census area. */
export const censusProfile = dataset({
  id: 'census-profile',
  title: 'Population and income by census area',
  query: z.object({
    level: z.enum(['state', 'county', 'tract']),
    stateCode: z
      .string()
      .regex(/^\d\d$/)
      .optional(),
    countyCode: z
      .string()
      .regex(/^\d{3}$/)
      .optional(),
    year: z.number().int().min(2009).max(2100).default(2023),
  }),
  answer: z.object({
    areas: z.array(
      z.object({
        geoId: z.string(),
        name: z.string(),
        population: z.number().nullable(),
        medianIncomeUsd: z.number().nullable(),
        povertyShare: z.number().min(0).max(1).nullable(),
      }),
    ),
  }),
  sample: {
    areas: [
      {
        geoId: '06',
        name: 'California',
        population: 39_538_223,
        medianIncomeUsd: 84_907,
        povertyShare: 0.114,
      },
    ],
  },
});
