import * as z from 'zod';
import { isKnown, type Moment } from '../../facts.ts';
import { levelOf, scoreAt } from '../../levels.ts';
import { interval, level, point, quantity } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { exceedanceCurve } from '../loss/exceedance.ts';
import { LOSS_METHOD, LOSS_SOURCES, LOSS_VERIFICATION } from '../insurance/modelCard.ts';
import { perilName } from '../insurance/schemas.ts';
import { propertyLoss, type PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { eventsOf } from '../siteRisk/siteLoss.ts';
import type { SiteFacts } from '../siteRisk/sitePerils.ts';
import { unknownPerils } from '../siteRisk/unknownPerils.ts';
import { cleanPrice, creditSpreadBp, cumulativeDefault, modifiedDuration } from './bondMath.ts';
import { fiscalHazard, type FiscalHazard } from './fiscalHazard.ts';
import {
  futureNeeds,
  lossGrowth,
  type FutureFacts,
  type LossGrowth,
} from '../mortgage/lossGrowth.ts';
import { BENCHMARK_YIELD, LETTERS, MATURITIES, RECOVERY, SPREAD_ANCHORS } from './tables.ts';

const output = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    issuer_area: z
      .string()
      .nullable()
      .describe(
        'County of the United States, else the nearest town within 50 km, which stands for the issuer',
      ),
    quantity: quantity
      .nullable()
      .describe('Spread that climate and geophysical hazards alone would warrant'),
    score: z.number().nullable().describe('0 to 100, by the spread; higher is riskier'),
    letter: z
      .enum(['A', 'B', 'C', 'D', 'E'])
      .nullable()
      .describe('Letter of our own scale, A the least exposed; no credit rating'),
    level: level.nullable().describe('Level of the score'),
    interval: interval.nullable().describe('80 % interval of the score'),
    reason: z.string().optional().describe('Why there is no score'),
    summary: z.string().describe('The answer in words'),
    expected_annual_loss_over_tax_base: z.number().nullable().describe('1/yr'),
    fiscal_cost_over_revenue: z
      .number()
      .nullable()
      .describe('Expected cost to the issuer over its revenue, a year'),
    fiscal_shock_probability_per_yr: z
      .number()
      .nullable()
      .describe('Probability of a year that costs half of the revenue'),
    added_default_hazard_per_yr: z.number().nullable().describe('On top of a base of 1e-4 a year'),
    recovery: z.number().describe('Assumed recovery in default, 0 to 1'),
    maturities: z
      .array(
        z.object({
          maturity_yr: z.number().describe('Years'),
          spread_bp: z
            .number()
            .describe(
              'Basis points a year, for the mean of the hazards over the years to maturity',
            ),
          price_change_pct: z.number().describe('Change of a par bond by the spread, %'),
          modified_duration_yr: z.number().describe('Years'),
          cumulative_default_probability: z.number().describe('From the added hazard alone'),
        }),
      )
      .describe('By maturity'),
    drivers: z
      .array(
        z.object({
          peril: perilName.describe('Peril'),
          share: z.number().describe('Of the expected loss'),
        }),
      )
      .describe('Perils that make 2 % of the loss or more, largest first'),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'MuniBondScore' });
type Output = z.input<typeof output>;

const scoreOf = (spreadBp: number): number => scoreAt(SPREAD_ANCHORS, spreadBp);

const WARNINGS = [
  'This is not a credit rating and no advice to buy or sell: it looks at hazards alone, not at the finances of an issuer.',
  'A building of the ordinary stock at the point stands for the tax base; a large issuer is more diverse than that.',
] as const;

/** POLICY. A town farther away stands for no issuer here. */
const ISSUER_REACH_KM = 50;

/** Return periods between which the year of a fiscal shock is looked for: from one that comes every few years to one in 10,000. */
const SHOCK_YEARS = [2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000] as const;

/** Mean of the expected loss over the years to come, over that of today: each peril grows as in the mortgage answer. */
function meanGrowth({ perils, total }: PropertyLoss, growth: LossGrowth, years: number): number {
  if (!total || !(total.value > 0)) return 1;
  let sum = 0;
  for (const { peril, averageAnnual } of perils)
    for (let year = 0; year < years; year++) sum += averageAnnual * growth(peril, year + 0.5);
  return sum / (years * total.value);
}

function maturitiesOf(loss: PropertyLoss, growth: LossGrowth, today: number): Output['maturities'] {
  return MATURITIES.map((years) => {
    const hazard = today * meanGrowth(loss, growth, years);
    const spreadBp = creditSpreadBp(hazard, RECOVERY);
    const bond = { coupon: BENCHMARK_YIELD, maturityYears: years };
    const price = cleanPrice(bond, BENCHMARK_YIELD + spreadBp / 1e4);
    return {
      maturity_yr: years,
      spread_bp: spreadBp,
      price_change_pct: price - 100,
      modified_duration_yr: modifiedDuration(bond, BENCHMARK_YIELD),
      cumulative_default_probability: cumulativeDefault(hazard, years),
    };
  });
}

