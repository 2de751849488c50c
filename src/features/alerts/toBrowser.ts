import type { Context } from '../../core/context.ts';

/** Whether a page asks, not a program. */
export function isBrowser({ http }: Pick<Context, 'http'>): boolean {
  return String(http.headers['accept'] ?? '').includes('text/html');
}

/** Sends a browser on to a page of ours, so that reloading repeats nothing. A program gets the answer itself. */
export function sendOn(context: Pick<Context, 'http'>, path: string): void {
  if (!isBrowser(context)) return;
  context.http.replyStatus = 303;
  context.http.replyHeaders['Location'] = path;
}

/** The page of an answer that sends a browser on. */
export const nothingToShow = (): string => '';
