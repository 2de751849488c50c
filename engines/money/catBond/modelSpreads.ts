import { laneLayer, marketMultiple, wangLayer, type Priceable } from './pricing.ts';
import type { BondPrice, BondTerms } from './schemas.ts';
import { wangNormal } from './spreads.ts';
import { WANG } from './tables.ts';

const bp = (spread: number): number => 1e4 * spread;

/** The layer at the points of the error of hazard and damage. */
type Ends = Readonly<Record<'p10' | 'p50' | 'p90', Priceable>>;

type Model = BondPrice['spreads'][number];

/** How far the price of risk may stand from its usual value. POLICY. */
const LAMBDA_ASTRAY = 0.15;

/** A model's spread at the mean, with that at each point of the error of the losses. */
function spreadBy(
  { mean, ends }: { readonly mean: Priceable; readonly ends: Ends },
  spread: (at: Priceable) => number,
): Pick<Model, 'spread_bp' | 'interval_bp'> {
  return {
    spread_bp: bp(spread(mean)),
    interval_bp: {
      p10: bp(spread(ends.p10)),
      p50: bp(spread(ends.p50)),
      p90: bp(spread(ends.p90)),
    },
  };
}

/** The spread of a layer by three models, each with what its own parameters and what the losses leave open. */
export function spreadsOf(terms: BondTerms, mean: Priceable, ends: Ends): Model[] {
  const layer = [terms.attachment_point, terms.exhaustion_point] as const;
  const wang =
    (lambda: number, transform?: typeof wangNormal) =>
    ({ law }: Priceable) =>
      wangLayer(law, layer, lambda, transform);
  const multiple =
    (bound: 'low' | 'high') =>
    ({ layer: { expected } }: Priceable) =>
      expected * marketMultiple(expected, bound);
  const between = (at: Priceable) => Math.sqrt(multiple('low')(at) * multiple('high')(at));
  const at = { mean, ends };
  const lane = spreadBy(at, (each) => laneLayer(each.layer));
  return [
    {
      model: 'lane',
      ...lane,
      low_bp: lane.interval_bp.p10,
      high_bp: lane.interval_bp.p90,
      note: 'Lane (2000) at the mean; it has one set of parameters, so its ends are those of hazard and damage',
    },
    {
      model: 'wang',
      ...spreadBy(at, wang(WANG.lambda)),
      low_bp: bp(wang(WANG.lambda - LAMBDA_ASTRAY)(mean)),
      high_bp: bp(wang(WANG.lambda + LAMBDA_ASTRAY)(mean)),
      note: `Wang (2004), Student t with ${WANG.degrees} degrees of freedom, lambda ${WANG.lambda} and ${LAMBDA_ASTRAY} to either side; ${Math.round(bp(wang(WANG.lambda, wangNormal)(mean)))} basis points by the normal transform of 2000`,
    },
    {
      model: 'multiple',
      ...spreadBy(at, between),
      low_bp: bp(multiple('low')(mean)),
      high_bp: bp(multiple('high')(mean)),
      note: 'Multiple of the expected loss in soft and hard markets',
    },
  ];
}

/** From the cheapest model to the dearest. */
export function rangeOf(spreads: readonly Model[]): NonNullable<BondPrice['spread_range_bp']> {
  const values = spreads.map(({ spread_bp: spread }) => spread);
  return { low: Math.min(...values), high: Math.max(...values), between: 'models' };
}
