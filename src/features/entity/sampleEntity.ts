import type * as z from 'zod';
import { fiscalYears } from '../../../engines/money/finance/fiscalYears.ts';
import {
  SAMPLE_AS_OF,
  sampleAccounts,
  sampleCompany,
} from '../../../engines/money/finance/tables/sampleCompany.ts';
import type { Context } from '../../core/context.ts';
import { provenanceOf } from '../../core/evidence.ts';
import type { Asked } from '../../core/gather.ts';
import { roundReply } from '../../core/round.ts';
import type { demoReply } from './schemas.ts';
import { ENTITY_CARD, figuresOf, filingOf, recordOf } from './wire.ts';

/** What every answer from the sample says first. */
export const SAMPLE_NOTE =
  'Sample: figures of Apple Inc. as its annual reports for fiscal 2021, 2022 and 2023 told them. Real, past, and not the company of today.';

/** The facts of the sample, as evidence shows them. */
export function sampleAsked(dataset: string, value: unknown): Asked {
  return {
    dataset,
    fact: {
      value,
      source: 'sec-edgar',
      asOf: SAMPLE_AS_OF,
      retrievedAt: SAMPLE_AS_OF,
      status: 'sample',
    },
  };
}

/** The demonstration of the entity endpoints. */
export function sampleEntity({ clock, sourceNote }: Context): z.input<typeof demoReply> {
  const ms = clock.now();
  const asked = [
    sampleAsked('company-record', sampleCompany),
    sampleAsked('company-accounts', sampleAccounts),
  ];
  return roundReply({
    status: 'sample',
    note: SAMPLE_NOTE,
    record: recordOf(sampleCompany),
    filings: sampleCompany.filings.map(filingOf),
    financials: fiscalYears(sampleAccounts, 3).map(figuresOf),
    provenance: provenanceOf({
      vertical: { model: ENTITY_CARD },
      asked,
      moment: { ms, iso: new Date(ms).toISOString() },
      warnings: [SAMPLE_NOTE],
      noteOf: sourceNote,
    }),
  });
}
