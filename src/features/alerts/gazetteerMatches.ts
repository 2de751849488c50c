import { isKnown } from '../../../engines/facts.ts';
import { placeSearch, type FoundPlace } from '../../../engines/ground/datasets/placeSearch.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';

/** A place of the gazetteer with the words by which people know it. */
export interface LabelledPlace extends FoundPlace {
  /** `Lyon, Auvergne-Rhône-Alpes, France`. */
  readonly label: string;
}

/**
 * Places by name, the likeliest first.
 *
 * @throws ApiError `source_unavailable` where the gazetteer cannot be read
 */
export async function gazetteerMatches(
  text: string,
  limit: number,
  { ask, signal }: Pick<Context, 'ask' | 'signal'>,
): Promise<{ readonly places: readonly LabelledPlace[]; readonly attribution: string }> {
  const fact = await ask(placeSearch({ text, limit }), signal);
  if (!isKnown(fact))
    throw new ApiError('source_unavailable', `The gazetteer cannot answer: ${fact.missing}.`, {
      members: { reason: fact.missing, source: fact.source },
    });
  const { places, attribution } = fact.value;
  return {
    places: places.map((place) => ({
      ...place,
      lat: rounded(place.lat),
      lon: rounded(place.lon),
      label: labelOf(place),
    })),
    attribution,
  };
}

function labelOf({ name, divisionName, countryName }: FoundPlace): string {
  const parts = [name, divisionName === name ? null : divisionName, countryName];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/** The gazetteer has five decimals; what binary fractions add is taken off. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
