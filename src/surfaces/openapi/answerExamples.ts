import type { NamedOperation } from '../../core/operation.ts';
import answers from './answers.json' with { type: 'json' };

/** What an operation answered to its example, asked by `npm run -s examples`; undefined where it has none. */
export function answerExample(operation: NamedOperation): unknown {
  return operation.answer ?? (answers as Readonly<Record<string, unknown>>)[operation.id];
}

/** Where the server shows it. */
export function answerExamplePath({ id, writes = 'json' }: NamedOperation): string {
  return `/openapi/examples/${id}.${writes === 'json' ? 'json' : 'txt'}`;
}
