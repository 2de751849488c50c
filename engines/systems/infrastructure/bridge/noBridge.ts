import { isKnown, type FactTree } from '../../../facts.ts';
import { noGround } from '../../../ground/earth/noGround.ts';
import type { floodNeeds } from '../../../hazards/flood/siteFlood.ts';
import { unscored } from '../../answer/scored.ts';

/** POLICY. Open sea farther from any coast than this holds no bridge, km: the middle of the longest crossings (Hangzhou Bay, Hong Kong to Macau) lies some 20 km from land. */
const FARTHEST_KM = 25;

/** Why no bridge can stand at a place; null: one could, or it is not known. */
export function noBridge({
  setting,
  relief,
}: Pick<FactTree<ReturnType<typeof floodNeeds>>, 'setting' | 'relief'>): string | null {
  const where = noGround(setting, relief);
  if (where !== 'open water' || !isKnown(setting)) return where;
  const { surface, coastDistanceKm } = setting.value;
  return surface !== 'lake' && coastDistanceKm > FARTHEST_KM ? 'open sea' : null;
}

/** What takes the place of a probability where no bridge can stand. @param where  in words */
export const withoutBridge = (where: string) => ({
  ...unscored(`${where}: no bridge stands here`),
  return_period_yr: null,
  parts: [],
  summary: `Failures of bridges do not apply here: ${where}, where no bridge stands.`,
  warnings: [],
});
