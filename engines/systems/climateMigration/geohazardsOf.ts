import { isKnown, type Moment } from '../../facts.ts';
import { scoreAt, type Anchors } from '../../levels.ts';
import type { ComponentAnswer, Quantity } from '../../schemas.ts';
import { earthquakeComponent, sitePga } from '../../hazards/earthquake/component.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { landslideComponent } from '../../hazards/landslide/component.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { volcanoComponent } from '../../hazards/volcano/component.ts';
import { assessWildfire } from '../../hazards/wildfire/assessment.ts';
import type { PlaceFacts } from './placeNeeds.ts';
import type { GeohazardName } from './tables/parameters.ts';

/** A score of today with its interval. */
export interface Scored {
  readonly score: number;
  readonly p10: number;
  readonly p90: number;
}

export type Geohazards = Readonly<Record<GeohazardName, Scored | null>>;

const NONE: Scored = { score: 0, p10: 0, p90: 0 };

/** The six geohazards of a place, each with the anchors of its component; null: not known, 0: it cannot occur. */
export function geohazardsOf(
  place: { readonly lat: number; readonly lon: number; readonly radiusKm: number },
  facts: PlaceFacts,
  moment: Moment,
): Geohazards {
  const shaking =
    isKnown(facts.hazard) && isKnown(facts.soil)
      ? sitePga(facts.hazard.value.pga475G, facts.soil.value, facts.hazard.value.kinds)
      : 'unknown';
  const { flood, landslide, sinkhole, volcano } = facts;
  return {
    earthquake: scored(shaking, earthquakeComponent.anchors),
    flood: answered(floodComponent.assess(place, flood, moment)),
    landslide: answered(landslideComponent.assess(place, landslide, moment)),
    sinkhole: answered(sinkholeComponent.assess(place, sinkhole, moment)),
    wildfire: answered(assessWildfire(facts.wildfire).answer),
    volcanic: answered(volcanoComponent.assess(place, volcano, moment)),
  };
}

function scored(measured: Quantity | 'unknown', anchors: Anchors): Scored | null {
  if (measured === 'unknown') return null;
  const { value, p10, p90 } = measured;
  return { score: scoreAt(anchors, value), p10: scoreAt(anchors, p10), p90: scoreAt(anchors, p90) };
}

function answered({ state, score, interval }: ComponentAnswer): Scored | null {
  if (state === 'not_applicable') return NONE;
  return score === null || interval === null
    ? null
    : { score, p10: interval.p10, p90: interval.p90 };
}
