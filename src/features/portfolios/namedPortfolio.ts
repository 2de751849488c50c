import * as z from 'zod';

/** Where portfolios are. */
export const PORTFOLIOS = '/api/v1/insurance/portfolios';

/** What names one of them. */
export const jobInput = z.object({
  job_id: z.string().min(1).max(60).describe('Name of the job'),
});

export const JOB_EXAMPLE = { job_id: '00000000-0000-4000-8000-000000000000' };
