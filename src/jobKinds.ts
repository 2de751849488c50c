import { deliverMessages } from './features/alerts/deliver.ts';
import { sendDigests } from './features/alerts/digest.ts';
import { lookAtFeeds } from './features/alerts/lookAtFeeds.ts';
import { readDroughtDaily } from './features/admin/readDrought.ts';
import { backfillJob } from './features/admin/backfills.ts';
import { freezePanel } from './features/forecasts/panel.ts';
import { resolveForecasts } from './features/forecasts/resolve.ts';
import { dropOldPredictions } from './features/predictions/dropOld.ts';
import { refreshValidationDaily } from './features/science/rushValley.ts';
import { scanJob } from './features/internal/scanJob.ts';
import { portfolioJob } from './features/portfolios/portfolioJob.ts';
import { tidyPortfolios } from './features/portfolios/tidyPortfolios.ts';
import type { JobKind, Routine } from './core/jobs.ts';

/** Every kind of long work, one line each; a server takes up only kinds that stand here. */
export const jobKinds: readonly JobKind[] = [scanJob, portfolioJob, backfillJob];

/** Everything that is done every so often, one line each. */
export const routines: readonly Routine[] = [
  lookAtFeeds,
  deliverMessages,
  sendDigests,
  resolveForecasts,
  freezePanel,
  tidyPortfolios,
  dropOldPredictions,
  refreshValidationDaily,
  readDroughtDaily,
];
