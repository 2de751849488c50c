import { deliverMessages } from './features/alerts/deliver.ts';
import { sendDigests } from './features/alerts/digest.ts';
import { lookAtFeeds } from './features/alerts/lookAtFeeds.ts';
import { backfillJob } from './features/admin/backfills.ts';
import { scanJob } from './features/internal/scanJob.ts';
import type { JobKind, Routine } from './core/jobs.ts';

/** Every kind of long work, one line each; a server takes up only kinds that stand here. */
export const jobKinds: readonly JobKind[] = [scanJob, backfillJob];

/** Everything that is done every so often, one line each. */
export const routines: readonly Routine[] = [lookAtFeeds, deliverMessages, sendDigests];
