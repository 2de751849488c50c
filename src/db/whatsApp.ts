import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** A telephone that may be sent alerts, and whether its owner agreed. */
export const WhatsAppSubscription = defineEntity({
  name: 'WhatsAppSubscription',
  tableName: 'whatsapp_subscription',
  indexes: [{ properties: ['account'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade'),
    /** Digits with the country's code, without a plus. */
    phone: p.text().unique(),
    language: p.text(),
    state: p.enum(['pending', 'active', 'stopped']),
    /** Until when YES makes a pending one active. */
    pendingUntil: p.datetime().nullable(),
    /** Newest word of its owner: free text may be sent for a day after it. */
    lastInboundAt: p.datetime().nullable(),
    changedAt: p.datetime(),
    createdAt: p.datetime(),
  },
});

/** Who agreed to what, or withdrew it, when and how; only ever added to. */
export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consent',
  indexes: [{ properties: ['phone'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).nullable().deleteRule('set null'),
    phone: p.text(),
    event: p.enum(['requested', 'started', 'agreed', 'stopped', 'lapsed']),
    channel: p.enum(['api', 'page', 'whatsapp']),
    language: p.text(),
    textVersion: p.text(),
    at: p.datetime(),
  },
});

/** A message that came in and has had its effect. */
export const WhatsAppInbound = defineEntity({
  name: 'WhatsAppInbound',
  tableName: 'whatsapp_inbound',
  properties: {
    id: p.text().primary(),
    receivedAt: p.datetime().index(),
  },
});
