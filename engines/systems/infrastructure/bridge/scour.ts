import {
  BASE_RATE,
  FLOOD_REFERENCE,
  HYDRAULIC_OVER_WATER_PER_YEAR,
  HYRISK,
  OVERTOPPING,
  OVERTOPPING_STARTS,
  type ScourCode,
} from './tables.ts';

/** Failure by water and where the number comes from. */
export interface ScourRisk {
  readonly perYear: number;
  readonly basis: 'item_113' | 'base_rate' | 'not_over_water';
  readonly overtopping: (typeof OVERTOPPING)[number] | null;
}

/** How often water tops the deck, as a class. @param floodPerYear yearly probability of a flood at the site */
function overtoppingOf(floodPerYear: number): number {
  return OVERTOPPING_STARTS.findLastIndex((start) => floodPerYear >= start);
}

/**
 * Yearly probability of failure by scour: HYRISK's table for a coded bridge, otherwise the base rate, of bridges over water where the code
 * says that it is one and of all bridges where there is none, held against how often the place floods.
 *
 * @param code          item 113; undefined or one that tells nothing (6, T, U): the base rate
 * @param floodPerYear  yearly probability of a flood at the site; undefined: the average site
 * @source Stein & Sedmera (2006), NCHRP Web-only Document 107; Cook, Barr & Halling (2015), doi:10.1061/(ASCE)CF.1943-5509.0000571
 */
export function scourRisk(
  code: ScourCode | undefined,
  floodPerYear: number | undefined,
): ScourRisk {
  if (code === 'N') return { perYear: 0, basis: 'not_over_water', overtopping: null };
  const column = overtoppingOf(floodPerYear ?? FLOOD_REFERENCE.perYear);
  const row = code === undefined || /^[6TU]$/.test(code) ? undefined : HYRISK[Number(code)];
  const tabled = row?.[column];
  if (tabled !== undefined)
    return { perYear: tabled, basis: 'item_113', overtopping: OVERTOPPING[column] ?? null };
  const { perYear, power, least, most } = FLOOD_REFERENCE;
  const relative = ((floodPerYear ?? perYear) / perYear) ** power;
  const base =
    code === undefined
      ? BASE_RATE.perYear * BASE_RATE.hydraulicShare
      : HYDRAULIC_OVER_WATER_PER_YEAR;
  return {
    perYear: base * Math.min(most, Math.max(least, relative)),
    basis: 'base_rate',
    overtopping: null,
  };
}
