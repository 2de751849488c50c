import * as z from 'zod';

export const predictionId = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('Number of the stored answer');

export const sha256 = z
  .string()
  .length(64)
  .describe('SHA-256 of the canonical JSON (RFC 8785) of the record, lower-case hexadecimal');

export const codeReply = z
  .object({
    version: z.string().nullable().describe('Version of the program; null: not noted'),
    commit: z.string().nullable().describe('Commit of the code, or null'),
    reason: z.string().nullable().describe('Why the commit is not known'),
  })
  .meta({ id: 'CodeState' });

export const record = z
  .object({
    computed_at: z.string().describe('When it was computed, RFC 3339 UTC'),
    input: z.record(z.string(), z.unknown()).describe('The question with its defaults'),
    operation: z.string().describe('Which operation answered'),
    reply: z.record(z.string(), z.unknown()).describe('The answer as it was given'),
  })
  .describe('Written as canonical JSON, this gives the hash');

export const difference = z
  .object({
    pointer: z.string().describe('Place in the answer (JSON pointer, RFC 6901)'),
    from: z.unknown().describe('What stands there; null where nothing does'),
    to: z.unknown().describe('What stands there in the other'),
  })
  .meta({ id: 'AnswerDifference' });

const input = z.object({
  dataset: z.string().describe('Kind of data'),
  question: z.unknown().describe('What was asked of it'),
  source: z.string().describe('Who answered'),
  as_of: z.string().nullable().describe('Time of the data'),
  retrieved_at: z.string().nullable().describe('When it reached the service'),
  licence: z.string().nullable().describe('Licence of the data'),
  attribution: z.string().optional().describe('Text to show with the data'),
  status: z.string().describe('live, cached, stale, embedded or missing'),
  reason: z.string().optional().describe('Why a lesser source answered, or none'),
  value: z.unknown().optional().describe('What was said; left out where values=0'),
  value_sha256: z.string().nullable().describe('SHA-256 of the canonical JSON of the value'),
  kept: z
    .enum(['store', 'table', 'nowhere'])
    .describe(
      'Where the value was found: stored with the answer, or in a table of the running code',
    ),
  fault: z.string().optional().describe('Why the value is not that of the answer'),
});

const ledger = z.object({
  number: z.int().describe('Place in the ledger, from 1'),
  entry: z.string().describe('What was frozen, canonical JSON'),
  previous_hash: z.string().describe('Hash of the entry before'),
  hash: z.string().describe('SHA-256 of previous hash, number and entry, a line feed between them'),
});

/** An answer with everything that proves it, signed. */
export const evidenceReply = z
  .object({
    evidence: z
      .object({
        format: z.literal('georisk-evidence-1').describe('Form of this file'),
        issuer: z.string().describe('Address of the service'),
        issued_at: z.string().describe('When it was signed, RFC 3339 UTC'),
        prediction_id: predictionId,
        prediction_sha256: sha256,
        record,
        inputs: z.array(input).describe('Every input, in the order of the provenance'),
        models: z
          .array(
            z.object({
              name: z.string().describe('Model'),
              version: z.string().describe('Its version'),
              methodology: z.string().describe('How the number is made'),
            }),
          )
          .describe('Models behind the answer'),
        code: codeReply.describe('The code that answered'),
        recomputed: z
          .object({
            state: z.enum(['equal', 'differs', 'not_possible']).describe('How it came out'),
            reason: z.string().nullable().describe('Why it is not possible'),
            code: codeReply.describe('The code that recomputed'),
          })
          .describe('The answer computed once more from these inputs'),
        ledger: ledger.nullable().describe('Entry of a frozen forecast; null for other answers'),
      })
      .describe('What is signed, as canonical JSON'),
    signature: z
      .object({
        algorithm: z.literal('Ed25519').describe('RFC 8032'),
        kid: z.string().describe('Thumbprint of the key (RFC 7638)'),
        public_key: z.string().describe('The key, base64url'),
        value: z.string().describe('The signature, base64url'),
      })
      .describe('Over the canonical JSON of the member evidence'),
  })
  .meta({ id: 'PredictionEvidence' });
