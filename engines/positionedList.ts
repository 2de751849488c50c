import * as z from 'zod';
import type { FactTree, NeedTree } from './facts.ts';
import { errorPoints } from './ground/position/errorPoints.ts';
import { spreadReply, type Weighed } from './ground/position/spread.ts';
import { MOST_ERRORS, positionError, positionSigma, TOO_MANY_ERRORS } from './positionError.ts';
import { metaOf } from './schemas.ts';
import { UnresolvedInput } from './unresolvedInput.ts';
import { endOf, inOneStep, type Split, type Steps, type Vertical } from './vertical.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * A vertical about a list of places, taking the error of each place's position as well: what is answered of that place is spread over
 * its error, sums over the list stay those of the positions. Without an error it is the vertical itself.
 */
export function positionedList(
  vertical: Vertical,
  { places, results }: NonNullable<Vertical['lists']>,
): Vertical {
  const { input, output } = vertical;
  if (!(input instanceof z.ZodObject && output instanceof z.ZodObject)) return vertical;
  const expanded = (value: Members) => expandedOf(value, places);
  return {
    ...vertical,
    input: input
      .safeExtend({
        [places]: withElement(input.shape[places], { position_sigma_m: positionSigma }),
      })
      .meta(metaOf(input)),
    output: output.extend({
      [results]: withElement(output.shape[results], { position_error: positionError.optional() }),
    }),
    ...questionsOf(vertical, expanded),
    split(value, facts) {
      const { plain, around } = expanded(value as Members);
      if (!around) return vertical.split?.(plain, facts);
      const own = splitOf(vertical, plain, partOf(facts, 'positions'));
      const about = splitOf(vertical, around.value, partOf(facts, 'around'));
      const whole = (reply: Members, others: Members): Steps<Members> =>
        spread({ reply, others, results, around });
      return beside(own, about, whole);
    },
    assess(value, facts, moment) {
      const { plain, around } = expanded(value as Members);
      if (!around) return vertical.assess(plain, facts, moment) as Members;
      const reply = vertical.assess(plain, partOf(facts, 'positions'), moment) as Members;
      const others = vertical.assess(around.value, partOf(facts, 'around'), moment) as Members;
      return endOf(spread({ reply, others, results, around }));
    },
  };
}

/** The questions of a list and of the points about its places, in one round or two. */
function questionsOf(
  vertical: Vertical,
  expanded: (value: Members) => ReturnType<typeof expandedOf>,
): Pick<Vertical, 'needs' | 'thenNeeds'> {
  const first: Pick<Vertical, 'needs'> = {
    needs(value) {
      const { plain, around } = expanded(value as Members);
      const own = vertical.needs(plain);
      return around ? { positions: own, around: vertical.needs(around.value) } : own;
    },
  };
  if (!vertical.thenNeeds) return first;
  const then = (input: Members, facts: FactTree<NeedTree>): NeedTree =>
    vertical.thenNeeds?.(input, facts) ?? {};
  return {
    ...first,
    thenNeeds(value, facts) {
      const { plain, around } = expanded(value as Members);
      if (!around) return then(plain, facts);
      return {
        positionsThen: then(plain, partOf(facts, 'positions')),
        aroundThen: then(around.value, partOf(facts, 'around')),
      };
    },
  };
}

/** The facts of one of the two lists, of both rounds. */
const partOf = (facts: FactTree<NeedTree>, name: 'positions' | 'around'): FactTree<NeedTree> => ({
  ...(facts[name] as FactTree<NeedTree>),
  ...(facts[`${name}Then`] as FactTree<NeedTree> | undefined),
});

/** The parts of a list of places without errors: one, where it is computed in one piece. */
function splitOf(vertical: Vertical, input: Members, facts: FactTree<NeedTree>): Split {
  const whole: Split = { parts: [{ input, facts }], join: inOneStep(([reply]) => reply) };
  return vertical.split?.(input, facts) ?? whole;
}

/** The parts of two lists as those of one answer. */
function beside(
  own: Split,
  about: Split,
  whole: (own: Members, about: Members) => Steps<Members>,
): Split {
  const first = own.parts.length;
  return {
    parts: [...own.parts, ...about.parts],
    *join(replies) {
      const reply = yield* own.join(replies.slice(0, first));
      const others = yield* about.join(replies.slice(first));
      return yield* whole(reply as Members, others as Members);
    },
  };
}

/** The element of a list of objects with further members; rules about its size stay. */
function withElement(list: unknown, more: z.ZodRawShape): z.ZodType {
  if (!(list instanceof z.ZodArray && list.element instanceof z.ZodObject))
    throw new Error('a list of places is no list of objects');
  const element = list.element.safeExtend(more).meta(metaOf(list.element));
  return new z.ZodArray({ ...list.def, element }).meta(metaOf(list));
}

interface PlaceError {
  readonly index: number;
  readonly sigmaM: number;
  /** Weight of the place itself, then of the points about it. */
  readonly weights: readonly number[];
}

interface Around {
  readonly errors: readonly PlaceError[];
  /** The input with the points about the places in place of the places. */
  readonly value: Members;
}

function expandedOf(value: Members, places: string): { plain: Members; around?: Around } {
  const given = value[places] as readonly Members[];
  if (given.every(({ position_sigma_m: sigmaM }) => sigmaM === undefined)) return { plain: value };
  const plain = { ...value, [places]: given.map(withoutError) };
  const errors: PlaceError[] = [];
  const about = given.flatMap((place, index) => {
    const { lat, lon, position_sigma_m: sigmaM } = place;
    if (typeof sigmaM !== 'number') return [];
    if (errors.length === MOST_ERRORS)
      throw new UnresolvedInput([places, index, 'position_sigma_m'], TOO_MANY_ERRORS);
    const points = errorPoints(Number(lat), Number(lon), sigmaM);
    errors.push({ index, sigmaM, weights: points.map(({ weight }) => weight) });
    return points.slice(1).map((point) => ({ ...withoutError(place), ...positionOf(point) }));
  });
  return { plain, around: { errors, value: { ...value, [places]: about } } };
}

function withoutError({ position_sigma_m: _sigma, ...place }: Members): Members {
  return place;
}

const positionOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => ({ lat, lon });

/** Spreads the answers of places over their errors, one in a step. */
function* spread({
  reply,
  others,
  results,
  around: { errors },
}: {
  readonly reply: Members;
  readonly others: Members;
  readonly results: string;
  readonly around: Around;
}): Steps<Members> {
  const own = [...(reply[results] as readonly Members[])];
  const rest = others[results] as readonly Members[];
  let next = 0;
  for (const { index, sigmaM, weights } of errors) {
    yield;
    const [weight = 1, ...further] = weights;
    const about = further.map((each): Weighed => ({ weight: each, reply: rest[next++] }));
    const at = spreadReply([{ weight, reply: own[index] }, ...about]);
    own[index] = {
      ...at.reply,
      position_error: {
        sigma_m: sigmaM,
        points: weights.length,
        answered_share: 1,
        intervals: at.intervals,
        numbers: at.numbers.filter(({ pointer }) => !OWN.has(pointer)),
        words: at.words,
      },
    };
  }
  const warnings = reply['warnings'] as readonly string[];
  return {
    ...reply,
    [results]: own,
    warnings: [...warnings, 'Sums over the list are those of the positions as given.'],
  };
}

/** Members that say which place it is, not what is there. */
const OWN = new Set(['/index', '/lat', '/lon']);
