import type * as z from 'zod';
import type { Dataset, FactTree, Moment, NeedTree } from './facts.ts';

/** The model behind a vertical, as its card and every answer name it. */
export interface ModelCard {
  /** kebab-case, stable. */
  readonly name: string;
  /** Semantic version of the numbers: it rises with every change that moves an answer. */
  readonly version: string;
  /** How the number is made, in one or two sentences for an underwriter. */
  readonly methodology: string;
  /** Where the model holds: place, magnitude, distance, units. */
  readonly validity: string;
  /** What the verification showed, naming the tables; `unverified` models say what was not checked. */
  readonly verification: string;
  /** Known limits and POLICY choices, shown in the card and docs. */
  readonly limits: readonly string[];
}

/** No questions: what most verticals ask in the later rounds. */
export type NoNeeds = Record<never, never>;

/**
 * A hazard or product: `needs` lists questions about the world, `assess` computes the reply from the facts.
 * Both are pure: the same input, facts and moment give the same answer.
 *
 * A question that depends on an answer (the peaks of the nearest gauge) is asked by `thenNeeds` in a second round, or by `lastNeeds`
 * in a third; there is no fourth. All rounds share one deadline. `assess` gets the facts of all rounds in one object, so no two rounds
 * may use the same name. A question that need not be asked is `undefined`, and so is its fact. (The name is not `then`, because an
 * object with a method of that name is taken for a promise.) Any part may throw `NothingFound`.
 */
export interface Vertical<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  N extends NeedTree = NeedTree,
  T extends NeedTree = NeedTree,
  L extends NeedTree = NeedTree,
> {
  /** Default POST. */
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly title: string;
  /** One sentence: what the caller learns. */
  readonly summary: string;
  readonly input: I;
  /** Without `provenance`: the bridge adds it to the schema and to the reply. */
  readonly output: O;
  /** Name of the whole reply's schema in the document, where the specification gives one; `output` then has none of its own. */
  readonly replyName?: string;
  needs(input: z.output<I>): N;
  /** Questions that depend on the facts of `needs`. */
  thenNeeds?(input: z.output<I>, facts: FactTree<N>): T;
  /** Questions that depend on the facts of `needs` and `thenNeeds`. */
  lastNeeds?(input: z.output<I>, facts: FactTree<N> & FactTree<T>): L;
  /** Datasets that its example does not ask, for docs and catalog. */
  readonly alsoAsks?: readonly Dataset[];
  assess(
    input: z.output<I>,
    facts: FactTree<N> & FactTree<T> & FactTree<L>,
    moment: Moment,
  ): z.input<O>;
  /** Parts of `assess` that workers may compute in parallel; undefined where the work is one piece. `assess` gives the same answer. */
  readonly split?: (input: z.output<I>, facts: FactTree<NeedTree>) => Split | undefined;
  /** `light` runs in place (under 1 ms); `heavy` on the worker pool. */
  readonly cost: 'light' | 'heavy';
  /** How many equal pieces of work an input is, beside the places of its list: years that are drawn. By it and its name the pool tells what an input will cost. */
  piecesOf?(input: z.output<I>): number;
  /** The reply is stored as a prediction and carries `prediction_id` and `prediction_sha256`. */
  readonly keep?: boolean;
  /** Absent: a card made from the summary, which says that nothing was verified beyond the folder's `truth.ts`. */
  readonly model?: ModelCard;
  /** DOIs or URLs of the publications behind it. */
  readonly sources: readonly string[];
  /** A list of places in the input, and the list of their answers in the reply: one for each, in its order. */
  readonly lists?: { readonly places: string; readonly results: string };
  /** A valid input, run by the contract tests, the docs and the benches. */
  readonly example: z.input<I>;
  /** The reply as a GeoJSON feature, where a caller asks for one. */
  readonly geojson?: (input: z.output<I>, reply: z.output<O>) => GeoJsonFeature;
  /** The reply as a plot, where a caller asks for `f=svg`. */
  readonly svg?: (input: z.output<I>, reply: z.output<O>) => string;
  /** The tool is withdrawn: it says why it gives nothing, and its calls are free. */
  readonly withdrawn?: boolean;
}

/** The parts of an assessment (the first must answer), and how their replies become one. */
export interface Split {
  readonly parts: readonly (
    { readonly input: unknown; readonly facts: FactTree<NeedTree> } | undefined
  )[];
  /**
   * Makes the whole reply, in steps between which the event loop may serve others.
   *
   * @param replies  by part; undefined where there is none or nothing was found
   */
  join(replies: readonly unknown[]): Steps<unknown>;
}

/** Work in steps, with what it comes to. */
export type Steps<T> = Generator<undefined, T>;

/** For work that takes next to no time: it is one step. */
export function inOneStep(join: (replies: readonly unknown[]) => unknown): Split['join'] {
  return function* (replies) {
    yield;
    return join(replies);
  };
}

/** Runs all steps at once. @returns what they come to */
export function endOf<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A feature of GeoJSON. @source RFC 7946, section 3.2 */
export interface GeoJsonFeature {
  readonly type: 'Feature';
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Declares a vertical; gives `assess` the fact types of all its rounds of needs. */
export function vertical<
  I extends z.ZodType,
  O extends z.ZodType,
  N extends NeedTree,
  T extends NeedTree = NoNeeds,
  L extends NeedTree = NoNeeds,
>(parts: Vertical<I, O, N, T, L>): Vertical<I, O, N, T, L> {
  return parts;
}

/**
 * The vertical without its own types, for code that serves every vertical alike: whoever runs it parses the input by its schema and
 * gathers the facts of its needs, so that what it is handed has the types again.
 */
export function anyVertical<
  I extends z.ZodType,
  O extends z.ZodType,
  N extends NeedTree,
  T extends NeedTree,
  L extends NeedTree,
>(one: Vertical<I, O, N, T, L>): Vertical {
  return one as unknown as Vertical;
}

/** One round of questions, told the facts of the rounds before it. */
export type NeedsRound = (facts: FactTree<NeedTree>) => NeedTree;

/** The rounds of questions of a vertical for an input, in order: one to three. */
export function roundsOf(
  { needs, thenNeeds, lastNeeds }: Pick<Vertical, 'needs' | 'thenNeeds' | 'lastNeeds'>,
  input: unknown,
): readonly NeedsRound[] {
  return [
    () => needs(input),
    ...[thenNeeds, lastNeeds].flatMap((ask) =>
      ask ? [(facts: FactTree<NeedTree>) => ask(input, facts)] : [],
    ),
  ];
}

/** The card of a vertical: its own, or one that says what is not known. */
export function cardOf(parts: Pick<Vertical, 'model' | 'path' | 'summary'>): ModelCard {
  const name = parts.path.replace(/^\/api\/v1\//, '').replaceAll(/[^a-z0-9]+/g, '-');
  return (
    parts.model ?? {
      name,
      version: '0.1.0',
      methodology: parts.summary,
      validity: 'As its models state in their sources.',
      verification: 'Unverified beyond the worked examples of its folder.',
      limits: ['No model card was written yet.'],
    }
  );
}

/** The needs of a vertical that asks nothing. */
export const nothing = (): NoNeeds => ({});
