import * as z from 'zod';

/** POST /api/v1/earth/ask */
export const AskRequest = z
  .object({
    question: z
      .string()
      .min(3)
      .max(500)
      .describe(
        'A question about a place, two places or a region, such as: How likely is flooding in Houston? In English; words of hazards in other languages are read.',
      ),
    lat: z.number().min(-90).max(90).optional().describe('Latitude of the place meant, with lon'),
    lon: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .describe('Longitude of the place meant, with lat'),
  })
  .superRefine(({ lat, lon }, context) => {
    if ((lat === undefined) !== (lon === undefined))
      context.addIssue({
        code: 'custom',
        path: [lat === undefined ? 'lat' : 'lon'],
        message: 'give lat and lon together',
      });
  })
  .meta({ id: 'AskRequest' });

export const ABSTENTIONS = [
  'no_place',
  'ambiguous_place',
  'several_places',
  'not_covered',
  'source_absent',
  'withdrawn',
  'unclear',
] as const;

const place = z
  .object({
    lat: z.number().describe('Latitude answered for'),
    lon: z.number().describe('Longitude answered for'),
    name: z.string().nullable().describe('Name in the gazetteer; null for coordinates'),
    country: z.string().nullable().describe('Country in the gazetteer'),
    division: z.string().nullable().describe('State or province in the gazetteer'),
    match: z
      .enum(['given', 'coordinates', 'exact', 'prefix', 'near'])
      .describe('How it was found: given in the body, written as coordinates, or by its name'),
    alternatives: z.array(z.string()).describe('Other places of that name'),
    attribution: z.string().nullable().describe('Of the gazetteer'),
  })
  .meta({ id: 'AskPlace' });

const quantity = z
  .object({
    name: z.string().describe('What it measures'),
    value: z.number().nullable().describe('Mean; null where it is not known'),
    unit: z.string().describe('Unit; 1 for shares'),
    p10: z.number().nullable().describe('10 % lie below'),
    p90: z.number().nullable().describe('10 % lie above'),
  })
  .meta({ id: 'AskQuantity' });

export const AskResponse = z
  .object({
    status: z.enum(['answered', 'abstained']).describe('Whether there is an answer'),
    question: z.string().describe('As it was asked'),
    intent: z
      .object({
        id: z.string().describe('Row of the grammar'),
        about: z.string().describe('In words'),
      })
      .nullable()
      .describe('What the question was read to be about'),
    place: place.nullable().describe('The place meant; of two the first'),
    places: z
      .array(place)
      .optional()
      .describe('Both places, where the question sets two against each other'),
    answer: z.string().nullable().describe('Made of results only; null where there is none'),
    numbers: z
      .array(
        z.object({
          operation: z.string().describe('Operation that gave it'),
          call: z
            .int()
            .optional()
            .describe('Which of the operations asked, from 0, where one was asked of two places'),
          pointer: z.string().describe('Where it stands: JSON pointer into {input, reply}'),
          value: z.union([z.string(), z.number(), z.boolean()]).describe('What stands there'),
          shown: z
            .string()
            .optional()
            .describe('As the answer writes it, where the value has more digits than are known'),
        }),
      )
      .describe('Every number and quoted text of the answer'),
    operations: z
      .array(
        z.object({
          id: z.string().describe('Operation asked'),
          path: z.string().describe('Its path, to ask it directly'),
          input: z.record(z.string(), z.unknown()).describe('What it was asked'),
          prediction_id: z.int().nullable().describe('Number of the stored answer, if kept'),
          level: z.string().nullable().describe('LOW to CRITICAL; null where it has none'),
          quantity: quantity.nullable().describe('The physical quantity; null where it has none'),
          coverage: z
            .number()
            .nullable()
            .describe('Share of the evidence that was there, 0 to 1; null where it is not told'),
          model: z.string().nullable().describe('Model and version; null for data as they are'),
          degraded: z.boolean().nullable().describe('Whether an input was stale or missing'),
        }),
      )
      .describe('What was asked to answer'),
    wording: z
      .object({
        by: z.enum(['grammar', 'model']).describe('Who put the results into words'),
        model: z.string().nullable().describe('The language model that was asked; null: none'),
        dropped_sentences: z.int().describe('Of its sentences, those that the results do not bear'),
        reason: z.string().nullable().describe('Why its words are not shown'),
      })
      .nullable()
      .describe('How the answer was worded; null where there is none'),
    abstention: z
      .object({
        code: z.enum(ABSTENTIONS).describe('Why there is no answer'),
        reason: z.string().describe('In a sentence'),
        suggestions: z.array(z.string()).describe('What to ask or to add instead'),
      })
      .nullable()
      .describe('Instead of a guess'),
    warnings: z.array(z.string()).describe('Of the operations asked'),
  })
  .meta({ id: 'AskResponse' });

export type AskReply = z.input<typeof AskResponse>;
export type AskPlace = z.input<typeof place>;
export type AbstentionCode = (typeof ABSTENTIONS)[number];
