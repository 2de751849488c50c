import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { failuresOf } from '../../src/core/validation.ts';

const schema = z.object({
  list: z.array(z.int()).min(1).max(2).default([1]),
  term_years: z.union([z.literal(15), z.literal(30)]).default(30),
  side: z.union([z.literal('on'), z.literal('')]).default(''),
});
const failures = (raw: object) => {
  const { error } = schema.safeParse(raw);
  if (!error) throw new Error('it was accepted');
  return failuresOf(error, { schema, raw }, { placeOf: () => 'body' });
};

// Pydantic 2 words these so: too_long and too_short tell the length that was sent, literal_error every choice.
describe('a refusal tells what was sent and what would be right', () => {
  it('of a list', () => {
    expect(failures({ list: [1, 2, 3] })).toEqual([
      {
        loc: ['body', 'list'],
        msg: 'List should have at most 2 items after validation, not 3',
        type: 'too_long',
        ctx: { max_length: 2, actual_length: 3 },
      },
    ]);
    expect(failures({ list: [] })[0]).toMatchObject({
      msg: 'List should have at least 1 item after validation, not 0',
      ctx: { min_length: 1, actual_length: 0 },
    });
  });

  it('of a choice of values that stand as alternatives', () => {
    const choice = { type: 'literal_error', ctx: { expected: '15 or 30' } };
    for (const term_years of [20, 'fifteen', null])
      expect(failures({ term_years })).toMatchObject([
        { msg: 'Input should be 15 or 30', ...choice },
      ]);
    expect(failures({ side: 'off' })[0]?.msg).toBe("Input should be 'on' or ''");
  });
});
