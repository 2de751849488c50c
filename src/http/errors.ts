import { h } from 'preact';
import type { Log } from '../core/context.ts';
import { databaseFailure } from '../core/databaseFailure.ts';
import { ApiError, headersOf, problemOf } from '../core/errors.ts';
import { CallFailure } from '../core/perform.ts';
import { ValidationFailure } from '../core/validation.ts';
import { PAGE_HEADERS } from '../pages/headers.ts';
import { page } from '../pages/page.ts';

/** An error as it goes over the wire. */
export interface ErrorReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The reply to anything thrown. Unknown errors are logged whole and shown as 500 with the request's id, never a stack.
 *
 * @param wantsHtml  the route answers pages: the same status, as a page
 */
export function errorReply(
  thrown: unknown,
  requestId: string,
  options: { log: Log; wantsHtml?: boolean },
): ErrorReply {
  const limits = thrown instanceof CallFailure ? thrown.headers : {};
  const reason = thrown instanceof CallFailure ? thrown.reason : thrown;
  if (reason instanceof ValidationFailure) {
    if (options.wantsHtml)
      return errorPage(422, 'Please check your input', { detail: reason.message, headers: limits });
    return {
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ detail: reason.detail }),
      headers: { ...limits, ...reason.headers },
    };
  }
  const error =
    reason instanceof ApiError
      ? reason
      : (databaseFailure(reason) ?? unexpected(reason, requestId, options.log));
  const problem = problemOf(error, requestId);
  const headers = { ...limits, ...headersOf(error) };
  if (options.wantsHtml)
    return errorPage(error.status, problem.title, { detail: problem.detail, headers });
  return {
    status: error.status,
    contentType: 'application/problem+json',
    body: JSON.stringify(problem),
    headers,
  };
}

function unexpected(reason: unknown, requestId: string, log: Log): ApiError {
  log.error({ err: reason, requestId }, 'unexpected error');
  return new ApiError(
    'internal_error',
    `Something went wrong on our side. Quote the request id ${requestId} when you report it.`,
  );
}

function errorPage(
  status: number,
  title: string,
  {
    detail,
    headers,
  }: { readonly detail: string; readonly headers: Readonly<Record<string, string>> },
): ErrorReply {
  const body = page({
    title,
    width: 'narrow',
    body: [
      h('p', { class: 'tier' }, `Error ${status}`),
      h('h1', null, title),
      h('p', { class: 'lead' }, detail),
      h('p', { class: 'actions' }, [
        status === 401 ? h('a', { class: 'button', href: '/account/signin' }, 'Sign in') : null,
        h('a', { class: 'button quiet', href: '/docs' }, 'To the documentation'),
      ]),
    ],
  });
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    body,
    headers: { ...PAGE_HEADERS, ...headers },
  };
}
