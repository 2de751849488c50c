import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import type { Alternative } from '../answer/lever.ts';
import { quantityLeversOf, type QuantityLever } from '../answer/lever.ts';
import { dutyCycle, volumeByNightfireBcmPerYear, volumeFromHeatM3PerDay } from './flareVolume.ts';
import type { HotSource } from './hotSources.ts';
import { RADIANT_FRACTION } from './tables.ts';

/** The hot places of a search, apart by what they are taken for. */
export interface Told {
  /** Counted as flares. */
  readonly flares: readonly HotSource[];
  /** Persistent, put down to a volcano near by. */
  readonly volcanic: readonly HotSource[];
  /** Hot on too few nights. */
  readonly transient: readonly HotSource[];
}

/**
 * What would change the gas flared most: each reading that could have been made otherwise, alone.
 *
 * @param nights  nights looked at, above 0
 */
export function flareLevers(told: Told, nights: number): QuantityLever[] {
  const duty = ({ nights: seen }: HotSource): number => dutyCycle(seen, nights);
  const volume = (
    sources: readonly HotSource[],
    dutyOf: (source: HotSource) => number = duty,
    fraction: number = RADIANT_FRACTION.middle,
  ): number =>
    sources.reduce(
      (all, source) => all + volumeFromHeatM3PerDay(source.radiantHeatMw, dutyOf(source), fraction),
      0,
    );
  const { flares, volcanic, transient } = told;
  const strongest = flares.toSorted((a, b) => volume([b]) - volume([a])).slice(1);
  const nightfire = flares.reduce(
    (all, source) => all + volumeByNightfireBcmPerYear(source.radiantHeatMw, duty(source)),
    0,
  );
  const alternatives: Alternative[] = [
    ['a flame that radiates less of its heat', volume(flares, duty, RADIANT_FRACTION.low)],
    ['a flame that radiates more of its heat', volume(flares, duty, RADIANT_FRACTION.high)],
    ['burning only on the nights on which it was seen', volume(flares, seenShare(nights))],
    ['burning all the time', volume(flares, () => 1)],
    ['the strongest source put out', volume(strongest)],
    ['heat of too few nights counted as flares too', volume([...flares, ...transient])],
    ['heat beside volcanoes counted as flares too', volume([...flares, ...volcanic])],
    ['the calibration of Nightfire instead', (nightfire * 1e9) / DAYS_PER_YEAR],
  ];
  return quantityLeversOf(volume(flares), alternatives);
}

const seenShare =
  (nights: number) =>
  ({ nights: seen }: HotSource): number =>
    Math.min(1, seen / nights);
