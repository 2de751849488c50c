import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** A populated place found by a name. */
export const foundPlace = z.object({
  geonameId: z.number().int().positive().describe('Number of the place at GeoNames'),
  name: z.string().describe('As the gazetteer writes it'),
  /** `exact`: one of its names is the text; `prefix`: one begins so; `near`: its name is a letter or two away. */
  match: z.enum(['exact', 'prefix', 'near']),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  countryCode: z.string().length(2).describe('ISO 3166-1 alpha-2'),
  countryName: z.string(),
  divisionCode: z.string().describe('First-order division; the postal code for a US state'),
  divisionName: z.string().nullable(),
  population: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe('Null where the gazetteer counts nobody'),
  timeZone: z.string().describe('IANA time zone'),
  /** What the place is to the gazetteer. */
  kind: z.enum(['capital', 'seat', 'town', 'part_of_town']),
});
export type FoundPlace = z.output<typeof foundPlace>;

/** A country, first-order division, lake or other area that a text names. */
const namedRegion = z.object({
  name: z.string().describe('In English'),
  kind: z.enum(['country_or_division', 'lake', 'area']),
  what: z.string().describe('What it is, in words: `an island`'),
  towns: z.array(z.string()).describe('Well known or large towns in it; none of a lake'),
  box: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .nullable()
    .describe('West, south, east and north of the towns of an area, degrees; null of others'),
  largestTownPeople: z
    .number()
    .int()
    .nonnegative()
    .describe('People of the largest town in it; 0 of a lake or area'),
});
export type NamedRegion = z.output<typeof namedRegion>;

/** Populated places by name, in any script, the likeliest first. */
export const placeSearch = dataset({
  id: 'place-search',
  title: 'Populated places by name',
  query: z.object({
    /** A name, or a name with its state or country: `Lyon`, `Paris, Texas`, `京都`. */
    text: z.string().min(2).max(120),
    limit: z.number().int().min(1).max(20).default(5),
    countryCode: z.string().length(2).optional(),
  }),
  answer: z.object({
    places: z.array(foundPlace),
    region: namedRegion.nullable().describe('Null: the text names none'),
    attribution: z.string(),
  }),
  sample: {
    places: [
      {
        geonameId: 2996944,
        name: 'Lyon',
        match: 'exact',
        lat: 45.74848,
        lon: 4.84669,
        countryCode: 'FR',
        countryName: 'France',
        divisionCode: '84',
        divisionName: 'Auvergne-Rhône-Alpes',
        population: 522_250,
        timeZone: 'Europe/Paris',
        kind: 'seat',
      },
    ],
    region: null,
    attribution: 'Places: GeoNames (CC BY 4.0)',
  },
});

/** Time zone of a point by the nearest listed place; far from any, by the meridian. */
export const placeTimeZone = dataset({
  id: 'place-timezone',
  title: 'Time zone of a point',
  query: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  answer: z.object({
    timeZone: z.string().describe('IANA name; Etc/GMT±n where it goes by the meridian'),
    basis: z.enum(['nearest_place', 'meridian']),
    placeName: z.string().nullable(),
    distanceKm: z.number().min(0).nullable(),
  }),
  sample: {
    timeZone: 'Europe/Paris',
    basis: 'nearest_place',
    placeName: 'Lyon',
    distanceKm: 0.4,
  },
});
