import type { Moment } from '../../facts.ts';
import { yearPoints } from '../loss/yearCurve.ts';
import { RETURN_PERIODS } from '../loss/exceedance.ts';
import { averageAnnualLoss, type LossEvent } from '../loss/eventTable.ts';
import { portfolioEvents } from '../siteRisk/portfolioEvents.ts';
import { exposureOf, type CircleFacts, type Exposure } from './exposure.ts';
import { ownModelOf } from './ownModel.ts';
import {
  laneLayer,
  largestLaw,
  layerYear,
  marketMultiple,
  rateFactors,
  wangLayer,
  type LayerYear,
} from './pricing.ts';
import type { BondPrice, BondTerms } from './schemas.ts';
import { wangNormal } from './spreads.ts';
import { EVENT_SCALE, WANG } from './tables.ts';

const BASIS =
  'A loss is the cost of one event over the value of the ordinary buildings in the circle; the bond pays on the largest event of a year and can be lost once.';

const LIMITS = [
  'Not an offer and not a rating: formulas of the market with coefficients of their day; the risk-free rate comes on top.',
  'Exposure is the ordinary housing stock of the towns in the circle, weighed by their people.',
] as const;

/** Why there is nothing to price on land. */
const NO_EVENT: Readonly<Record<BondTerms['peril'], string>> = {
  earthquake: 'no shaking that damages reaches the circle',
  hurricane: 'no tropical cyclone that damages reaches the circle',
  flood: 'no flood reaches the places of the circle',
  multi_peril: 'no event of the three perils reaches the circle',
};

/** An answer before anything is worked out. */
function blank(terms: BondTerms): Omit<BondPrice, 'state'> {
  return {
    lat: terms.lat,
    lon: terms.lon,
    peril: terms.peril,
    summary: '',
    loss_basis: BASIS,
    attachment_probability: null,
    exhaustion_probability: null,
    expected_loss: null,
    conditional_expected_loss: null,
    term: null,
    spreads: [],
    spread_range_bp: null,
    average_annual_loss_ratio: null,
    exceedance: [],
    ...ownModelOf(terms),
    people_in_circle: null,
    points: 0,
    warnings: [...LIMITS],
  };
}

function without(terms: BondTerms, state: 'unknown' | 'not_applicable', reason: string): BondPrice {
  return { ...blank(terms), state, reason, summary: `No price: ${reason}.` };
}

/** Prices a bond on what its circle holds. */
export function priceBond(terms: BondTerms, facts: CircleFacts, moment: Moment): BondPrice {
  const exposure = exposureOf(terms, facts, moment);
  if (exposure.items.length === 0)
    return without(terms, 'not_applicable', 'no land within the circle, so nothing is exposed');
  if (exposure.unknown.length > 0) return without(terms, 'unknown', exposure.unknown.join('; '));
  const lost = exposure.items.some(({ perils }) =>
    perils.some(({ averageAnnual }) => averageAnnual > 0),
  );
  if (!lost) return without(terms, 'not_applicable', NO_EVENT[terms.peril]);
  return priced(terms, exposure);
}

const bp = (spread: number): number => 1e4 * spread;

/** The layer at the mean and at the points of the error of the rates. */
function layerPoints(terms: BondTerms, events: readonly LossEvent[], lnSigma: number) {
  const { attachment_point: from, exhaustion_point: to } = terms;
  const factors = rateFactors(lnSigma);
  const law = largestLaw(events, 1);
  const mean = layerYear(law, from, to);
  const at = (factor: number) => layerYear(largestLaw(events, factor), from, to);
  const ends = { p10: at(factors.p10), p50: at(factors.p50), p90: at(factors.p90) };
  const points = (key: keyof LayerYear) => ({
    value: mean[key],
    p10: ends.p10[key],
    p50: ends.p50[key],
    p90: ends.p90[key],
  });
  return { law, mean, ends, points };
}

