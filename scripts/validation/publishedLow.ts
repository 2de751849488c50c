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
  const counties = countySums(dir);
  const lowCounties = counties.filter((sum) => sum < LOW_BELOW).length;
  const countyShare = ((100 * lowCounties) / Math.max(1, counties.length)).toFixed(1);
  const known = codes.flatMap((code) => (code === null ? [] : (sums.get(code) ?? [])));
  const low = known.filter((sum) => sum < LOW_BELOW).length;
  const share = ((100 * low) / Math.max(1, known.length)).toFixed(1);
  return `By the Global Assessment Report of 2015 (earthquake, cyclone wind, surge, tsunami and river flood; no hail, no winter storms, no water out of heavy rain) ${share} % of these towns stand in countries whose losses add up to less than 1e-4, where LOW ends. That is the mean of a country, which its worst places raise; its median towns may stand lower. By the National Risk Index of 2023 (earthquake, hurricane, tornado, hail and wildfire; no floods, no other wind) ${countyShare} % of the listed counties of the United States add up to less.`;
}

/** Losses of the counties of the National Risk Index over the five hazards that have tables of their own, 1/yr. */
function countySums(dir: string): number[] {
  const sums = new Map<string, number>();
  for (const hazard of ['earthquake', 'hurricane', 'tornado', 'hail', 'wildfire'])
    for (const row of neededTable(join(dir, `nri_county_${hazard}.csv`)).rows) {
      const fips = row['fips'] ?? '';
      sums.set(fips, (sums.get(fips) ?? 0) + Number(row['expected_annual_loss_ratio']));
    }
  return [...sums.values()];
}
