import { type Measured, type Place } from '../../component.ts';
import type { Moment } from '../../facts.ts';
import { ANCHORS, levelOf, scoreAt, type ComponentName } from '../../levels.ts';
import type { Interval, Level } from '../../schemas.ts';
import { components } from './components.ts';
import { compositeOf, type Part } from './composite.ts';
import type { PlaceFacts } from './placeHazards.ts';

/** The composite of a place without words, weights and contributions. */
export interface PlaceScore {
  /** 0 to 100; null when nothing is known. */
  readonly score: number | null;
  readonly level: Level | null;
  readonly interval: Interval | null;
  readonly dominant: ComponentName | null;
}

const UNKNOWN: Part = { state: 'unknown', score: null, interval: null };
const NOT_APPLICABLE: Part = { state: 'not_applicable', score: null, interval: null };

function partOf(name: ComponentName, measured: Measured): Part {
  if (measured === 'unknown') return UNKNOWN;
  if (measured === 'not_applicable') return NOT_APPLICABLE;
  const anchors = ANCHORS[name];
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
  place: Place,
  facts: Omit<PlaceFacts, 'nearby'>,
  moment: Moment,
): PlaceScore {
  const { score, interval, dominant } = compositeOf({
    earthquake: partOf(
      'earthquake',
      components.earthquake.measure(place, facts.earthquake, moment),
    ),
    volcano: partOf('volcano', components.volcano.measure(place, facts.volcano, moment)),
    tsunami: partOf('tsunami', components.tsunami.measure(place, facts.tsunami, moment)),
    seismic_site_amplification: partOf(
      'seismic_site_amplification',
      components.seismic_site_amplification.measure(
        place,
        facts.seismic_site_amplification,
        moment,
      ),
    ),
    sinkhole: partOf('sinkhole', components.sinkhole.measure(place, facts.sinkhole, moment)),
    weather: partOf('weather', components.weather.measure(place, facts.weather, moment)),
    flood: partOf('flood', components.flood.measure(place, facts.flood, moment)),
    landslide: partOf('landslide', components.landslide.measure(place, facts.landslide, moment)),
  });
  return { score, level: score === null ? null : levelOf(score), interval, dominant };
}
