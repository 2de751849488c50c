import { isKnown } from '../../../engines/facts.ts';
import { placeSearch } from '../../../engines/ground/datasets/placeSearch.ts';
import { namedPlace, type NamedPlace } from '../../../engines/ground/earth/choosePlace.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';

/**
 * Places by name, the likeliest first.
 *
 * @throws ApiError `source_unavailable` where the gazetteer cannot be read
 */
export async function gazetteerMatches(
  text: string,
  limit: number,
  { ask, signal }: Pick<Context, 'ask' | 'signal'>,
): Promise<{ readonly places: readonly NamedPlace[]; readonly attribution: string }> {
  const fact = await ask(placeSearch({ text, limit }), signal);
  if (!isKnown(fact))
    throw new ApiError('source_unavailable', `The gazetteer cannot answer: ${fact.missing}.`, {
      members: { reason: fact.missing, source: fact.source },
    });
  const { places, attribution } = fact.value;
  return {
    places: places.map(namedPlace),
    attribution,
  };
}
