import type * as z from 'zod';
import { companyAccounts, companyRecord } from '../../../engines/ground/datasets/entities.ts';
import { isKnown, type Fact } from '../../../engines/facts.ts';
import { fiscalYears, type Accounts } from '../../../engines/money/finance/fiscalYears.ts';
import type { Level } from '../../../engines/schemas.ts';
import type { Context } from '../../core/context.ts';
import { provenanceOf } from '../../core/evidence.ts';
import { inquire } from '../../core/inquire.ts';
import { roundReply } from '../../core/round.ts';
import { requireKnown } from './company.ts';
import { accountSignals, filingSignals, type Signal } from './filingSignals.ts';
import { assessHeadquarters } from './headquartersRisk.ts';
import type { riskReply } from './schemas.ts';
import { ENTITY_CARD, recordOf, type Company } from './wire.ts';

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
  const { signals, unread } = signalsOf(company, facts.accounts, moment.ms);
  const place = await assessHeadquarters(company.headquarters, context);
  return roundReply({
    cik: recordOf(company).cik,
    name: company.name,
    level: signals[0]?.level ?? 'LOW',
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

/** Signals in filings and accounts, the gravest first, and what could not be read. */
function signalsOf(
  company: Company,
  accounts: Fact<Accounts>,
  nowMs: number,
): { readonly signals: Signal[]; readonly unread: string[] } {
  const filed = filingSignals(company, nowMs);
  if (!isKnown(accounts))
    return { signals: gravestFirst(filed), unread: [`accounts: ${accounts.missing}`] };
  const [year] = fiscalYears(accounts.value, 1);
  if (year === undefined)
    return {
      signals: gravestFirst(filed),
      unread: ['accounts: no whole fiscal year is reported'],
    };
  return { signals: gravestFirst([...filed, ...accountSignals(year)]), unread: [] };
}

const gravestFirst = (signals: readonly Signal[]) =>
  signals.toSorted((a, b) => ORDER.indexOf(b.level) - ORDER.indexOf(a.level));

function summaryOf(name: string, signals: readonly string[]): string {
  if (signals.length === 0)
    return `No signal of trouble stands in the filings and accounts of ${name} that were read.`;
  return `${name}: ${[...new Set(signals)].slice(0, 4).join('; ')}.`;
}
