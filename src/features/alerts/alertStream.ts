import { STREAM } from '../../../config/alerts.ts';
import type { Account, Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { networkOf } from '../../core/networkOf.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { threatsTo } from './activeEvents.ts';
import { changeLogOf, type LoggedChange } from './changeLog.ts';
import { eventReply } from './eventReply.ts';
import { placesOf } from './ownPlaces.ts';
import { withShaking } from './shakingMaps.ts';
import { StreamSlots } from './streamSlots.ts';

/** What the caller asked of the stream. */
export interface StreamWishes {
  readonly mine: boolean;
  readonly wait_s: number;
  readonly last_event_id?: string | undefined;
}

const slotsOf = new WeakMap<object, StreamSlots>();

/**
 * Changes of events as server-sent events, each with its number as id. Who names the last one they have gets all after it, in
 * order and once; who names none begins with what comes next.
 *
 * @source WHATWG HTML, 9.2 Server-sent events
 * @throws ApiError `rate_limited` above the number of streams at a time; ValidationFailure for an id that is not one of ours
 */
export function alertStream(wishes: StreamWishes, context: Context): AsyncIterable<string> {
  const { account, database, http } = context;
  if (!account) throw new ApiError('missing_api_key', 'Send your key in the header X-API-Key.');
  const lastId = lastIdOf(http.headers['last-event-id'] ?? wishes.last_event_id);
  const slots = slotsOf.get(database) ?? new StreamSlots();
  slotsOf.set(database, slots);
  const who = { account: account.id, network: networkOf(http.address) };
  slots.check(who);
  Object.assign(http.replyHeaders, {
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  return pieces({ wishes, context, account, lastId }, () => slots.take(who));
}

interface Listening {
  readonly wishes: StreamWishes;
  readonly context: Context;
  readonly account: Account;
  readonly lastId: number | undefined;
}

async function* pieces(listening: Listening, take: () => () => void): AsyncGenerator<string> {
  const { wishes, context } = listening;
  const log = changeLogOf(context.database);
  // Both are taken when the answer is read: whoever only asks for its head holds nothing.
  const free = take();
  const leave = log.listen();
  try {
    const isOver = AbortSignal.any([
      context.callerLeft,
      context.stopping,
      AbortSignal.timeout(1_000 * wishes.wait_s),
    ]);
    yield `retry: ${STREAM.retryMs}\n\n`;
    const { oldest, newest } = await log.ends();
    let last = listening.lastId ?? newest;
    const missed = last > newest || last + 1 < oldest;
    if (missed) last = Math.max(0, oldest - 1);
    yield missed ? gap(last) : message({ id: last, name: 'ready', data: { newest } });
    while (!isOver.aborted) {
      const changes = await log.after(last);
      for (const change of changes) {
        last = change.id;
        if (!wishes.mine || (await isMine(change, context, listening.account))) yield told(change);
      }
      if (changes.length > 0) continue;
      const before = performance.now();
      await log.next(1_000 * STREAM.beatS, isOver);
      if (isOver.aborted || performance.now() - before < 900 * STREAM.beatS) continue;
      if (!(await holds(listening.account, context))) return;
      // The number goes along, so that who hears only of others' places need not read them again.
      yield `id: ${last}\n: beat\n\n`;
    }
  } finally {
    leave();
    free();
  }
}

function told({ id, stage, event, at }: LoggedChange): string {
  const type = `alert.${stage}`;
  const merged = event.mergedInto === undefined ? {} : { merged_into: event.mergedInto };
  const data = { ...eventReply(event), ...merged };
  return message({ id, name: type, data: { type, timestamp: new Date(at).toISOString(), data } });
}

function gap(id: number): string {
  const detail =
    'Changes after your Last-Event-ID are no longer kept, or it is not one of ours. What is kept follows; read GET /api/v1/alerts/feed for what is active.';
  return message({ id, name: 'gap', data: { detail } });
}

function message({ id, name, data }: { id: number; name: string; data: object }): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function isMine({ event }: LoggedChange, { database }: Context, { id }: Account) {
  const em = database.em();
  const events = await withShaking(em, [{ ...event, firstSeenMs: 0, updatedMs: 0 }]);
  return threatsTo(await placesOf(em, id), events).length > 0;
}

/** Whether the key still vouches for the listener. */
async function holds({ id, keyId }: Account, { keys }: Context): Promise<boolean> {
  const cards = await keys.list(id).catch(() => undefined);
  return cards === undefined || cards.some((card) => card.keyId === keyId);
}

function lastIdOf(given: string | string[] | undefined): number | undefined {
  if (given === undefined || given === '') return undefined;
  if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return Number(given);
  throw new ValidationFailure([
    {
      loc: ['header', 'Last-Event-ID'],
      msg: 'Send the id of the last event you received: a whole number.',
      type: 'value_error',
    },
  ]);
}
