import type * as z from 'zod';
import type { Moment } from '../../facts.ts';
import { levelOf, scoreAt } from '../../levels.ts';
import { onWire } from '../../onWire.ts';
import { vertical } from '../../vertical.ts';
import { dominantOf } from '../insurance/propertyReport.ts';
import { LOSS_METHOD, LOSS_SOURCES, LOSS_VERIFICATION } from '../insurance/modelCard.ts';
import { exceedanceCurve } from '../loss/exceedance.ts';
import { propertyLoss, type PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { eventsOf } from '../siteRisk/siteLoss.ts';
import { unknownPerils } from '../siteRisk/unknownPerils.ts';
import { premiumLoading } from '../underwriting/technicalPremium.ts';
import { monthlyPaymentUsd, type Loan } from './amortisation.ts';
import { futureNeeds, lossGrowth, type FutureFacts, type LossGrowth } from './lossGrowth.ts';
import { lifetimeDefault, lifetimeLoss, loanPath, NO_PERILS, type LoanYear } from './path.ts';
import { mortgageInput as input, mortgageRisk as output } from './schemas.ts';
import { severeRate } from './severeRate.ts';
import { CREDIT_ANCHORS, HOUSEHOLD, LOAN } from './tables.ts';

type Input = z.output<typeof input>;
type Output = z.input<typeof output>;

function loanOf({ loan_term_years: termYears, property_value: value }: Input): Loan {
  return {
    termYears,
    principalUsd: LOAN.loanToValue * value,
    annualRate: LOAN.annualRate[termYears],
  };
}

const WARNINGS = [
  'Loan, household and default model are POLICY of an ordinary prime borrower; no data of a borrower is read.',
  'The premium is the technical cost of all perils, as if flood and earthquake were insured too.',
] as const;

/** The paths at the mean and at the points of the loss. */
function pathsOf(given: Input, loss: PropertyLoss, growth: LossGrowth) {
  const severePerYear = severeRate(
    exceedanceCurve(eventsOf(loss.perils), 3, [10, 25, 50, 100, 250, 500, 1000, 2500]),
  );
  const base = {
    loan: loanOf(given),
    valueUsd: given.property_value,
    severePerYear,
    growth,
    loading: loss.total ? premiumLoading(loss.perils, loss.total) : 0,
  };
  const at = (ratio: number) =>
    loanPath({
      ...base,
      perils: loss.perils,
      lossFactor: loss.total && loss.total.value > 0 ? ratio / loss.total.value : 0,
    });
  const total = loss.total ?? { value: 0, p10: 0, p50: 0, p90: 0 };
  return {
    severePerYear,
    mean: at(total.value),
    p10: at(total.p10),
    p50: at(total.p50),
    p90: at(total.p90),
    calm: loanPath({ ...base, perils: NO_PERILS, lossFactor: 0, severePerYear: 0 }),
  };
}

type Paths = ReturnType<typeof pathsOf>;

/** What the words of an answer are made of. */
interface Found {
  readonly loss: PropertyLoss;
  readonly growth: LossGrowth;
  readonly paths: Paths;
}

const points = ({ mean, p10, p50, p90 }: Paths, of: (path: LoanYear[]) => number) => ({
  value: of(mean),
  p10: of(p10),
  p50: of(p50),
  p90: of(p90),
});

function yearsOf({ mean, p10, p90 }: Paths): Output['path'] {
  return mean.map(({ year, premiumUsd, creditLoss: _creditLoss, ...rest }, i) => ({
    year,
    premium_usd: premiumUsd,
    premium_p10_usd: p10[i].premiumUsd,
    premium_p90_usd: p90[i].premiumUsd,
    ...onWire(rest),
  }));
}

function empty(given: Input, loss: PropertyLoss, paths: Paths): Output {
  const reason = loss.reason ?? 'no loss could be worked out';
  const loan = loanOf(given);
  return {
    lat: given.lat,
    lon: given.lon,
    quantity: null,
    score: null,
    level: null,
    interval: null,
    reason,
    summary: `No score: ${reason}.`,
    loan: { ...onWire(loan), monthly_payment_usd: monthlyPaymentUsd(loan) },
    expected_annual_loss_ratio: null,
    default_probability: null,
    default_probability_without_hazards: lifetimeDefault(paths.calm),
    expected_credit_loss: null,
    severe_damage_probability_per_yr: null,
    path: [],
    growth_by_peril: [],
    warnings: [...WARNINGS],
  };
}

const scoreOf = (bp: number): number => scoreAt(CREDIT_ANCHORS, bp);

function assess(given: Input, facts: FutureFacts, moment: Moment): Output {
  const loss = propertyLoss(given, { facts, moment }, { propertyType: 'single_family' });
  const growth = lossGrowth(loss, facts, moment);
  const paths = pathsOf(given, loss, growth);
  const years = given.loan_term_years;
  const { total } = loss;
  if (!total) return empty(given, loss, paths);
  const calm = lifetimeLoss(paths.calm);
  const added = points(paths, (path) => Math.max(0, 1e4 * (lifetimeLoss(path) - calm)));
  const score = scoreOf(added.value);
  return {
    ...empty(given, loss, paths),
    reason: undefined,
    quantity: { name: 'added_credit_loss', unit: 'bp', ...added },
    score,
    level: levelOf(score),
    interval: { p10: scoreOf(added.p10), p50: scoreOf(added.p50), p90: scoreOf(added.p90) },
    summary: summaryOf(given, { loss, growth, paths }, added),
    warnings: [...WARNINGS, ...unknownPerils(loss), ...unsoldCover(given, paths.mean)],
    expected_annual_loss_ratio: {
      value: total.value,
      p10: total.p10,
      p50: total.p50,
      p90: total.p90,
    },
    default_probability: points(paths, lifetimeDefault),
    expected_credit_loss: points(paths, lifetimeLoss),
    severe_damage_probability_per_yr: paths.severePerYear,
    path: yearsOf(paths),
    growth_by_peril: loss.perils
      .filter(({ averageAnnual }) => averageAnnual > 0)
      .map(({ peril, averageAnnual }) => ({
        peril,
        growth_per_yr: growth(peril, years) ** (1 / years) - 1,
        share: averageAnnual / total.value,
      })),
  };
}

function summaryOf(
  { loan_term_years: years }: Input,
  { loss, growth, paths: { mean } }: Found,
  { value, p10, p90 }: { readonly value: number; readonly p10: number; readonly p90: number },
): string {
  const two = (x: number) => Number(x.toPrecision(2));
  const premium = (at: number) => two(mean.at(at)?.premiumUsd ?? 0);
  return `Hazards add ${two(value)} basis points of credit loss over ${years} years (80 % interval ${two(p10)} to ${two(p90)}); the technical premium goes from USD ${premium(0)} to ${premium(-1)} a year${premiumFor(loss, growth, years)}.`;
}

/** What most of the premium is for, at first and in the last year. */
function premiumFor(loss: PropertyLoss, growth: LossGrowth, years: number): string {
  const first = dominantOf(loss);
  if (first === null) return '';
  const then = (each: PropertyLoss['perils'][number]) =>
    each.averageAnnual * growth(each.peril, years);
  const last = loss.perils.reduce((best, each) => (then(each) > then(best) ? each : best)).peril;
  const [now, later] = [first, last].map((peril) => peril.replace('_', ' '));
  return first === last
    ? `, most of it for ${now}`
    : `, most of it for ${now} at first and for ${later} in the end`;
}

/** POLICY. Share of the price above which no cover is sold: premiums of the dearest coasts are some 2 to 4 % of the value, from memory. */
const DEAREST = 0.05;

/** Says from when on no market would bear the premium that the path holds. */
function unsoldCover({ property_value: value }: Input, path: readonly LoanYear[]): string[] {
  const year = path.find(
    (each) => each.premiumUsd > DEAREST * value * (1 + HOUSEHOLD.valueGrowth) ** each.year,
  )?.year;
  return year === undefined
    ? []
    : [
        `From year ${year} on the technical premium is more than a twentieth of the value of the property: no such cover is sold, and from there the path says that the loan cannot be held so, not what will be paid.`,
      ];
}

/** POST /api/v1/climate-migration/mortgage-risk */
export const climateRisk = vertical({
  path: '/api/v1/climate-migration/mortgage-risk',
  title: 'Mortgage climate risk',
  summary:
    'What hazards and their growth do to a mortgage year by year: premium, payment to income, loan to value, default and credit loss, with percentiles.',
  input,
  output,
  needs: futureNeeds,
  assess,
  cost: 'heavy',
  keep: true,
  model: {
    name: 'mortgage-hazard-path',
    version: '1.8.0',
    methodology: `${LOSS_METHOD} Losses grow by peril, those by the sea with its rise against the land (SSP2-4.5); the premium follows them, lowers the price by its capitalised growth and tightens the budget; default by two triggers and by severe uninsured damage; the loss given default of a foreclosure.`,
    validity: 'Single-family loans of the United States of 15 and 30 years; elsewhere an analogy.',
    verification: `mortgage (payment, balance, loan to value, loss given default) within tolerance. ${LOSS_VERIFICATION} The default model is unverified against loan data.`,
    limits: [
      'POLICY: rates, household, growth of losses, insured shares, default model.',
      'No discount of today: prices are taken to hold what is known now.',
      'Not a credit decision: no borrower is looked at.',
    ],
  },
  sources: [
    ...LOSS_SOURCES,
    'doi:10.1007/s10584-011-0332-1',
    'doi:10.1017/9781009157896.011',
    'doi:10.1111/jofi.12252',
    'doi:10.1080/10527001.2020.1840131',
    'doi:10.1016/j.jfineco.2019.03.013',
  ],
  example: { lat: 25.7617, lon: -80.1918, loan_term_years: 30, property_value: 650_000 },
});