function priced(terms: BondTerms, { items, people }: Exposure): BondPrice {
  const value = items.reduce((sum, item) => sum + item.value, 0);
  const shares = items.map((item) => ({ ...item, value: item.value / value }));
  const events = portfolioEvents(shares, 1e-7, EVENT_SCALE);
  const annual = averageAnnualLoss(events);
  const { law, mean, ends, points } = layerPoints(terms, events, spreadOfRates(shares, annual));
  const layer = [terms.attachment_point, terms.exhaustion_point] as const;
  const spreads = spreadsOf(mean, ends, (lambda, transform) =>
    wangLayer(law, layer, lambda, transform),
  );
  return {
    ...blank(terms),
    state: 'known',
    summary: summaryOf(mean, spreads),
    attachment_probability: points('attach'),
    exhaustion_probability: points('exhaust'),
    expected_loss: points('expected'),
    conditional_expected_loss: mean.attach > 1e-12 ? mean.expected / mean.attach : null,
    term: termOf(mean, terms.term_years),
    spreads,
    spread_range_bp: rangeOf(spreads),
    average_annual_loss_ratio: annual,
    exceedance: yearPoints(law, RETURN_PERIODS).map(({ returnPeriodYears, loss }) => ({
      return_period_yr: returnPeriodYears,
      loss,
    })),
    people_in_circle: people,
    points: items.length,
  };
}

/** Log standard deviation of the rates: the error of the losses, which all points share, as if it were all in the rates. */
function spreadOfRates(items: Exposure['items'], annual: number): number {
  if (!(annual > 0)) return 0;
  return items.reduce(
    (sum, { value, perils }) =>
      sum +
      perils.reduce((all, { averageAnnual, lnSigma }) => all + value * averageAnnual * lnSigma, 0) /
        annual,
    0,
  );
}

type Ends = Readonly<Record<'p10' | 'p50' | 'p90', LayerYear>>;

function spreadsOf(
  mean: LayerYear,
  ends: Ends,
  wang: (lambda: number, transform?: typeof wangNormal) => number,
): BondPrice['spreads'] {
  const multiple = (bound: 'low' | 'high') => mean.expected * marketMultiple(mean.expected, bound);
  return [
    {
      model: 'lane',
      spread_bp: bp(laneLayer(mean)),
      low_bp: bp(laneLayer(ends.p10)),
      high_bp: bp(laneLayer(ends.p90)),
      note: 'Lane (2000) at the mean; the ends at the 10 and 90 % points of the hazard',
    },
    {
      model: 'wang',
      spread_bp: bp(wang(WANG.lambda)),
      low_bp: bp(wang(WANG.lambda - 0.15)),
      high_bp: bp(wang(WANG.lambda + 0.15)),
      note: `Wang (2004), Student t with ${WANG.degrees} degrees of freedom, lambda ${WANG.lambda} and 0.15 to either side; ${Math.round(bp(wang(WANG.lambda, wangNormal)))} basis points by the normal transform of 2000`,
    },
    {
      model: 'multiple',
      spread_bp: bp(Math.sqrt(multiple('low') * multiple('high'))),
      low_bp: bp(multiple('low')),
      high_bp: bp(multiple('high')),
      note: 'Multiple of the expected loss in soft and hard markets',
    },
  ];
}

function rangeOf(spreads: BondPrice['spreads']): NonNullable<BondPrice['spread_range_bp']> {
  const values = spreads.map(({ spread_bp: spread }) => spread);
  return { low: Math.min(...values), high: Math.max(...values) };
}

function termOf({ attach, exhaust, expected }: LayerYear, years: number): BondPrice['term'] {
  const over = (p: number) => -Math.expm1(years * Math.log1p(-Math.min(p, 1 - 1e-12)));
  return {
    years,
    attachment_probability: over(attach),
    exhaustion_probability: over(exhaust),
    expected_loss: over(expected),
  };
}

function summaryOf(mean: LayerYear, spreads: BondPrice['spreads']): string {
  const percent = (x: number) => Number((100 * x).toPrecision(2));
  const { low, high } = rangeOf(spreads);
  return `Attaches with ${percent(mean.attach)} % a year, expected loss ${percent(mean.expected)} % a year; spread ${Math.round(low)} to ${Math.round(high)} basis points by model.`;
}
