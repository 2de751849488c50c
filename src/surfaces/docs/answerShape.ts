import { h, type ComponentChild } from 'preact';
import * as z from 'zod';
import type { NamedOperation } from '../../core/operation.ts';
import { answerExample } from '../openapi/answerExamples.ts';

/** What it answered to its example, and the shape of every answer. */
export function answerShape(operation: NamedOperation): ComponentChild {
  const { output, writes } = operation;
  if ((writes ?? 'json') !== 'json') return null;
  const schema = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  const answer = answerExample(operation);
  return h('section', null, [
    h('h2', null, 'Answer'),
    answer === undefined
      ? null
      : h('details', { open: true }, [
          h('summary', null, 'To the example above; long lists and texts are cut short'),
          h('pre', { tabIndex: 0 }, JSON.stringify(answer, null, 2)),
        ]),
    h('details', null, [
      h('summary', null, 'JSON Schema'),
      h('pre', { tabIndex: 0 }, JSON.stringify(schema, null, 2)),
    ]),
  ]);
}
