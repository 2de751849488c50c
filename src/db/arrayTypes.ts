import { types, type PGlite } from '@electric-sql/pglite';

/**
 * Types of PostgreSQL and of their arrays, by number. Numbers below 10,000 are given by hand and stay from version to version.
 *
 * @source PostgreSQL 17, src/include/catalog/pg_type.dat; a test compares them with the embedded database's own catalog
 */
const ARRAY_OF: readonly (readonly [element: number, array: number])[] = [
  [16, 1000], // bool
  [17, 1001], // bytea
  [18, 1002], // "char"
  [19, 1003], // name
  [20, 1016], // int8
  [21, 1005], // int2
  [23, 1007], // int4
  [25, 1009], // text
  [26, 1028], // oid
  [114, 199], // json
  [700, 1021], // float4
  [701, 1022], // float8
  [869, 1041], // inet
  [1042, 1014], // bpchar
  [1043, 1015], // varchar
  [1082, 1182], // date
  [1083, 1183], // time
  [1114, 1115], // timestamp
  [1184, 1185], // timestamptz
  [1186, 1187], // interval
  [1700, 1231], // numeric
  [2205, 2210], // regclass
  [2950, 2951], // uuid
  [3802, 3807], // jsonb
];

/**
 * Lets arrays of built-in types be read and written. PGlite asks the catalog for all types instead, which is a tenth of a start;
 * `refreshArrayTypes` still does.
 */
export function knowArrayTypes({
  parsers,
  serializers,
}: Pick<PGlite, 'parsers' | 'serializers'>): void {
  for (const [element, array] of ARRAY_OF) {
    const asText = (text: string) => text;
    parsers[array] = (text) => types.arrayParser(text, parsers[element] ?? asText, array);
    serializers[array] = (value) => types.arraySerializer(value, serializers[element], array);
  }
}
