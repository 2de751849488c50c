/** A stored answer, as anyone can recompute its hash from. */
export interface StoredRecord {
  readonly computed_at: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** `<group>_<procedure>`. */
  readonly operation: string;
  readonly reply: Readonly<Record<string, unknown>>;
}

/** A number or text of the record that a narrative shows, and where it stands (RFC 6901). */
export interface Citation {
  readonly pointer: string;
  readonly value: string | number | boolean;
}

/** Values of a record, each noted where it is used: a narrative can say nothing that does not stand there. */
export class Quotes {
  readonly #record: StoredRecord;
  readonly #cited = new Map<string, Citation>();

  constructor(record: StoredRecord) {
    this.#record = record;
  }

  /** What was shown, in the order of first use. */
  get citations(): readonly Citation[] {
    return [...this.#cited.values()];
  }

  /** The value as the record writes it; undefined, and nothing noted, where there is none. */
  text(...path: readonly (string | number)[]): string | undefined {
    const value = this.at(...path);
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return undefined;
    const pointer = pointerOf(path);
    this.#cited.set(pointer, { pointer, value });
    return String(value);
  }

  /** What stands at a place of the record, for decisions that show nothing. */
  at(...path: readonly (string | number)[]): unknown {
    let value: unknown = this.#record;
    for (const step of path) {
      if (value === null || typeof value !== 'object') return undefined;
      value = (value as Readonly<Record<string | number, unknown>>)[step];
    }
    return value ?? undefined;
  }

  /** Names of the members of an object, indexes of a list. */
  members(...path: readonly (string | number)[]): readonly string[] {
    const value = this.at(...path);
    return value !== null && typeof value === 'object' ? Object.keys(value) : [];
  }
}

function pointerOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
