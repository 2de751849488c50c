import type * as z from 'zod';
import type { bridgeRisk, waterMainRisk } from '../../engines/systems/infrastructure/index.ts';

/** A bridge that failed, as it stood: what the model should call it is our reading (POLICY). */
export interface BridgeFailure {
  readonly name: string;
  readonly cause: string;
  readonly expected: readonly string[];
  readonly input: Partial<z.input<typeof bridgeRisk.input>> & {
    readonly lat: number;
    readonly lon: number;
  };
  readonly source: string;
}

/** Documented failures of bridges; ratings and codes before the failure restated from memory of the reports. */
export const BRIDGE_FAILURES: readonly BridgeFailure[] = [
  {
    name: 'Schoharie Creek, New York, 1987',
    cause: 'failed by scour',
    expected: ['HIGH', 'CRITICAL'],
    input: { lat: 42.94, lon: -74.29, nbi_condition: 5, bridge_age_years: 32, scour_code: '3' },
    source: 'NTSB/HAR-88/02',
  },
  {
    name: 'Hatchie River, Tennessee, 1989',
    cause: 'failed by scour',
    expected: ['HIGH', 'CRITICAL'],
    input: { lat: 35.64, lon: -89.6, nbi_condition: 5, bridge_age_years: 53, scour_code: '3' },
    source: 'NTSB/HAR-90/01',
  },
  {
    name: 'Arroyo Pasajero, California, 1995',
    cause: 'failed by scour',
    expected: ['HIGH', 'CRITICAL'],
    input: { lat: 36.24, lon: -120.24, nbi_condition: 6, bridge_age_years: 28, scour_code: '3' },
    source: 'California DOT (1995), Arroyo Pasajero report',
  },
  {
    name: 'Cypress viaduct, Oakland, 1989',
    cause: 'failed by earthquake',
    expected: ['HIGH', 'CRITICAL'],
    input: {
      lat: 37.81,
      lon: -122.29,
      nbi_condition: 6,
      bridge_age_years: 69,
      bridge_class: 'HWB6',
    },
    source: 'Housner et al. (1990), Competing against time',
  },
  {
    name: 'Gavin Canyon, California, 1994',
    cause: 'failed by earthquake',
    expected: ['HIGH', 'CRITICAL'],
    input: {
      lat: 34.36,
      lon: -118.55,
      nbi_condition: 7,
      bridge_age_years: 59,
      bridge_class: 'HWB6',
      skew_deg: 66,
      spans: 5,
    },
    source: 'Buckle (1994), NCEER-94-0008',
  },
  {
    name: 'Hanshin expressway, Kobe, 1995',
    cause: 'failed by earthquake',
    expected: ['HIGH', 'CRITICAL'],
    input: {
      lat: 34.72,
      lon: 135.31,
      nbi_condition: 7,
      bridge_age_years: 57,
      bridge_class: 'HWB5',
      scour_code: 'N',
    },
    source: 'Kawashima & Unjoh (1997), J. Struct. Eng. 123, 265-273',
  },
  {
    name: 'I-35W, Minneapolis, 2007',
    cause: 'failed by design',
    expected: ['HIGH', 'CRITICAL'],
    input: { lat: 44.98, lon: -93.24, nbi_condition: 4, bridge_age_years: 40 },
    source: 'NTSB/HAR-08/03',
  },
  {
    name: 'Fern Hollow, Pittsburgh, 2022',
    cause: 'failed by decay',
    expected: ['HIGH', 'CRITICAL'],
    input: { lat: 40.44, lon: -79.9, nbi_condition: 4, bridge_age_years: 49 },
    source: 'NTSB/HIR-24/02',
  },
  {
    name: 'Mianus River, Connecticut, 1983',
    cause: 'failed by decay',
    expected: ['MODERATE', 'HIGH', 'CRITICAL'],
    input: { lat: 41.04, lon: -73.59, nbi_condition: 5, bridge_age_years: 25 },
    source: 'NTSB/HAR-84/03',
  },
  {
    name: 'Average bridge, Iowa',
    cause: 'no failure, the mean of the country',
    expected: ['LOW'],
    input: { lat: 41.6, lon: -93.6, nbi_condition: 6, bridge_age_years: 40 },
    source: 'Cook, Barr & Halling (2015)',
  },
];

/** A network whose breaks are published: per 100 miles and year, held to a factor of two; ages are rough means of the mains named. */
export interface BreakProgramme {
  readonly name: string;
  readonly per100Miles: number;
  readonly input: Partial<z.input<typeof waterMainRisk.input>> & {
    readonly lat: number;
    readonly lon: number;
  };
  readonly source: string;
}

