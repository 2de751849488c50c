import type { Moment } from '../../facts.ts';
import { percentWords } from '../../percentWords.ts';
import { yearPoints } from '../loss/yearCurve.ts';
import { RETURN_PERIODS } from '../loss/exceedance.ts';
import { averageAnnualLoss, type LossEvent } from '../loss/eventTable.ts';
import { portfolioEvents } from '../siteRisk/portfolioEvents.ts';
import { exposureOf, type CircleFacts, type Exposure } from './exposure.ts';
import { ownModelOf } from './ownModel.ts';
import { largestLaw, layerYear, rateFactors, type LayerYear, type Priceable } from './pricing.ts';
import type { BondPrice, BondTerms } from './schemas.ts';
import { rangeOf, spreadsOf } from './modelSpreads.ts';
import { EVENT_SCALE } from './tables.ts';

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

/** The year's largest event at the mean and at the points of the error of the rates, and the layer under each. */
function layerPoints(terms: BondTerms, events: readonly LossEvent[], lnSigma: number) {
  const factors = rateFactors(lnSigma);
  const at = (factor: number): Priceable => {
    const law = largestLaw(events, factor);
    return { law, layer: layerYear(law, terms.attachment_point, terms.exhaustion_point) };
  };
  const mean = at(1);
  const ends = { p10: at(factors.p10), p50: at(factors.p50), p90: at(factors.p90) };
  const points = (key: keyof LayerYear) => ({
    value: mean.layer[key],
    p10: ends.p10.layer[key],
    p50: ends.p50.layer[key],
    p90: ends.p90.layer[key],
  });
  return { mean, ends, points };
}

/** POLICY. No record bears out how often anything rarer comes, 1/yr. */
const RAREST_TOLD = 1e-6;

/** What stands in an answer whether or not the layer can be priced. */
function exposed({ law }: Priceable, { items, people }: Exposure, annual: number) {
  return {
    average_annual_loss_ratio: annual,
    exceedance: yearPoints(law, RETURN_PERIODS).map(({ returnPeriodYears, loss }) => ({
      return_period_yr: returnPeriodYears,
      loss,
    })),
    people_in_circle: people,
    points: items.length,
  };
}

function priced(terms: BondTerms, exposure: Exposure): BondPrice {
  const { items } = exposure;
  const value = items.reduce((sum, item) => sum + item.value, 0);
  const shares = items.map((item) => ({ ...item, value: item.value / value }));
  const events = portfolioEvents(shares, 1e-7, EVENT_SCALE);
  const annual = averageAnnualLoss(events);
  const { mean, ends, points } = layerPoints(terms, events, spreadOfRates(shares, annual));
  const beside = exposed(mean, exposure, annual);
  const { layer } = mean;
  if (layer.attach < RAREST_TOLD)
    return { ...without(terms, 'not_applicable', OUT_OF_REACH), ...beside };
  const spreads = spreadsOf(terms, mean, ends);
  return {
    ...blank(terms),
    state: 'known',
    summary: summaryOf(layer, spreads),
    attachment_probability: points('attach'),
    exhaustion_probability: points('exhaust'),
    expected_loss: points('expected'),
    conditional_expected_loss: layer.expected / layer.attach,
    term: termOf(layer, terms.term_years),
    spreads,
    spread_range_bp: rangeOf(spreads),
    ...beside,
    warnings: [...LIMITS, ...beyondBonds(layer)],
  };
}

/** POLICY. Probabilities a year at which catastrophe bonds have attached, from memory of the market; the formulas were fitted to such. */
const BONDS = { least: 1e-3, most: 0.1 } as const;

function beyondBonds({ attach }: LayerYear): string[] {
  return attach >= BONDS.least && attach <= BONDS.most
    ? []
    : [
        `Bonds attach with 0.1 to 10 % a year; the formulas were fitted to such, and for one that attaches ${attach < BONDS.least ? 'more seldom' : 'more often'} they are drawn out.`,
      ];
}

const OUT_OF_REACH =
  'nothing costs the circle as much as the attachment point once in a million years';

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
  const { low, high } = rangeOf(spreads);
  const least = Math.min(...spreads.map(({ interval_bp: { p10 } }) => p10));
  const most = Math.max(...spreads.map(({ interval_bp: { p90 } }) => p90));
  return `Attaches with ${percentWords(mean.attach)} a year, expected loss ${percentWords(mean.expected)} a year; the three models ask ${Math.round(low)} to ${Math.round(high)} basis points, which is what they differ by, and with the error of hazard and damage (80 %) ${Math.round(least)} to ${Math.round(most)}.`;
}
