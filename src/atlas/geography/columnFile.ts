import { openSync, readSync } from 'node:fs';

/** The kinds of number a column may hold; `utf8` is bytes of text. */
const KINDS = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
  utf8: Uint8Array,
} as const;
type Kind = keyof typeof KINDS;

/** A column of a table: its numbers one after the other. */
export type Column =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

interface Head {
  /** What the table says of itself: dates, sources, lists of words. */
  readonly about: unknown;
  readonly columns: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly at: number;
    readonly length: number;
  }[];
}

/** A table in a file: a column is read when it is asked for, in one piece and without parsing. */
export interface ColumnFile {
  readonly about: unknown;
  column(name: string): Column;
  /** A column's bytes from one offset to another; all of them by default. */
  bytes(name: string, from?: number, to?: number): Buffer;
}

const MAGIC = 'GEOCOL01';
const ALIGN = 8;
const upTo = (at: number): number => Math.ceil(at / ALIGN) * ALIGN;

/**
 * Packs columns into one file: eight letters, the length of the head, the head as JSON, then the columns, each on a boundary of
 * eight bytes, little end first.
 *
 * @param about  anything JSON can hold
 */
export function packColumns(
  about: unknown,
  columns: Readonly<Record<string, { readonly kind: Kind; readonly values: Column }>>,
): Uint8Array {
  let at = 0;
  const list = Object.entries(columns).map(([name, { kind, values }]) => {
    const entry = { name, kind, at, length: values.length };
    at = upTo(at + values.byteLength);
    return entry;
  });
  const head = Buffer.from(JSON.stringify({ about, columns: list } satisfies Head));
  const from = upTo(MAGIC.length + 4 + head.length);
  const file = Buffer.alloc(from + at);
  file.write(MAGIC, 0, 'latin1');
  file.writeUInt32LE(head.length, MAGIC.length);
  head.copy(file, MAGIC.length + 4);
  for (const { name, at: offset } of list) {
    const values = columns[name]?.values;
    if (values)
      file.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), from + offset);
  }
  return file;
}

/** Opens a file of columns. It stays open, since parts of it are read as long as the process lives. */
export function openColumns(path: string | URL): ColumnFile {
  const file = openSync(path, 'r');
  const read = (at: number, length: number): Buffer => {
    const into = Buffer.from(new ArrayBuffer(length));
    readSync(file, into, 0, length, at);
    return into;
  };
  const start = read(0, MAGIC.length + 4);
  if (start.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new Error(`${String(path)} is not a file of columns`);
  const length = start.readUInt32LE(MAGIC.length);
  const { about, columns } = JSON.parse(read(MAGIC.length + 4, length).toString()) as Head;
  const body = upTo(MAGIC.length + 4 + length);
  const find = (name: string) => {
    const entry = columns.find((each) => each.name === name);
    if (!entry) throw new Error(`${String(path)} has no column ${name}`);
    return { ...entry, at: body + entry.at, size: KINDS[entry.kind].BYTES_PER_ELEMENT };
  };
  return {
    about,
    column(name) {
      const { kind, at, length: count, size } = find(name);
      return new KINDS[kind](read(at, count * size).buffer as ArrayBuffer, 0, count);
    },
    bytes(name, from = 0, to) {
      const { at, length: count, size } = find(name);
      return read(at + from, (to ?? count * size) - from);
    },
  };
}
