import {
  isKnown,
  isNeed,
  type Fact,
  type FactTree,
  type Missing,
  type NeedTree,
} from '../../facts.ts';
import { INLAND_LIMIT_KM } from '../../hazards/tsunami/tables.ts';
import { offShoreReason } from './offShore.ts';
import { siteNeeds, type SiteFacts } from './sitePerils.ts';

/** Stands for a fact that the losses of a place do not read. */
export const NOT_READ: Missing = {
  missing: 'not read for the losses of this place',
  source: 'none',
};

/** Where a place lies, which tells what else its losses read. */
export function whereNeeds(at: { readonly lat: number; readonly lon: number }) {
  const { place } = siteNeeds(at);
  return { place };
}

/**
 * What `propertyLoss` reads of a place by where it lies: on open water (`water`) that and how hard the ground shakes, farther from the sea
 * than any tsunami comes (`inland`) all but the sources of one.
 */
export function readOf(where: SiteFacts['place']['setting']): 'water' | 'inland' | 'all' {
  if (offShoreReason(where) !== null) return 'water';
  return isKnown(where) && where.value.coastDistanceKm > INLAND_LIMIT_KM ? 'inland' : 'all';
}

/** The needs of a place that its losses read, once it is known where it lies. */
export function readNeeds(
  at: { readonly lat: number; readonly lon: number },
  { setting }: SiteFacts['place'],
): NeedTree {
  const needs = siteNeeds(at);
  const { place, shaking, tsunami } = needs;
  const read = readOf(setting);
  if (read === 'water') return { place, shaking: { hazard: shaking.hazard } };
  return read === 'all' ? needs : { ...needs, tsunami: { ...tsunami, sources: undefined } };
}

/** The facts that were asked of a place, with the others as not read. */
export function withUnread(facts: FactTree<NeedTree>): SiteFacts {
  return filled(ALL, facts) as SiteFacts;
}

const ALL: NeedTree = siteNeeds({ lat: 0, lon: 0 });

function filled(needs: NeedTree, facts: FactTree<NeedTree> | undefined): FactTree<NeedTree> {
  const all: Record<string, Fact<unknown> | FactTree<NeedTree>> = {};
  for (const name in needs) {
    const node = needs[name];
    if (!node) continue;
    const known = facts?.[name];
    all[name] = isNeed(node)
      ? ((known as Fact<unknown> | undefined) ?? NOT_READ)
      : filled(node, known as FactTree<NeedTree> | undefined);
  }
  return all as FactTree<NeedTree>;
}
