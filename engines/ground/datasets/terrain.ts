import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { VS30_BASES } from '../earth/vs30Basis.ts';
import { point } from './point.ts';

/** Where a point lies: land or water, how far from the sea, in which country, near which town. */
export const setting = dataset({
  id: 'setting',
  title: 'Land, coast, country and nearest town',
  query: point,
  answer: z.object({
    /** Land or shore. */
    isLand: z.boolean(),
    /** `shore`: water by the map, but within three standard deviations of a shoreline or 2 km of a listed place, and assessed as land. */
    surface: z.enum(['land', 'shore', 'lake', 'sea']).optional(),
    /** To the ocean's shoreline itself (the Caspian is a lake), km; 0 or more on either side. */
    coastDistanceKm: z.number().min(0),
    coastSigmaKm: z.number().min(0).describe('Precision of the coastline, km'),
    countryCode: z.string().length(2).nullable().describe('ISO 3166-1 alpha-2'),
    countryName: z.string().nullable(),
    usState: z.string().length(2).nullable().describe('Postal code of the US state'),
    usCounty: z.string().nullable().describe('Name of the US county or equivalent'),
    nearestPlace: z
      .object({
        name: z.string(),
        countryCode: z.string(),
        population: z.number(),
        distanceKm: z.number(),
      })
      .nullable(),
    populationWithin25Km: z.number().min(0).describe('People in gazetteer places within 25 km'),
  }),
  sample: {
    isLand: true,
    coastDistanceKm: 3.2,
    coastSigmaKm: 1.5,
    countryCode: 'US',
    countryName: 'United States of America',
    usState: 'CA',
    usCounty: 'San Francisco',
    nearestPlace: { name: 'San Francisco', countryCode: 'US', population: 864816, distanceKm: 0.4 },
    populationWithin25Km: 2_100_000,
  },
});

/** Ground elevation at a point. */
export const elevation = dataset({
  id: 'elevation',
  title: 'Ground elevation',
  query: point,
  answer: z.object({
    elevationM: z.number().min(-500).max(9000),
    /** One standard deviation of the elevation, m; large for embedded relief classes. */
    sigmaM: z.number().positive(),
    resolutionM: z.number().positive().describe('Horizontal resolution, m'),
  }),
  sample: { elevationM: 16, sigmaM: 4, resolutionM: 90 },
});

/** Steepness of the ground at the 30-arc-second scale that slope proxies are calibrated on. */
export const relief = dataset({
  id: 'relief',
  title: 'Relief class and slope',
  query: point,
  answer: z.object({
    slopeDeg: z.number().min(0).max(60).describe('Typical slope at 30 arc-seconds, degrees'),
    slopeLnSigma: z.number().positive().describe('Log standard deviation of the slope'),
    /** Steep ground that the point may stand on though its class is flatter: the 90th percentile of slope nearby, degrees. */
    slopeP90Deg: z.number().min(0).max(70),
    /** The same if the point stands on the high ground that a coarse grid knows of and no town tells of, degrees; at least `slopeP90Deg`. */
    unseenP90Deg: z.number().min(0).max(70).optional(),
    reliefClass: z.enum([
      'plain',
      'plateau',
      'hills',
      'low_mountains',
      'high_mountains',
      'ice',
      'ocean',
    ]),
    featureName: z.string().nullable(),
    isStableCraton: z.boolean(),
    /** Class of GlobCover 2009 by a map of the operator's, and the share of its pixels that are wrong. */
    landCover: z
      .object({ code: z.int().min(0).max(255), wrongShare: z.number().min(0).max(1) })
      .optional(),
  }),
  sample: {
    slopeDeg: 3,
    slopeLnSigma: 0.7,
    slopeP90Deg: 12,
    reliefClass: 'hills',
    featureName: 'California Coast Ranges',
    isStableCraton: false,
  },
});

/** What a soil says beside its velocity where nothing is mapped. */
export const UNMAPPED_SOIL = {
  basinName: null,
  z1Km: null,
  z2p5Km: null,
  peatMapped: false,
  fillMapped: false,
  waterTableDepthM: null,
} as const;

/** Stiffness of the upper 30 m of ground. */
export const soil = dataset({
  id: 'soil',
  title: 'Shear-wave velocity of the upper 30 m',
  query: point,
  answer: z.object({
    vs30Mps: z.number().min(80).max(2500),
    vs30LnSigma: z.number().positive(),
    basis: z.enum(VS30_BASES),
    basinName: z.string().nullable(),
    /** Depth to 1.0 km/s and 2.5 km/s velocity, km; null: the models' default for the Vs30. */
    z1Km: z.number().min(0).nullable(),
    z2p5Km: z.number().min(0).nullable(),
    peatMapped: z.boolean(),
    fillMapped: z.boolean().describe('Man-made fill'),
    waterTableDepthM: z.number().min(0).nullable(),
  }),
  sample: { ...UNMAPPED_SOIL, vs30Mps: 300, vs30LnSigma: 0.4, basis: 'slope_proxy' },
});

/** Soluble rock below a point. */
export const karst = dataset({
  id: 'karst',
  title: 'Karst and evaporite rock',
  query: point,
  answer: z.object({
    rock: z.enum(['none_mapped', 'carbonate', 'evaporite']),
    cover: z.enum(['none', 'bare', 'covered', 'deeply_buried']),
    dolines: z.enum(['dense', 'sparse', 'none']),
    regionName: z.string().nullable(),
    /** Distance to the edge of the nearest outline, km; 0 inside. */
    distanceKm: z.number().min(0).nullable(),
    edgeSigmaKm: z.number().min(0),
    groundwaterDrawdown: z.boolean(),
    subsidenceMmPerYear: z.number().min(0).nullable().describe('Listed land subsidence, mm/yr'),
  }),
  sample: {
    rock: 'carbonate',
    cover: 'covered',
    dolines: 'dense',
    regionName: 'Central Florida',
    distanceKm: 0,
    edgeSigmaKm: 15,
    groundwaterDrawdown: true,
    subsidenceMmPerYear: null,
  },
});
