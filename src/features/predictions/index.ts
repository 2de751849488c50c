import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { narrate, READERS, type Narrative } from '../../../engines/signals/narrative/narrate.ts';
import { operation } from '../../core/operation.ts';
import {
  predictionId as prediction_id,
  record as storedRecord,
  sha256,
} from './evidenceSchemas.ts';
import { ownRecord } from './readRecord.ts';

export { evidence, reproduce } from './evidence.ts';
export { difference } from './difference.ts';
export { answerDispute, dispute, disputes } from './disputes.ts';
export { keys } from './keys.ts';
export { pinned } from './pinned.ts';
export { ledger } from '../forecasts/ledgerOperation.ts';
export { oracle } from '../forecasts/oracle.ts';
export { scorecard } from '../forecasts/scorecard.ts';

interface Written extends Narrative {
  readonly generatedAt: string;
  readonly bytes: number;
}

/** By record and reader. POLICY: 8 MB, some thousands of narratives. */
const written = new LRUCache<string, Written>({
  maxSize: 8_000_000,
  sizeCalculation: ({ bytes }) => bytes,
});

/** GET /api/v1/predictions/{prediction_id} */
export const record = operation({
  method: 'GET',
  path: '/api/v1/predictions/{prediction_id}',
  access: 'key',
  title: 'A stored answer',
  summary: 'The record of an answer as it was given, whose hash anybody can recompute.',
  input: z.object({ prediction_id }),
  output: z
    .object({
      prediction_id,
      prediction_sha256: sha256,
      record: storedRecord,
    })
    .meta({ id: 'StoredPrediction' }),
  example: { prediction_id: 1 },
  errors: ['not_found'],
  async run({ prediction_id: id }, context) {
    const found = await ownRecord(id, context);
    return {
      prediction_id: id,
      prediction_sha256: found.sha256,
      record: {
        ...found.record,
        input: { ...found.record.input },
        reply: { ...found.record.reply },
      },
    };
  },
});

/** GET /api/v1/predictions/{prediction_id}/narrative */
export const narrative = operation({
  method: 'GET',
  path: '/api/v1/predictions/{prediction_id}/narrative',
  access: 'key',
  tool: true,
  title: 'A stored answer in words',
  summary:
    'A stored answer in plain words for one kind of reader; every number stands in the record.',
  input: z.object({
    prediction_id,
    reader: z.enum(READERS).default('underwriter').describe('Whom the words are for'),
    refresh: z
      .int()
      .min(0)
      .max(1)
      .default(0)
      .describe('1 writes the text anew instead of giving the kept one'),
  }),
  output: z
    .object({
      prediction_id,
      prediction_sha256: sha256,
      reader: z.enum(READERS).describe('Whom the words are for'),
      narrative: z.string().describe('Paragraphs with an empty line between them'),
      paragraphs: z.array(z.string()).describe('The same, one by one'),
      citations: z
        .array(
          z.object({
            pointer: z.string().describe('Place in the record (JSON pointer, RFC 6901)'),
            value: z.union([z.string(), z.number(), z.boolean()]).describe('What stands there'),
            shown: z
              .string()
              .optional()
              .describe('As the text writes it, where the value has more digits than are known'),
          }),
        )
        .describe('Every number and quoted text of the narrative'),
      generated_at: z.string().describe('When the text was written, RFC 3339 UTC'),
      cached: z.boolean().describe('Whether it was kept from an earlier call'),
    })
    .meta({ id: 'PredictionNarrative' }),
  example: { prediction_id: 1 },
  errors: ['not_found'],
  async run({ prediction_id: id, reader, refresh }, context) {
    const found = await ownRecord(id, context);
    const key = `${found.sha256} ${reader}`;
    const kept = refresh === 1 ? undefined : written.get(key);
    const asked = context.catalog().find((each) => each.id === found.record.operation);
    const text = kept ?? write(narrate(found.record, reader, asked?.title), context.clock.now());
    if (!kept) written.set(key, text);
    return {
      prediction_id: id,
      prediction_sha256: found.sha256,
      reader,
      narrative: text.paragraphs.join('\n\n'),
      paragraphs: [...text.paragraphs],
      citations: text.citations.map((citation) => ({ ...citation })),
      generated_at: text.generatedAt,
      cached: kept !== undefined,
    };
  },
});

function write(made: Narrative, nowMs: number): Written {
  const size = made.paragraphs.join('').length + 60 * made.citations.length;
  return { ...made, generatedAt: new Date(nowMs).toISOString(), bytes: 2 * size + 200 };
}
