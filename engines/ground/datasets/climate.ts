import * as z from 'zod';
import { dataset } from '../../facts.ts';

const twelve = z.array(z.number()).length(12);
const maybe = z.number().nullable();

/** Monthly climate of a place, 1991-2020 where not said otherwise. */
export const climateNormals = dataset({
  id: 'climate-normals',
  title: 'Monthly climate normals',
  query: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    /** Ground elevation, where it is known: the temperature is brought to it by a lapse rate. */
    elevationM: z.number().min(-500).max(9000).optional(),
  }),
  answer: z.object({
    meanTemperatureC: twelve.describe('Mean temperature by month, January first, °C'),
    precipitationMm: twelve.describe('Precipitation by month, mm'),
    annualMeanTemperatureC: z.number(),
    annualPrecipitationMm: z.number().min(0),
    /** One standard deviation of the interpolation: temperature, °C; log of rain. */
    temperatureSigmaC: z.number().positive(),
    precipitationLnSigma: z.number().positive(),
    stationName: z.string().nullable().describe('Nearest station used'),
    stationDistanceKm: z.number().min(0).nullable(),
    koppen: z.string().nullable().describe('Köppen class computed from the normals'),
  }),
  sample: {
    meanTemperatureC: [10, 11.5, 12.5, 13.5, 14.5, 16, 16.5, 17, 17.5, 16.5, 13.5, 10.5],
    precipitationMm: [112, 113, 79, 38, 16, 5, 0, 1, 2, 25, 62, 121],
    annualMeanTemperatureC: 14.2,
    annualPrecipitationMm: 574,
    temperatureSigmaC: 1,
    precipitationLnSigma: 0.2,
    stationName: 'San Francisco',
    stationDistanceKm: 2,
    koppen: 'Csb',
  },
});

const monthlyMean = z.object({
  solarKwhM2: maybe.describe('Mean of a day'),
  temperatureC: maybe.describe('Mean'),
  temperatureMaxC: maybe.describe('Highest of the month or year'),
  precipitationMm: maybe.describe('Mean of a day'),
  windSpeedMps: maybe.describe('Mean, 10 m above ground'),
});

/** Sun and weather of the months as a mean of many years, from satellites and reanalysis. */
export const solarClimate = dataset({
  id: 'solar-climate',
  title: 'Sun, temperature and rain by month',
  query: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  answer: z.object({
    months: z.array(monthlyMean.extend({ month: z.int().min(1).max(12) })).length(12),
    year: monthlyMean,
    fromYear: z.int().nullable(),
    toYear: z.int().nullable(),
    elevationM: maybe.describe('Of the grid cell, m'),
  }),
  sample: {
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      solarKwhM2: 5.1,
      temperatureC: 12,
      temperatureMaxC: 30,
      precipitationMm: 1.2,
      windSpeedMps: 3,
    })),
    year: {
      solarKwhM2: 5.1,
      temperatureC: 12,
      temperatureMaxC: 38,
      precipitationMm: 1.2,
      windSpeedMps: 3,
    },
    fromYear: 2001,
    toYear: 2020,
    elevationM: 1300,
  },
});
