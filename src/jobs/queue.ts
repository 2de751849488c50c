import { availableParallelism } from 'node:os';
import type { ThreadedLite } from '../db/threadedLite.ts';
import type { Job as QueuedJob, PgBoss, Queue as QueueSettings } from 'pg-boss';
import { DATABASE } from '../../config/database.ts';
import { JOBS } from '../../config/jobs.ts';
import type { JobLane, QueueFigures, Routine } from '../core/jobs.ts';
import type { OpenDatabase } from '../db/orm.ts';

/** Names of the queues: a lane each for parts, one for routines, one for parts that were lost too often. */
const QUEUES = {
  quick: 'parts-quick',
  heavy: 'parts-heavy',
  routines: 'routines',
  lost: 'parts-lost',
} as const;

/** A part as it waits in a lane. */
export interface QueuedPart {
  readonly job: string;
  readonly part: number;
}

/** What the queue hands its work to. */
export interface QueueHandlers {
  part(this: void, part: QueuedPart, turn: Turn): Promise<void>;
  lost(this: void, part: QueuedPart): Promise<void>;
  routine(this: void, name: string, signal: AbortSignal): Promise<void>;
}

/** One try at a part. */
export interface Turn {
  /** From 1. */
  readonly attempt: number;
  readonly signal: AbortSignal;
}

/** What the queue is built from. */
export interface QueueParts {
  readonly database: Pick<OpenDatabase, 'kind' | 'native' | 'sql'>;
  readonly databaseUrl: string | undefined;
  readonly handlers: QueueHandlers;
  readonly routines: readonly Routine[];
  readonly warn: (error: unknown) => void;
}

/** The queue of this server, at work. */
export interface Queue {
  send(lane: JobLane, parts: readonly QueuedPart[]): Promise<void>;
  wake(routine: string): Promise<void>;
  figures(): Promise<QueueFigures[]>;
  /** Takes nothing new and waits for what is under way, up to `drainMs`; what is not done by then goes back. */
  close(): Promise<void>;
}

/** Opens the queue and begins to work on it: pg-boss in a schema of its own, on either database. */
export async function openQueue(parts: QueueParts): Promise<Queue> {
  const boss = await openBoss(parts);
  await makeQueues(boss);
  if (parts.database.kind === 'pglite') await giveBackLost(boss, parts.database);
  await beginWork(boss, parts.handlers);
  await setSchedules(boss, parts.routines);
  return {
    async send(lane, queued) {
      for (let at = 0; at < queued.length; at += JOBS.sendAtATime) {
        const some = queued.slice(at, at + JOBS.sendAtATime);
        await boss.insert(
          QUEUES[lane],
          some.map((data) => ({ data })),
        );
      }
    },
    wake: async (name) => void (await boss.send(QUEUES.routines, { name }, { singletonKey: name })),
    figures: () => figuresOf(boss),
    close: () => boss.stop({ graceful: true, timeout: JOBS.drainMs }),
  };
}

/** What pg-boss hands on to its pool without naming it. */
const POOL: Readonly<Record<string, number>> = { query_timeout: DATABASE.queueSilentMs };

async function openBoss({ database, databaseUrl, warn }: QueueParts): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const common = {
    schema: 'jobs',
    useListenNotify: true,
    superviseIntervalSeconds: JOBS.superviseS,
    monitorIntervalSeconds: JOBS.superviseS,
  } as const;
  const boss =
    database.kind === 'pglite'
      ? new Boss({
          ...common,
          db: await embedded(database.native as ThreadedLite),
          backend: 'pglite',
        })
      : new Boss({
          ...common,
          connectionString: databaseUrl ?? '',
          application_name: 'jobs',
          max: JOBS.connections,
          ...POOL,
        });
  boss.on('error', warn);
  return boss.start();
}

/** The embedded database as pg-boss wants it: with dates, where the rest of the program reads text. */
async function embedded(lite: ThreadedLite) {
  const { fromPglite } = await import('pg-boss');
  const asDate = (text: string): Date => new Date(text);
  const parsers = { 1082: asDate, 1114: asDate, 1184: asDate };
  return fromPglite({
    query: (text, values) => lite.query(text, values, { parsers }),
    exec: (text) => lite.exec(text, { parsers }),
    listen: (channel, hear) => lite.listen(channel, hear),
  });
}

