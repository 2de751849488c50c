import type * as z from 'zod';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { levelOf } from '../../levels.ts';
import type { Lever } from '../answer/lever.ts';
import { dominantOf, type Composite } from './compositeOf.ts';
import type { PlaceInputs } from './placeInputs.ts';
import { viewed, type Asked } from './placeView.ts';
import { listInWords, wordsOf } from './placeWords.ts';
import type { ResolvedPlace } from './resolvePlace.ts';
import type { corridorReply } from './routeSchemas.ts';
import { DIFFERENCE_POINTS, GRAVITY, SHARED_DRIVER_POINTS } from './tables/parameters.ts';

type Corridor = Omit<z.input<typeof corridorReply>['corridors'][number], 'index'>;

/** One end of a move. */
export interface End {
  readonly place: ResolvedPlace;
  /** Undefined: nothing was asked, since the place is not known. */
  readonly inputs: PlaceInputs | undefined;
}

/** POLICY. People where the gazetteer counts nobody within 25 km. */
const FEW_PEOPLE = 1000;
/** A net term that does not show in a score of one decimal, points. */
const LEAST_NET = 0.1;

/**
 * A move from one place to another: terms of both composites against each other. The net terms add up to the pressure left behind less
 * the pressure met; the score is 50 less half of that, so that 50 is a move that changes nothing.
 */
export function compareEnds(origin: End, destination: End, asked: Asked): Corridor {
  const from = origin.inputs && viewed(origin.inputs, asked).composite;
  const to = destination.inputs && viewed(destination.inputs, asked).composite;
  const km = distanceKm(
    origin.place.lat,
    origin.place.lon,
    destination.place.lat,
    destination.place.lon,
  );
  const ends = { origin: endOf(origin.place, from), destination: endOf(destination.place, to) };
  if (!from || !to)
    return {
      ...ends,
      ...NOTHING,
      reason: unknownEnd(origin, destination, from !== undefined),
      distance_km: km,
      warnings: ['What is not known is not safe.'],
    };
  const shared = sharedDrivers(from, to);
  const terms = termsOf(from, to);
  return {
    ...ends,
    ...scoreOf(from, to, km === 0),
    terms,
    levers: leversOfTerms(from.score - to.score, terms),
    hazards_lost: differing(from, to, 1),
    hazards_gained: differing(from, to, -1),
    shared_drivers: shared,
    distance_km: km,
    flow_index: flowIndex(origin.inputs, destination.inputs, km),
    warnings: warningsOf(shared, from.score - to.score, km),
  };
}

/** Why a move cannot be judged. */
function unknownEnd(origin: End, destination: End, isOriginKnown: boolean): string {
  const end = isOriginKnown ? destination : origin;
  const which = isOriginKnown ? 'destination' : 'origin';
  const why = end.inputs?.noGround;
  return why
    ? `the ${which} is ${why}: nobody lives there`
    : `the pressures of the ${which} are not known`;
}

/** Relief and score of a move, with their ranges. */
function scoreOf(from: Composite, to: Composite, isSamePlace: boolean) {
  const relief = from.score - to.score;
  // What is not known of a place is the same at both ends of no move.
  const [low, high] = isSamePlace ? [0, 0] : reliefRange(from, to);
  const score = moveScore(relief);
  return {
    score,
    level: levelOf(score),
    interval: { p10: moveScore(high), p50: score, p90: moveScore(low) },
    quantity: {
      name: 'relief_of_pressure',
      unit: 'points',
      value: relief,
      p10: low,
      p50: relief,
      p90: high,
    },
  };
}

/** Score of a move by its relief: 50 changes nothing. */
const moveScore = (relief: number): number => Math.min(100, Math.max(0, 50 - relief / 2));

