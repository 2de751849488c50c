import * as z from 'zod';
import type { FactTree, Moment, NeedTree } from './facts.ts';
import { errorPoints, type ErrorPoint } from './ground/position/errorPoints.ts';
import { spreadReply, type SpreadReply, type Weighed } from './ground/position/spread.ts';
import { NothingFound } from './nothingFound.ts';
import { positionError, positionSigma } from './positionError.ts';
import { positionedList } from './positionedList.ts';
import { metaOf } from './schemas.ts';
import { UnresolvedInput } from './unresolvedInput.ts';
import { endOf, inOneStep, type Split, type Vertical } from './vertical.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * A vertical about a point, taking the error of the position as well and repeating the coordinates it was computed for. It asks and
 * computes at each point of `errorPoints` and spreads the answers into the intervals; without an error it is the vertical itself.
 * A list of places takes the error of each; verticals that take no coordinates are returned as they are.
 */
export function positioned(vertical: Vertical): Vertical {
  const { input, output, lists } = vertical;
  if (lists) return positionedList(vertical, lists);
  if (!(input instanceof z.ZodObject && output instanceof z.ZodObject)) return vertical;
  if (!('lat' in input.shape && 'lon' in input.shape)) return vertical;
  const repeats = 'lat' in output.shape;
  const coordinate = input.shape['lat'].safeParse(undefined).success
    ? z.number().nullable()
    : z.number();
  const ask =
    (round: number) =>
    (value: unknown, facts: FactTree<NeedTree> = {}) =>
      needsOf({ vertical, round, value: value as Members, facts });
  return {
    ...vertical,
    input: input.safeExtend({ position_sigma_m: positionSigma }).meta(metaOf(input)),
    output: output
      .extend(repeats ? {} : { lat: coordinate, lon: coordinate })
      .extend({ position_error: positionError.optional() }),
    needs: ask(0),
    ...(vertical.thenNeeds ? { thenNeeds: ask(1) } : {}),
    ...(vertical.lastNeeds ? { lastNeeds: ask(2) } : {}),
    split: (value, facts) => splitOf(vertical, value as Members, facts),
    assess: (value, facts, moment) => {
      const reply = assessed(vertical, value as Members, facts, moment);
      return repeats ? reply : { ...pointOf(value as Members), ...reply };
    },
  };
}

/** The coordinates as answers repeat them: of the two names of the antimeridian, one. */
const pointOf = ({ lat, lon }: Members): Members => ({
  lat: lat ?? null,
  lon: lon === 180 ? -180 : (lon ?? null),
});

/** The input as the vertical knows it. */
function ownInput(value: Members): Members {
  if (value['place'] === undefined && value['position_sigma_m'] === undefined) return value;
  const { place: _place, position_sigma_m: _sigma, ...own } = value;
  return own;
}

/** The points of an input with an error; undefined without one. */
function pointsOf(value: Members): readonly ErrorPoint[] | undefined {
  const { lat, lon, position_sigma_m: sigmaM } = value;
  if (typeof sigmaM !== 'number') return undefined;
  if (typeof lat !== 'number' || typeof lon !== 'number')
    throw new UnresolvedInput(['position_sigma_m'], 'an error of the position needs lat and lon');
  return errorPoints(lat, lon, sigmaM);
}

interface Round {
  readonly vertical: Vertical;
  readonly round: number;
  readonly value: Members;
  readonly facts: FactTree<NeedTree>;
}

function needsOf({ vertical, round, value, facts }: Round): NeedTree {
  const own = ownInput(value);
  const points = pointsOf(value);
  if (!points) return askRound(vertical, round, own, facts);
  const trees = points.map(({ lat, lon }, i): [string, NeedTree] => {
    const ask = (): NeedTree => askRound(vertical, round, { ...own, lat, lon }, factsAt(facts, i));
    return [nameOf(round, i), i === 0 ? ask() : (orNothing(ask) ?? {})];
  });
  return Object.fromEntries(trees);
}

function askRound(
  vertical: Vertical,
  round: number,
  input: Members,
  facts: FactTree<NeedTree>,
): NeedTree {
  if (round === 0) return vertical.needs(input);
  const asked =
    round === 1 ? vertical.thenNeeds?.(input, facts) : vertical.lastNeeds?.(input, facts);
  return asked ?? {};
}

/** Rounds stand side by side, so each has names of its own. */
const nameOf = (round: number, point: number): string => `round${round}point${point}`;

/** The facts of one point, of all rounds. */
function factsAt(facts: FactTree<NeedTree>, point: number): FactTree<NeedTree> {
  return Object.assign({}, ...[0, 1, 2].map((round) => facts[nameOf(round, point)]));
}

/** What a point away from the position gives; undefined where there is nothing to be found. */
function orNothing<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof NothingFound || error instanceof UnresolvedInput) return undefined;
    throw error;
  }
}

/** The points of an error as parts that may be computed side by side; undefined without an error. */
function splitOf(vertical: Vertical, value: Members, facts: FactTree<NeedTree>): Split | undefined {
  const points = pointsOf(value);
  if (!points) return undefined;
  const own = ownInput(value);
  const parts = points.map(({ lat, lon }, i) => {
    const input = { ...own, lat, lon };
    const known = factsAt(facts, i);
    const part = { input, facts: known };
    if (i === 0) return part;
    // A point whose questions end in nothing has no facts to be assessed from.
    return orNothing(() => {
      for (const round of [0, 1, 2]) askRound(vertical, round, input, known);
      return part;
    });
  });
  return { parts, join: inOneStep((replies) => joined(points, replies, value)) };
}

function joined(
  points: readonly ErrorPoint[],
  replies: readonly unknown[],
  value: Members,
): Members {
  const [first, ...others] = points.flatMap(({ weight }, i): Weighed[] =>
    replies[i] === undefined ? [] : [{ weight, reply: replies[i] }],
  );
  if (!first) throw new Error('a position has no point');
  return withError(spreadReply([first, ...others]), {
    sigma_m: Number(value['position_sigma_m']),
    points: points.length,
    answered_share: others.reduce((sum, { weight }) => sum + weight, first.weight),
  });
}

function assessed(
  vertical: Vertical,
  value: Members,
  facts: FactTree<NeedTree>,
  moment: Moment,
): Members {
  const split = splitOf(vertical, value, facts);
  if (!split) return vertical.assess(ownInput(value), facts, moment) as Members;
  const replies = split.parts.map((part, i) => {
    const assess = (): unknown => part && vertical.assess(part.input, part.facts, moment);
    return i === 0 ? assess() : orNothing(assess);
  });
  return endOf(split.join(replies)) as Members;
}

function withError({ reply, intervals, numbers, words }: SpreadReply, given: Members): Members {
  const rowOf = (wanted: string) => intervals.find(({ pointer: at }) => at === wanted);
  const main = rowOf('/interval') ?? rowOf('/quantity');
  const { summary } = reply;
  const sentence =
    main &&
    ` The position is known to ${String(given['sigma_m'])} m: with that error the ${main.pointer === '/interval' ? 'score' : 'quantity'} is likely between ${brief(main.low)} and ${brief(main.high)}.`;
  return {
    ...reply,
    ...(typeof summary === 'string' && sentence ? { summary: summary + sentence } : {}),
    position_error: { ...given, intervals, numbers, words },
  };
}

const brief = (value: number): string => String(Number(value.toPrecision(2)));
