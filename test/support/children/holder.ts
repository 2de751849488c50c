import { lockDirectory } from '../../../src/db/directoryLock.ts';

/** Holds a folder until it is killed, or says who does. */
try {
  lockDirectory(process.argv[2] ?? '');
  process.stdout.write('held\n');
  setInterval(() => undefined, 1_000);
} catch (error) {
  process.stdout.write(`refused ${String(error)}\n`);
}
