import { byName, type ComponentList, type Measured, type Place } from '../../component.ts';
import type { Moment } from '../../facts.ts';
import { levelOf, scoreAt, type Anchors } from '../../levels.ts';
import type { Interval, Level } from '../../schemas.ts';
import { compositeOf, type Part } from './composite.ts';
import type { HazardFacts } from './placeHazards.ts';

/** The composite of a place without words, weights and contributions. */
export interface PlaceScore {
  /** 0 to 100; null when nothing is known. */
  readonly score: number | null;
  readonly level: Level | null;
  readonly interval: Interval | null;
  readonly dominant: string | null;
}

const UNKNOWN: Part = { state: 'unknown', score: null, interval: null };
const NOT_APPLICABLE: Part = { state: 'not_applicable', score: null, interval: null };

function partOf(anchors: Anchors, measured: Measured): Part {
  if (measured === 'unknown') return UNKNOWN;
  if (measured === 'not_applicable') return NOT_APPLICABLE;
  const { value, p10, p50, p90 } = measured;
  const score = scoreAt(anchors, value);
  return {
    state: 'known',
    score,
    interval: {
      p10: scoreAt(anchors, p10),
      p50: p50 === value ? score : scoreAt(anchors, p50),
      p90: scoreAt(anchors, p90),
    },
  };
}

/** Score, interval, level and dominant hazard of a place: the numbers of the full answer, for many places at a time. */
export function scorePlace(
  list: ComponentList,
  place: Place,
  { facts, moment }: { readonly facts: HazardFacts; readonly moment: Moment },
): PlaceScore {
  const parts = byName(list, (each) =>
    partOf(each.anchors, each.measure(place, facts[each.name] as never, moment)),
  );
  const { score, interval, dominant } = compositeOf(list, parts);
  return { score, level: score === null ? null : levelOf(score), interval, dominant };
}
