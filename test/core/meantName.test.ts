import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { meantName } from '../../src/core/meantName.ts';

const point = z.object({ lat: z.number(), lon: z.number() });
const placed = point.extend({ place: z.string().optional() });

describe('what an agent names otherwise', () => {
  it.each([
    [placed, 'lat', { location: 'Goma' }, { sent: 'location', wanted: 'place' }],
    [placed, 'lon', { city: 'Goma' }, { sent: 'city', wanted: 'place' }],
    [placed, 'lat', { latitude: 1, city: 'Goma' }, { sent: 'latitude', wanted: 'lat' }],
    [point, 'lat', { location: 'Goma' }, undefined],
    [
      z.object({ question: z.string() }),
      'question',
      { query: '?' },
      { sent: 'query', wanted: 'question' },
    ],
  ])('is told the name that is read', (schema, missing, beside, meant) => {
    expect(meantName(schema, [missing], beside)).toEqual(meant);
  });
});
