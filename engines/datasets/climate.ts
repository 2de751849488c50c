import * as z from 'zod';
import { dataset } from '../facts.ts';

const twelve = z.array(z.number()).length(12);

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
    precipitationMm: [112, 113, 79, 38, 16, 5, 0, 1, 2, 25, 62, 121], annualMeanTemperatureC: 14.2, annualPrecipitationMm: 574,
    temperatureSigmaC: 1, precipitationLnSigma: 0.2, stationName: 'San Francisco', stationDistanceKm: 2, koppen: 'Csb',
  },
});
