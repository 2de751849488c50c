import { defineEntity, p } from '@mikro-orm/core';
import { Job } from './job.ts';

/** The checkpoint of a part that is done: there is one of each, whoever did it. */
export const JobPart = defineEntity({
  name: 'JobPart',
  tableName: 'job_part',
  properties: {
    job: () => p.manyToOne(Job).primary().deleteRule('cascade'),
    part: p.integer().primary(),
    value: p.json<unknown>(),
    doneAt: p.datetime(),
  },
});
