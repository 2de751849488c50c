import { join } from 'node:path';
import { nationalMeans } from '../verify/expectedLossStates.ts';
import type { LossName } from '../verify/placeLosses.ts';
import { neededTable } from './neededTable.ts';

/** Building value of the country in the index, USD: the sum over its counties. @source FEMA, National Risk Index, March 2023 */
const BUILDINGS_USD = 62e12;

/**
 * Yearly losses of the country by others, 1/yr. Global models publish theirs over the capital of the country; dollars are taken over
 * the building value of the index.
 *
 * @source UNDRR (2013, 2015), Global Assessment Report: country tables; Wing et al. (2022), Nat. Clim. Change 12, 156-162,
 *   doi:10.1038/s41558-021-01265-6 (32.1 billion USD a year, all floods); Congressional Budget Office (2019), Expected Costs of Damage From
 *   Hurricane Winds and Storm-Related Flooding (54 billion USD a year, 34 of them homes)
 */
const OTHERS: Readonly<Partial<Record<LossName, string>>> = {
  hurricane: '3.6e-4 and 5.2e-4 (Global Assessment Reports 2015 and 2013); 2.9e-4 (index of 2023)',
  hail: '3.0e-5 (index of 2023); about 2.5e-4 of the value of insured homes, paid 2000 to 2013 (Verisk), which sets our level',
  wildfire: '5.6e-5 (index of 2023)',
  inland_flood: `1.1e-4 (rivers, Global Assessment Report 2015); a fortieth to a twentieth of this row (river floods in the index of 2023); ${(32.1e9 / BUILDINGS_USD).toExponential(1)} with the coasts (Wing et al. 2022)`,
  coastal_flood: '1.6e-4 (surge, Global Assessment Report 2015)',
  earthquake: '1.4e-4 (index of 2025, all states)',
};

/** Means of the United States beside the index and beside what others publish. */
export function nationalSection(dir: string): string[] {
  const { rows } = neededTable(join(dir, 'nri_state_all_hazards.csv'));
  return [
    '## Means of the United States by peril',
    '',
    'Value-weighted over the states of the table, reference house, beside the National Risk Index of December 2025: first at two points of every county (its largest town and its centroid, which may be forest or the flank of a volcano), then at the town alone. The index books reported losses of some decades for hail, wind, coastal flood and volcanoes: of coastal flood it knows less than the National Flood Insurance Program has paid out, and no lahar of Rainier. Between its issues of 2023 and 2025 coastal flood changed by a factor of five and inland flood of twenty to forty. Paid homeowners claims for wind and hail, hurricanes among them, were 2.45 a hundred houses and year at 10,801 USD (Insurance Services Office, 2015 to 2019, by the Insurance Information Institute): 265 USD a house and year, more than the index for wind, hail and tornadoes and more than ours. Damage by hurricane wind and the floods of storms is expected at 54 billion USD a year, 34 of them at homes (Congressional Budget Office, 2019).',
    '',
    '| peril | ours, 1/yr | at towns | index of 2025 | quotient | quotient, towns | others publish |',
    '|---|---|---|---|---|---|---|',
    ...nationalMeans(rows, dir).map(
      ({ hazard, own, ofTowns, published }) =>
        `| ${hazard} | ${own.toExponential(1)} | ${ofTowns.toExponential(1)} | ${published.toExponential(1)} | ${(own / published).toPrecision(2)} | ${(ofTowns / published).toPrecision(2)} | ${OTHERS[hazard] ?? ''} |`,
    ),
    '',
    'Where the index and the others stand on either side of ours (hurricane, inland and coastal flood) nothing was changed for it; the level of tornado losses alone was set by a mean of the index, that of hail by what insurers of homes paid.',
    '',
  ];
}
