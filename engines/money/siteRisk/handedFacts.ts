import { NOT_READ, readOf, withUnread } from './readNeeds.ts';
import type { SiteFacts } from './sitePerils.ts';

/** The facts of a place as a thread is handed them, without the largest of those that `propertyLoss` does not read there: `readOf` says which. */
export function handedFacts(facts: SiteFacts): SiteFacts {
  const read = readOf(facts.place.setting);
  if (read === 'water')
    return withUnread({ place: facts.place, shaking: { hazard: facts.shaking.hazard } });
  return read === 'all' ? facts : { ...facts, tsunami: { ...facts.tsunami, sources: NOT_READ } };
}
