import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** A public post that waits for one person's yes; its link is stored as SHA-256. */
export const DraftPost = defineEntity({
  name: 'DraftPost',
  tableName: 'draft_post',
  properties: {
    id: p.integer().primary(),
    hash: p.blob().unique(),
    text: p.text(),
    account: () => p.manyToOne(Account).nullable().deleteRule('set null'),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    postId: p.text().nullable(),
  },
});
