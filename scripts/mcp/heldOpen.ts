import { createInterface } from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import * as z from 'zod';

const id = z.union([z.string(), z.number()]);
const Message = z.object({
  id: id.optional(),
  method: z.string().optional(),
  params: z.object({ requestId: id.optional() }).optional().catch(undefined),
});

/** An input that ends only once every request that came by it is answered, and an output that tells when it is. */
export interface HeldOpen {
  readonly input: Readable;
  readonly output: Writable;
  /** When the input has ended and nothing waits for an answer. */
  readonly answered: Promise<void>;
}

/**
 * Holds the input of a protocol of lines of JSON-RPC open while requests wait: whoever writes them and closes the pipe reads all answers.
 *
 * @source JSON-RPC 2.0 (2013), section 4; MCP, notifications/cancelled: such a request is not answered
 */
export function heldOpen(from: Readable, to: Writable): HeldOpen {
  const waiting = new Set<string | number>();
  const input = new PassThrough();
  const output = new PassThrough();
  let hasEnded = false;
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (hasEnded && waiting.size === 0) resolve();
  };
  createInterface({ input: from }).on('line', (line) => {
    for (const message of messagesOf(line)) {
      if (message.method === 'notifications/cancelled' && message.params?.requestId !== undefined)
        waiting.delete(message.params.requestId);
      else if (message.method !== undefined && message.id !== undefined) waiting.add(message.id);
    }
    input.write(`${line}\n`);
  });
  createInterface({ input: output }).on('line', (line) => {
    to.write(`${line}\n`, () => {
      for (const { id: answeredId, method } of messagesOf(line))
        if (answeredId !== undefined && method === undefined) waiting.delete(answeredId);
      look();
    });
  });
  from.once('end', () => {
    hasEnded = true;
    look();
  });
  return { input, output, answered };
}

function messagesOf(line: string): z.output<typeof Message>[] {
  try {
    const body: unknown = JSON.parse(line);
    return (Array.isArray(body) ? body : [body]).flatMap(
      (each) => Message.safeParse(each).data ?? [],
    );
  } catch {
    return [];
  }
}
