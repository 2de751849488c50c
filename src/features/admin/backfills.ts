import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import { PLAYS } from '../../../engines/systems/prospect/plays.ts';
import type { Services } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { Job, JobKind } from '../../core/jobs.ts';
import { nearestNames } from '../../core/nearestNames.ts';
import { operation } from '../../core/operation.ts';
import { JOB_TIMES, startedAnswer } from '../../jobs/answers.ts';
import { refreshValidation } from '../science/rushValley.ts';
import { worldScan } from './gridScans.ts';
import { verifyChain } from './ghostRadar.ts';
import { readDrought } from './readDrought.ts';
import { readWatches } from './readWatches.ts';

/** POLICY. How long the sources of the pilot are asked in one go. */
const READ_MS = 120_000;

/** Work that an administrator can start over; each bears repetition. */
const TRIGGERS: Readonly<
  Record<string, { readonly what: string; run(services: Services): Promise<unknown> }>
> = {
  'rush-valley-validation': {
    what: 'Computes the validation of Rush Valley again.',
    run: async (services) => {
      const { wells } = await refreshValidation(services);
      return { wells };
    },
  },
  'drought-pilot': {
    what: 'Reads drought, water levels and dust of the zones of Box Elder County.',
    run: async (services) => {
      const signal = AbortSignal.timeout(READ_MS);
      const { read: drought } = await readDrought(services, signal);
      return { zones_read: { drought, ...(await readWatches(services, signal)) } };
    },
  },
  'grid-scans': {
    what: 'Computes the world scans of both plays.',
    run: async (services) => {
      const scans = await Promise.all(PLAYS.map((play) => worldScan(services, play)));
      return { scans: scans.length };
    },
  },
  'ghost-radar-chain': {
    what: 'Verifies the whole chain of drones heard.',
    run: (services) => verifyChain(services.database),
  },
};

const TriggerInput = z.object({ trigger: z.string() });

/** A backfill as a job of one part. */
export const backfillJob: JobKind<z.output<typeof TriggerInput>, unknown, unknown> = {
  name: 'backfill',
  lane: 'heavy',
  input: TriggerInput,
  parts: () => 1,
  runPart: ({ input, services }) => triggerOf(input.trigger).run(services),
  async finish({ checkpoints }) {
    for await (const value of checkpoints) return value;
    return null;
  },
};

function triggerOf(name: string) {
  const found = TRIGGERS[name];
  if (found && Object.hasOwn(TRIGGERS, name)) return found;
  throw new ApiError(
    'not_found',
    `There is no trigger ${name.slice(0, 60)}; the nearest names are ${nearestNames(name, Object.keys(TRIGGERS)).join(', ')}.`,
  );
}

/** States as OGC API Processes names them. */
const STATES = {
  queued: 'accepted',
  running: 'running',
  done: 'successful',
  failed: 'failed',
  cancelled: 'dismissed',
} as const;

const task = z
  .object({
    task_id: z.string(),
    trigger: z.string(),
    status: z.enum(['accepted', 'running', 'successful', 'failed', 'dismissed']),
    progress: z.number(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'BackfillTask' });

function taskOf(job: Job): z.output<typeof task> {
  return {
    task_id: job.id,
    trigger: (job.input as z.output<typeof TriggerInput>).trigger,
    status: STATES[job.status],
    progress: job.progress,
    ...onWire(pick(job, ...JOB_TIMES)),
  };
}

/** POST /api/v1/admin/backfill/{trigger_name} */
export const backfillStart = operation({
  method: 'POST',
  path: '/api/v1/admin/backfill/{trigger_name}',
  access: 'admin-token',
  success: 202,
  changes: true,
  title: 'Start a backfill',
  summary:
    'Starts a piece of work over; while one of the same name is under way, that one is the answer.',
  errors: ['not_found'],
  input: z.object({
    trigger_name: z
      .string()
      .min(1)
      .max(80)
      .describe(`One of ${Object.keys(TRIGGERS).join(', ')}`),
  }),
  output: task,
  example: { trigger_name: 'grid-scans' },
  async run({ trigger_name }, context) {
    triggerOf(trigger_name);
    let written: Job | undefined;
    const answer = await context.commit(async (inside) => {
      const input = { trigger: trigger_name };
      const { job, isNew } = await context.jobs.writeUnlessOpen(backfillJob, input, null, inside);
      if (isNew) written = job;
      startedAnswer(context, job, `/api/v1/admin/backfill/status/${job.id}`);
      return taskOf(job);
    });
    if (written) await context.jobs.send(backfillJob, written);
    return answer;
  },
});

/** GET /api/v1/admin/backfill/status/{task_id} */
export const backfillStatus = operation({
  method: 'GET',
  path: '/api/v1/admin/backfill/status/{task_id}',
  access: 'admin',
  title: 'A backfill',
  summary: 'How far a backfill is, and what came of it.',
  errors: ['not_found'],
  input: z.object({ task_id: z.string().min(1).max(60).describe('Name of the task') }),
  example: { task_id: '00000000-0000-4000-8000-000000000000' },
  output: task.extend({
    result: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('What came of it; null before its end'),
    error: z.string().nullable().describe('Why it failed'),
  }),
  async run({ task_id }, { jobs }) {
    const job = await jobs.find(task_id, 'anyone');
    if (job?.kind !== backfillJob.name)
      throw new ApiError(
        'not_found',
        'There is no such task; tasks are kept seven days after their end.',
      );
    const result = (job.result ?? null) as Record<string, unknown> | null;
    return { ...taskOf(job), result, error: job.error?.detail ?? null };
  },
});

/** GET /api/v1/admin/backfill/list */
export const backfillList = operation({
  method: 'GET',
  path: '/api/v1/admin/backfill/list',
  access: 'none',
  title: 'Backfills',
  summary: 'The triggers there are and what was started lately; open to all.',
  input: z.object({}),
  output: z.object({
    triggers: z.array(z.object({ name: z.string(), what: z.string() })),
    tasks: z.array(task),
  }),
  example: {},
  async run(_input, { jobs }) {
    const recent = await jobs.list({ kinds: [backfillJob.name], owner: 'anyone', limit: 100 });
    const triggers = Object.entries(TRIGGERS).map(([name, { what }]) => ({ name, what }));
    return { triggers, tasks: recent.map(taskOf) };
  },
});
