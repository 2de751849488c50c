import type * as z from 'zod';

type BoundIssue = Extract<z.core.$ZodIssue, { code: 'too_small' | 'too_big' }>;

interface BoundWords {
  readonly msg: string;
  readonly type: string;
  readonly ctx: Readonly<Record<string, number>>;
}

/**
 * What is too small or too large, in pydantic's words: a number, a text by its characters, a list by its items.
 *
 * @param value  what was sent
 */
export function boundWords(issue: BoundIssue, value: unknown): BoundWords {
  const isMin = issue.code === 'too_small';
  const bound = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') return textWords(isMin, bound);
  if (issue.origin === 'array') return listWords(isMin, bound, value);
  const inclusive = issue.inclusive !== false;
  const comparison = isMin ? 'greater' : 'less';
  return {
    msg: `Input should be ${comparison} than ${inclusive ? 'or equal to ' : ''}${bound}`,
    type: `${comparison}_than${inclusive ? '_equal' : ''}`,
    ctx: { [`${isMin ? 'g' : 'l'}${inclusive ? 'e' : 't'}`]: bound },
  };
}

function textWords(isMin: boolean, bound: number): BoundWords {
  const characters = `${bound} ${bound === 1 ? 'character' : 'characters'}`;
  return {
    msg: `String should have at ${isMin ? 'least' : 'most'} ${characters}`,
    type: isMin ? 'string_too_short' : 'string_too_long',
    ctx: { [isMin ? 'min_length' : 'max_length']: bound },
  };
}

function listWords(isMin: boolean, bound: number, value: unknown): BoundWords {
  const items = `${bound} ${bound === 1 ? 'item' : 'items'} after validation`;
  const length = Array.isArray(value) ? value.length : undefined;
  const not = length === undefined ? '' : `, not ${length}`;
  return {
    msg: `List should have at ${isMin ? 'least' : 'most'} ${items}${not}`,
    type: isMin ? 'too_short' : 'too_long',
    ctx: {
      [isMin ? 'min_length' : 'max_length']: bound,
      ...(length === undefined ? {} : { actual_length: length }),
    },
  };
}
