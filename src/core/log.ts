import { writeSync } from 'node:fs';
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

/** POLICY: what is kept of a log that cannot be written, bytes; further lines are lost. */
const MOST_UNWRITTEN = 4 * 1024 * 1024;

/** Standard output. A full disk, or a reader that went away, stops no server: what is kept is written once there is room. */
function standardOutput(): DestinationStream {
  const to = pino.destination({ sync: false, ...TOGETHER, maxLength: MOST_UNWRITTEN });
  let isFailing = false;
  let isTold = false;
  to.on('write', () => (isFailing = false));
  to.on('error', (error: Error) => {
    isFailing = true;
    if (!isTold) tell(`the log cannot be written: ${error.message}`);
    isTold = true;
  });
  const flushSync = to.flushSync.bind(to);
  // At its end a process writes what is left, and would try for ever where that fails.
  to.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return to;
}

function tell(line: string): void {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // Standard error is as full as the log.
  }
}

/** A structured log: one JSON line an event, secrets redacted. */
export function createLog(level: string, destination?: DestinationStream): Log & { flush(): void } {
  const to = destination ?? standardOutput();
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
