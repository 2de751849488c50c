import { DAY_MS } from '../../../engines/ground/math/time.ts';
import {
  EARTHQUAKE_MARKETS,
  TSUNAMI_MARKETS,
  VOLCANO_MARKETS,
} from '../../../engines/signals/market/tables.ts';
import { REGIONS } from '../../../engines/hazards/earthquake/regions/tables.ts';
import type { ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';

/** Region, volcano or zone that a question names, by the words of its id; undefined where it names none. */
export function regionIn(question: string, hazard: unknown): string | undefined {
  const text = plain(question);
  if (hazard === 'earthquake' && CALIFORNIA.test(text)) return 'california';
  return regionsOf(hazard).find((id) =>
    id.split('_').some((word) => word.length > 3 && text.includes(word)),
  );
}

/** What parts of California are called. */
const CALIFORNIA = /\b(bay area|san andreas|so ?cal|nor ?cal)\b/;

/** Regions, volcanoes or zones that a kind of question is about, by their ids. */
export function regionsOf(hazard: unknown): readonly string[] {
  if (hazard === 'volcano') return VOLCANO_MARKETS.map(({ id }) => id);
  if (hazard === 'tsunami') return TSUNAMI_MARKETS.map(({ id }) => id);
  if (hazard !== 'earthquake') return [];
  return REGIONS.flatMap(({ id }) => (EARTHQUAKE_MARKETS.includes(id) ? [id] : []));
}

/** What a question says of size and time; a year to come is meant to its end. */
export function sizeAndTime(
  { magnitude, days, laterYear }: ReadQuestion,
  now: number,
): Record<string, number> {
  const horizon = days ?? (laterYear === undefined ? undefined : daysToEndOf(laterYear, now));
  return {
    ...(magnitude === undefined ? {} : { magnitude_threshold: magnitude }),
    ...(horizon === undefined ? {} : { time_horizon_days: horizon }),
  };
}

const daysToEndOf = (year: number, now: number): number =>
  Math.max(1, Math.floor((Date.UTC(year + 1, 0, 1) - now) / DAY_MS));

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
