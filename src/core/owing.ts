import { GRACE_DAYS } from '../../config/tiers.ts';
import { DAY_MS } from '../../engines/ground/math/time.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import type { NamedOperation } from './operation.ts';

/** What who owes may still do: look at the account, and pay. */
const OPEN_GROUPS = new Set(['auth', 'billing', 'account']);

/** Whether a call may have to be refused for a plan that is owed; asked of every call, so without the database. */
export function mayOwe(operation: NamedOperation, { account, clock }: Context): boolean {
  const since = account?.pastDueSinceMs;
  if (since === undefined || operation.access === 'none' || operation.access === 'any')
    return false;
  return clock.now() - since > GRACE_DAYS * DAY_MS && !OPEN_GROUPS.has(operation.group);
}

/**
 * Refuses a call of an account whose plan has been past due for over a week; what was paid since on another server counts.
 *
 * @throws ApiError `payment_required`
 */
export async function refuseOwing({ account, payments, keys, clock }: Context): Promise<void> {
  if (!account) return;
  const since = await payments.owedSinceMs(account.id);
  if (since !== null && clock.now() - since > GRACE_DAYS * DAY_MS)
    throw new ApiError(
      'payment_required',
      `The plan of this account has been past due since ${new Date(since).toISOString()}. Pay at GET /api/v1/billing/portal, or end the plan to use the free tier.`,
    );
  keys.forget(account.id);
}
