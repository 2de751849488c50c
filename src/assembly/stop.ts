import type { Server } from 'node:http';
import { SERVER } from '../../config/limits.ts';
import type { OpenedGrids } from '../atlas/grids/openGrids.ts';
import type { Services } from '../core/context.ts';
import type { OpenDatabase } from '../db/orm.ts';
import type { Assembled } from './assemble.ts';

/** What is ended, and what it was given. */
export interface Stopping extends Assembled {
  readonly http: Server;
  readonly state: { draining: boolean };
  readonly database: OpenDatabase;
  readonly grids: OpenedGrids | undefined;
  readonly log: Services['log'];
}

/**
 * Says that it stops, takes no new work, finishes what is under way, writes what is in memory, closes.
 *
 * @param noticeMs  how long it still listens, so that whoever shares requests out hears of it
 */
export async function stop(parts: Stopping, noticeMs: number): Promise<void> {
  const { http, state, stopping, log, pool } = parts;
  state.draining = true;
  log.info({}, 'stopping');
  if (noticeMs > 0) await new Promise((over) => setTimeout(over, noticeMs));
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  stopping.abort(new Error('the server is stopping'));
  http.closeIdleConnections();
  const late = setTimeout(() => http.closeAllConnections(), SERVER.drainMs);
  // What cannot be computed in time is answered as `draining`, so that whoever asked can ask elsewhere.
  const givesUp = setTimeout(() => pool.giveUp(), SERVER.drainMs - SERVER.giveUpMs);
  await closed;
  clearTimeout(late);
  clearTimeout(givesUp);
  await close(parts);
}

async function close({
  pipeline,
  meter,
  evidence,
  idempotency,
  jobs,
  pool,
  mail,
  database,
  grids,
}: Stopping): Promise<void> {
  await jobs.close();
  await pipeline.close();
  await grids?.close();
  await pool.close();
  await evidence.idle();
  idempotency.close();
  // Counts before mails: a mail server that hangs must not cost them.
  await meter.close();
  await mail.idle(SERVER.mailMs);
  await database.close();
}
