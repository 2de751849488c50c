import { defineEntity, p } from '@mikro-orm/core';

/** How far a public catalogue was brought in: the last whole run, and the one under way or interrupted. */
export const CatalogueSync = defineEntity({
  name: 'CatalogueSync',
  tableName: 'catalogue_sync',
  properties: {
    catalogue: p.text().primary(),
    /** JSON; null while no run was finished. */
    scope: p.text().nullable(),
    rowCount: p.integer(),
    reachKm: p.double(),
    asOf: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    /** Names the process whose run it is; null: none. */
    run: p.text().nullable(),
    runScope: p.text().nullable(),
    lastPage: p.text().nullable(),
    startedAt: p.datetime().nullable(),
  },
});
