import { describe, expect, it } from 'vitest';
import { injectionFields } from '../../../../engines/ground/datasets/injection.ts';
import {
  fieldsAbout,
  inducedWarnings,
} from '../../../../engines/hazards/earthquake/answers/inducedWarnings.ts';
import { injectionFieldsAtlas } from '../../../../src/atlas/injectionFields.ts';

const warned = (lat: number, lon: number) => {
  const at = { lat, lon };
  const value = injectionFields.answer.parse(injectionFieldsAtlas.answer(fieldsAbout(at).query));
  return inducedWarnings(at, {
    value,
    source: 'test',
    asOf: '2024-01-01T00:00:00Z',
    retrievedAt: '2026-01-01T00:00:00Z',
    status: 'embedded',
  });
};

describe('places where people make earthquakes', () => {
  it('are told that the rates do not hold them, with the strongest', () => {
    // Pawnee, Oklahoma: M 5.8 of 2016-09-03
    expect(warned(36.34, -96.8)[0]).toContain('M 5.8');
  });

  it('are no others', () => {
    expect(warned(48.86, 2.35)).toEqual([]);
    expect(inducedWarnings({ lat: 0, lon: 0 }, { missing: 'nobody', source: 'test' })).toEqual([]);
  });
});
