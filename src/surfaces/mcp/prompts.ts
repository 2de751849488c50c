import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}
interface PromptText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: PromptArgument[];
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const QUOTE =
  'Quote every number with its interval as the tool gives it, say what is unknown and why, and name the model and its version.';

const TEXTS: readonly PromptText[] = [
  {
    name: 'assess_place',
    title: 'Assess a place',
    description: 'All hazards of one place, in plain words with their intervals.',
    arguments: [{ name: 'place', description: 'Name of a town, or lat,lon', required: true }],
    text: ({ place }) =>
      `Assess the natural hazards of the place given below. Call georisk_score, then the tool of its dominant hazard. ${QUOTE}\n\nPlace: ${quoted(place)}`,
  },
  {
    name: 'compare_places',
    title: 'Compare two places',
    description: 'Which of two places is at greater risk, and of what.',
    arguments: [
      { name: 'first', description: 'Name of a town, or lat,lon', required: true },
      { name: 'second', description: 'Name of a town, or lat,lon', required: true },
    ],
    text: ({ first, second }) =>
      `Compare the natural hazards of the two places given below with georisk_score. Where their intervals overlap, say that they cannot be told apart. ${QUOTE}\n\nFirst: ${quoted(first)}\nSecond: ${quoted(second)}`,
  },
  {
    name: 'explain_prediction',
    title: 'Explain a stored answer',
    description: 'A stored answer in plain words for one reader.',
    arguments: [
      { name: 'prediction_id', description: 'Number of the stored answer', required: true },
      {
        name: 'reader',
        description: 'resident, underwriter, planner or engineer',
        required: false,
      },
    ],
    text: ({ prediction_id, reader }) =>
      `Explain the stored answer given below: call predictions_narrative with its number and its reader. ${QUOTE}\n\nPrediction: ${quoted(prediction_id)}\nReader: ${quoted(reader ?? 'resident')}`,
  },
];

/** What is typed stays data: one line, in quotation marks. */
const quoted = (text = ''): string => JSON.stringify(text.replaceAll(/\s+/g, ' ').slice(0, 200));

export const PROMPTS = TEXTS.map(({ text: _text, ...prompt }) => prompt);

/**
 * A prompt with its arguments filled in.
 *
 * @throws ProtocolError for a name that there is not, or an argument that is missing
 */
export function promptFor(name: string, given: Readonly<Record<string, string>> = {}) {
  const found = TEXTS.find((prompt) => prompt.name === name);
  if (!found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Prompt ${name} not found`);
  const missing = found.arguments.find((each) => each.required && !given[each.name]?.trim());
  if (missing)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Argument ${missing.name} is required`,
    );
  const content = { type: 'text' as const, text: found.text(given) };
  return { description: found.description, messages: [{ role: 'user' as const, content }] };
}
