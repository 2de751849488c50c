import { withCommas } from '../../withCommas.ts';
import { knownDigits, type Interval } from './knownDigits.ts';

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
  /** As the text writes it, where it has more digits than are known. */
  readonly shown?: string;
}

/** Values of a record, each noted where it is used: a narrative can say nothing that does not stand there. */
export class Quotes {
  readonly #record: StoredRecord;
  readonly #cited = new Map<string, Citation>();

  /** What the operation is called in words. */
  readonly title: string | undefined;

  constructor(record: StoredRecord, title?: string) {
    this.#record = record;
    this.title = title;
  }

  /** What was shown, in the order of first use. */
  get citations(): readonly Citation[] {
    return [...this.#cited.values()];
  }

  /**
   * The value as the record writes it, numbers with no digits finer than their interval; undefined, and nothing noted, where there
   * is none.
   */
  text(...path: readonly (string | number)[]): string | undefined {
    const value = this.at(...path);
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return undefined;
    const pointer = pointerOf(path);
    const written = String(value);
    const shown = typeof value === 'number' ? this.#shown(value, path) : written;
    this.#cited.set(pointer, { pointer, value, ...(shown === written ? {} : { shown }) });
    return shown;
  }

  /**
   * A number times a factor that the record does not hold, in three figures with separated thousands; undefined, and nothing
   * noted, where there is none.
   */
  times(factor: number, ...path: readonly (string | number)[]): string | undefined {
    const value = this.at(...path);
    if (typeof value !== 'number') return undefined;
    const shown = withCommas(Number((value * factor).toPrecision(3)));
    const pointer = pointerOf(path);
    this.#cited.set(`${pointer} ${shown}`, { pointer, value, shown });
    return shown;
  }

  #shown(value: number, path: readonly (string | number)[]): string {
    const name = String(path.at(-1));
    if (COORDINATE.test(name)) return String(value);
    const holder = this.at(...path.slice(0, -1));
    return knownDigits(value, intervalOf(holder as Members | undefined, name));
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

type Members = Readonly<Record<string | number, unknown>>;

/** Coordinates are those of the question, not estimates. */
const COORDINATE = /^(lat|lon)$/;

/** Ends of the interval of a number, or of which it is an end, as answers name them: `p10` beside it, or `its_name_p05`. */
function intervalOf(holder: Members | undefined, name: string): Interval | undefined {
  const stem = name.replace(/_?p\d\d$/, '');
  const prefixes = [...(stem === '' || stem === name ? [''] : []), `${stem}_`];
  for (const prefix of prefixes)
    for (const [low, high] of ENDS) {
      const ends = [holder?.[prefix + low], holder?.[prefix + high]];
      if (typeof ends[0] === 'number' && typeof ends[1] === 'number')
        return { low: ends[0], high: ends[1] };
    }
  return undefined;
}
const ENDS = [
  ['p10', 'p90'],
  ['p05', 'p95'],
] as const;

function pointerOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
