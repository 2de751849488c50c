import { isKnown, type Fact, type Need } from '../../../engines/facts.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Context } from '../../core/context.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { rerun } from '../../core/rerun.ts';
import { parsedInput, type PlannedChange } from './planChanges.ts';

type Told = Fact<unknown> | Promise<Fact<unknown>>;

/** One question at one moment, asked of the world once and then computed with changes. */
export class Worlds {
  readonly #operation: NamedOperation;
  readonly #input: Readonly<Record<string, unknown>>;
  readonly #context: Context;
  readonly #nowMs: number;
  readonly #facts = new Map<string, { readonly dataset: string; readonly fact: Told }>();

  constructor(
    operation: NamedOperation,
    input: Readonly<Record<string, unknown>>,
    context: Context,
  ) {
    this.#operation = operation;
    this.#input = input;
    this.#context = context;
    this.#nowMs = context.clock.now();
  }

  /** The answer with some changes; without any, as it is. */
  answer(changes: readonly PlannedChange[]): Promise<unknown> {
    const told = Object.fromEntries(
      changes.flatMap((each) => (each.kind === 'input' ? [[each.name, each.to]] : [])),
    );
    const member = changes.length > 0 ? 'changes' : 'input';
    const input = parsedInput(this.#operation, { ...this.#input, ...told }, member);
    const facts = changes.flatMap((each) => (each.kind === 'fact' ? [each] : []));
    const ask = (need: Need): Told => {
      const own = facts.filter(({ fact }) => fact.dataset === need.dataset.id);
      const fact = this.#ask(need);
      if (own.length === 0) return fact;
      return fact instanceof Promise ? fact.then((late) => changed(late, own)) : changed(fact, own);
    };
    return rerun(this.#operation, input, { ask, nowMs: this.#nowMs, context: this.#context });
  }

  /** What a fact says now; null where nobody knows, or nobody asked. */
  async valueOf(change: PlannedChange): Promise<unknown> {
    if (change.kind === 'input') {
      const parsed = parsedInput(this.#operation, this.#input, 'input');
      return (parsed as Readonly<Record<string, unknown>>)[change.name] ?? null;
    }
    for (const { dataset, fact } of this.#facts.values()) {
      if (dataset !== change.fact.dataset) continue;
      const known = await fact;
      if (isKnown(known)) return change.fact.read(known.value as Readonly<Record<string, unknown>>);
    }
    return null;
  }

  #ask(need: Need): Told {
    const key = `${need.dataset.id} ${canonicalJson(need.query)}`;
    const known = this.#facts.get(key);
    if (known) return known.fact;
    const fact = this.#context.ask(need, this.#context.signal);
    this.#facts.set(key, { dataset: need.dataset.id, fact });
    return fact;
  }
}

type FactChange = Extract<PlannedChange, { readonly kind: 'fact' }>;

/** A fact that nobody knows stays unknown: a change needs the rest of what the source says. */
function changed(fact: Fact<unknown>, changes: readonly FactChange[]): Fact<unknown> {
  if (!isKnown(fact)) return fact;
  const value = changes.reduce<Readonly<Record<string, unknown>>>(
    (held, { fact: named, to }) => named.change(held, to),
    fact.value as Readonly<Record<string, unknown>>,
  );
  return { ...fact, value };
}
