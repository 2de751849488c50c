import type * as z from 'zod';
import { isKnown, type Fact, type FactTree, type Moment } from '../../facts.ts';
import type { damsNear } from '../../ground/datasets/infrastructure.ts';
import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { distanceKm, nearestOnLine } from '../../ground/earth/geodesy.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { landslideComponent } from '../../hazards/landslide/component.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { earthquakeComponent } from '../../hazards/earthquake/component.ts';
import { tsunamiComponent } from '../../hazards/tsunami/component.ts';
import { assessWildfire, wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { levelOf } from '../../levels.ts';
import {
  liquefactionNeeds,
  liquefiedGround,
  type LiquefactionFacts,
} from '../siteRisk/liquefiedGround.ts';
import type { NhdReport } from './schemas.ts';

interface At {
  readonly lat: number;
  readonly lon: number;
}
type Opinion = NhdReport['opinions'][number];

const placeOf = ({ lat, lon }: At) => ({ lat, lon, radiusKm: 100 });
/** Dams farther away are not named, km. */
const DAM_KM = 50;

/** What the opinions are worked out from. */
export function opinionNeeds(at: At) {
  const place = placeOf(at);
  return {
    flood: floodComponent.needs(place),
    wildfire: wildfireNeeds(at),
    earthquake: earthquakeComponent.needs(place),
    landslide: landslideComponent.needs(place),
    liquefaction: liquefactionNeeds(at),
    sinkhole: sinkholeComponent.needs(place),
    tsunami: tsunamiComponent.needs(place),
    faults: { sources: seismicSources({ ...at, radiusKm: 30 }) },
  };
}

export type OpinionFacts = FactTree<ReturnType<typeof opinionNeeds>>;
/** Dams of the state, where a state was known to ask for. */
export interface DamFacts {
  readonly dams?: Fact<z.output<(typeof damsNear)['answer']>> | undefined;
}

function ofAnswer(
  hazard: string,
  { state, level, score, drivers, reason }: ComponentAnswer,
): Opinion {
  return {
    hazard,
    state,
    level,
    score,
    statement:
      state === 'known'
        ? `Modelled ${hazard.replace('_', ' ')} hazard ${level ?? ''}: ${drivers.slice(0, 2).join('; ')}.`
        : `${hazard.replace('_', ' ')}: ${reason ?? state}.`,
  };
}

/** Landslides and liquefaction as one opinion, since one statutory zone stands for both: the worse of the two leads. */
function groundOpinion(slides: ComponentAnswer, facts: LiquefactionFacts): Opinion {
  const hazard = 'ground_failure';
  const liquefied = liquefiedGround(facts);
  const slide =
    slides.state === 'known'
      ? `landslides ${slides.level ?? ''}: ${slides.drivers[0] ?? ''}`
      : `landslides: ${slides.reason ?? slides.state}`;
  if ('missing' in liquefied || slides.state === 'unknown') {
    const ground =
      'missing' in liquefied
        ? `liquefaction: ${liquefied.missing}`
        : `liquefaction: ${liquefied.words}`;
    const statement = `Ground failure is not known: ${ground}; ${slide}.`;
    return { hazard, state: 'unknown', level: null, score: null, statement };
  }
  const score = Math.max(liquefied.score, slides.score ?? 0);
  const parts = [`liquefaction ${levelOf(liquefied.score)}: ${liquefied.words}`, slide];
  return {
    hazard,
    state: 'known',
    level: levelOf(score),
    score,
    statement: `Modelled ground failure hazard ${levelOf(score)}; ${parts.join('; ')}.`,
  };
}

function faultOpinion({ sources }: OpinionFacts['faults'], { lat, lon }: At): Opinion {
  const blank = { hazard: 'fault', level: null, score: null } as const;
  if (!isKnown(sources))
    return { ...blank, state: 'unknown', statement: `Faults: ${sources.missing}.` };
  const near = sources.value.faults
    .filter(({ kind }) => kind === 'crustal')
    .map(({ name, trace }) => ({
      name,
      km: nearestOnLine(lat, lon, trace)?.distanceKm ?? Infinity,
    }))
    .toSorted((a, b) => a.km - b.km)[0];
  const statement = near
    ? `Nearest listed active fault: ${near.name}, ${near.km.toFixed(1)} km; traces are simplified and say nothing of a zone.`
    : 'No larger active fault is listed within 30 km.';
  return { ...blank, state: 'known', statement };
}

function damOpinion({ dams }: DamFacts, { lat, lon }: At): Opinion {
  const blank = { hazard: 'dam', level: null, score: null } as const;
  if (!dams || !isKnown(dams))
    return {
      ...blank,
      state: 'unknown',
      statement: `Dams: ${dams && 'missing' in dams ? dams.missing : 'no state to ask for'}.`,
    };
  const near = dams.value.dams
    .filter(({ hazard }) => hazard === 'High')
    .map((dam) => ({ name: dam.name, km: distanceKm(lat, lon, dam.lat, dam.lon) }))
    .filter(({ km }) => km <= DAM_KM)
    .toSorted((a, b) => a.km - b.km);
  const statement =
    near.length === 0
      ? `No dam of high hazard is listed within ${DAM_KM} km.`
      : `${near.length} dams of high hazard within ${DAM_KM} km, the nearest ${near[0]?.name} at ${Math.round(near[0]?.km ?? 0)} km; whether the parcel lies below one only the inundation map says.`;
  return { ...blank, state: 'known', statement };
}

/** What models say of a place, apart from any law. */
export function opinionsOf(at: At, facts: OpinionFacts & DamFacts, moment: Moment): Opinion[] {
  const place = placeOf(at);
  return [
    ofAnswer('flood', floodComponent.assess(place, facts.flood, moment)),
    damOpinion(facts, at),
    ofAnswer('wildfire', assessWildfire(facts.wildfire).answer),
    faultOpinion(facts.faults, at),
    ofAnswer('earthquake', earthquakeComponent.assess(place, facts.earthquake, moment)),
    groundOpinion(landslideComponent.assess(place, facts.landslide, moment), facts.liquefaction),
    ofAnswer('sinkhole', sinkholeComponent.assess(place, facts.sinkhole, moment)),
    ofAnswer('tsunami', tsunamiComponent.assess(place, facts.tsunami, moment)),
  ];
}
