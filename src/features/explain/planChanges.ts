import * as z from 'zod';
import { likelyName } from '../../core/nearestNames.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { failuresOf, ValidationFailure, type ValidationItem } from '../../core/validation.ts';
import { NAMED_FACTS, OTHER_NAMES, type NamedFact } from './namedFacts.ts';

const IN_BODY = { placeOf: () => 'body' as const };

/** A change as it is carried out: of the question, or of what a source says. */
export type PlannedChange =
  | { readonly name: string; readonly kind: 'input'; readonly to: unknown }
  | { readonly name: string; readonly kind: 'fact'; readonly to: number; readonly fact: NamedFact };

/** What may be changed of an operation: what it takes, and what it asks of the world. */
function changeableOf({ input, datasets }: NamedOperation): string[] {
  const taken = Object.keys((input as z.ZodObject).shape ?? {}).filter((name) => name !== 'place');
  const asked = NAMED_FACTS.filter(({ dataset }) => datasets?.includes(dataset)).map(
    ({ name }) => name,
  );
  return [...new Set([...taken, ...asked])];
}

/**
 * The changes as they are carried out.
 *
 * @throws ValidationFailure naming what cannot be changed and what can, and values out of bounds
 */
export function planChanges(
  operation: NamedOperation,
  changes: Readonly<Record<string, unknown>>,
): PlannedChange[] {
  const shape = (operation.input as z.ZodObject).shape ?? {};
  const faults: ValidationItem[] = [];
  const planned = Object.entries(changes).flatMap(([told, to]): PlannedChange[] => {
    const name = told in shape ? told : (OTHER_NAMES[told] ?? told);
    if (name in shape) return [{ name, kind: 'input', to }];
    const fact = NAMED_FACTS.find(
      (each) => each.name === name && operation.datasets?.includes(each.dataset),
    );
    if (!fact) {
      faults.push(unknownName(told, operation));
      return [];
    }
    const schema = z.object({ changes: z.object({ [told]: fact.schema }) });
    const raw = { changes: { [told]: to } };
    const parsed = schema.safeParse(raw);
    if (!parsed.success) faults.push(...failuresOf(parsed.error, { schema, raw }, IN_BODY));
    else return [{ name, kind: 'fact', to: Number(to), fact }];
    return [];
  });
  if (faults.length > 0) throw new ValidationFailure(faults);
  return planned;
}

function unknownName(name: string, operation: NamedOperation): ValidationItem {
  const known = changeableOf(operation);
  return {
    loc: ['body', 'changes', name],
    msg: `${operation.id} neither takes nor asks it; it may change ${known.join(', ')}${nearest(name, known)}`,
    type: 'value_error',
  };
}

function nearest(name: string, known: readonly string[]): string {
  const likely = likelyName(name, known);
  return likely === undefined ? '' : ` (did you mean ${likely}?)`;
}

/**
 * An input as the operation parses it.
 *
 * @param member  of the body that it stands in, for errors
 * @throws ValidationFailure
 */
export function parsedInput({ input }: NamedOperation, value: unknown, member: string): unknown {
  const schema = z.object({ [member]: input });
  const raw = { [member]: value };
  const parsed = schema.safeParse(raw);
  if (!parsed.success)
    throw new ValidationFailure(failuresOf(parsed.error, { schema, raw }, IN_BODY));
  return parsed.data[member];
}
