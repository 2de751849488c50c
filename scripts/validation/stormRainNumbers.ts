import { stormRain } from '../../engines/ground/datasets/weatherClimates.ts';
import { stormRainAtlas } from '../../src/atlas/stormRain.ts';
import { stormRainRows } from '../../src/atlas/data/stormRain.ts';
import { rootMeanSquare } from './climateNumbers.ts';
import { STORM_RAIN_PLACES } from './tables/stormRainPlaces.ts';

/** Our rain of 24 hours once in 100 years beside the one published at a gauge that no table holds. */
export interface StormRainError {
  readonly name: string;
  readonly publishedMm: number;
  readonly ownMm: number;
  /** Logarithm of own over published. */
  readonly ln: number;
  /** The same in standard deviations that the answer states. */
  readonly z: number;
}

/** Errors at every gauge kept out of the table, in the order of its list. */
export function stormRainErrors(): StormRainError[] {
  return STORM_RAIN_PLACES.map(([name, lat, lon, publishedMm]) => {
    const { day100YearMm: ownMm, lnSigma } = stormRain.answer.parse(
      stormRainAtlas.answer({ lat, lon }),
    );
    const ln = Math.log(ownMm / publishedMm);
    return { name, publishedMm, ownMm, ln, z: ln / lnSigma };
  });
}

/** Gauges are named where our rain is off by more than this factor. */
const NAMED_FACTOR = 1.5;

/** Rain of the wettest days at gauges that no table holds, for the page of hazards. */
export function stormRainSection(): string[] {
  const errors = stormRainErrors();
  const lns = errors.map(({ ln }) => ln);
  const off = errors.filter(({ ln }) => Math.abs(ln) > Math.log(NAMED_FACTOR));
  const bias = lns.reduce((sum, ln) => sum + ln, 0) / lns.length;
  const named = off.map(
    ({ name, ownMm, publishedMm }) => `${name} (${ownMm.toFixed(0)} mm, published ${publishedMm})`,
  );
  return [
    '## Rain of the wettest days',
    '',
    `Rain of 24 hours once in 100 years at ${errors.length} gauges that the embedded table of ${stormRainRows.length} does not hold, written down before any was compared; both lists are restated from memory of national design rainfalls. Root mean square of the logarithm ${rootMeanSquare(lns).toFixed(2)}, bias ${(100 * Math.expm1(bias)).toFixed(0)} %, ${errors.length - off.length} within a factor of ${NAMED_FACTOR}; errors over stated standard deviations have a root mean square of ${rootMeanSquare(errors.map(({ z }) => z)).toFixed(2)}. Farther off: ${named.join(', ')}.`,
    '',
  ];
}
