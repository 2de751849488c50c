import * as z from 'zod';
import { isKnown, type Fact, type Moment } from '../../engines/facts.ts';
import type { ModelCard } from '../../engines/vertical.ts';
import type { SourceNote } from './context.ts';
import type { Asked } from './gather.ts';
import { sharedPart } from './sharedPart.ts';

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
  const lately = toldLately(noteOf);
  const inputs = asked.map((one) => toldBefore(one, lately) ?? tell(one, noteOf, lately));
  const degraded = inputs.some(({ status }) => status === 'stale' || status === 'missing');
  return {
    model: { name, version, methodology },
    computed_at: moment.iso,
    degraded,
    inputs,
    warnings: [...warnings],
  };
}

type Input = Provenance['inputs'][number];

/** What a fact of a dataset gave. */
interface Told {
  /** Without its value, which is not kept. */
  readonly fact: Fact<unknown>;
  readonly input: Input;
}

/** What was told of facts lately, by dataset. */
type Lately = Map<string, Told[]>;

/** POLICY: kinds of facts of one dataset that are compared with the next: a table says the same of itself at every place. */
const REMEMBERED = 6;

/** By who knows the sources: one for each server of the process. */
const lately = new WeakMap<EvidenceParts['noteOf'], Lately>();

function toldLately(noteOf: EvidenceParts['noteOf']): Lately {
  const known = lately.get(noteOf) ?? new Map<string, Told[]>();
  lately.set(noteOf, known);
  return known;
}

/** What was told of another fact from the same source, where nothing that is told of them differs: all answers name the same few inputs. */
function toldBefore({ dataset, fact }: Asked, known: Lately): Input | undefined {
  return known.get(dataset)?.find((told) => isToldAlike(told.fact, fact))?.input;
}

function isToldAlike(a: Fact<unknown>, b: Fact<unknown>): boolean {
  if (a.source !== b.source) return false;
  if (!isKnown(a)) return !isKnown(b) && a.missing === b.missing;
  if (!isKnown(b) || a.asOf !== b.asOf || a.retrievedAt !== b.retrievedAt) return false;
  return a.status === b.status && a.reason === b.reason;
}

/** Remembers it in the place of the oldest of its dataset, where there are many. */
function tell(one: Asked, noteOf: EvidenceParts['noteOf'], known: Lately): Input {
  const { fact } = one;
  const input = sharedPart(inputOf(one, noteOf));
  const told: Told = { fact: isKnown(fact) ? { ...fact, value: undefined } : fact, input };
  const others = known.get(one.dataset);
  if (!others) known.set(one.dataset, [told]);
  else if (others.push(told) > REMEMBERED) others.shift();
  return input;
}

function inputOf({ dataset, fact }: Asked, noteOf: EvidenceParts['noteOf']): Input {
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
