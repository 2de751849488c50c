import * as z from 'zod';
import { REGIONS } from '../../hazards/earthquake/regions/tables.ts';
import type { Question } from './market.ts';
import {
  EARTHQUAKE_MARKETS,
  THRESHOLD_BOUNDS,
  TSUNAMI_MARKETS,
  VOLCANO_MARKETS,
} from './tables.ts';

/** Hazards that a question can be about. */
export const HAZARD_TYPES = [
  'earthquake',
  'volcano',
  'tsunami',
  'severe_weather',
  'flood',
] as const;
export type HazardType = (typeof HAZARD_TYPES)[number];

/** Names of the regions, volcanoes and zones by hazard; none where a question is about a place. */
const VOCABULARY: Readonly<Record<HazardType, readonly string[]>> = {
  earthquake: EARTHQUAKE_MARKETS,
  volcano: VOLCANO_MARKETS.map(({ id }) => id),
  tsunami: TSUNAMI_MARKETS.map(({ id }) => id),
  severe_weather: [],
  flood: [],
};

/** The body of a question. */
export const marketInput = z
  .object({
    hazard_type: z.enum(HAZARD_TYPES).describe('What the question is about'),
    region: z
      .string()
      .min(2)
      .max(60)
      .optional()
      .describe(
        `Region, volcano or zone. earthquake: ${VOCABULARY.earthquake.join(', ')}; volcano: ${VOCABULARY.volcano.join(', ')}; tsunami: ${VOCABULARY.tsunami.join(', ')}`,
      ),
    magnitude_threshold: z
      .number()
      .optional()
      .describe(
        'Least size of a yes: earthquake magnitude 3 to 8 (default 6), VEI 0 to 7 (default 2), magnitude of the tsunami source 7.5 to 9.2 (default 8), tornado rating EF0 to EF5 (default: hail of 25 mm instead)',
      ),
    time_horizon_days: z
      .number()
      .min(1)
      .max(18_263)
      .default(365)
      .describe('Days from now, 1 to 18263 (50 years)'),
    lat: z.number().min(-90).max(90).optional().describe('Latitude, degrees north; with lon'),
    lon: z.number().min(-180).max(180).optional().describe('Longitude, degrees east; with lat'),
  })
  .superRefine((body, context) => {
    const fault = faultOf(body);
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.why });
  });

type Body = {
  readonly hazard_type: HazardType;
  readonly region?: string | undefined;
  readonly magnitude_threshold?: number | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
};

function faultOf(body: Body): { readonly field: string; readonly why: string } | undefined {
  const { hazard_type: hazard, region, magnitude_threshold: threshold, lat, lon } = body;
  if ((lat === undefined) !== (lon === undefined))
    return { field: lat === undefined ? 'lat' : 'lon', why: 'give lat and lon together' };
  const names = VOCABULARY[hazard];
  if (names.length === 0) {
    if (lat === undefined)
      return {
        field: 'lat',
        why: `a question about ${hazard.replace('_', ' ')} needs lat and lon`,
      };
  } else if (idOf(body) === undefined) {
    const why =
      region === undefined && lat !== undefined
        ? `none of ${names.join(', ')} holds the place; name one of them, or ask for the hazard of the place itself`
        : `name one of ${names.join(', ')}`;
    return { field: 'region', why };
  }
  if (threshold === undefined || hazard === 'flood') return undefined;
  const [least, most] = THRESHOLD_BOUNDS[hazard];
  if (threshold < least || threshold > most)
    return {
      field: 'magnitude_threshold',
      why: `must be ${least} to ${most} for ${hazard.replace('_', ' ')}`,
    };
  return undefined;
}

/** The region, volcano or zone a question is about; undefined where it names none that there is. */
function idOf({ hazard_type: hazard, region, lat, lon }: Body): string | undefined {
  if (region !== undefined) {
    const id = region
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_');
    return VOCABULARY[hazard].find((name) => name === id);
  }
  if (hazard !== 'earthquake' || lat === undefined || lon === undefined) return undefined;
  return REGIONS.find(
    ({ id, bounds: [south, west, north, east] }) =>
      EARTHQUAKE_MARKETS.includes(id) && lat >= south && lat <= north && lon >= west && lon <= east,
  )?.id;
}

/** Whether a place lies in a region that is forecast, where a hazard is asked about by regions. */
export function isForecastAt(
  hazard: HazardType,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): boolean {
  return VOCABULARY[hazard].length === 0 || idOf({ hazard_type: hazard, lat, lon }) !== undefined;
}

/** The question of a valid body. */
export function questionOf(body: z.output<typeof marketInput>): Question {
  return {
    id: idOf(body),
    threshold: body.magnitude_threshold,
    days: body.time_horizon_days,
    lat: body.lat,
    lon: body.lon,
  };
}
