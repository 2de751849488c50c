import type * as z from 'zod';
import { companyTickers, legalEntities } from '../../../engines/ground/datasets/entities.ts';
import { isKnown, type Fact } from '../../../engines/facts.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { inquire } from '../../core/inquire.ts';
import { paddedCik } from './company.ts';
import type { searchReply } from './schemas.ts';
import { ENTITY_CARD } from './wire.ts';

type Item = z.input<typeof searchReply>['items'][number];

const ORDER: Readonly<Record<Item['matched_by'], number>> = {
  cik: 0,
  ticker: 1,
  name: 2,
  name_part: 3,
  lei_register: 4,
};
const LEI_MOST = 20;

/**
 * Companies that file with the SEC and legal entities of the world by a name, a ticker or a key.
 *
 * @throws ApiError `source_unavailable` where neither register answers
 */
export async function searchEntities(
  { q, limit, offset }: { q: string; limit: number; offset: number },
  context: Context,
): Promise<z.input<typeof searchReply>> {
  const { facts, provenance } = await inquire(
    { tickers: companyTickers({}), entities: legalEntities({ name: q, limit: LEI_MOST }) },
    context,
  );
  const { tickers, entities } = facts;
  if (!isKnown(tickers) && !isKnown(entities)) {
    throw new ApiError(
      'source_unavailable',
      `Neither register answers: ${tickers.source} (${tickers.missing}), ${entities.source} (${entities.missing}).`,
      { members: { reason: tickers.missing, source: tickers.source }, retryAfterS: 60 },
    );
  }
  const registrants = isKnown(tickers) ? registrantsOf(q, tickers.value.companies) : [];
  const legal = isKnown(entities) ? entities.value.entities.map(legalOf) : [];
  const found = [...registrants, ...legal].toSorted(
    (a, b) =>
      ORDER[a.matched_by] - ORDER[b.matched_by] ||
      a.name.length - b.name.length ||
      (a.name < b.name ? -1 : 1),
  );
  const warnings = [...silenceOf(tickers), ...silenceOf(entities)];
  return {
    items: found.slice(offset, offset + limit),
    next_cursor: offset + limit < found.length ? String(offset + limit) : null,
    warnings,
    provenance: provenance(ENTITY_CARD, warnings),
  };
}

function silenceOf<A>(fact: Fact<A>): string[] {
  return isKnown(fact) ? [] : [`${fact.source} does not answer: ${fact.missing}`];
}

function registrantsOf(
  q: string,
  companies: readonly { cik: string; ticker: string; name: string }[],
): Item[] {
  const wanted = q.trim().toUpperCase();
  return companies.flatMap(({ cik, ticker, name }) => {
    const matched = matchOf(wanted, { cik, ticker, name: name.toUpperCase() });
    return matched === undefined
      ? []
      : [
          {
            kind: 'registrant' as const,
            name,
            cik: paddedCik(cik),
            ticker,
            lei: null,
            jurisdiction: null,
            status: null,
            matched_by: matched,
          },
        ];
  });
}

function matchOf(
  wanted: string,
  { cik, ticker, name }: { cik: string; ticker: string; name: string },
): Item['matched_by'] | undefined {
  if (/^\d+$/.test(wanted) && String(Number(wanted)) === cik) return 'cik';
  if (ticker.toUpperCase() === wanted) return 'ticker';
  if (name.startsWith(wanted)) return 'name';
  return wanted.length >= 3 && name.includes(wanted) ? 'name_part' : undefined;
}

function legalOf({
  lei,
  name,
  jurisdiction,
  status,
}: {
  lei: string;
  name: string;
  jurisdiction: string | null;
  status: string | null;
}): Item {
  return {
    kind: 'legal_entity',
    name,
    cik: null,
    ticker: null,
    lei,
    jurisdiction,
    status,
    matched_by: 'lei_register',
  };
}