/** What the move would come to if one term did not count at either end, strongest first. */
function leversOfTerms(relief: number, terms: Corridor['terms']): Lever[] {
  return terms
    .filter(({ net }) => Math.abs(net) >= LEAST_NET)
    .map(({ name, kind, net }) => {
      const score = moveScore(relief - net);
      return {
        change: `${wordsOf(name)} (${kind}) left out`,
        quantity: relief - net,
        score,
        score_change: score - moveScore(relief),
      };
    });
}

const NOTHING = {
  score: null,
  level: null,
  interval: null,
  quantity: null,
  terms: [],
  levers: [],
  hazards_lost: [],
  hazards_gained: [],
  shared_drivers: [],
  flow_index: null,
};

function endOf(place: ResolvedPlace, composite: Composite | undefined): Corridor['origin'] {
  const dominant = composite && dominantOf(composite);
  return {
    place,
    score: composite?.score ?? null,
    level: composite ? levelOf(composite.score) : null,
    interval: composite ? { p10: composite.p10, p50: composite.score, p90: composite.p90 } : null,
    dominant: dominant?.name ?? null,
  };
}

/** Range of the relief: the ranges of both ends as independent. */
function reliefRange(from: Composite, to: Composite): [number, number] {
  const relief = from.score - to.score;
  return [
    relief - Math.hypot(from.score - from.p10, to.p90 - to.score),
    relief + Math.hypot(from.p90 - from.score, to.score - to.p10),
  ];
}

function termsOf(from: Composite, to: Composite): Corridor['terms'] {
  return from.terms
    .map(({ kind, name, contribution }) => {
      const met = termIn(to, kind, name)?.contribution ?? 0;
      return {
        name,
        kind,
        origin_contribution: contribution,
        destination_contribution: met,
        push: contribution,
        pull_back: -met,
        net: contribution - met,
      };
    })
    .toSorted((a, b) => Math.abs(b.net) - Math.abs(a.net));
}

function termIn({ terms }: Composite, kind: string, name: string) {
  return terms.find((each) => each.kind === kind && each.name === name);
}

/** Names of terms that differ by ten points or more; `sign` 1: higher at the origin. A geohazard that is a pressure too counts once. */
export function differing(from: Composite, to: Composite, sign: 1 | -1): string[] {
  const names = from.terms.flatMap(({ kind, name, score }) => {
    const other = termIn(to, kind, name)?.score ?? null;
    return score !== null && other !== null && sign * (score - other) >= DIFFERENCE_POINTS
      ? [name]
      : [];
  });
  return [...new Set(names)];
}

function sharedDrivers(from: Composite, to: Composite): string[] {
  const names = from.terms.flatMap(({ kind, name, score }) =>
    (score ?? 0) >= SHARED_DRIVER_POINTS &&
    (termIn(to, kind, name)?.score ?? 0) >= SHARED_DRIVER_POINTS
      ? [name]
      : [],
  );
  return [...new Set(names)];
}

/**
 * Gravity model of migration, relative only: people at both ends over a power of the distance.
 *
 * @source Cohen, Roig, Reuman & GoGwilt (2008), PNAS 105, 15269-15274. doi:10.1073/pnas.0808185105
 */
function flowIndex(
  from: PlaceInputs | undefined,
  to: PlaceInputs | undefined,
  km: number,
): number | null {
  if (!from || !to || from.people === null || to.people === null || km < 1) return null;
  const millions = (people: number): number => Math.max(FEW_PEOPLE, people) / 1e6;
  return (
    (millions(from.people) * millions(to.people)) ** GRAVITY.people / (km / 100) ** GRAVITY.distance
  );
}

function warningsOf(shared: readonly string[], relief: number, km: number): string[] {
  const out = ['A scenario, not a prophecy.'];
  if (shared.length > 0)
    out.push(`Both ends share ${listInWords(shared)}: the move does not escape it.`);
  if (relief < 0) out.push('The destination bears more pressure than the origin.');
  if (km < 50)
    out.push('Both ends lie within 50 km: what differs is local, and the tables are coarse.');
  return out;
}
