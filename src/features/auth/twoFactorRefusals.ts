import { ApiError } from '../../core/errors.ts';

/** A code that is wrong, too old or used. */
export function wrongCode(): ApiError {
  return new ApiError(
    'invalid_totp',
    'The code is wrong, too old, or was used before. Wait for the next one and check the clock of the device.',
  );
}

/** Nothing waits for its first code. */
export function notPending(isEnabled: boolean): ApiError {
  return new ApiError(
    'conflict',
    isEnabled
      ? 'Two-factor authentication is enabled already.'
      : 'There is nothing to activate: begin with POST /api/v1/auth/2fa/enroll.',
  );
}
