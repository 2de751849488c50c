import { join } from 'node:path';
import { settingAt } from '../../src/atlas/setting.ts';
import { neededTable } from './neededTable.ts';

/** Below this a place reads LOW, 1/yr. */
const LOW_BELOW = 1e-4;

/**
 * How many of some towns stand in countries whose own published losses, added up, would read LOW: what the aim for LOW can be at most if
 * the anchors and the published levels both hold.
 *
 * @param codes  ISO 3166-1 alpha-2 of each town
 */
export function publishedLow(dir: string, codes: readonly (string | null)[]): string {
  const sums = new Map<string, number>();
  for (const row of neededTable(join(dir, 'gar15_country.csv')).rows) {
    const code = settingAt(Number(row['lat']), Number(row['lon'])).countryCode;
    const ratio = Number(row['expected_annual_loss_ratio']);
    if (code !== null && Number.isFinite(ratio)) sums.set(code, (sums.get(code) ?? 0) + ratio);
  }
  const known = codes.flatMap((code) => (code === null ? [] : (sums.get(code) ?? [])));
  const low = known.filter((sum) => sum < LOW_BELOW).length;
  const share = ((100 * low) / Math.max(1, known.length)).toFixed(1);
  return `By the Global Assessment Report of 2015 (earthquake, cyclone wind, surge, tsunami and river flood; no hail, no winter storms, no water out of heavy rain) ${share} % of these towns stand in countries whose losses add up to less than 1e-4, where LOW ends. That is the mean of a country, which its worst places raise; its median towns may stand lower.`;
}
