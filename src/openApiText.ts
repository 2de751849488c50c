import { aside } from './core/aside.ts';
import { etagOf } from './http/etag.ts';
import { asPackedText, type PackedText } from './http/packedText.ts';
import type { OpenApiTask, OpenApiText } from './openApiThread.ts';

const texts = aside<OpenApiTask, OpenApiText>(
  new URL('./openApiThread.ts', import.meta.url),
  'openApiText',
  {
    idleMs: 1_000,
    maxWaiting: 10,
    maxOldGenerationMb: 256,
  },
);

/** A form of the document, made at its first reading; what failed is tried again. */
export function openApiText(task: OpenApiTask): () => Promise<PackedText> {
  let made: Promise<PackedText> | undefined;
  return () =>
    (made ??= texts(task)
      .then(({ body, ...packed }) => asPackedText(body, packed))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      }));
}

/** A text that everybody may read and keep for a while. */
export function openText({ etag, ...text }: Partial<PackedText> & OpenText) {
  const headers = {
    'Cache-Control': 'public, max-age=300',
    'Access-Control-Allow-Origin': '*',
    ETag: etag ?? etagOf(text.body),
  };
  return { status: 200, contentType: 'application/json', ...text, isOpen: true, headers };
}

interface OpenText {
  readonly body: string;
  readonly contentType?: string;
}
