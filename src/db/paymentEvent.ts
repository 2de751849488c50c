import { defineEntity, p } from '@mikro-orm/core';

/** An event of the payment processor that has had its effect; inserted in the transaction of that effect. */
export const PaymentEvent = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_event',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    receivedAt: p.datetime(),
  },
});
