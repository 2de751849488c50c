import { describe, expect, it } from 'vitest';
import { pipeIn } from '../../../../engines/signals/ask/pipeIn.ts';
import { waterMainRisk } from '../../../../engines/systems/infrastructure/index.ts';

describe('a water main in words', () => {
  it.each([
    ['how often does a cast iron water main break in anchorage?', { pipe_material: 'cast_iron' }],
    [
      'a ductile-iron water main, 60 years old, in denver',
      { pipe_material: 'ductile_iron', pipe_age_years: 60 },
    ],
    ['pvc water mains in tokyo', { pipe_material: 'pvc' }],
    ['risk of water main breaks in boston', {}],
    ['a 900-year-old water main', {}],
  ])('%s', (question, expected) => {
    expect(pipeIn(question)).toEqual(expected);
    expect(waterMainRisk.input.safeParse({ lat: 1, lon: 2, ...pipeIn(question) }).success).toBe(
      true,
    );
  });
});
