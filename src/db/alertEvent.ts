import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';
import { AlertLocation } from './alertLocation.ts';

/** Something that threatens, as all feeds together tell it, over all their revisions. */
export const AlertEvent = defineEntity({
  name: 'AlertEvent',
  tableName: 'alert_event',
  indexes: [{ properties: ['state'] }, { properties: ['updatedAt'] }],
  properties: {
    id: p.text().primary(),
    kind: p.text(),
    state: p.enum(['active', 'cancelled', 'ended']),
    revision: p.integer(),
    severity: p.text(),
    urgency: p.text(),
    certainty: p.text(),
    title: p.text(),
    headline: p.text(),
    area: p.text().nullable(),
    lat: p.double().$type<number>().nullable(),
    lon: p.double().$type<number>().nullable(),
    magnitude: p.double().$type<number>().nullable(),
    /** Rings of longitude and latitude that the feeds drew. */
    polygon: p.json<readonly (readonly (readonly [number, number])[])[]>().nullable(),
    /** FIPS codes of US counties, where a warning has no outline. */
    counties: p.json<readonly string[]>().defaultRaw(`'[]'`),
    /** Version of the map of its shaking. */
    shakingVersion: p.text().nullable(),
    /** Names under which feeds know it. */
    keys: p.json<readonly string[]>(),
    feeds: p.json<readonly string[]>(),
    onsetAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    firstSeenAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** That the person behind a place was told of an event, and of what severity. */
export const AlertNotice = defineEntity({
  name: 'AlertNotice',
  tableName: 'alert_notice',
  indexes: [{ properties: ['account'] }],
  properties: {
    event: () => p.manyToOne(AlertEvent).primary().deleteRule('cascade'),
    location: () => p.manyToOne(AlertLocation).primary().deleteRule('cascade'),
    account: () => p.manyToOne(Account).deleteRule('cascade'),
    severity: p.text(),
    cleared: p.boolean().default(false),
    toldAt: p.datetime(),
  },
});

/** The newest look at the feeds, so that silence is not taken for calm. One row. */
export const AlertLook = defineEntity({
  name: 'AlertLook',
  tableName: 'alert_look',
  properties: {
    id: p.integer().primary(),
    lookedAt: p.datetime(),
    /** Feeds that did not answer in full. */
    blind: p.json<readonly string[]>(),
  },
});

/** The map of an earthquake's shaking, packed; beside its event, since few readers want it. */
export const AlertShaking = defineEntity({
  name: 'AlertShaking',
  tableName: 'alert_shaking',
  properties: {
    event: () => p.oneToOne(AlertEvent).primary().deleteRule('cascade'),
    version: p.text(),
    west: p.double().$type<number>(),
    south: p.double().$type<number>(),
    lonStepDeg: p.double().$type<number>(),
    latStepDeg: p.double().$type<number>(),
    columnCount: p.integer(),
    rowCount: p.integer(),
    /** A byte a cell, in base 64. */
    mmi20: p.text(),
  },
});
