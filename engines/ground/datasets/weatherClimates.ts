import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { point } from './point.ts';

const rate = z.number().min(0);

/** How often tropical cyclones pass near a point. */
export const hurricaneClimate = dataset({
  id: 'hurricane-climate',
  title: 'Tropical-cyclone passages within 100 km',
  query: point,
  answer: z.object({
    /** Yearly number of cyclones whose 1-minute wind within 100 km of the point reaches the threshold. */
    ratePerYear: z.object({
      kt34: rate.describe('tropical storm or stronger'),
      kt64: rate.describe('category 1 or stronger'),
      kt96: rate.describe('category 3 or stronger'),
      kt113: rate.describe('category 4 or stronger'),
      kt137: rate.describe('category 5'),
    }),
    rateLnSigma: z.number().positive(),
    basin: z.enum(['NA', 'EP', 'WP', 'NI', 'SI', 'SP']).nullable(),
    nearestReference: z.string().nullable(),
    referenceDistanceKm: z.number().min(0).nullable(),
    reason: z.string().optional().describe('Why the rates are zero'),
  }),
  sample: {
    ratePerYear: { kt34: 0.4, kt64: 0.16, kt96: 0.06, kt113: 0.03, kt137: 0.006 },
    rateLnSigma: 0.35,
    basin: 'NA',
    nearestReference: 'Miami',
    referenceDistanceKm: 3,
  },
});

/** Rain of the wettest days of a place, in 24 hours. */
export const stormRain = dataset({
  id: 'storm-rain',
  title: 'Rain of 24 hours once in 2 and in 100 years',
  query: point,
  answer: z.object({
    day2YearMm: z.number().positive().describe('Once in 2 years, mm'),
    day100YearMm: z.number().positive().describe('Once in 100 years, mm'),
    lnSigma: z.number().positive().describe('One standard deviation of the logarithm of either'),
    nearestGauge: z.string(),
    nearestGaugeKm: z.number().min(0),
  }),
  sample: {
    day2YearMm: 60,
    day100YearMm: 135,
    lnSigma: 0.16,
    nearestGauge: 'San Francisco',
    nearestGaugeKm: 1,
  },
});

/** Share of tornadoes by rating, EF0 to EF5, adding up to 1. */
const efSplit = z.array(z.number().min(0).max(1)).length(6);

/** Climate of tornadoes, hail, damaging thunderstorm wind and lightning. */
export const severeWeatherClimate = dataset({
  id: 'severe-weather-climate',
  title: 'Tornado, hail and thunderstorm climate',
  query: point,
  answer: z.object({
    tornadoPer10000Km2Year: rate,
    efShare: efSplit,
    usAndCanadaShare: z
      .number()
      .min(0)
      .max(1)
      .describe('How far zones of the United States and Canada tell the climate'),
    /** Days a year with the event within 40 km (25 miles). */
    hailDaysPerYear: rate.describe('Hail of 25 mm (1 inch) or more'),
    windDaysPerYear: rate.describe('Thunderstorm gusts of 26 m/s (58 mph) or more'),
    thunderDaysPerYear: rate,
    flashesPerKm2Year: rate,
    lnSigma: z.number().positive(),
    zone: z.string().describe('Nearest reference zone'),
  }),
  sample: {
    tornadoPer10000Km2Year: 3.4,
    efShare: [0.55, 0.3, 0.105, 0.035, 0.009, 0.001],
    usAndCanadaShare: 1,
    hailDaysPerYear: 6,
    windDaysPerYear: 5,
    thunderDaysPerYear: 52,
    flashesPerKm2Year: 25,
    lnSigma: 0.35,
    zone: 'Oklahoma',
  },
});

/** Days of dangerous heat. */
export const heatClimate = dataset({
  id: 'heat-climate',
  title: 'Days of dangerous heat',
  query: point,
  answer: z.object({
    daysAbove35C: rate.describe('Days a year with a maximum of 35 °C or more'),
    daysAbove38C: rate.describe('Days a year with a maximum of 38 °C or more'),
    daysHeatIndex41C: rate.describe('Days a year whose heat index reaches 41 °C (NWS: danger)'),
    lnSigma: z.number().positive(),
    nearestReference: z.string().nullable(),
    referenceDistanceKm: z.number().min(0).nullable(),
  }),
  sample: {
    daysAbove35C: 170,
    daysAbove38C: 111,
    daysHeatIndex41C: 50,
    lnSigma: 0.2,
    nearestReference: 'Phoenix',
    referenceDistanceKm: 5,
  },
});

/** Gales of the westerlies, squalls of the tropics and other wind that is neither tropical cyclone nor thunderstorm. */
export const windstormClimate = dataset({
  id: 'windstorm-climate',
  title: 'Gales and squalls',
  query: point,
  answer: z.object({
    gust50YearMps: z
      .number()
      .positive()
      .describe('3-second gust over open ground with a return period of 50 years, m/s'),
    /** Scale of the Gumbel law of yearly largest gusts, m/s. */
    gumbelScaleMps: z.number().positive(),
    /** How many times stronger it blows on a listed mountain than over open flat ground; gust and scale hold it. */
    orographyFactor: z.number().min(1).default(1),
    extratropicalShare: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'Share of these gusts that the table of thunderstorms does not hold: gales, and squalls of the tropics',
      ),
    lnSigma: z.number().positive(),
    zone: z.string(),
  }),
  sample: {
    gust50YearMps: 36,
    gumbelScaleMps: 3,
    orographyFactor: 1,
    extratropicalShare: 1,
    lnSigma: 0.1,
    zone: 'London',
  },
});
