import { defineEntity, p } from '@mikro-orm/core';

/** A report that is computed now and then and shown in between. */
export const StoredReport = defineEntity({
  name: 'StoredReport',
  tableName: 'stored_report',
  properties: {
    name: p.text().primary(),
    body: p.json<unknown>(),
    computedAt: p.datetime(),
  },
});
