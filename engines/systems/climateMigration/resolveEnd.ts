import type { Fact, FactTree, Moment, Need } from '../../facts.ts';
import type { NoNeeds } from '../../vertical.ts';
import type * as z from 'zod';
import type { placeSearch } from '../../ground/datasets/placeSearch.ts';
import type { End } from './compareEnds.ts';
import { placeInputs } from './placeInputs.ts';
import { placeNeeds, type PlaceFacts } from './placeNeeds.ts';
import { resolvePlace, searchNeed, type PlaceInput, type ResolvedPlace } from './resolvePlace.ts';

type Found = z.output<typeof placeSearch.answer>;

/** Questions of the first round for a place: the gazetteer, where the place is a name that is not known. */
export type SearchNeeds = { readonly search: Need<Found> } | NoNeeds;
/** Questions of the second round: everything about the place. */
export type EndNeeds = ReturnType<typeof placeNeeds>;

/** First round for a place. */
export function searchNeeds(place: PlaceInput): SearchNeeds {
  const need = searchNeed(place);
  return need ? { search: need } : {};
}

/** The place that was meant, from the facts of the first round. */
export function placeOf(
  place: PlaceInput,
  facts: FactTree<SearchNeeds>,
  path: readonly (string | number)[],
): ResolvedPlace {
  return resolvePlace(place, 'search' in facts ? (facts.search as Fact<Found>) : undefined, path);
}

/** An end of a move from the facts of both rounds. */
export function endOf(place: ResolvedPlace, facts: PlaceFacts, moment: Moment): End {
  return { place, inputs: placeInputs(place, facts, moment) };
}
