import * as z from 'zod';
import type { ChatMessage, LanguageModel } from '../../core/outlets.ts';

/** Where and with what a server of the chat-completions interface is spoken to. */
export interface ChatModelSettings {
  /** Such as `https://host/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** POLICY: an answer that takes longer is given without the model. */
const TIMEOUT_MS = 4_000;
const MOST_TOKENS = 400;
const MOST_BYTES = 64 * 1024;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** A language model behind any server that speaks the chat-completions interface of OpenAI. */
export function chatModel({ baseUrl, apiKey, model }: ChatModelSettings): LanguageModel {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    name: model,
    async complete(messages: readonly ChatMessage[], signal: AbortSignal) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, messages, temperature: 0, max_tokens: MOST_TOKENS }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        redirect: 'error',
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        throw new Error(`the language model answered ${reply.status}`);
      }
      return Completion.parse(JSON.parse(await bounded(reply))).choices[0]?.message.content ?? '';
    },
  };
}

/** The text of a reply, no more than a bounded length. */
async function bounded(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('the language model answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
