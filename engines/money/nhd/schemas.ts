import * as z from 'zod';
import { level, point } from '../../schemas.ts';
import { STATE_CODES } from './rulePacks.ts';

/** A parcel and its state. */
export const nhdInput = point.extend({
  state: z
    .string()
    .refine((code) => STATE_CODES.has(code.toUpperCase()), {
      message: 'should be the two-letter code of a US state, the District or a territory',
    })
    .transform((code) => code.toUpperCase())
    .optional()
    .describe('Two-letter code of the US state; from the point where absent'),
});
export type NhdInput = z.output<typeof nhdInput>;

const statutory = z
  .object({
    id: z.string().describe('Stable name'),
    title: z.string().describe('What the law asks about'),
    law: z.string().describe('Law'),
    answer: z
      .enum(['yes', 'no', 'not_mapped'])
      .describe(
        'Of the official map alone; `not_mapped`: the map was not read or does not cover the point',
      ),
    reason: z.string().describe('How the answer was found, or why there is none'),
    authority: z.string().describe('Who keeps the map'),
    map_url: z.string().describe('Where to look it up'),
    opinion: z.string().nullable().describe('Name of the modelled opinion beside it'),
  })
  .meta({ id: 'NhdStatutoryItem' });

const opinion = z
  .object({
    hazard: z.string().describe('Name'),
    state: z
      .enum(['known', 'unknown', 'not_applicable'])
      .describe('Whether it could be worked out'),
    level: level.nullable().describe('Level of the modelled hazard'),
    score: z.number().nullable().describe('0 to 100, higher is worse'),
    statement: z.string().describe('In words; an opinion of a model, no statutory finding'),
  })
  .meta({ id: 'NhdOpinion' });

/** A disclosure report. */
export const nhdReport = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    state: z
      .string()
      .nullable()
      .describe('State whose rules were taken; null outside the United States'),
    title: z.string().describe('Name of the disclosure'),
    law: z.string().describe('Law that asks for it'),
    place: z
      .string()
      .nullable()
      .describe('County of the United States, else the nearest town within 50 km'),
    summary: z.string().describe('The answer in words'),
    statutory: z.array(statutory).describe('What the law asks, by official maps alone'),
    opinions: z.array(opinion).describe('What models say, apart from the law'),
    note: z.string().describe('What to know of the rules of the state'),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'NhdReport' });
export type NhdReport = z.input<typeof nhdReport>;
