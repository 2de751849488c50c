/** Every error code with its status and title; 422 has a body of its own (`validation.ts`). */
export const ERRORS = {
  bad_request: [400, 'Bad request'],
  invalid_signature: [400, 'Invalid signature'],
  missing_api_key: [401, 'Missing API key'],
  invalid_api_key: [401, 'Invalid API key'],
  invalid_credentials: [401, 'Invalid credentials'],
  invalid_token: [401, 'Invalid token'],
  totp_required: [401, 'Two-factor code required'],
  invalid_totp: [401, 'Invalid two-factor code'],
  payment_required: [402, 'Payment required'],
  forbidden: [403, 'Forbidden'],
  csrf_failed: [403, 'Cross-site request refused'],
  plan_limit: [403, 'Plan limit reached'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  not_acceptable: [406, 'Not acceptable'],
  request_timeout: [408, 'Request time-out'],
  conflict: [409, 'Conflict'],
  idempotency_in_progress: [409, 'Request in progress'],
  job_not_finished: [409, 'Job not finished'],
  payload_too_large: [413, 'Payload too large'],
  unsupported_media_type: [415, 'Unsupported media type'],
  rate_limited: [429, 'Too many requests'],
  quota_exceeded: [429, 'Quota exceeded'],
  too_many_attempts: [429, 'Too many attempts'],
  internal_error: [500, 'Internal error'],
  upstream_error: [502, 'Upstream error'],
  overloaded: [503, 'Overloaded'],
  database_unavailable: [503, 'Database unavailable'],
  draining: [503, 'Shutting down'],
  source_unavailable: [503, 'Source unavailable'],
  not_configured: [503, 'Not configured'],
  upstream_timeout: [504, 'Upstream time-out'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorExtras {
  /** Seconds for `Retry-After`; 429 and 503 always carry one. */
  readonly retryAfterS?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the problem object, such as `reason` and `source`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** An error that the caller is told about; anything else thrown is a bug and shown as 500. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: ErrorExtras;

  /** @param detail  a sentence for the caller: what is wrong and what to do */
  constructor(code: ErrorCode, detail: string, extras: ErrorExtras = {}) {
    super(detail);
    this.name = 'ApiError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.extras = extras;
  }
}

/** RFC 9457 problem object, `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly request_id: string;
  readonly [member: string]: unknown;
}

/** The problem object of an error. */
export function problemOf(error: ApiError, requestId: string): Problem {
  const [status, title] = ERRORS[error.code];
  return {
    type: `/docs/errors#${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    request_id: requestId,
    ...error.extras.members,
  };
}

/** POLICY. Seconds to wait where an error names none: a server that lacks a setting has it no sooner than somebody sets it. */
const waitOf = ({ code, extras }: ApiError): number =>
  extras.retryAfterS ?? (code === 'not_configured' ? 3_600 : 5);

/** Headers an error sends beside its body. */
export function headersOf(error: ApiError): Record<string, string> {
  const headers: Record<string, string> = { ...error.extras.headers };
  if (error.status === 401) headers['WWW-Authenticate'] = 'ApiKey realm="api"';
  if (error.status === 429 || error.status === 503)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(waitOf(error))));
  return headers;
}
