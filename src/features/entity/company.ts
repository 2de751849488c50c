import * as z from 'zod';
import {
  companyTickers,
  NO_ACCOUNTS,
  NO_SUCH_COMPANY,
} from '../../../engines/ground/datasets/entities.ts';
import { isKnown, type Fact, type Known } from '../../../engines/facts.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';

/** A central index key as callers write it: digits, with or without leading zeros. */
export const cik = z
  .string()
  .regex(
    /^\d{1,10}$/,
    'must be a CIK of up to ten digits; entity/search finds it by name or ticker',
  )
  .transform((text) => String(Number(text)))
  .describe('Central index key of the US Securities and Exchange Commission, up to ten digits');

/** The key as the regulator prints it. */
export const paddedCik = (key: string): string => key.padStart(10, '0');

const NEAR = 5;

/**
 * What the regulator holds of a company.
 *
 * @throws ApiError `not_found` naming the nearest keys where the regulator knows no such company, `source_unavailable` where nobody can be asked
 */
export async function requireKnown<A>(
  fact: Fact<A>,
  key: string,
  context: Context,
): Promise<Known<A>> {
  if (isKnown(fact)) return fact;
  if (NO_ACCOUNTS.some((reason) => fact.missing.includes(reason))) {
    throw new ApiError(
      'not_found',
      `The company with CIK ${paddedCik(key)} is known, but ${fact.missing}: funds, foreign private issuers and shells often file none in XBRL.`,
      { members: { reason: fact.missing, source: fact.source } },
    );
  }
  if (!fact.missing.includes(NO_SUCH_COMPANY)) {
    throw new ApiError(
      'source_unavailable',
      `The company cannot be looked up: ${fact.source} does not answer (${fact.missing}). This does not mean that there is none.`,
      {
        members: { reason: fact.missing, source: fact.source },
        retryAfterS: 60,
      },
    );
  }
  const nearby = await nearestKeys(key, context);
  const names = nearby.map(({ cik: near, name }) => `${near} ${name}`).join('; ');
  throw new ApiError(
    'not_found',
    `The SEC knows no company with CIK ${paddedCik(key)}.${names === '' ? '' : ` Near it are: ${names}.`} Search by name with /api/v1/data/entity/search.`,
    { members: { nearby } },
  );
}

async function nearestKeys(key: string, { ask, signal }: Context) {
  const fact = await ask(companyTickers({}), signal);
  if (!isKnown(fact)) return [];
  const wanted = Number(key);
  const apart = (one: { cik: string }): number => Math.abs(Number(one.cik) - wanted);
  const byKey = new Map(fact.value.companies.map((one) => [one.cik, one]));
  return [...byKey.values()]
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, NEAR)
    .map((one) => ({ cik: paddedCik(one.cik), name: one.name, ticker: one.ticker }));
}