function empty(at: { lat: number; lon: number }, area: string | null, reason: string): Output {
  return {
    lat: at.lat,
    lon: at.lon,
    issuer_area: area,
    quantity: null,
    score: null,
    letter: null,
    level: null,
    interval: null,
    reason,
    summary: `No score: ${reason}.`,
    expected_annual_loss_over_tax_base: null,
    fiscal_cost_over_revenue: null,
    fiscal_shock_probability_per_yr: null,
    added_default_hazard_per_yr: null,
    recovery: RECOVERY,
    maturities: [],
    drivers: [],
    warnings: [...WARNINGS],
  };
}

function areaOf({ place }: SiteFacts): string | null {
  if (!isKnown(place.setting)) return null;
  const { nearestPlace, usCounty, usState } = place.setting.value;
  if (usCounty && usState) return `${usCounty}, ${usState}`;
  return nearestPlace && nearestPlace.distanceKm <= ISSUER_REACH_KM ? nearestPlace.name : null;
}

function hazardAt(loss: PropertyLoss, ratio: number): FiscalHazard {
  const scale = loss.total && loss.total.value > 0 ? ratio / loss.total.value : 0;
  const events = eventsOf(loss.perils).map((event) => ({
    ...event,
    ratePerYear: event.ratePerYear * scale,
  }));
  return fiscalHazard(ratio, exceedanceCurve(events, 3, SHOCK_YEARS));
}

function assess(at: { lat: number; lon: number }, facts: FutureFacts, moment: Moment): Output {
  const loss = propertyLoss(at, { facts, moment }, { propertyType: 'residential' });
  const area = areaOf(facts);
  const { total, perils } = loss;
  if (!total) return empty(at, area, loss.reason ?? 'no loss could be worked out');
  const spreadAt = (ratio: number) =>
    creditSpreadBp(hazardAt(loss, ratio).addedHazardPerYear, RECOVERY);
  const hazard = hazardAt(loss, total.value);
  const spread = spreadAt(total.value);
  const ends = { p10: spreadAt(total.p10), p50: spreadAt(total.p50), p90: spreadAt(total.p90) };
  const score = scoreOf(spread);
  return {
    ...empty(at, area, ''),
    reason: undefined,
    quantity: { name: 'hazard_spread', unit: 'bp', value: spread, ...ends },
    score,
    letter: LETTERS.find(([below]) => score < below)?.[1] ?? 'E',
    level: levelOf(score),
    interval: { p10: scoreOf(ends.p10), p50: scoreOf(ends.p50), p90: scoreOf(ends.p90) },
    summary: `Hazards alone would warrant ${Number(spread.toPrecision(2))} basis points (80 % interval ${Number(ends.p10.toPrecision(2))} to ${Number(ends.p90.toPrecision(2))}); not a credit rating.`,
    expected_annual_loss_over_tax_base: total.value,
    fiscal_cost_over_revenue: hazard.costOverRevenue,
    fiscal_shock_probability_per_yr: hazard.shockPerYear,
    added_default_hazard_per_yr: hazard.addedHazardPerYear,
    maturities: maturitiesOf(loss, lossGrowth(loss, facts, moment), hazard.addedHazardPerYear),
    drivers: driversOf(perils, total.value),
    warnings: [...WARNINGS, ...unknownPerils(loss)],
  };
}

/** POLICY. Share of the loss from which a peril is named. */
const LEAST_SHARE = 0.02;

/** Perils that make more than a fiftieth of the loss, largest first. */
function driversOf(perils: PropertyLoss['perils'], total: number): Output['drivers'] {
  return perils
    .filter(({ averageAnnual }) => averageAnnual > LEAST_SHARE * total)
    .toSorted((a, b) => b.averageAnnual - a.averageAnnual)
    .map(({ peril, averageAnnual }) => ({ peril, share: averageAnnual / total }));
}

/** POST /api/v1/muni-bond/score */
export const score = vertical({
  path: '/api/v1/muni-bond/score',
  title: 'Municipal bond hazard score',
  summary:
    'What geophysical and climate hazards of a place would add to the spread of a general-obligation bond, as basis points with an interval, by maturity.',
  input: point,
  output,
  needs: futureNeeds,
  assess,
  cost: 'heavy',
  keep: true,
  model: {
    name: 'muni-hazard-spread',
    version: '1.8.0',
    methodology: `${LOSS_METHOD} A POLICY share of the loss on the tax base falls on the issuer; its cost over revenue and the chance of a fiscal shock add a hazard of default, and the credit triangle h (1 - R) gives the spread. By maturity the hazards grow as in climate-migration/mortgage-risk.`,
    validity:
      'General obligations of local governments of the United States; elsewhere an analogy.',
    verification: `muni_bond (prices, durations, spreads, cumulative default) within tolerance. ${LOSS_VERIFICATION} The step from loss to default is unverified.`,
    limits: [
      'No finances of the issuer are read: not a credit rating.',
      'POLICY: fiscal share, revenue over value, hazard per cost, default given a shock, recovery.',
      'Published market premia for comparison: 5 to 7 bp for exposure to the rising sea (Goldsmith-Pinkham et al. 2023), 23.4 bp per 1 % of local product (Painter 2020), long bonds only.',
    ],
  },
  sources: [...LOSS_SOURCES, 'doi:10.1016/j.jfineco.2019.06.006', 'doi:10.1093/rfs/hhad041'],
  example: { lat: 25.7617, lon: -80.1918 },
});
