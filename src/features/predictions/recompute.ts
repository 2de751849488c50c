import type { StoredRecord } from '../../../engines/signals/narrative/record.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Context } from '../../core/context.ts';
import type { Provenance } from '../../core/evidence.ts';
import { ApiError } from '../../core/errors.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { rerun } from '../../core/rerun.ts';
import { jsonDifferences, type JsonDifference } from './jsonDifference.ts';
import { StoredFacts, type FoundInput } from './storedFacts.ts';

/** A stored answer computed once more from its inputs. */
export interface Recomputed {
  readonly state: 'equal' | 'differs' | 'not_possible';
  /** Why it is not possible. */
  readonly reason: string | null;
  readonly differences: readonly JsonDifference[];
  readonly reply: unknown;
  readonly inputs: readonly FoundInput[];
}

/** The operation that gave a stored answer. */
export function operationOf(
  record: Pick<StoredRecord, 'operation'>,
  { catalog }: Pick<Context, 'catalog'>,
): NamedOperation {
  const found = catalog().find(({ id }) => id === record.operation);
  if (!found)
    throw new ApiError('conflict', `The operation ${record.operation} is no longer offered.`);
  return found;
}

/** The provenance of a stored answer. */
export function provenanceIn({ reply }: Pick<StoredRecord, 'reply'>): Provenance {
  return (reply as { readonly provenance: Provenance }).provenance;
}

/** Computes a stored answer once more, from its stored inputs, at the moment it was computed for. */
export async function recompute(
  predictionId: number,
  record: StoredRecord,
  context: Context,
): Promise<Recomputed> {
  const operation = operationOf(record, context);
  const stored = await context.evidence.inputsOf(predictionId);
  const facts = new StoredFacts(provenanceIn(record).inputs, stored, context.evidence);
  const world = { ask: (need: Parameters<StoredFacts['ask']>[0]) => facts.ask(need) };
  const nowMs = Date.parse(record.computed_at);
  try {
    const again = await rerun(operation, record.input, { ...world, nowMs, context });
    const reply = JSON.parse(canonicalJson(again)) as unknown;
    const lost = facts.found.filter(({ fault }) => fault !== undefined);
    const differences = jsonDifferences(record.reply, reply);
    const judged = differences.length > 0 ? 'differs' : 'equal';
    return {
      state: lost.length > 0 ? 'not_possible' : judged,
      reason: lost.length > 0 ? wordsOf(lost) : null,
      differences,
      reply,
      inputs: facts.found,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      state: 'not_possible',
      reason: error.message,
      differences: [],
      reply: null,
      inputs: facts.found,
    };
  }
}

function wordsOf(lost: readonly FoundInput[]): string {
  return lost.map(({ told, fault }) => `${told.dataset}: ${fault ?? ''}`).join('; ');
}
