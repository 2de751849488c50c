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
  return regionsOf(hazard).find((id) =>
    id.split('_').some((word) => word.length > 3 && text.includes(word)),
  );
}

/** Regions, volcanoes or zones that a kind of question is about, by their ids. */
export function regionsOf(hazard: unknown): readonly string[] {
  if (hazard === 'volcano') return VOLCANO_MARKETS.map(({ id }) => id);
  if (hazard === 'tsunami') return TSUNAMI_MARKETS.map(({ id }) => id);
  if (hazard !== 'earthquake') return [];
  return REGIONS.flatMap(({ id }) => (EARTHQUAKE_MARKETS.includes(id) ? [id] : []));
}

/** What a question says of size and time. */
export function sizeAndTime({ magnitude, days }: ReadQuestion): Record<string, number> {
  return {
    ...(magnitude === undefined ? {} : { magnitude_threshold: magnitude }),
    ...(days === undefined ? {} : { time_horizon_days: days }),
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
