import { hash } from 'node:crypto';
import * as z from 'zod';
import { isKnown } from '../../../engines/facts.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Context } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { ledgerEntryOf } from '../forecasts/ledger.ts';
import { codeReply, difference, evidenceReply, predictionId, sha256 } from './evidenceSchemas.ts';
import { ownRecord } from './readRecord.ts';
import { provenanceIn, recompute, type Recomputed } from './recompute.ts';
import type { FoundInput } from './storedFacts.ts';

/** POLICY: differences that a report lists; it says how many there are. */
const LISTED = 200;

/** GET /api/v1/predictions/{prediction_id}/evidence */
export const evidence = operation({
  method: 'GET',
  path: '/api/v1/predictions/{prediction_id}/evidence',
  access: 'key',
  title: 'Evidence of a stored answer',
  summary:
    'The record with every input value, its source, time, licence and hash, the models, the commit of the code and a signature that can be checked offline.',
  input: z.object({
    prediction_id: predictionId,
    values: z
      .int()
      .min(0)
      .max(1)
      .default(1)
      .describe('0 leaves the values of the inputs out and keeps their hashes'),
  }),
  output: evidenceReply,
  example: { prediction_id: 1 },
  errors: ['not_found', 'conflict'],
  async run({ prediction_id: id, values }, context) {
    const { record, sha256: fingerprint } = await ownRecord(id, context);
    const again = await recompute(id, record, context);
    await sealOnce(id, again, context);
    const code = (await context.evidence.codeOf(id)) ?? NOT_NOTED;
    const { model } = provenanceIn(record);
    const told = {
      format: 'georisk-evidence-1' as const,
      issuer: context.publicBaseUrl,
      issued_at: new Date(context.clock.now()).toISOString(),
      prediction_id: id,
      prediction_sha256: fingerprint,
      record,
      inputs: again.inputs.map((input) => inputReply(input, values === 1)),
      models: [model],
      code,
      recomputed: { state: again.state, reason: again.reason, code: context.evidence.code },
      ledger: (await ledgerEntryOf(id, context.database)) ?? null,
    };
    const text = canonicalJson(told);
    const { kid, x, value } = await context.evidence.sign(text);
    return {
      evidence: JSON.parse(text) as z.input<typeof evidenceReply>['evidence'],
      signature: { algorithm: 'Ed25519' as const, kid, public_key: x, value },
    };
  },
});

/** POST /api/v1/predictions/{prediction_id}/reproduce */
export const reproduce = operation({
  method: 'POST',
  path: '/api/v1/predictions/{prediction_id}/reproduce',
  access: 'key',
  title: 'Compute a stored answer again',
  summary:
    'Computes a stored answer once more from its stored inputs and says whether it is equal, or what differs.',
  input: z.object({ prediction_id: predictionId }),
  output: z
    .object({
      prediction_id: predictionId,
      prediction_sha256: sha256,
      state: z
        .enum(['equal', 'differs', 'not_possible'])
        .describe('equal: every byte of the answer; not_possible: an input of then is not there'),
      reason: z.string().nullable().describe('Why it is not possible'),
      inputs: z.int().describe('Inputs it was computed from'),
      inputs_stored: z.int().describe('Of which the value was stored with the answer'),
      inputs_from_tables: z.int().describe('Of which the value stands in a table of the code'),
      differences: z.array(difference).describe(`What differs, the first ${LISTED}`),
      difference_count: z.int().describe('How many there are'),
      code_then: codeReply,
      code_now: codeReply,
    })
    .meta({ id: 'PredictionReproduction' }),
  example: { prediction_id: 1 },
  errors: ['not_found', 'conflict'],
  async run({ prediction_id: id }, context) {
    const { record, sha256: fingerprint } = await ownRecord(id, context);
    const again = await recompute(id, record, context);
    const from = (place: FoundInput['from']): number =>
      again.inputs.filter((input) => input.from === place).length;
    return {
      prediction_id: id,
      prediction_sha256: fingerprint,
      state: again.state,
      reason: again.reason,
      inputs: again.inputs.length,
      inputs_stored: from('store'),
      inputs_from_tables: from('table'),
      differences: again.differences.slice(0, LISTED).map((each) => ({
        pointer: each.pointer,
        from: each.from ?? null,
        to: each.to ?? null,
      })),
      difference_count: again.differences.length,
      code_then: (await context.evidence.codeOf(id)) ?? NOT_NOTED,
      code_now: context.evidence.code,
    };
  },
});

const NOT_NOTED = {
  version: null,
  commit: null,
  reason: 'the answer is older than the note of which code gave it',
};

/** From the first evidence on, the values of tables are stored as well: a later release may have other tables. */
async function sealOnce(
  predictionId: number,
  { state, inputs }: Recomputed,
  { evidence: desk }: Pick<Context, 'evidence'>,
): Promise<void> {
  if (state !== 'equal' || inputs.every(({ from }) => from !== 'table')) return;
  const values = inputs.flatMap(({ fact }, place) =>
    isKnown(fact) ? [{ place, value: fact.value }] : [],
  );
  await desk.seal(predictionId, values);
}

function inputReply({ told, query, fact, from, fault }: FoundInput, isWhole: boolean) {
  const value = isKnown(fact) ? fact.value : undefined;
  return {
    ...told,
    question: query,
    ...(isWhole && value !== undefined ? { value } : {}),
    value_sha256: value === undefined ? null : hash('sha256', canonicalJson(value), 'hex'),
    kept: from,
    ...(fault === undefined ? {} : { fault }),
  };
}
