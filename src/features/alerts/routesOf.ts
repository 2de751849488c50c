import type { EntityManager } from '@mikro-orm/core';
import { Account, isUnconfirmed } from '../../db/account.ts';
import { AlertSettings } from '../../db/alertSettings.ts';
import { HookEndpoint } from '../../db/hookEndpoint.ts';
import { WhatsAppSubscription } from '../../db/whatsApp.ts';

/** A way to somebody. */
export interface Route {
  readonly channel: 'mail' | 'whatsapp' | 'hook';
  /** Address, telephone or number of the webhook. */
  readonly to: string;
  readonly endpointId?: number;
  readonly language?: string;
}

/** The ways to some accounts: the one channel a person chose, and every webhook that works. No mail goes where nobody has shown that it is theirs. */
export async function routesOf(
  em: EntityManager,
  accountIds: readonly number[],
): Promise<Map<number, Route[]>> {
  const among = { account: { $in: [...accountIds] } };
  const chosen = new Map(
    (await em.find(AlertSettings, among)).map((row) => [row.account.id, row.channel]),
  );
  const accounts = await em.find(Account, { id: { $in: [...accountIds] } });
  const phones = new Map(
    (await em.find(WhatsAppSubscription, { ...among, state: 'active' })).map((row) => [
      row.account.id,
      row,
    ]),
  );
  const hooks = Map.groupBy(
    await em.find(HookEndpoint, { ...among, disabledAt: null }),
    ({ account }) => account.id,
  );
  return new Map(
    accounts.map((account) => {
      const { id, email } = account;
      const channel = chosen.get(id) ?? 'mail';
      const phone = phones.get(id);
      const routes: Route[] = (hooks.get(id) ?? []).map((hook) => ({
        channel: 'hook',
        to: hook.url,
        endpointId: hook.id,
      }));
      if (channel === 'mail' && !isUnconfirmed(account)) routes.push({ channel, to: email });
      if (channel === 'whatsapp' && phone)
        routes.push({ channel, to: phone.phone, language: phone.language });
      return [id, routes];
    }),
  );
}
