import { defineEntity, p } from '@mikro-orm/core';

/** What a source said of something that hardly changes (elevation, geology), kept beyond the life of the process. */
export const StoredAnswer = defineEntity({
  name: 'StoredAnswer',
  tableName: 'stored_answer',
  properties: {
    key: p.text().primary(),
    /** JSON. */
    value: p.text(),
    /** RFC 3339, as the source gave it. */
    asOf: p.text(),
    retrievedAt: p.text(),
    freshUntil: p.datetime(),
    keepUntil: p.datetime().index(),
  },
});
