import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { nearestNames } from '../../core/nearestNames.ts';
import { operation, type NamedOperation } from '../../core/operation.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { measureOf, numberAt } from './measure.ts';
import { planChanges, type PlannedChange } from './planChanges.ts';
import { Worlds } from './worlds.ts';

const effect = z
  .object({
    fact: z.string().describe('What was changed'),
    kind: z
      .enum(['input', 'fact'])
      .describe('input: what the caller tells; fact: what a source says'),
    from: z.unknown().describe('What stood there; null where nothing was told or known'),
    to: z.unknown().describe('What it was changed to'),
    measure: z.number().nullable().describe('The measure with this change alone'),
    difference: z.number().nullable().describe('Against the answer as it is'),
  })
  .meta({ id: 'WhatIfEffect' });

/** POST /api/v1/explain/what-if */
export const whatIf = operation({
  method: 'POST',
  path: '/api/v1/explain/what-if',
  access: 'key',
  tool: true,
  title: 'What if',
  summary:
    'The answer of any other operation twice, as it is and with facts changed (Vs30, first floor, flood defence, year built, whatever the operation takes), and which change matters most.',
  input: z.object({
    operation: z
      .string()
      .min(3)
      .max(100)
      .describe('Which question: the id of an operation such as georisk_score, or its path'),
    input: z.record(z.string(), z.unknown()).describe('The question, as the operation takes it'),
    changes: z
      .record(z.string().min(1).max(60), z.unknown())
      .refine((changes) => Object.keys(changes).length > 0, 'must name at least one change')
      .refine((changes) => Object.keys(changes).length <= 8, 'must name at most 8 changes')
      .describe(
        'New values by name: any member of the input; and of what the operation asks of the world vs30_mps, defence_years, elevation_m, slope_deg',
      ),
    measure: z
      .string()
      .max(200)
      .optional()
      .describe('Number of the answer to compare by (JSON pointer); default: its headline'),
  }),
  output: z
    .object({
      operation: z.string().describe('Id of the operation'),
      measure: z.string().describe('Number that is compared (JSON pointer into the answers)'),
      before: z.number().nullable().describe('The measure as it is'),
      after: z.number().nullable().describe('With all changes together'),
      difference: z.number().nullable().describe('After less before'),
      effects: z
        .array(effect)
        .describe('Each change alone, the one that moves the measure most first'),
      most_important: z.string().nullable().describe('That change; null where none moves it'),
      interaction: z
        .number()
        .nullable()
        .describe('Difference of all together less the sum of the single ones'),
      method: z.string().describe('How importance is told'),
      answer_before: z.record(z.string(), z.unknown()).describe('The answer as it is'),
      answer_after: z.record(z.string(), z.unknown()).describe('With all changes'),
    })
    .meta({ id: 'WhatIf' }),
  example: {
    operation: 'georisk_score',
    input: { lat: 37.7749, lon: -122.4194 },
    changes: { vs30_mps: 760 },
  },
  errors: ['conflict'],
  async run({ operation: name, input, changes, measure: asked }, context) {
    const target = targetOf(name, context);
    const planned = planChanges(target, changes);
    const worlds = new Worlds(target, await withPlace(target, input, context), context);
    const before = await worlds.answer([]);
    const after = await worlds.answer(planned);
    const measure = measureOf(before, asked);
    const start = numberAt(before, measure);
    const effects = await effectsOf({ planned, worlds, measure, start });
    const difference = minus(numberAt(after, measure), start);
    const [most] = effects;
    return {
      operation: target.id,
      measure,
      before: start,
      after: numberAt(after, measure),
      difference,
      effects,
      most_important: most && Math.abs(most.difference ?? 0) > 0 ? most.fact : null,
      interaction: interactionOf(difference, effects),
      method: METHOD,
      answer_before: before as Record<string, unknown>,
      answer_after: after as Record<string, unknown>,
    };
  },
});

const METHOD =
  'One at a time: each change alone against the answer as it is, at the same moment and with the same facts; ordered by the size of the difference. What changes do only together is in the interaction. Nothing is stored.';

function targetOf(name: string, { catalog }: Pick<Context, 'catalog'>): NamedOperation {
  const able = catalog().filter(
    ({ model, datasets }) => model !== undefined && datasets !== undefined,
  );
  const found = able.find(({ id, path }) => id === name || path === name);
  if (found) return found;
  const like = nearestNames(
    name,
    able.map(({ id }) => id),
  );
  throw new ValidationFailure([
    {
      loc: ['body', 'operation'],
      msg: `is no operation with a model; like it are ${like.join(', ')}`,
      type: 'value_error',
    },
  ]);
}

/** The question with coordinates where it names a place. @throws ValidationFailure where the name is not clear */
async function withPlace(
  { door }: NamedOperation,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  if (!door?.isAsked(input)) return input;
  const { raw, failures } = await door.open(input, context, { placeOf: () => 'body' });
  if (failures.length > 0)
    throw new ValidationFailure(
      failures.map(({ loc, ...rest }) => ({ loc: ['body', 'input', ...loc.slice(1)], ...rest })),
    );
  return raw as Readonly<Record<string, unknown>>;
}

interface Comparison {
  readonly planned: readonly PlannedChange[];
  readonly worlds: Worlds;
  readonly measure: string;
  readonly start: number | null;
}

type Effect = z.output<typeof effect>;

async function effectsOf({ planned, worlds, measure, start }: Comparison): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const change of planned) {
    const alone = numberAt(await worlds.answer([change]), measure);
    effects.push({
      fact: change.name,
      kind: change.kind,
      from: shown(await worlds.valueOf(change)),
      to: change.to,
      measure: alone,
      difference: minus(alone, start),
    });
  }
  return effects.toSorted((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
}

function minus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : rounded(a - b);
}

/** Differences of rounded numbers carry no more digits than these. */
const rounded = (value: number): number => Number(value.toPrecision(6));

const shown = (value: unknown): unknown => (typeof value === 'number' ? rounded(value) : value);

function interactionOf(together: number | null, effects: readonly Effect[]): number | null {
  if (together === null || effects.some(({ difference }) => difference === null)) return null;
  return rounded(together - effects.reduce((sum, { difference }) => sum + (difference ?? 0), 0));
}
