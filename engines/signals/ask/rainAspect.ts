import type { Section } from '../narrative/sections.ts';
import { isPeriod, rowWhere, sentence, type Asked, type Path } from './aspectParts.ts';

/** The return period that is told where none is asked for, or none that the answer lists, years. */
const USUAL_YEARS = 100;
const LEVELS: Path = ['reply', 'heavy_rain', 'levels'];

/** Rain of 24 hours with the return period that is asked for. */
export const heavyRain =
  ({ returnYears = USUAL_YEARS }: Asked): Section =>
  (quotes) => {
    const rowOf = (years: number): Path | undefined =>
      rowWhere(quotes, LEVELS, isPeriod(quotes, years, 'return_period_yr'));
    const row = rowOf(returnYears) ?? rowOf(USUAL_YEARS);
    return (
      row &&
      sentence(
        quotes,
        [
          [...row, 'rain_24h_mm'],
          [...row, 'return_period_yr'],
          [...row, 'rain_24h_p10_mm'],
          [...row, 'rain_24h_p90_mm'],
          ['reply', 'heavy_rain', 'nearest_gauge'],
        ],
        (mm, years, low, high, gauge) =>
          `${mm} mm of rain fall within a day once in ${years} years (10 to 90 %: ${low} to ${high} mm); the nearest gauge of the table is ${gauge}.`,
      )
    );
  };
