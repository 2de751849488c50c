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

/** The composite's number beside the one computed for the point, how far they lie apart and why. */
export function reconciled(
  { quantity, quantity_from }: ReturnType<typeof headlineOf>,
  hazard: SiteHazard | undefined,
) {
  const full = hazard && measureOf(hazard, PGA)?.at[475].mean;
  if (!quantity || full === undefined) return null;
  const ratio = full / quantity.value;
  const first =
    quantity_from === 'hazard_map'
      ? 'read between the nodes of the hazard map and multiplied by one ground term for each kind of earthquake'
      : 'computed for the point on rock and multiplied by one ground term for each kind of earthquake';
  return {
    component_pga_475yr_g: quantity.value,
    hazard_pga_475yr_g: full,
    ratio,
    note: `The second is ${apart(ratio)} the first. The first is ${first}; the second sums all sources at the very point, each ground-motion model with its own ground term. Half of all places lie within 3 % of each other, 95 in a hundred within 10 %. Scores and levels use the first, as the composite does; hazard curve, design and liquefaction use the second.`,
  };
}

const apart = (ratio: number): string => {
  const percent = Math.abs(100 * (ratio - 1));
  return percent < 0.5 ? 'the same as' : `${percent.toFixed(0)} % ${ratio < 1 ? 'below' : 'above'}`;
};