export const BREAK_PROGRAMMES: readonly BreakProgramme[] = [
  {
    name: 'Philadelphia',
    per100Miles: 25,
    input: { lat: 39.95, lon: -75.17, pipe_material: 'cast_iron', pipe_age_years: 76 },
    source:
      'Billy Penn, 30 January 2022: 776 breaks a year over 15 years on 3,100 miles, 76 years old on average',
  },
  {
    name: 'Washington, DC',
    per100Miles: 33,
    input: { lat: 38.9, lon: -77.04, pipe_material: 'cast_iron', pipe_age_years: 78 },
    source: 'DC Water, annual reports (from memory)',
  },
  {
    name: 'Baltimore',
    per100Miles: 35,
    input: { lat: 39.29, lon: -76.61, pipe_material: 'cast_iron', pipe_age_years: 75 },
    source: 'Baltimore Sun, 8 April 2004: 1,190 breaks in 2003 on 3,400 miles',
  },
  {
    name: 'Detroit',
    per100Miles: 60,
    input: { lat: 42.33, lon: -83.05, pipe_material: 'cast_iron', pipe_age_years: 90 },
    source: 'Detroit Water and Sewerage Department (from memory)',
  },
  {
    name: 'Toronto',
    per100Miles: 35,
    input: { lat: 43.65, lon: -79.38, pipe_material: 'cast_iron', pipe_age_years: 60 },
    source: 'City of Toronto, benchmarking (from memory)',
  },
  {
    name: 'Winnipeg',
    per100Miles: 33,
    input: { lat: 49.9, lon: -97.14, pipe_material: 'cast_iron', pipe_age_years: 60 },
    source: 'City of Winnipeg, water main renewal (from memory)',
  },
  {
    name: 'Los Angeles',
    per100Miles: 15,
    input: { lat: 34.05, lon: -118.24, pipe_age_years: 60 },
    source: 'Los Angeles DWP, infrastructure plan (from memory)',
  },
  {
    name: 'Seattle',
    per100Miles: 8,
    input: { lat: 47.61, lon: -122.33, pipe_material: 'cast_iron', pipe_age_years: 70 },
    source: 'West Seattle Blog, March 2023, by the utility: 7 to 9 a year',
  },
  {
    name: 'San Francisco',
    per100Miles: 11,
    input: { lat: 37.77, lon: -122.42, pipe_age_years: 60 },
    source: 'SFPUC, December 2019: about 130 large breaks a year on 1,200 miles',
  },
  {
    name: 'New York',
    per100Miles: 9,
    input: { lat: 40.71, lon: -74.01, pipe_material: 'cast_iron', pipe_age_years: 65 },
    source: 'Baltimore Sun, 8 April 2004: 550 breaks a year on 6,000 miles; age from memory',
  },
  {
    name: 'Boston',
    per100Miles: 3.4,
    input: { lat: 42.36, lon: -71.06, pipe_material: 'cast_iron', pipe_age_years: 75 },
    source: 'Baltimore Sun, 8 April 2004: 35 breaks a year on 1,023 miles; age from memory',
  },
  {
    name: 'Denver',
    per100Miles: 10,
    input: { lat: 39.74, lon: -104.99, pipe_age_years: 45 },
    source: 'Denver Water (from memory)',
  },
];

/** Days a year that a plant was held back by warm or scarce water in years of heat, over all years; held to a factor of five. */
export interface Curtailment {
  readonly name: string;
  readonly days: number;
  readonly source: string;
}

export const CURTAILMENTS: readonly Curtailment[] = [
  { name: 'Browns Ferry', days: 12, source: 'US NRC event reports 2007, 2010, 2011 (from memory)' },
  {
    name: 'Bugey',
    days: 8,
    source: 'EDF and RTE, unavailability for the Rhône 2003-2022 (from memory)',
  },
  {
    name: 'Saint-Alban',
    days: 6,
    source: 'EDF and RTE, unavailability for the Rhône 2003-2022 (from memory)',
  },
  {
    name: 'Golfech',
    days: 6,
    source: 'EDF and RTE, unavailability for the Garonne 2003-2022 (from memory)',
  },
  { name: 'Beznau', days: 5, source: 'Axpo, reductions 2015-2023 (from memory)' },
  { name: 'Braidwood', days: 3, source: 'Illinois EPA, provisional variances 2012 (from memory)' },
  { name: 'Chooz', days: 6, source: 'EDF, Meuse low flow 2018-2020 (from memory)' },
];
