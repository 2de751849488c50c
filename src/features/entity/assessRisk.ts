import type * as z from 'zod';
import { companyAccounts, companyRecord } from '../../../engines/ground/datasets/entities.ts';
import { isKnown } from '../../../engines/facts.ts';
import { fiscalYears } from '../../../engines/money/finance/fiscalYears.ts';
import type { Level } from '../../../engines/schemas.ts';
import type { Context } from '../../core/context.ts';
import { provenanceOf } from '../../core/evidence.ts';
import { inquire } from '../../core/inquire.ts';
import { roundReply } from '../../core/round.ts';
import { requireKnown } from './company.ts';
import { accountSignals, filingSignals } from './filingSignals.ts';
import { assessHeadquarters } from './headquartersRisk.ts';
import type { riskReply } from './schemas.ts';
import { ENTITY_CARD, recordOf } from './wire.ts';

const ORDER: readonly Level[] = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL'];
const DISCLAIMER =
  'Signals from public filings, for questions to ask. No credit rating, no advice, and silence is no proof of health.';

/** Signals of trouble in filings and accounts, and the hazards of the headquarters. */
export async function assessRisk(
  key: string,
  context: Context,
): Promise<z.input<typeof riskReply>> {
  const { facts, asked, moment } = await inquire(
    { record: companyRecord({ cik: key }), accounts: companyAccounts({ cik: key }) },
    context,
  );
  const { value: company } = await requireKnown(facts.record, key, context);
  const [year] = isKnown(facts.accounts) ? fiscalYears(facts.accounts.value, 1) : [];
  const signals = [
    ...filingSignals(company, moment.ms),
    ...(year === undefined ? [] : accountSignals(year)),
  ].toSorted((a, b) => ORDER.indexOf(b.level) - ORDER.indexOf(a.level));
  const place = await assessHeadquarters(company.headquarters, context);
  const level = signals[0]?.level ?? 'LOW';
  const unread = isKnown(facts.accounts)
    ? year === undefined
      ? ['accounts: no whole fiscal year is reported']
      : []
    : [`accounts: ${facts.accounts.missing}`];
  return roundReply({
    cik: recordOf(company).cik,
    name: company.name,
    level,
    summary: summaryOf(
      company.name,
      signals.map(({ signal }) => signal),
    ),
    signals,
    not_checked: [
      ...unread,
      'news, court records and sanctions lists',
      'sites other than the headquarters',
    ],
    physical_risk: place.risk,
    disclaimer: DISCLAIMER,
    provenance: provenanceOf({
      vertical: { model: ENTITY_CARD },
      asked: [...asked, ...place.asked],
      moment,
      warnings: unread,
      noteOf: context.sourceNote,
    }),
  });
}

function summaryOf(name: string, signals: readonly string[]): string {
  if (signals.length === 0)
    return `No signal of trouble stands in the filings and accounts of ${name} that were read.`;
  return `${name}: ${[...new Set(signals)].slice(0, 4).join('; ')}.`;
}
