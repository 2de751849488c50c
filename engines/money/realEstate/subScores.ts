import { Z90 } from '../../ground/math/normal.ts';
import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { karst } from '../../ground/datasets/terrain.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { landslideComponent } from '../../hazards/landslide/component.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { subsidenceScore } from '../../hazards/sinkhole/subsidenceScore.ts';
import { siteAmplificationComponent } from '../../hazards/siteAmplification/component.ts';
import { weatherComponent } from '../../hazards/weather/component.ts';
import { assessWildfire, wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import { scoreAt } from '../../levels.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { liquefactionNeeds, liquefiedGround } from '../siteRisk/liquefiedGround.ts';
import {
  HEAT_ANCHORS,
  SHAKING_THAT_MATTERS_G,
  UNLISTED_SUBSIDENCE,
  type SubScore,
} from './tables.ts';

interface At {
  readonly lat: number;
  readonly lon: number;
}

const placeOf = ({ lat, lon }: At) => ({ lat, lon, radiusKm: 100 });

/** What the ground truth of a place is worked out from. */
export function groundNeeds(at: At) {
  const place = placeOf(at);
  return {
    sinkhole: sinkholeComponent.needs(place),
    flood: floodComponent.needs(place),
    amplification: siteAmplificationComponent.needs(place),
    landslide: landslideComponent.needs(place),
    weather: weatherComponent.needs(place),
    wildfire: wildfireNeeds(at),
    liquefaction: liquefactionNeeds(at),
    subsidence: { karst: karst(at) },
  };
}

export type GroundFacts = FactTree<ReturnType<typeof groundNeeds>>;

/** A sub-score, 0 to 100 with 100 safe, its interval, and what moved it. */
export interface GradedScore {
  readonly state: 'known' | 'unknown' | 'not_applicable';
  readonly score: number | null;
  readonly p10: number | null;
  readonly p90: number | null;
  readonly drivers: readonly string[];
  readonly reason?: string;
}

const unknown = (reason: string): GradedScore => ({
  state: 'unknown',
  score: null,
  p10: null,
  p90: null,
  drivers: [],
  reason,
});

/** Hazard scores turned round: the 10 % point of safety is the 90 % point of the hazard. */
function safe(hazard: number, low: number, high: number, drivers: readonly string[]): GradedScore {
  return { state: 'known', score: 100 - hazard, p10: 100 - high, p90: 100 - low, drivers };
}

function ofComponent({ state, score, interval, drivers, reason }: ComponentAnswer): GradedScore {
  if (state === 'known' && score !== null && interval)
    return safe(score, interval.p10, interval.p90, drivers);
  if (state === 'not_applicable')
    return {
      state,
      score: 100,
      p10: 100,
      p90: 100,
      drivers: [],
      ...(reason === undefined ? {} : { reason }),
    };
  return unknown(reason ?? 'no answer');
}

/** Liquefaction in the 475-year shaking on the place's own ground. */
function liquefaction(facts: GroundFacts['liquefaction']): GradedScore {
  const found = liquefiedGround(facts);
  return 'missing' in found
    ? unknown(found.missing)
    : safe(found.score, found.low, found.high, [found.words]);
}

function subsidence({ karst: rock }: GroundFacts['subsidence']): GradedScore {
  if (!isKnown(rock)) return unknown(rock.missing);
  const listed = rock.value.subsidenceMmPerYear;
  if (listed === null) return safe(UNLISTED_SUBSIDENCE, 0, 25, ['no sinking basin is listed here']);
  return safe(subsidenceScore(listed), subsidenceScore(listed / 2), subsidenceScore(listed * 2), [
    `ground sinks by ${listed < 1 ? 'less than 1' : `about ${Number(listed.toPrecision(2))}`} mm a year`,
  ]);
}

/** POLICY. How much the worse of heat and wildfire counts. */
const WORSE_SHARE = 0.75;

/** Heat and wildfire, the worse of the two counting most. */
function climatePressure(facts: GroundFacts): GradedScore {
  const { answer } = assessWildfire(facts.wildfire);
  const heat = facts.weather.heat;
  if (!isKnown(heat)) return unknown(`heat: ${heat.missing}`);
  if (answer.state === 'unknown') return unknown(answer.reason ?? 'wildfire is unknown');
  const days = Math.max(heat.value.daysAbove38C, heat.value.daysHeatIndex41C);
  const spread = Math.exp(Z90 * heat.value.lnSigma);
  const at = (factor: number, fire: number) => {
    const hot = scoreAt(HEAT_ANCHORS, days * factor);
    return WORSE_SHARE * Math.max(hot, fire) + (1 - WORSE_SHARE) * Math.min(hot, fire);
  };
  const { score, interval } = answer;
  return safe(
    at(1, score ?? 0),
    at(1 / spread, interval?.p10 ?? 0),
    at(spread, interval?.p90 ?? 0),
    [`${wholeDays(days)} of dangerous heat a year`, ...answer.drivers.slice(0, 1)],
  );
}

const wholeDays = (days: number): string =>
  Math.round(days) === 1 ? '1 day' : `${Math.round(days)} days`;

/** Soft ground counts only as far as there is shaking to amplify. */
function amplification(
  place: ReturnType<typeof placeOf>,
  facts: GroundFacts,
  moment: Moment,
): GradedScore {
  const answer = siteAmplificationComponent.assess(place, facts.amplification, moment);
  const { hazard } = facts.liquefaction;
  if (answer.score === null || !answer.interval || !isKnown(hazard)) return ofComponent(answer);
  const shakingG = hazard.value.pga475G.mean;
  const share = Math.min(1, shakingG / SHAKING_THAT_MATTERS_G);
  const { p10, p90 } = answer.interval;
  const factor = answer.quantity?.value.toPrecision(2) ?? 'not known';
  const counted = `the ground amplifies shaking of 1 s by ${factor}, the seismic_site_amplification of georisk/score (${answer.score.toFixed(1)} of 100); it counts here at ${Math.round(100 * share)} %, since the 475-year peak on rock is ${shakingG.toPrecision(2)} g`;
  return safe(share * answer.score, share * p10, share * p90, [...answer.drivers, counted]);
}

/** The eight sub-scores of a place. */
export function subScores(
  at: At,
  facts: GroundFacts,
  moment: Moment,
): Record<SubScore, GradedScore> {
  const place = placeOf(at);
  return {
    sinkhole: ofComponent(sinkholeComponent.assess(place, facts.sinkhole, moment)),
    liquefaction: liquefaction(facts.liquefaction),
    subsidence: subsidence(facts.subsidence),
    flood: ofComponent(floodComponent.assess(place, facts.flood, moment)),
    seismic_amplification: amplification(place, facts, moment),
    landslide: ofComponent(landslideComponent.assess(place, facts.landslide, moment)),
    climate_pressure: climatePressure(facts),
    weather_severe: ofComponent(weatherComponent.assess(place, facts.weather, moment)),
  };
}
