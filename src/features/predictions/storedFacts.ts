import { isKnown, type Fact, type FactStatus, type Need } from '../../../engines/facts.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Provenance } from '../../core/evidence.ts';
import type { EvidenceDesk, StoredInput } from '../../core/evidenceDesk.ts';

type Told = Provenance['inputs'][number];

/** An input as it was found again. */
export interface FoundInput {
  readonly told: Told;
  readonly query: unknown;
  readonly fact: Fact<unknown>;
  /** Whether its value was stored with the answer, or stands in a table of the code that runs now; none: it was missing then. */
  readonly from: 'store' | 'table' | 'nowhere';
  /** Why the value is not the one of then, or not there. */
  readonly fault?: string;
}

/**
 * Answers questions as they were answered before: the values from the store, what is embedded from the tables of the code, and
 * everything else about them from the provenance. Questions of one dataset are told apart by their order, which is the same in
 * every run.
 */
export class StoredFacts {
  readonly found: FoundInput[] = [];
  readonly #told: readonly Told[];
  readonly #stored: ReadonlyMap<number, StoredInput>;
  readonly #desk: Pick<EvidenceDesk, 'table'>;
  readonly #known = new Map<string, Fact<unknown>>();
  readonly #taken = new Map<string, number>();

  constructor(
    told: readonly Told[],
    stored: ReadonlyMap<number, StoredInput>,
    desk: Pick<EvidenceDesk, 'table'>,
  ) {
    this.#told = told;
    this.#stored = stored;
    this.#desk = desk;
  }

  ask(need: Need): Fact<unknown> {
    const key = `${need.dataset.id} ${canonicalJson(need.query)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#find(need);
    this.#known.set(key, found.fact);
    this.found.push(found);
    return found.fact;
  }

  #find(need: Need): FoundInput {
    const place = this.#nextPlaceOf(need.dataset.id);
    const told = this.#told[place];
    const { query } = need;
    if (!told) {
      const fault = 'the code that runs now asks what was not asked then';
      return {
        told: newcomer(need.dataset.id, fault),
        query,
        fact: { missing: fault, source: 'none' },
        from: 'nowhere',
        fault,
      };
    }
    if (told.status === 'missing')
      return {
        told,
        query,
        fact: { missing: told.reason ?? '', source: told.source },
        from: 'nowhere',
      };
    return this.#valueOf(told, need, this.#stored.get(place));
  }

  #valueOf(told: Told, need: Need, stored: StoredInput | undefined): FoundInput {
    const { query } = need;
    const lost = (fault: string): FoundInput => ({
      told,
      query,
      fact: { missing: fault, source: told.source },
      from: 'nowhere',
      fault,
    });
    if (stored)
      return stored.fault === undefined
        ? { told, query, fact: factOf(told, stored.value), from: 'store' }
        : lost(stored.fault);
    if (told.status !== 'embedded')
      return lost('the value was not stored: the server ended before it could be');
    const fact = this.#desk.table(told.source, need);
    return isKnown(fact)
      ? { told, query, fact: factOf(told, fact.value), from: 'table' }
      : lost(fact.missing);
  }

  #nextPlaceOf(dataset: string): number {
    const from = this.#taken.get(dataset) ?? -1;
    const place = this.#told.findIndex((told, i) => i > from && told.dataset === dataset);
    if (place >= 0) this.#taken.set(dataset, place);
    return place;
  }
}

function factOf(told: Told, value: unknown): Fact<unknown> {
  return {
    value,
    source: told.source,
    asOf: told.as_of ?? '',
    retrievedAt: told.retrieved_at ?? '',
    status: told.status as FactStatus,
    ...(told.reason === undefined ? {} : { reason: told.reason }),
  };
}

function newcomer(dataset: string, reason: string): Told {
  return {
    dataset,
    source: 'none',
    as_of: null,
    retrieved_at: null,
    licence: null,
    status: 'missing',
    reason,
  };
}
