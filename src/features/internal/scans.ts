import * as z from 'zod';
import { PROSPECT_CARDS } from '../../../engines/systems/prospect/card.ts';
import { klassOf } from '../../../engines/systems/prospect/klass.ts';
import { kmlCells, kmlHead, KML_TAIL } from '../../../engines/systems/prospect/kml.ts';
import type { RankedCell } from '../../../engines/systems/prospect/scan.ts';
import type { Context, Services } from '../../core/context.ts';
import { provenanceOf } from '../../core/evidence.ts';
import type { Job } from '../../core/jobs.ts';
import { operation } from '../../core/operation.ts';
import { JOB_CURSOR, nextCursor, pageInput } from '../../core/paging.ts';
import { roundReply } from '../../core/round.ts';
import { streamedText } from '../../core/streamedText.ts';
import {
  cancelOwnJob,
  checkDone,
  jobAnswer,
  jobReply,
  JobStarted,
  noteLook,
  ownJob,
  ownJobs,
  startedAnswer,
} from '../../jobs/answers.ts';
import { noteRun } from './runs.ts';
import { gridOf, scanJob, type ScanDone, type ScanInput, type StripeDone } from './scanJob.ts';
import { OgScanReq, play, scanResult } from './schemas.ts';

const jobInput = z.object({ job_id: z.string().min(1).max(60).describe('Name of the job') });
const OgScanJob = jobAnswer(scanResult)
  .extend({ scan: z.record(z.string(), z.unknown()).describe('What was asked for') })
  .meta({ id: 'OgScanJob' });

/** POST /api/v1/internal/og/scan */
export const ogScan = operation({
  method: 'POST',
  path: '/api/v1/internal/og/scan',
  access: 'key',
  success: 202,
  changes: true,
  title: 'Scan a grid',
  summary:
    'Starts a scan of a grid for oil and gas or porphyry prospectivity as a job; every server takes stripes of it. Exploratory.',
  input: OgScanReq,
  output: JobStarted,
  example: { south: 55, west: 70, north: 65, east: 85, cell_deg: 0.25 },
  async run(input, context) {
    const owner = context.account && context.account.id > 0 ? context.account.id : null;
    const note = {
      event: 'workbench.og_scan',
      module: `prospect_${input.play}`,
      lat: input.south,
      lon: input.west,
      outcome: 'started',
      durationMs: null,
    } as const;
    let written: Job | undefined;
    const answer = await context.commit(async (inside) => {
      const job = await context.jobs.write(scanJob, input, owner, inside);
      await noteRun({ database: inside, account: context.account }, note);
      written = job;
      return startedAnswer(context, job, `/api/v1/internal/og/scan/${job.id}`);
    });
    if (written) await context.jobs.send(scanJob, written);
    return answer;
  },
});

/** GET /api/v1/internal/og/scan/{job_id} */
export const ogScanStatus = operation({
  method: 'GET',
  path: '/api/v1/internal/og/scan/{job_id}',
  access: 'key',
  title: 'A scan',
  summary: 'How far a scan is, and its best cells once it is done.',
  errors: ['not_found'],
  input: jobInput,
  example: { job_id: '00000000-0000-4000-8000-000000000000' },
  output: OgScanJob,
  async run({ job_id }, context) {
    const job = await ownJob(context, job_id, scanJob.name);
    noteLook(context, job);
    return scanReply(job, context);
  },
});

/** DELETE /api/v1/internal/og/scan/{job_id} */
export const cancelOgScan = operation({
  method: 'DELETE',
  path: '/api/v1/internal/og/scan/{job_id}',
  access: 'key',
  title: 'Cancel a scan',
  summary: 'Ends a scan that has not ended; asking again changes nothing.',
  errors: ['not_found'],
  input: jobInput,
  example: { job_id: '00000000-0000-4000-8000-000000000000' },
  output: OgScanJob,
  run: async ({ job_id }, context) =>
    scanReply(await cancelOwnJob(context, job_id, scanJob.name), context),
});

