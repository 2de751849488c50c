import * as z from 'zod';
import type { Context } from '../../core/context.ts';

/** The mean earthquake of the 475-year hazard of a point; members are absent where nobody knows them. */
export interface ControllingQuake {
  readonly magnitude?: number;
  readonly distanceKm?: number;
  readonly vs30Mps?: number;
  readonly reason?: string;
}

const PATH = '/api/v1/seismic/disaggregation';

const Reply = z.object({
  mean: z.object({ magnitude: z.number(), distance_km: z.number() }).nullable(),
  site: z.object({ vs30_mps: z.number() }),
  reason: z.string().optional(),
});

/** What was asked within one request: many models ask for the same earthquake. */
const asked = new WeakMap<Context, Map<string, Promise<ControllingQuake>>>();

/** The mean earthquake behind the motion of 475 years at a point, by disaggregation; asked once in a request. */
export function controllingQuake(
  at: { readonly lat: number; readonly lon: number },
  context: Context,
): Promise<ControllingQuake> {
  const known = asked.get(context) ?? new Map<string, Promise<ControllingQuake>>();
  asked.set(context, known);
  const key = `${at.lat},${at.lon}`;
  const found = known.get(key) ?? ask(at, context);
  known.set(key, found);
  return found;
}

async function ask(
  at: { readonly lat: number; readonly lon: number },
  context: Context,
): Promise<ControllingQuake> {
  const operation = context.catalog().find(({ path }) => path === PATH);
  if (!operation) return { reason: 'no disaggregation is served' };
  const reply = await operation.run(operation.input.parse(at), context);
  const { mean, site, reason } = Reply.parse(reply);
  if (!mean) return { vs30Mps: site.vs30_mps, ...(reason === undefined ? {} : { reason }) };
  return { magnitude: mean.magnitude, distanceKm: mean.distance_km, vs30Mps: site.vs30_mps };
}
