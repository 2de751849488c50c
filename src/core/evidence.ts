import * as z from 'zod';
import { isKnown, type Moment } from '../../engines/facts.ts';
import type { ModelCard } from '../../engines/vertical.ts';
import type { SourceNote } from './context.ts';
import type { Asked } from './gather.ts';

/** Where an answer came from: the model, and every input with its source, time, licence and state. */
export const provenance = z
  .object({
    model: z.object({ name: z.string(), version: z.string(), methodology: z.string() }),
    computed_at: z.iso.datetime(),
    degraded: z
      .boolean()
      .describe(
        'An input is stale or missing; where an embedded table stood in for a finer source, none is',
      ),
    inputs: z.array(
      z.object({
        dataset: z.string(),
        source: z.string(),
        as_of: z.string().nullable(),
        retrieved_at: z.string().nullable(),
        licence: z.string().nullable(),
        attribution: z.string().optional(),
        status: z.enum(['live', 'cached', 'stale', 'embedded', 'sample', 'missing']),
        reason: z.string().optional(),
      }),
    ),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Provenance' });

export type Provenance = z.output<typeof provenance>;

/** What evidence needs beside the facts. */
export interface EvidenceParts {
  readonly vertical: { readonly model: ModelCard };
  readonly asked: readonly Asked[];
  readonly moment: Moment;
  readonly warnings: readonly string[];
  readonly noteOf: (sourceId: string) => SourceNote | undefined;
}

/** The provenance of a reply, made from the facts it was computed from. */
export function provenanceOf({
  vertical,
  asked,
  moment,
  warnings,
  noteOf,
}: EvidenceParts): Provenance {
  const { name, version, methodology } = vertical.model;
  const inputs = asked.map((one) => inputOf(one, noteOf));
  const degraded = inputs.some(({ status }) => status === 'stale' || status === 'missing');
  return {
    model: { name, version, methodology },
    computed_at: moment.iso,
    degraded,
    inputs,
    warnings: [...warnings],
  };
}

function inputOf(
  { dataset, fact }: Asked,
  noteOf: EvidenceParts['noteOf'],
): Provenance['inputs'][number] {
  const note = noteOf(fact.source);
  const licence = note?.licence ?? null;
  if (!isKnown(fact)) {
    return {
      dataset,
      source: fact.source,
      as_of: null,
      retrieved_at: null,
      licence,
      status: 'missing',
      reason: fact.missing,
    };
  }
  const { source, asOf, retrievedAt, status, reason } = fact;
  return {
    dataset,
    source,
    as_of: asOf,
    retrieved_at: retrievedAt,
    licence,
    status,
    ...(note?.attribution ? { attribution: note.attribution } : {}),
    ...(reason ? { reason } : {}),
  };
}
