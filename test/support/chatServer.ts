import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** A server of the chat-completions interface that says what a test wants; nothing is known of any real one. */
export interface ChatServer {
  readonly url: string;
  readonly asked: Asked[];
  /** What it says from now on, told what it was asked; `undefined`: it never answers. */
  says: (system: string, user: string) => string | undefined;
  status: number;
  /** The whole body, in place of a completion. */
  raw: string | undefined;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function openChatServer(): Promise<ChatServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Asked['body'];
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const [system, user] = body.messages.map(({ content }) => content);
      const said = chat.says(system ?? '', user ?? '');
      if (said === undefined) return;
      response.writeHead(chat.status, { 'Content-Type': 'application/json' });
      const whole = { choices: [{ message: { role: 'assistant', content: said } }] };
      response.end(chat.raw ?? JSON.stringify(whole));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const chat: ChatServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    says: () => '',
    status: 200,
    raw: undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return chat;
}
