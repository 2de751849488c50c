import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { ownAccount } from './ownAccount.ts';
import { auditPage } from './auditTrail.ts';
import { instant } from './schemas.ts';

const Entry = z
  .object({
    id: z.int().positive().describe('Number; grows along the chain'),
    event: z.string().describe('Such as key.rotated'),
    detail: z.record(z.string(), z.unknown()).describe('What it was about; never a secret'),
    created_at: instant,
    record: z.string().describe('The text that is hashed'),
    previous_hash: z.string().describe('Hash of the entry before; empty at the first'),
    hash: z.string().describe('SHA-256 of previous_hash, a line feed, and record'),
  })
  .meta({ id: 'AuditEntry' });

export const auditLog = operation({
  method: 'GET',
  path: '/api/v1/auth/audit',
  access: 'key',
  scope: 'account',
  title: 'My audit log',
  summary: 'Sensitive acts on the account, newest first, chained by hashes that anyone can check.',
  input: z.object({
    limit: z.int().min(1).max(500).default(100).describe('Entries in one answer'),
    cursor: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be the `next_cursor` of the answer before')
      .optional()
      .describe('`next_cursor` of the answer before'),
  }),
  output: z.object({
    items: z.array(Entry),
    next_cursor: z.string().nullable().describe('null at the first entry of the account'),
    chain: z
      .object({
        length: z.int().describe('Entries of the account'),
        head: z
          .string()
          .nullable()
          .describe('Hash of the newest entry: note it to prove later what was there'),
        valid: z.boolean().describe('Every hash was recomputed now and fits'),
        broken_at: z.int().nullable().describe('Number of the first entry that does not fit'),
      })
      .describe('The whole chain of the account'),
  }),
  example: { limit: 100 },
  async run({ limit, cursor }, context) {
    const { id } = ownAccount(context);
    return auditPage(context.database, id, { limit, before: cursor });
  },
});
