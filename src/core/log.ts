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

/** A structured log: one JSON line an event, secrets redacted. */
export function createLog(level: string, destination?: DestinationStream): Log & { flush(): void } {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS, censor: '[redacted]' },
  };
  const logger = destination
    ? pino(options, destination)
    : pino(options, pino.destination({ sync: false, minLength: 0 }));
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    flush: () => logger.flush(),
  };
}
