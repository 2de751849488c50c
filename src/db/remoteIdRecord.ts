import { defineEntity, p } from '@mikro-orm/core';

/** A drone that was heard, as the chain keeps it: no identification, no exact place. */
export const RemoteIdRecord = defineEntity({
  name: 'RemoteIdRecord',
  tableName: 'remote_id_record',
  properties: {
    id: p.integer().primary(),
    /** Two records cannot follow the same one: so the chain is a line, however many servers write. */
    previousHash: p.text().unique(),
    hash: p.text().unique(),
    /** Canonical JSON of what was heard; see `src/features/admin/ghostRadar.ts`. */
    payload: p.text(),
    receivedAt: p.datetime().index(),
  },
});
