import { ApiError } from './errors.ts';

/** How long a caller may wait before it asks again, seconds. */
const RETRY_AFTER_S = 5;

/**
 * SQLSTATE classes and codes that say that the database cannot serve now, not that a statement is wrong: connection (08), no
 * resources such as memory, disk and connections (53), cancelled or shut down (57), a lock that is not given (55P03), deadlock
 * and serialisation (40), an internal failure such as a corrupt page (58, XX).
 *
 * @source PostgreSQL 15 documentation, appendix A
 */
const SQLSTATE = /^(?:08|53|57|58|40|XX)[0-9A-Z]{3}$|^55P03$/;
/** What the system and the drivers call a connection that is refused, lost or not to be had. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
]);
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client was closed and is not queryable|Client has encountered a connection error|No space left on device|PGlite is closed/i;

/**
 * What a failed statement means for the caller: `database_unavailable` where the database is gone, frozen, locked or full;
 * undefined where the statement itself is at fault, which is a bug.
 */
export function databaseFailure(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error.code === 'database_unavailable' ? error : undefined;
  if (!(error instanceof Error)) return undefined;
  const given = (error as { code?: unknown }).code;
  const code = typeof given === 'string' ? given : '';
  if (SQLSTATE.test(code) || SYSTEM.has(code) || WORDS.test(error.message))
    return unavailable(error);
  return error.cause === undefined ? undefined : databaseFailure(error.cause);
}

/** SQLSTATE of any kind. @source PostgreSQL 15 documentation, appendix A */
const ANY_SQLSTATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** Whether the database itself refused a statement as wrong: then it is surely not stored, as it may be wherever an answer was lost. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || databaseFailure(error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && ANY_SQLSTATE.test(code)) || isRefused(error.cause);
}

/** The number of a full disk where the embedded database's own system calls report it. @source Emscripten, errno.h: ENOSPC */
const EMBEDDED_ENOSPC = 51;

/** Whether a failure, or what caused it, is a disk without space. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, name, message, cause } = error as Readonly<Record<string, unknown>>;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
  if (name === 'ErrnoError' && errno === EMBEDDED_ENOSPC) return true;
  if (typeof message === 'string' && /No space left on device/i.test(message)) return true;
  return isDiskFull(cause);
}

/** The error of a database that does not serve. What was asked of it may be done all the same, where its answer was lost. */
export function unavailable(cause?: unknown): ApiError {
  const error = new ApiError(
    'database_unavailable',
    'The database does not answer. Try again shortly; a change that is sent again with its Idempotency-Key is made once.',
    { retryAfterS: RETRY_AFTER_S },
  );
  if (cause !== undefined) error.cause = cause;
  return error;
}

/**
 * A statement under a time limit: what a frozen database never answers must not hold the caller. What has come meanwhile, while the loop
 * was held, is seen before the time is said to be over.
 *
 * @throws ApiError `database_unavailable` when the time is over, or where the failure says so; other errors as they are
 */
export async function answered<T>(statement: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(unavailable())), limitMs);
  });
  try {
    return await Promise.race([explained(statement), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A statement whose failure says what it means for the caller. @throws ApiError `database_unavailable`; other errors as they are */
export function explained<T>(statement: Promise<T>): Promise<T> {
  return statement.catch((error: unknown) => {
    throw databaseFailure(error) ?? error;
  });
}
