import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { QueryReader } from '../../src/connectors/pipeline/queryReader.ts';

const point = z.object({ lat: z.number().max(90), lon: z.number() });
const near = point.extend({ radiusKm: z.number().default(50) });

describe('a question read against its schema', () => {
  it('is what the schema makes of it, however often it is asked and in whatever order', () => {
    const reader = new QueryReader();
    const asked = [
      [point, { lat: 1, lon: 2 }],
      [point, { lat: 1, lon: 2 }],
      [near, { lat: 1, lon: 2 }],
      [point, { lat: 1, lon: -2 }],
      [point, { lat: 1, lon: -0 }],
      [point, { lat: 1, lon: 0 }],
      [near, { lat: 1, lon: 2, radiusKm: 9 }],
      [near, { lat: 1, lon: 2 }],
      [point, { lat: 1, lon: 2, more: 'dropped' }],
    ] as const;
    for (const [schema, query] of asked)
      expect(reader.read(schema, query)?.data).toEqual(schema.parse(query));
  });

  it('is none where it breaks the schema, after one that did not', () => {
    const reader = new QueryReader();
    expect(reader.read(point, { lat: 90, lon: 0 })).toBeDefined();
    expect(reader.read(point, { lat: 91, lon: 0 })).toBeUndefined();
    expect(reader.read(point, { lat: 91, lon: 0 })).toBeUndefined();
    expect(reader.read(point, undefined)).toBeUndefined();
    expect(reader.read(point, { lat: 90, lon: 0 })?.data).toEqual({ lat: 90, lon: 0 });
  });
});