const LANE: Omit<QueueSettings, 'name'> = {
  notify: true,
  retryLimit: JOBS.attempts - 1,
  retryDelay: JOBS.retryDelayS,
  expireInSeconds: JOBS.partDeadlineS,
  heartbeatSeconds: 10,
  deadLetter: QUEUES.lost,
  deleteAfterSeconds: 3600,
};

/** Makes the queues where they are missing; asking for each fills pg-boss's cache, so that no later send looks it up. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const wanted: readonly QueueSettings[] = [
    { name: QUEUES.lost, notify: true, retryLimit: JOBS.attempts },
    { ...LANE, name: QUEUES.quick },
    { ...LANE, name: QUEUES.heavy },
    // One of each name waits and one is at work, however often it is woken.
    {
      name: QUEUES.routines,
      notify: true,
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: 600,
      // A killed server is at its routine no longer: without a sign of life nobody else would begin it until it expires.
      heartbeatSeconds: JOBS.routineSilentS,
    },
  ];
  for (const queue of wanted) {
    const { name, heartbeatSeconds } = queue;
    const made = await boss.getQueue(name);
    if (!made) await boss.createQueue(name, queue);
    else if (heartbeatSeconds !== undefined && made.heartbeatSeconds !== heartbeatSeconds)
      await boss.updateQueue(name, { heartbeatSeconds });
  }
}

/** One process has the embedded database: whatever is marked as under way was lost with the process before. */
async function giveBackLost(boss: PgBoss, { sql }: Pick<OpenDatabase, 'sql'>): Promise<void> {
  const lost = await sql<{ name: string; id: string }>(
    `select name, id from jobs.job where state = 'active' and name = any($1)`,
    [Object.values(QUEUES)],
  );
  for (const { name, id } of lost) await boss.fail(name, id, { message: 'the server stopped' });
}

async function beginWork(boss: PgBoss, handlers: QueueHandlers): Promise<void> {
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 4 };
  const workers = async <T>(
    queue: string,
    count: number,
    work: (job: QueuedJob<T>) => Promise<void>,
  ): Promise<void> => {
    for (let number = 0; number < count; number++) {
      let id = '';
      id = await boss.work<T>(queue, polling, async ([job]) => {
        // What comes next is fetched at once, not at the next look.
        if (job) await work(job).finally(() => boss.notifyWorker(id));
      });
    }
  };
  const part = ({ data, retryCount, signal }: QueuedJob<QueuedPart>) =>
    handlers.part(data, { attempt: retryCount + 1, signal });
  await workers<QueuedPart>(QUEUES.quick, JOBS.quickAtATime, part);
  await workers<QueuedPart>(QUEUES.heavy, availableParallelism(), part);
  await workers<QueuedPart>(QUEUES.lost, 1, ({ data }) => handlers.lost(data));
  await workers<{ name: string }>(QUEUES.routines, 2, ({ data, signal }) =>
    handlers.routine(data.name, signal),
  );
}

/** Cron lines of the routines, as this program has them; those it no longer knows are taken away. */
async function setSchedules(boss: PgBoss, routines: readonly Routine[]): Promise<void> {
  const known = new Map(
    (await boss.getSchedules(QUEUES.routines)).map(({ key, cron }) => [key, cron]),
  );
  for (const { name, cron } of routines) {
    if (cron !== undefined && known.get(name) !== cron)
      await boss.schedule(QUEUES.routines, cron, { name }, { key: name, singletonKey: name });
  }
  const wanted = new Set(routines.filter(({ cron }) => cron !== undefined).map(({ name }) => name));
  for (const key of known.keys())
    if (key && !wanted.has(key)) await boss.unschedule(QUEUES.routines, key);
}

async function figuresOf(boss: PgBoss): Promise<QueueFigures[]> {
  const queues = await boss.getQueues(Object.values(QUEUES));
  return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
    queue: name,
    ready: readyCount,
    active: activeCount,
    failed: failedCount,
  }));
}
