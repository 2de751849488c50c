import { defineEntity, p } from '@mikro-orm/core';

/** A forecast as it was frozen; a trigger chains the rows by hashes, another refuses every change. */
export const ForecastLedger = defineEntity({
  name: 'ForecastLedger',
  tableName: 'forecast_ledger',
  indexes: [{ properties: ['resolvesAt'] }],
  properties: {
    id: p.integer().primary(),
    predictionId: p.integer().unique(),
    /** Canonical JSON of what was frozen. */
    entry: p.text(),
    resolvesAt: p.datetime(),
    previousHash: p.text().default('').unique(),
    /** SHA-256 of previous hash, number and entry, a line feed between them. */
    hash: p.text().default('').unique(),
  },
});

/** What came of a frozen forecast, by the catalogues; once resolved it stays. */
export const ForecastResolution = defineEntity({
  name: 'ForecastResolution',
  tableName: 'forecast_resolution',
  properties: {
    ledger: () => p.oneToOne(ForecastLedger).primary().owner().updateRule('cascade'),
    state: p.enum(['resolved', 'unresolved']),
    outcome: p.boolean().nullable(),
    /** Why it is not resolved. */
    reason: p.text().nullable(),
    /** What decided: source, time, events. */
    evidence: p.json(),
    lookedAt: p.datetime(),
  },
});
