import { normalQuantile } from '../../ground/math/normal.ts';
import { gaussianCopulaTail } from '../../ground/math/studentCopula.ts';
import { jointWithCause, tailsOf, type CopulaTail, type Tails } from './causes.ts';
import type { Chance } from './events.ts';
import { factorOf } from './factorModel.ts';
import { ONE_EVENT } from './tables.ts';
import { yearSums } from './yearSums.ts';

/** A component as the law of its years sees it. */
export interface LawMember {
  readonly name: string;
  readonly chance: Chance;
  readonly loadings: readonly number[];
}

/** What brings a component: another one by its place in the list, and how likely it does once it comes. */
export interface Link {
  readonly at: number;
  readonly conditional: number;
  /** What follows is the same event as its cause: in a year with the cause it counts no further. */
  readonly isSame?: boolean;
}

/** Whether two components are one event where the first brings the second. */
const areOneEvent = (a: LawMember, b: LawMember): boolean =>
  a.name === ONE_EVENT.first && b.name === ONE_EVENT.second;

/** Chance of an event that takes part: what is unknown or cannot occur does not. */
export const chanceOf = ({ chance }: Pick<LawMember, 'chance'>): number =>
  typeof chance === 'number' ? chance : 0;

/**
 * What brings each component, by the conditional models: the first that stands before it, has events and is not itself brought.
 *
 * @param cascade  chance of the second once the first has come; undefined where there is no model
 */
export function linksOf(
  members: readonly LawMember[],
  cascade: (a: string, b: string) => number | undefined,
): (Link | undefined)[] {
  const links: (Link | undefined)[] = [];
  members.forEach((b, j) => {
    const candidates = members.slice(0, j).flatMap((a, at) => {
      if (links[at] !== undefined || !(chanceOf(a) > 0) || !(chanceOf(b) > 0)) return [];
      const conditional = cascade(a.name, b.name);
      return conditional === undefined
        ? []
        : [{ at, conditional, ...(areOneEvent(a, b) ? { isSame: true } : {}) }];
    });
    links.push(candidates[0]);
  });
  return links;
}

/** Tails of the copula's variables that stand for the events; those that nothing brings have one for all years. */
export function tailsBy(
  members: readonly LawMember[],
  links: readonly (Link | undefined)[],
  tail: CopulaTail,
): (Tails | { readonly alone: number; readonly after: undefined })[] {
  return members.map((each, i) => {
    const link = links[i];
    if (link === undefined) return { alone: chanceOf(each), after: undefined };
    const from = members[link.at];
    const cause = { chance: chanceOf(from), conditional: link.conditional };
    const rho = factorOf(from.loadings, each.loadings);
    return tailsOf(chanceOf(each), cause, { tail, rho });
  });
}

/** Point that a standard normal number passes with a chance; without end for none and for all. */
export const normalPoint = (tail: number): number =>
  tail <= 0 ? Infinity : tail >= 1 ? -Infinity : -normalQuantile(tail);

/** Nodes along the common causes (strong shaking, magma, storm, wet ground): counts are good to 2e-4 of themselves, pairs to 1e-3. */
const NODES = [15, 11, 13, 11] as const;

/** Both of two components in one year, where a conditional model has a part in it. */
export interface Cascaded {
  readonly both: number;
  /** The one brings the other, so that the copula has no part in it. */
  readonly isBrought: boolean;
}

/** What the years of a place hold, exactly but for the grid of the factors. */
export interface YearLaw {
  readonly none: number;
  readonly one: number;
  /** Of two components by their places; undefined where the pair goes by the copula alone. */
  cascaded(i: number, j: number): Cascaded | undefined;
}

/** What brings an event, by its place among those that can happen; undefined where nothing does. */
function causeOf(
  after: number | undefined,
  link: Link | undefined,
  placeOf: ReadonlyMap<number, number>,
) {
  const at = link && placeOf.get(link.at);
  if (at === undefined || after === undefined) return undefined;
  return { at, threshold: normalPoint(after), isSame: link?.isSame === true };
}

/** The law of the years: a Gaussian copula with cascades in place of it where a conditional model is given. */
export function yearLaw(
  members: readonly LawMember[],
  links: readonly (Link | undefined)[],
): YearLaw {
  const taking = [...members.keys()].filter((i) => chanceOf(members[i]) > 0);
  const placeOf = new Map(taking.map((i, place) => [i, place]));
  const tails = tailsBy(members, links, gaussianCopulaTail);
  const parts = taking.map((i) => ({
    loadings: members[i].loadings,
    threshold: normalPoint(tails[i].alone),
    cause: causeOf(tails[i].after, links[i], placeOf),
  }));
  const pairs = taking.flatMap((i, place) =>
    taking
      .slice(place + 1)
      .filter((j) => links[j]?.at !== i && (links[i] ?? links[j]) !== undefined)
      .map((j) => [i, j] as const),
  );
  const { none, one, both } = yearSums(
    parts,
    NODES,
    pairs.map(([i, j]) => [Number(placeOf.get(i)), Number(placeOf.get(j))] as const),
  );
  const found = new Map(pairs.map(([i, j], k) => [`${i} ${j}`, both[k]] as const));
  const cascaded = (i: number, j: number): Cascaded | undefined => {
    const link = links[j];
    if (link?.at === i) {
      const cause = { chance: chanceOf(members[i]), conditional: link.conditional };
      return { both: jointWithCause(chanceOf(members[j]), cause), isBrought: true };
    }
    const both = found.get(`${i} ${j}`);
    return both === undefined ? undefined : { both, isBrought: false };
  };
  return { none, one, cascaded };
}
