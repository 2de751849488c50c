import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

/** A local server that plays the payment processor's HTTP API for its SDK, and signs events as it does. */
export interface StripeServer {
  readonly url: string;
  /** Requests that arrived: method, path, form fields, the key they came with, and the name under which they are done once. */
  readonly seen: {
    method: string;
    path: string;
    form: URLSearchParams;
    key: string;
    once: string | undefined;
  }[];
  /** Subscriptions that can be retrieved, by id. */
  readonly subscriptions: Map<string, object>;
  /** `down`: connections are dropped; `error`: 500. */
  mode: 'up' | 'down' | 'error';
  close(): Promise<void>;
}

export const SIGNING_SECRET = 'whsec_test_0123456789abcdef';
const sdk = new Stripe('sk_test_unused');

export async function stripeServer(): Promise<StripeServer> {
  const seen: StripeServer['seen'] = [];
  const subscriptions = new Map<string, object>();
  const state = { mode: 'up' as StripeServer['mode'] };
  const http = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const path = request.url ?? '';
      const key = (request.headers.authorization ?? '').replace('Bearer ', '');
      const once = request.headers['idempotency-key']?.toString();
      seen.push({ method: request.method ?? '', path, form: new URLSearchParams(text), key, once });
      if (state.mode === 'down') return request.socket.destroy();
      const reply = state.mode === 'error' ? undefined : answer(path, subscriptions);
      response.writeHead(reply ? 200 : 500, { 'Content-Type': 'application/json' });
      return response.end(
        JSON.stringify(reply ?? { error: { type: 'api_error', message: 'secret inner detail' } }),
      );
    });
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    seen,
    subscriptions,
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    close: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
}

/** An event as the processor sends it: body and signature header. */
export function signed(
  event: object,
  { secret = SIGNING_SECRET, atS }: { secret?: string; atS?: number } = {},
): { raw: string; headers: Record<string, string> } {
  const raw = JSON.stringify(event);
  const signature = sdk.webhooks.generateTestHeaderString({
    payload: raw,
    secret,
    ...(atS === undefined ? {} : { timestamp: atS }),
  });
  return {
    raw,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  };
}

/** A subscription in the processor's form. */
export function subscriptionOf(parts: {
  id: string;
  accountId: number;
  plan: string;
  status?: string;
  price?: string;
  periodEndS?: number;
  ending?: boolean;
}): object {
  const { id, accountId, plan, status = 'active', price = 'price_inline', ending = false } = parts;
  return {
    id,
    object: 'subscription',
    customer: `cus_${accountId}`,
    status,
    cancel_at_period_end: ending,
    metadata: { account_id: String(accountId), plan },
    items: {
      object: 'list',
      data: [{ price: { id: price }, current_period_end: parts.periodEndS ?? 1_800_000_000 }],
    },
  };
}

function answer(path: string, subscriptions: Map<string, object>): object | undefined {
  if (path === '/v1/checkout/sessions')
    return {
      id: 'cs_1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
    };
  if (path === '/v1/billing_portal/sessions')
    return {
      id: 'bps_1',
      object: 'billing_portal.session',
      url: 'https://billing.stripe.com/p/session/1',
    };
  const id = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
  return id === undefined ? undefined : subscriptions.get(id);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
