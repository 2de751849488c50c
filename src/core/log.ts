import { pino, type DestinationStream } from 'pino';
import type { Log } from './context.ts';

/** Fields that never reach a log line. */
const SECRET_FIELDS = [
  'password',
  'api_key',
  'apiKey',
  'x_api_key',
  'token',
  'secret',
  'code',
  'authorization',
  'cookie',
  '*.password',
  '*.api_key',
  '*.apiKey',
  '*.x_api_key',
  '*.token',
  '*.secret',
  '*.authorization',
  '*.cookie',
  '*["x-api-key"]',
  '*["x-admin-token"]',
];

/**
 * POLICY: lines are written together, once they are so many bytes or have waited for so many ms, since each write wakes a thread. What is left is
 * written when the process ends; SIGKILL loses it.
 */
const TOGETHER = { minLength: 4_096, periodicFlush: 100 };

/** A structured log: one JSON line an event, secrets redacted. */
export function createLog(level: string, destination?: DestinationStream): Log & { flush(): void } {
  const to = destination ?? pino.destination({ sync: false, ...TOGETHER });
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const requests = pino(options, to);
  const redact = { paths: SECRET_FIELDS, censor: '[redacted]' };
  const logger = pino({ ...options, redact }, to);
  return {
    request: (fields) => requests.info(fields, 'request'),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    flush: () => logger.flush(),
  };
}
