import type * as z from 'zod';
import { companyAccounts, companyRecord } from '../../../engines/ground/datasets/entities.ts';
import { economicSeries } from '../../../engines/ground/datasets/markets.ts';
import { isKnown } from '../../../engines/facts.ts';
import {
  sampleAccounts,
  sampleCompany,
} from '../../../engines/money/finance/tables/sampleCompany.ts';
import type { MarketView } from '../../../engines/money/finance/creditPulse.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import type { Context } from '../../core/context.ts';
import { provenanceOf } from '../../core/evidence.ts';
import type { Asked } from '../../core/gather.ts';
import { inquire } from '../../core/inquire.ts';
import { roundReply } from '../../core/round.ts';
import { requireKnown } from '../entity/company.ts';
import {
  assessHeadquarters,
  assessPlace,
  type HeadquartersRisk,
  NOTHING,
} from '../entity/headquartersRisk.ts';
import { SAMPLE_NOTE, sampleAsked } from '../entity/sampleEntity.ts';
import { pulseOf } from './pulse.ts';
import { pulseReply, type demoReply, type fullReply } from './schemas.ts';

export const CREDIT_CARD: ModelCard = {
  name: 'credit-pulse',
  version: '1.0.0',
  methodology:
    "Altman's Z, Z' and Z'', Piotroski's F-score and, where the caller gives value and volatility of equity, Merton's distance to default, on XBRL figures of one fiscal year; beside them the composite of eight natural hazards at the headquarters. Grades join Altman's zones with the F-score.",
  validity: 'Non-financial companies that file with the SEC; annual accounts.',
  verification:
    'The formulas agree with the tables credit/altman_scores, credit/merton_distance_to_default and credit/piotroski_f_score; the joining to grades is POLICY and unverified against defaults.',
  limits: [
    'Not a credit rating. Not for banks, insurers and other financial firms (SIC 6000 to 6799).',
    'POLICY: a rise of the share count by more than 1 % is an issue, one by 45 % or more may be a split and is unknown; assets grow at the riskless rate; debt due is current liabilities and half the long-term debt.',
    'The hazards are those of the headquarters, not of plants or suppliers, and do not move the grade.',
  ],
};

const NO_PLACE: HeadquartersRisk = {
  state: 'unknown',
  reason: 'asked by the full pulse only',
  ...NOTHING,
  scope: 'The headquarters.',
};

/** What the caller may add to the accounts. */
export interface MarketInput {
  readonly equity_value_usd?: number | undefined;
  readonly equity_volatility?: number | undefined;
  readonly risk_free_rate?: number | undefined;
}

/** The short pulse: grade and scores of the last fiscal year. */
export async function shortPulse(
  key: string,
  context: Context,
): Promise<z.input<typeof pulseReply>> {
  const { facts, asked, moment } = await inquire(
    { record: companyRecord({ cik: key }), accounts: companyAccounts({ cik: key }) },
    context,
  );
  const { value: company } = await requireKnown(facts.record, key, context);
  const { value: accounts } = await requireKnown(facts.accounts, key, context);
  const body = pulseOf({ company, accounts, market: {}, physical: NO_PLACE, nowMs: moment.ms });
  const provenance = provenanceOf({
    vertical: { model: CREDIT_CARD },
    asked,
    moment,
    warnings: [],
    noteOf: context.sourceNote,
  });
  return roundReply(pulseReply.parse({ ...body, provenance }));
}

/** The full pulse: every score with its inputs, distance to default, and the hazards of the headquarters. */
export async function fullPulse(
  key: string,
  given: MarketInput,
  context: Context,
): Promise<z.input<typeof fullReply>> {
  const { facts, asked, moment } = await inquire(
    {
      record: companyRecord({ cik: key }),
      accounts: companyAccounts({ cik: key }),
      rate: economicSeries({ seriesId: 'DGS1', startDate: '2024-01-01' }),
    },
    context,
  );
  const { value: company } = await requireKnown(facts.record, key, context);
  const { value: accounts } = await requireKnown(facts.accounts, key, context);
  const place = await assessHeadquarters(company.headquarters, context);
  const yieldPct = isKnown(facts.rate) ? facts.rate.value.observations.at(-1)?.value : undefined;
  const market: MarketView = {
    equityValue: given.equity_value_usd,
    equityVolatility: given.equity_volatility,
    riskFreeRate:
      given.risk_free_rate ?? (yieldPct === undefined ? undefined : Math.log1p(yieldPct / 100)),
  };
  const body = pulseOf({ company, accounts, market, physical: place.risk, nowMs: moment.ms });
  const provenance = provenanceOf({
    vertical: { model: CREDIT_CARD },
    asked: [...asked, ...place.asked],
    moment,
    warnings: [],
    noteOf: context.sourceNote,
  });
  return roundReply({ ...body, provenance });
}

/** The demonstration: the full pulse of the sample company. */
export async function samplePulse(context: Context): Promise<z.input<typeof demoReply>> {
  const ms = context.clock.now();
  const place = await assessPlace(sampleCompany.headquartersAt, context);
  const physical = {
    ...place.risk,
    located_by: 'headquarters of the sample',
    precision: 'address' as const,
  };
  const body = pulseOf({
    company: sampleCompany,
    accounts: sampleAccounts,
    market: {},
    physical,
    nowMs: ms,
  });
  const asked: Asked[] = [
    sampleAsked('company-record', sampleCompany),
    sampleAsked('company-accounts', sampleAccounts),
    ...place.asked,
  ];
  const provenance = provenanceOf({
    vertical: { model: CREDIT_CARD },
    asked,
    moment: { ms, iso: new Date(ms).toISOString() },
    warnings: [SAMPLE_NOTE],
    noteOf: context.sourceNote,
  });
  return roundReply({ status: 'sample', note: SAMPLE_NOTE, pulse: { ...body, provenance } });
}
