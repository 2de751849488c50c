import { PORTFOLIO } from '../../../config/limits.ts';
import type { Routine } from '../../core/jobs.ts';
import { PortfolioPieces } from '../../db/portfolioPieces.ts';
import { portfolioJob } from './portfolioJob.ts';

/** Forgets the lines of files that no job needs any more. */
export const tidyPortfolios: Routine = {
  name: 'portfolios-tidy',
  cron: '17 * * * *',
  run: ({ database }) =>
    new PortfolioPieces(database).tidy(portfolioJob.name, PORTFOLIO.strayHours),
};
