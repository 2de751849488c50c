import { quantityLeversOf, type Alternative, type QuantityLever } from '../answer/lever.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { weightedAssets, type AssetCount } from './countAssets.ts';
import type { HazardName } from './exposureSchemas.ts';

/** Classes of assets in words. */
const NAMES: Readonly<Record<AssetCount['assetClass'], string>> = {
  hospital: 'hospitals',
  school: 'schools',
  fire_station: 'fire stations',
  airport: 'airports',
  harbour: 'harbours',
  power: 'power plants, substations and lines',
  water: 'water works and pipelines',
  bridge: 'bridges',
  rail: 'railways',
  building: 'ordinary buildings',
};

/**
 * What would change the exposure most, buildings at full hazard: the hazard at either end of its interval, a class of assets gone, or
 * every asset counted as one building; all for the hazard to which the assets are most exposed.
 *
 * @returns none where the map or every hazard is unknown
 */
export function exposureLevers(
  counts: readonly AssetCount[] | undefined,
  answers: Partial<Record<HazardName, ComponentAnswer>>,
): QuantityLever[] {
  const [worst] = Object.entries(answers)
    .flatMap(([name, { score, interval }]) =>
      score === null || interval === null ? [] : [{ name, score, interval }],
    )
    .toSorted((a, b) => b.score - a.score);
  if (counts === undefined || worst === undefined) return [];
  const { name, score, interval } = worst;
  const at = (assets: number, share: number = score): number => (assets * share) / 100;
  const weighted = weightedAssets(counts);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const without = counts
    .filter(({ count }) => count > 0)
    .map(({ assetClass, count, weight }): Alternative => [
      `no ${NAMES[assetClass]} here`,
      at(weighted - count * weight),
    ]);
  return quantityLeversOf(at(weighted), [
    [`the ${name} hazard at the upper end of its interval`, at(weighted, interval.p90)],
    [`the ${name} hazard at the lower end of its interval`, at(weighted, interval.p10)],
    ['every asset counted as one building', at(total)],
    ...without,
  ]);
}
