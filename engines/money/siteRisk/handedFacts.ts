import { isKnown, isNeed, type FactTree, type Missing, type NeedTree } from '../../facts.ts';
import { INLAND_LIMIT_KM } from '../../hazards/tsunami/tables.ts';
import { offShoreReason } from './offShore.ts';
import { siteNeeds, type SiteFacts } from './sitePerils.ts';

/** Stands for a fact that the losses of a place do not read. */
const NOT_READ: Missing = { missing: 'not read for the losses of this place', source: 'none' };

/** The tree of a place's facts, none of which is read. */
const nothingRead = (needs: NeedTree): FactTree<NeedTree> =>
  Object.fromEntries(
    Object.entries(needs).map(([name, node]) => [
      name,
      node === undefined || isNeed(node) ? NOT_READ : nothingRead(node),
    ]),
  );

const NOTHING_READ = nothingRead(siteNeeds({ lat: 0, lon: 0 })) as SiteFacts;

/**
 * The facts of a place as a thread is handed them, without the largest of those that `propertyLoss` does not read there: on open water it reads
 * where the place lies and how hard the ground shakes, and farther from the sea than any tsunami comes no source of one.
 */
export function handedFacts(facts: SiteFacts): SiteFacts {
  const { setting } = facts.place;
  if (offShoreReason(setting) !== null)
    return {
      ...NOTHING_READ,
      place: facts.place,
      shaking: { ...NOTHING_READ.shaking, hazard: facts.shaking.hazard },
    };
  const where = facts.tsunami.setting;
  if (!isKnown(where) || where.value.coastDistanceKm <= INLAND_LIMIT_KM) return facts;
  return { ...facts, tsunami: { ...facts.tsunami, sources: NOT_READ } };
}
