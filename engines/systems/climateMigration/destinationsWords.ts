import type * as z from 'zod';
import { figure, paragraph, scoreText } from '../answer/words.ts';
import type { destinationsInput, destinationsReply } from './schemas.ts';
import { KNOWN_DESTINATIONS } from './tables/places.ts';

type Ranked = z.input<typeof destinationsReply>['destinations'];

/** The ranking in plain words; every number in it stands in the record. */
export function destinationsWords(
  {
    budget_tier: budget,
    horizon_years: horizon,
    scenario,
  }: Pick<z.output<typeof destinationsInput>, 'budget_tier' | 'horizon_years' | 'scenario'>,
  [first]: Ranked,
  { origin, isStable }: { readonly origin: number | null; readonly isStable: boolean },
): string {
  if (!first) return 'No known destination lies within the budget.';
  const { interval, score } = first;
  const [strongest] = first.levers;
  return paragraph(
    `Of ${KNOWN_DESTINATIONS.length} known destinations, ${first.name}, ${first.state} bears the least pressure within the ${budget} budget in ${horizon} years under ${scenario}: ${scoreText(score)} (80 % interval ${scoreText(interval.p10)} to ${scoreText(interval.p90)}), ${origin === null ? 'the origin being unknown' : `against ${scoreText(origin)} at the origin`}.`,
    `A home costs USD ${figure(first.median_home_usd)} at the median.`,
    `The order ${isStable ? 'of the first does not move' : 'moves'} with the weights.`,
    strongest
      ? `What would change its score most: ${strongest.change}, to ${scoreText(strongest.score)}.`
      : '',
  );
}