/** GET /api/v1/internal/og/jobs */
export const ogJobs = operation({
  method: 'GET',
  path: '/api/v1/internal/og/jobs',
  access: 'key',
  title: 'Scans',
  summary: 'Your scans of the last days, newest first; administrators see everyone’s.',
  input: z.object(pageInput(500, 100, JOB_CURSOR)),
  example: { limit: 10 },
  output: z.object({ jobs: z.array(OgScanJob.omit({ result: true })), next_cursor: nextCursor }),
  async run({ limit, cursor }, context) {
    const { rows, next_cursor } = await ownJobs(context, scanJob.name, { limit, cursor });
    return {
      next_cursor,
      jobs: rows.map((job) => {
        const { result: _, ...line } = scanReply(job, context);
        return line;
      }),
    };
  },
});

/** GET /api/v1/internal/og/scan/{job_id}/kml */
export const ogScanKml = operation({
  method: 'GET',
  path: '/api/v1/internal/og/scan/{job_id}/kml',
  access: 'key',
  writes: 'kml',
  title: 'A scan as KML',
  summary: 'The whole grid of a finished scan for Google Earth and the like, sent as it is made.',
  errors: ['not_found', 'conflict'],
  input: jobInput,
  example: { job_id: '00000000-0000-4000-8000-000000000000' },
  output: streamedText,
  async run({ job_id }, context) {
    const job = await ownJob(context, job_id, scanJob.name);
    checkDone(job);
    context.http.replyHeaders['Content-Disposition'] = `attachment; filename="scan-${job.id}.kml"`;
    return scanKml(job, context);
  },
});

/** The KML of a finished scan, stripe by stripe: no more than a few stripes are held. */
async function* scanKml(job: Job, { jobs }: Pick<Services, 'jobs'>): AsyncGenerator<string> {
  const input = job.input as ScanInput;
  const grid = gridOf(input);
  const { title, limits } = PROSPECT_CARDS[input.play];
  yield kmlHead(title, `Cells of ${input.cell_deg} degrees. ${limits[0] ?? ''}`);
  for await (const { firstRow, scores } of jobs.checkpoints<StripeDone>(job.id))
    yield* kmlCells(grid, firstRow, Buffer.from(scores, 'base64'));
  yield KML_TAIL;
}

/** A cell on the wire. */
function cellReply({
  lat,
  lon,
  score,
  scoreP10,
  scoreP90,
  probability,
  p10,
  p90,
  klass,
}: RankedCell) {
  return {
    lat,
    lon,
    klass,
    klass_low: klassOf(scoreP10),
    klass_high: klassOf(scoreP90),
    composite_score: score,
    score_p10: scoreP10,
    score_p90: scoreP90,
    probability,
    probability_p10: p10,
    probability_p90: p90,
  };
}

function scanReply(job: Job, context: Context) {
  const reply = jobReply(job);
  const scan = job.input as Record<string, unknown>;
  if (job.status !== 'done') return { ...reply, scan };
  return { ...reply, scan, result: roundReply(resultOf(job, context)) };
}

function resultOf(job: Job, { sourceNote }: Context) {
  const input = job.input as ScanInput;
  const { cells, cellsOutside, byKlass, best, computedAt } = job.result as ScanDone;
  const { rows, columns } = gridOf(input);
  const card = PROSPECT_CARDS[input.play];
  const warnings = [
    'Exploratory: ranks regions, finds no deposit; no advice on any holding or investment.',
  ];
  return {
    play: input.play as z.output<typeof play>,
    cells,
    cells_outside: cellsOutside,
    rows,
    columns,
    by_klass: { ...byKlass },
    best: best.map(cellReply),
    kml: `/api/v1/internal/og/scan/${job.id}/kml`,
    warnings,
    provenance: provenanceOf({
      vertical: { model: card },
      asked: [],
      moment: { ms: Date.parse(computedAt), iso: computedAt },
      warnings,
      noteOf: sourceNote,
    }),
  };
}
