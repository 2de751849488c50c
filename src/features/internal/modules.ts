import * as z from 'zod';
import { components } from '../../../engines/places/georisk/components.ts';
import { OWN_CARDS, type OwnModel } from '../../../engines/systems/ownModels.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { runChore } from '../../core/chore.ts';
import { groundMotionModules } from './groundMotionModules.ts';
import { filledByPoint, fillsOf } from './pointInput.ts';

/** How far a module was checked: against independent tables, by worked examples alone, or plainly exploratory. */
export const TIERS = ['verified', 'checked', 'exploratory'] as const;
export type Tier = (typeof TIERS)[number];

/** A model of the workbench: an operation with a card, a component of the composite, or a model without an endpoint of its own. */
export interface Module {
  readonly name: string;
  readonly category: string;
  readonly tier: Tier;
  readonly title: string;
  readonly summary: string;
  readonly card: ModelCard;
  /** Path of its operation, where it has one. */
  readonly path: string | null;
  readonly datasets: readonly string[];
  readonly inputSchema: z.ZodType;
  /** Whether a latitude and a longitude are enough. */
  readonly isRunnable: boolean;
  /** Answers for a point and its further inputs; absent where a point has no place among the inputs. */
  readonly run?: (input: Record<string, unknown>, context: Context) => Promise<unknown>;
}

const made = new WeakMap<readonly NamedOperation[], readonly Module[]>();

/** Every module there is, by category and name; computed from the lists of operations, components and models. */
export function modulesOf(operations: readonly NamedOperation[]): readonly Module[] {
  const known = made.get(operations);
  if (known) return known;
  const all = [
    ...operations.filter(({ model }) => model).map(moduleOf),
    ...components.map(ofComponent),
    ...OWN_CARDS.map(ofOwnModel),
    ...groundMotionModules,
  ].toSorted((a, b) => order(a.category, b.category) || order(a.name, b.name));
  made.set(operations, all);
  return all;
}

/** Looks at every operation once, in steps between which others may have a turn: how its input takes a point is tried out. */
export function* warmModules(operations: readonly NamedOperation[]): Generator<undefined, void> {
  for (const operation of operations)
    if (operation.model) {
      moduleOf(operation);
      yield;
    }
  modulesOf(operations);
}

const looked = new WeakMap<NamedOperation, Module>();

function moduleOf(operation: NamedOperation): Module {
  const known = looked.get(operation);
  if (known) return known;
  const module = ofOperation(operation);
  looked.set(operation, module);
  return module;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a card's verification names tables or a topic, or says that there is none. */
function tierOf({ verification, name }: ModelCard): Tier {
  if (/exploratory/i.test(verification) || name.startsWith('prospect')) return 'exploratory';
  return /^unverified|not verified|no (independent )?table/i.test(verification)
    ? 'checked'
    : 'verified';
}

function ofOperation(operation: NamedOperation): Module {
  const { id, group, title, summary, path, input, datasets = [] } = operation;
  const card = operation.model as ModelCard;
  const fill = filledByPoint(input) ?? fillsOf(input);
  return {
    name: id,
    category: group,
    tier: tierOf(card),
    title,
    summary,
    card,
    path,
    datasets,
    inputSchema: input,
    isRunnable: filledByPoint(input) !== undefined,
    ...(fill
      ? { run: async (given, context) => operation.run(input.parse(fill(given)), context) }
      : {}),
  };
}

const place = z.object({
  lat: z.number().min(-90).max(90).describe('Latitude, degrees north'),
  lon: z.number().min(-180).max(180).describe('Longitude, degrees east'),
});

function ofComponent(component: (typeof components)[number]): Module {
  const { name, words } = component;
  const card: ModelCard = {
    name: `component-${name.replaceAll('_', '-')}`,
    version: '1.0.0',
    methodology: `The ${words} component of the composite: its physical quantity, and the score that its anchors give it.`,
    validity: 'Land and coast, worldwide; what is unknown or cannot occur is said.',
    verification:
      'By the verification tables of its hazard and by the cities of the validation pages.',
    limits: ['Anchors of the score are a policy of this product.'],
  };
  return {
    name: `component_${name}`,
    category: 'components',
    tier: 'verified',
    title: `Component: ${words}`,
    summary: `What the composite says of ${words} at a point.`,
    card,
    path: null,
    datasets: [],
    inputSchema: place,
    isRunnable: true,
    async run(given, context) {
      const where = { ...place.parse(given), radiusKm: 100 };
      const asked = await inquire(component.needs(where), context);
      return roundReply({
        ...component.assess(where, asked.facts as never, asked.moment),
        provenance: asked.provenance(card),
      });
    },
  };
}

function ofOwnModel(own: OwnModel): Module {
  const { name, category, title, summary, card, chore } = own;
  return {
    name,
    category,
    tier: tierOf(card),
    title,
    summary,
    card,
    path: null,
    datasets: [],
    inputSchema: place,
    isRunnable: chore !== undefined,
    ...(chore
      ? {
          run: async (given, context) => {
            const answer = await runChore(context, 'own_model', { name, ...place.parse(given) });
            return roundReply(answer);
          },
        }
      : {}),
  };
}
