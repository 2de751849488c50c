import type { Refused } from '../../core/operation.ts';
import { code } from '../auth/schemas.ts';
import type { Field } from '../../pages/index.ts';
import * as z from 'zod';

/** What pages and forms answer. */
export const html = z.string().describe('An HTML page');

export const EMAIL: Field = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  required: true,
  attributes: { autocomplete: 'username' },
};
export const PASSWORD: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  required: true,
  attributes: { autocomplete: 'current-password' },
};
export const NEW_PASSWORD: Field = {
  ...PASSWORD,
  hint: 'At least 8 characters that are hard to guess. Four or more random words make a good one.',
  attributes: { autocomplete: 'new-password', minlength: 8, maxlength: 128 },
};
export const CODE: Field = {
  name: 'code',
  label: 'Code',
  hint: 'From your authenticator, or a recovery code; only where two-factor is enabled.',
  attributes: { autocomplete: 'one-time-code', inputmode: 'text', maxlength: 40 },
};
export const optionalCode = code.optional();

/** A refused form again, with what was typed; nothing was typed at first. */
export interface Again extends Partial<Pick<Refused, 'errors' | 'typed'>> {
  readonly refused?: Refused;
}

/** What a refused form needs to be shown again. */
export function again(refused: Refused): Again {
  return { refused, errors: refused.errors, typed: refused.typed };
}
