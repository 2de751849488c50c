import * as z from 'zod';

/** Latitude and longitude on WGS 84, degrees; longitude 180 equals -180. */
export const point = z.object({
  lat: z.number().min(-90).max(90).describe('Latitude, degrees north, WGS 84'),
  lon: z.number().min(-180).max(180).describe('Longitude, degrees east, WGS 84; 180 equals -180'),
});

export type Point = z.output<typeof point>;

/** A point and the radius within which events and sources are listed, km. */
export function pointWithRadius(defaultKm: number, maxKm = 1000) {
  return point.extend({
    radius_km: z
      .number()
      .positive()
      .max(maxKm)
      .default(defaultKm)
      .describe(`Radius, km, above 0 and up to ${maxKm}; default ${defaultKm}`),
  });
}

export const level = z.enum(['LOW', 'MODERATE', 'HIGH', 'CRITICAL']).meta({ id: 'RiskLevel' });
export type Level = z.output<typeof level>;

/** Ten, fifty and ninety per cent points of a score. */
export const interval = z
  .object({ p10: z.number(), p50: z.number(), p90: z.number() })
  .meta({ id: 'ScoreInterval' });
export type Interval = z.output<typeof interval>;

/** A physical quantity with its unit and its uncertainty, the layer below every score. */
export const quantity = z
  .object({
    name: z.string().describe('What is measured, snake_case'),
    value: z.number().describe('Best estimate'),
    unit: z.string(),
    p10: z.number(),
    p50: z.number(),
    p90: z.number(),
  })
  .meta({ id: 'Quantity' });
export type Quantity = z.output<typeof quantity>;

export const state = z.enum(['known', 'unknown', 'not_applicable']).meta({ id: 'ComponentState' });
export type State = z.output<typeof state>;

/** A score with its level and interval; null where it is not known. */
export const scoredMembers = {
  score: z.number().min(0).max(100).nullable(),
  level: level.nullable(),
  interval: interval.nullable(),
} as const;

/** What the answer of a hazard begins with: physical quantity first, score second. */
export const hazardMembers = { state, quantity: quantity.nullable(), ...scoredMembers } as const;

/** What a hazard component answers on its own: physical quantity first, score second. */
export const componentAnswer = z
  .object({
    ...hazardMembers,
    reason: z.string().optional().describe('Why the state is not `known`'),
    drivers: z.array(z.string()).describe('What moved the number, in words, most important first'),
  })
  .meta({ id: 'ComponentAnswer' });
export type ComponentAnswer = z.output<typeof componentAnswer>;

/** What a withdrawn operation answers: why, and where to ask in its place. */
export const withdrawnReply = z.object({
  status: z.literal('unavailable'),
  reason: z.string(),
  see: z.array(z.string()).describe('Endpoints that answer what can be known'),
});

/** What a schema says of itself, also where refinements came after. */
export function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  let at: z.core.$ZodType | undefined = schema;
  while (at) {
    const meta = z.globalRegistry.get(at);
    if (meta?.id !== undefined) return meta;
    at = at._zod.parent;
  }
  return schema.meta() ?? {};
}
