import * as z from 'zod';
import {
  companyAccounts,
  companyRecord,
  legalEntities,
} from '../../../engines/ground/datasets/entities.ts';
import { inquire } from '../../core/inquire.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { groupHealth, healthOf } from '../sources/groupHealth.ts';
import { cik, requireKnown } from './company.ts';
import { assessRisk } from './assessRisk.ts';
import { sampleEntity } from './sampleEntity.ts';
import {
  demoReply,
  filingsReply,
  financialsReply,
  recordReply,
  riskReply,
  searchReply,
} from './schemas.ts';
import { searchEntities } from './searchEntities.ts';
import {
  ENTITY_CARD,
  filingOf,
  filingsPage,
  financialsOf,
  legalEntitiesOf,
  recordOf,
} from './wire.ts';

const SOURCES = ['https://www.sec.gov/search-filings', 'https://www.gleif.org'];
const DATASETS = ['company-record', 'company-accounts', 'company-tickers', 'legal-entities'];
const EXAMPLE = { cik: '0000320193' };
const cursor = z
  .string()
  .regex(/^\d{1,6}$/, 'must be the `next_cursor` of the answer before')
  .optional()
  .describe('The `next_cursor` of the page before');

export const search = operation({
  method: 'GET',
  path: '/api/v1/data/entity/search',
  access: 'key',
  tool: true,
  title: 'Search for a company',
  summary:
    'Companies that file with the SEC, and legal entities of the world, by name, ticker or key.',
  input: z.object({
    q: z.string().trim().min(2).max(120).describe('Name, ticker or CIK'),
    limit: z.int().min(1).max(50).default(10).describe('Most that are returned; default 10'),
    cursor,
  }),
  output: searchReply,
  datasets: ['company-tickers', 'legal-entities'],
  sources: SOURCES,
  model: ENTITY_CARD,
  example: { q: 'apple' },
  run: ({ q, limit, cursor: from }, context) =>
    searchEntities({ q, limit, offset: Number(from ?? 0) }, context),
});

export const record = operation({
  method: 'GET',
  path: '/api/v1/data/entity/{cik}',
  access: 'key',
  tool: true,
  title: 'Company record',
  summary:
    'A company as the SEC knows it: names, industry, headquarters, latest filing, and its legal entity identifiers.',
  input: z.object({ cik }),
  output: recordReply,
  datasets: ['company-record', 'legal-entities'],
  sources: SOURCES,
  model: ENTITY_CARD,
  example: EXAMPLE,
  async run({ cik: key }, context) {
    const first = await inquire({ record: companyRecord({ cik: key }) }, context);
    const company = (await requireKnown(first.facts.record, key, context)).value;
    const second = await inquire(
      {
        record: companyRecord({ cik: key }),
        lei: legalEntities({ name: company.name.slice(0, 120), limit: 5 }),
      },
      context,
    );
    const latest = company.filings[0];
    return roundReply({
      ...recordOf(company),
      lei: legalEntitiesOf(second.facts.lei),
      latest_filing: latest === undefined ? null : filingOf(latest),
      provenance: second.provenance(ENTITY_CARD),
    });
  },
});

export const financials = operation({
  method: 'GET',
  path: '/api/v1/data/entity/{cik}/financials',
  access: 'key',
  tool: true,
  title: 'Company accounts',
  summary:
    'Figures of the last fiscal years and of the trailing twelve months, matched period by period, with the usual ratios.',
  input: z.object({
    cik,
    years: z.int().min(1).max(10).default(5).describe('Fiscal years at most; default 5'),
  }),
  output: financialsReply,
  datasets: ['company-accounts'],
  sources: SOURCES,
  model: ENTITY_CARD,
  example: EXAMPLE,
  async run({ cik: key, years }, context) {
    const { facts, provenance } = await inquire(
      { record: companyRecord({ cik: key }), accounts: companyAccounts({ cik: key }) },
      context,
    );
    const { value: company } = await requireKnown(facts.record, key, context);
    const { value: accounts } = await requireKnown(facts.accounts, key, context);
    return roundReply({
      ...financialsOf(company, accounts, years),
      provenance: provenance(ENTITY_CARD),
    });
  },
});

export const filings = operation({
  method: 'GET',
  path: '/api/v1/data/entity/{cik}/filings',
  access: 'key',
  tool: true,
  title: 'Company filings',
  summary: 'The latest filings of a company, newest first, of all forms or of one.',
  input: z.object({
    cik,
    form: z.string().min(1).max(20).optional().describe('Form as the SEC names it, such as 10-K'),
    limit: z.int().min(1).max(100).default(20).describe('Most that are returned; default 20'),
    cursor,
  }),
  output: filingsReply,
  datasets: ['company-record'],
  sources: SOURCES,
  model: ENTITY_CARD,
  example: EXAMPLE,
  async run({ cik: key, form, limit, cursor: from }, context) {
    const { facts, provenance } = await inquire({ record: companyRecord({ cik: key }) }, context);
    const { value: company } = await requireKnown(facts.record, key, context);
    return roundReply({
      ...filingsPage(company, { form, limit, offset: Number(from ?? 0) }),
      provenance: provenance(ENTITY_CARD),
    });
  },
});

export const risk = operation({
  method: 'GET',
  path: '/api/v1/data/entity/{cik}/risk',
  access: 'key',
  tool: true,
  title: 'Company risk signals',
  summary:
    'Signals of trouble in the filings and accounts of a company, and the natural hazards of its headquarters; no rating.',
  input: z.object({ cik }),
  output: riskReply,
  datasets: ['company-record', 'company-accounts', 'geocode'],
  sources: SOURCES,
  model: ENTITY_CARD,
  example: EXAMPLE,
  run: ({ cik: key }, context) => assessRisk(key, context),
});

export const health = operation({
  method: 'GET',
  path: '/api/v1/data/entity/health',
  access: 'key',
  free: true,
  title: 'Health of the entity data',
  summary: 'How the registers of companies fare, from their last calls.',
  input: z.object({}),
  output: groupHealth,
  run: (_input, { sourceStates, clock }) =>
    healthOf('entity', DATASETS, { states: sourceStates(), nowMs: clock.now() }),
});

export const demo = operation({
  method: 'GET',
  path: '/api/v1/data/entity/demo',
  access: 'key',
  free: true,
  title: 'Entity demonstration',
  summary: 'A real company as three of its past annual reports told it, marked as a sample.',
  input: z.object({}),
  output: demoReply,
  run: (_input, context) => sampleEntity(context),
});
