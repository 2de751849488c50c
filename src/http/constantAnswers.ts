import type { NamedOperation } from '../core/operation.ts';
import { packedText } from './packedText.ts';
import type { Reply } from './surfaceTypes.ts';

/**
 * Answers of operations that are `constant`: made, written and compressed once, so that whoever asks again and again costs no more
 * than the sending.
 */
export function constantAnswers() {
  const made = new Map<string, Reply>();
  return {
    /** The answer at hand, or what `make` gives. */
    async of({ id }: NamedOperation, make: () => Promise<Reply>): Promise<Reply> {
      const known = made.get(id);
      if (known) return known;
      const reply = await make();
      const { status, body } = reply;
      if (status !== 200 || typeof body !== 'string') return reply;
      made.set(id, reply);
      // Until it is packed, and where that fails, it is sent as it is.
      packedText(body).then(
        ({ packed }) => made.set(id, { ...reply, packed }),
        () => undefined,
      );
      return reply;
    },
  };
}
