import { defineEntity, p } from '@mikro-orm/core';

/** The state of a zone of the drought pilot on a day. */
export const ZoneReading = defineEntity({
  name: 'ZoneReading',
  tableName: 'zone_reading',
  properties: {
    zone: p.text().primary(),
    /** `YYYY-MM-DD`. */
    day: p.text().primary(),
    droughtClass: p.text().nullable(),
    detail: p.json<unknown>(),
    readAt: p.datetime(),
  },
});
