import { ERRORS, ApiError } from '../core/errors.ts';
import type { Refused } from '../core/operation.ts';
import { ValidationFailure } from '../core/validation.ts';

/** The refusal behind an error; undefined for a bug, which is nobody's input. */
export function refusalOf(error: unknown): Omit<Refused, 'typed'> | undefined {
  if (error instanceof ValidationFailure) {
    const errors: Record<string, string> = {};
    for (const { loc, msg } of error.detail) errors[String(loc[1] ?? '')] ??= sentence(msg);
    return { status: 422, title: 'Please check your input', message: '', errors };
  }
  if (error instanceof ApiError && error.status < 500)
    return {
      status: error.status,
      title: ERRORS[error.code][1],
      message: error.message,
      errors: {},
    };
  return undefined;
}

/** Words of a schema as a person reads them at a field. */
function sentence(message: string): string {
  const text = message
    .replace(/^Field required$/, 'Please fill this in.')
    .replace(/^Value error, /, '')
    .replace(/^String should match pattern '.*': /s, 'This ')
    .replace(
      /^value is not a valid email address$/,
      'Write an e-mail address, such as ada@example.org.',
    )
    .replace(
      /^(Input|String) should have at least (\d+) characters?$/,
      'Use at least $2 characters.',
    )
    .replace(/^(Input|String) should have at most (\d+) characters?$/, 'Use at most $2 characters.')
    .replace(/^Input should be /, 'This should be ');
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
