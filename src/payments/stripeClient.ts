import type Stripe from 'stripe';
import type { Config } from '../../config/env.ts';

/** POLICY: a buyer waits; a payment page that is not there after this long will not come. Two tries end before a stop closes connections. */
const TIMEOUT_MS = 6_000;

/** The processor's SDK. Without a key it can still check signatures. */
export async function openStripe({ secretKey, apiBase }: Config['stripe']): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Client(secretKey ?? 'unset', {
    maxNetworkRetries: 1,
    telemetry: false,
    timeout: TIMEOUT_MS,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? 443 : 80),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}
