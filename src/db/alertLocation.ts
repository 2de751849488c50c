import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** A place that someone named, what they want to hear of it, and when they sleep. */
export const AlertLocation = defineEntity({
  name: 'AlertLocation',
  tableName: 'alert_location',
  indexes: [{ properties: ['account'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade'),
    name: p.text(),
    lat: p.double().$type<number>(),
    lon: p.double().$type<number>(),
    /** IANA name. */
    timeZone: p.text(),
    /** FIPS code of its US county; empty outside of all, null until it was looked up. */
    county: p.text().nullable(),
    /** Least severity by hazard; a hazard that is not there is not wanted. */
    thresholds: p.json<Record<string, string>>(),
    /** Minutes of the place's own day; both or neither. */
    muteFrom: p.smallint().nullable(),
    muteTo: p.smallint().nullable(),
    createdAt: p.datetime(),
  },
});
