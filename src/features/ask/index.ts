import { operation } from '../../core/operation.ts';
import { answerQuestion } from './answerQuestion.ts';
import { AskRequest, AskResponse } from './schemas.ts';

/** POST /api/v1/earth/ask */
export const ask = operation({
  method: 'POST',
  path: '/api/v1/earth/ask',
  access: 'key',
  tool: true,
  title: 'Ask a question',
  summary:
    'Answers a question in words by one of the operations; every number is linked to where it stands, and what cannot be answered says why.',
  input: AskRequest,
  output: AskResponse,
  example: { question: 'How strong can earthquake shaking get in San Francisco?' },
  run: answerQuestion,
});
