import * as z from 'zod';
import { geocode } from '../../../engines/ground/datasets/infrastructure.ts';
import { isKnown } from '../../../engines/facts.ts';
import { score } from '../../../engines/places/georisk/index.ts';
import { interval, level } from '../../../engines/schemas.ts';
import type { Context } from '../../core/context.ts';
import type { Asked } from '../../core/gather.ts';
import { inquire } from '../../core/inquire.ts';

/** The natural hazards of a company's headquarters, as one score. */
export const headquartersRisk = z
  .object({
    state: z.enum(['known', 'unknown']),
    reason: z.string().optional(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    located_by: z.string().nullable().describe('The matched address or town'),
    precision: z.enum(['address', 'town']).nullable(),
    score: z.number().nullable(),
    level: level.nullable(),
    interval: interval.nullable(),
    dominant_hazard: score.output.shape.dominant_hazard,
    coverage: z.number().nullable(),
    summary: z.string().nullable(),
    scope: z.string(),
  })
  .meta({ id: 'HeadquartersRisk' });

export type HeadquartersRisk = z.input<typeof headquartersRisk>;

const SCOPE =
  'The headquarters alone: plants, stores and suppliers elsewhere are not seen, and the score says nothing of insurance.';
/** Members of an answer that knows nothing of a place. */
export const NOTHING = {
  lat: null,
  lon: null,
  located_by: null,
  precision: null,
  score: null,
  level: null,
  interval: null,
  dominant_hazard: null,
  coverage: null,
  summary: null,
};
const US_STATE = /^[A-Z]{2}$/;

type Address = {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
} | null;

/** Where a headquarters stands, and the composite of the eight hazards there; unknown with a reason where it cannot be located. */
export async function assessHeadquarters(
  address: Address,
  context: Context,
): Promise<{ risk: HeadquartersRisk; asked: readonly Asked[] }> {
  const text = addressText(address);
  if (text === undefined)
    return {
      risk: {
        state: 'unknown',
        reason: 'the register gives no address in the United States',
        ...NOTHING,
        scope: SCOPE,
      },
      asked: [],
    };
  const located = await inquire({ places: geocode({ text, limit: 1 }) }, context);
  const fact = located.facts.places;
  const [place] = isKnown(fact) ? fact.value.places : [];
  if (place === undefined) {
    const reason = isKnown(fact)
      ? 'the address was not found'
      : `the address could not be looked up (${fact.missing})`;
    return { risk: { state: 'unknown', reason, ...NOTHING, scope: SCOPE }, asked: located.asked };
  }
  const at = await assessPlace({ lat: place.lat, lon: place.lon }, context);
  const precision = place.kind === 'town' ? ('town' as const) : ('address' as const);
  return {
    risk: { ...at.risk, located_by: place.name, precision },
    asked: [...located.asked, ...at.asked],
  };
}

/** The composite of the eight hazards at a point, briefly. */
export async function assessPlace(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  context: Context,
): Promise<{ risk: HeadquartersRisk; asked: readonly Asked[] }> {
  const input = score.input.parse({ lat, lon });
  const { facts, moment, asked } = await inquire(score.needs(input), context);
  const reply = score.assess(input, facts, moment);
  const state = reply.score === null ? ('unknown' as const) : ('known' as const);
  return {
    risk: {
      state,
      ...(reply.reason === undefined ? {} : { reason: reply.reason }),
      lat,
      lon,
      located_by: null,
      precision: null,
      score: reply.score,
      level: reply.level,
      interval: reply.interval,
      dominant_hazard: reply.dominant_hazard,
      coverage: reply.coverage,
      summary: reply.summary,
      scope: SCOPE,
    },
    asked,
  };
}

function addressText(address: Address): string | undefined {
  if (
    address === null ||
    address.city === null ||
    address.state === null ||
    !US_STATE.test(address.state)
  )
    return undefined;
  return [address.street, address.city, [address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}
