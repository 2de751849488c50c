import type { StoredRecord } from '../../../engines/signals/narrative/record.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';

/** A stored answer of the caller's own. */
export interface OwnRecord {
  readonly record: StoredRecord;
  readonly sha256: string;
}

/** @throws ApiError `not_found` for a number that does not exist, and for another account's */
export async function ownRecord(
  predictionId: number,
  { account, findPrediction }: Pick<Context, 'account' | 'findPrediction'>,
): Promise<OwnRecord> {
  const found = await findPrediction(predictionId);
  if (!found || found.accountId === null || found.accountId !== account?.id)
    throw new ApiError(
      'not_found',
      `There is no prediction ${predictionId} of this account; an answer names its own in prediction_id.`,
    );
  if (found.text === null)
    throw new ApiError(
      'not_found',
      `The record of prediction ${predictionId} was kept until ${found.keptUntil ?? 'a day that passed'}; its SHA-256 is ${found.sha256}.`,
      { members: { prediction_sha256: found.sha256, kept_until: found.keptUntil ?? null } },
    );
  return { record: JSON.parse(found.text) as StoredRecord, sha256: found.sha256 };
}
