import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** How a person wants to be warned; no row: by mail, without a digest. */
export const AlertSettings = defineEntity({
  name: 'AlertSettings',
  tableName: 'alert_settings',
  properties: {
    account: () => p.oneToOne(Account).primary().deleteRule('cascade'),
    /** The one channel of a person; `none` after leaving. */
    channel: p.enum(['mail', 'whatsapp', 'none']).default('mail'),
    /** A summary once a day, from 7 on in the time zone of the first place. */
    digest: p.boolean().default(false),
    /** Day of the newest digest at the first place, YYYY-MM-DD. */
    digestDay: p.text().nullable(),
    /** From which the links that end the messages are made. */
    leaveSecret: p.text(),
    updatedAt: p.datetime(),
  },
});
