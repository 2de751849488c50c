import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that takes what is posted to it: the Cloud API of WhatsApp, or a customer's webhook. */
export interface Postbox {
  readonly url: string;
  readonly posts: {
    readonly path: string;
    readonly headers: Record<string, unknown>;
    readonly text: string;
    readonly json: Record<string, never>;
  }[];
  /** What it answers from now on. */
  answers: number;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function openPostbox(): Promise<Postbox> {
  const posts: Postbox['posts'] = [];
  const box = { posts, answers: 200, url: '', close: () => Promise.resolve() };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      posts.push({
        path: request.url ?? '',
        headers: request.headers,
        text,
        json: JSON.parse(text || '{}'),
      });
      response.writeHead(box.answers, {
        'Content-Type': 'application/json',
        ...(box.answers === 302 ? { Location: '/elsewhere' } : {}),
      });
      response.end(
        box.answers < 300
          ? '{"messages":[{"id":"wamid.out"}],"data":{"id":"42"}}'
          : '{"error":{"message":"no","code":1}}',
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  box.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  box.close = () => new Promise((done) => server.close(() => done()));
  return box;
}

/** Settings of a server that speaks to a Cloud API of ours. */
export const CLOUD_SETTINGS = {
  WHATSAPP_ACCESS_TOKEN: 'access',
  WHATSAPP_PHONE_NUMBER_ID: '1001',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'verify-me',
} as const;

/** A message that comes in, as the provider posts it, and its signature. */
export function inbound(
  message: { id: string; from: string; text: string; atMs: number },
  secret: string = CLOUD_SETTINGS.WHATSAPP_APP_SECRET,
) {
  const { id, from, text, atMs } = message;
  const raw = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              messages: [
                {
                  id,
                  from,
                  timestamp: String(Math.floor(atMs / 1000)),
                  type: 'text',
                  text: { body: text },
                },
              ],
            },
          },
        ],
      },
    ],
  });
  const signature = `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
  return { raw, headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signature } };
}
