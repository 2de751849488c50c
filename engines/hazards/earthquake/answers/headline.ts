import { known, unknown, type Place } from '../../../component.ts';
import { isKnown, type FactTree, type Known, type Missing } from '../../../facts.ts';
import type { ComponentAnswer } from '../../../schemas.ts';
import { earthquakeComponent, shakingAnswer, sitePga, type earthquakeNeeds } from '../component.ts';
import { PGA } from '../groundMotion/model.ts';
import type { SiteHazard } from '../hazard/siteHazard.ts';
import type { Ground } from './groundAt.ts';
import { measureOf } from './hazardReply.ts';
import type { RockHazard } from './rockHazard.ts';

/** The number of the composite score: by the map, else by the same rule on the hazard computed for the point. */
export function headlineOf(
  facts: FactTree<ReturnType<typeof earthquakeNeeds>> & {
    readonly sources: Known<unknown> | Missing;
  },
  place: Place,
  { ground, rock }: { ground: Ground; rock: RockHazard | undefined },
): ComponentAnswer & { quantity_from: 'hazard_map' | 'direct_hazard' | null } {
  const { hazard, quakes, boundary } = facts;
  if (!ground.soil) return { ...unknown(`ground: ${ground.missing}`), quantity_from: null };
  if (isKnown(hazard))
    return {
      ...shakingAnswer(place, hazard.value, { ground: ground.soil, quakes, boundary }),
      quantity_from: 'hazard_map',
    };
  if (!rock)
    return {
      ...unknown(
        isKnown(facts.sources)
          ? 'no earthquake source within reach'
          : `earthquake sources: ${facts.sources.missing}`,
      ),
      quantity_from: null,
    };
  const pga = sitePga(rock.pga475G, ground.soil, rock.kinds);
  return {
    ...known(earthquakeComponent.anchors, pga, [
      `${rock.pga475G.mean.toFixed(2)} g on rock, computed for the point`,
      `ground of Vs30 ${Math.round(ground.vs30Mps)} m/s`,
    ]),
    quantity_from: 'direct_hazard',
  };
}

/** The composite's number beside the one computed for the point, and why they may differ. */
export function reconciled({ quantity }: ComponentAnswer, hazard: SiteHazard | undefined) {
  const full = hazard && measureOf(hazard, PGA)?.at[475].mean;
  if (!quantity || full === undefined) return null;
  return {
    component_pga_475yr_g: quantity.value,
    hazard_pga_475yr_g: full,
    ratio: full / quantity.value,
    note: 'Scores and levels use the first, as the composite does; design and liquefaction use the second, in which each ground-motion model answers for the ground itself.',
  };
}
