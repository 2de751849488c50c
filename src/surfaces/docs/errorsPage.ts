import { h } from 'preact';
import { BODY } from '../../../config/limits.ts';
import { ERRORS, type ErrorCode } from '../../core/errors.ts';
import { table } from '../../pages/table.ts';
import { docsPage } from './docsPage.ts';

const ADVICE: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request is no HTTP or no JSON that can be read; detail says where it breaks.',
  invalid_signature: 'The signature does not belong to the body: sign the bytes as they are sent.',
  missing_api_key:
    'Register at POST /api/v1/auth/register and send the key in the header X-API-Key.',
  invalid_api_key:
    'The key is malformed, unknown, revoked or expired, or header and query differ. Sign in for a new one.',
  invalid_credentials:
    'Address or password is wrong; a lost password is set anew by a mailed link.',
  invalid_token: 'The link was used, is too old or is not whole: ask for a new one.',
  totp_required: 'The account has a second factor: send its six digits as code.',
  invalid_totp: 'The code is wrong or was used: wait for the next, or use a recovery code.',
  payment_required: 'The plan does not hold this: see GET /api/v1/billing/pricing.',
  forbidden: 'The key is valid but may not do this; detail names the right that it lacks.',
  csrf_failed: 'A form of another site sent this. Open the page here and send it again.',
  plan_limit: 'The plan allows no more of these: remove one, or choose a larger plan.',
  not_found:
    'Nothing is at this address, or it belongs to another account. /docs lists every endpoint.',
  method_not_allowed: 'The header Allow names the methods of this path.',
  not_acceptable: 'Ask for application/json, or for a form of the answer that the endpoint names.',
  request_timeout: 'The body came too slowly; send it again.',
  conflict: 'What is there differs from what the request takes for granted; detail says how.',
  idempotency_in_progress:
    'The first request with this Idempotency-Key is still at work. Try again after Retry-After.',
  job_not_finished: 'The work goes on: ask for its state, and for the result when that says done.',
  payload_too_large: `Send less, or split it. JSON may have ${BODY.jsonBytes} bytes where a key vouches for the call, ${BODY.strangersBytes} in open calls and without a key; forms ${BODY.formBytes}.`,
  unsupported_media_type: 'Name the type of the body in Content-Type: usually application/json.',
  rate_limited: 'Wait for the seconds in Retry-After. In any 60 seconds only so many calls pass.',
  quota_exceeded: 'The day or month is used up; the RateLimit header says when it starts anew.',
  too_many_attempts: 'Too many tries from one address or at one account: wait for Retry-After.',
  internal_error: 'A fault of this service. Give the request_id to whoever runs it.',
  upstream_error: 'A provider that this needs answered wrongly; try again later.',
  overloaded:
    'More work waits than is done within half a minute, or the computation took longer. Refused at once; try again after Retry-After.',
  database_unavailable: 'The database does not answer. Nothing was changed; try again.',
  draining: 'The server is stopping; another takes over. Try again after Retry-After.',
  source_unavailable:
    'The source that would have to answer cannot. This is never read as "nothing happened".',
  not_configured: 'Whoever runs this server has not set this up; detail names the setting.',
  upstream_timeout: 'A provider that this needs did not answer in time; try again later.',
};

/** Every error code, with what to do. */
export function errorsPage(): string {
  return docsPage('Errors', '/docs/errors', [
    h('h1', null, 'Errors'),
    h(
      'p',
      null,
      'A request that fails validation is 422 with the schema HTTPValidationError: each failure names the field, the bound and the fix. Every other error is RFC 9457, application/problem+json, with a stable code.',
    ),
    table({
      stack: true,
      rows: Object.entries(ERRORS) as [ErrorCode, (typeof ERRORS)[ErrorCode]][],
      columns: [
        { key: 'status', title: 'Status', cell: ([, [status]]) => String(status) },
        { key: 'code', title: 'Code', cell: ([code]) => h('code', { id: code }, code) },
        { key: 'title', title: 'Title', cell: ([, [, title]]) => title },
        { key: 'advice', title: 'What to do', cell: ([code]) => ADVICE[code] },
      ],
    }),
  ]);
}
