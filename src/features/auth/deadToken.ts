import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { noteDeadLink } from './noteRefusal.ts';

/** One text for tokens that are unknown, used, expired, or not the newest; whose link it was is told of it in the log. */
export function deadToken(token: string, context: Context): ApiError {
  noteDeadLink(token, context);
  return new ApiError(
    'invalid_token',
    'This link is not valid: it was used, has expired, or a newer one was sent. Ask for another.',
  );
}
