import { score } from '../../engines/places/georisk/index.ts';
import { embeddedFacts, MOMENT } from './embeddedFacts.ts';

/** The composite answer of a place from the embedded tables alone, unrounded. */
export async function embeddedPlace(
  lat: number,
  lon: number,
): Promise<ReturnType<typeof score.assess>> {
  const input = score.input.parse({ lat, lon });
  return score.assess(input, await embeddedFacts(score.needs(input)), MOMENT);
}
