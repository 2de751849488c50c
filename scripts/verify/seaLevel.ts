import { globalMeanRise } from '../../engines/hazards/seaLevel/globalMeanRise.ts';
import { AR6_GMSL_M, type Scenario } from '../../engines/hazards/seaLevel/tables.ts';
import { need, type RowBinding, type Topic } from './binding.ts';
import { noaaScenario, NOAA_2022_M, type NoaaScenario } from './formulas/noaaScenario.ts';

const isScenario = (name: string): name is Scenario => name in AR6_GMSL_M;
const isNoaa = (name: string): name is NoaaScenario => name in NOAA_2022_M;

const ar6: RowBinding = {
  kind: 'rows',
  table: 'ar6_global_mean',
  tolerances: { '*': { absolute: 0.01 } },
  compute(row) {
    const scenario = row['scenario'] ?? '';
    const rise = isScenario(scenario) ? globalMeanRise(scenario, need(row, 'year')) : undefined;
    return { median_m: rise?.medianM, likely_low_m: rise?.lowM, likely_high_m: rise?.highM };
  },
};

const noaa: RowBinding = {
  kind: 'rows',
  table: 'noaa2022_scenarios',
  beside: 'the whole table',
  tolerances: { '*': { absolute: 0.01 } },
  compute(row) {
    const scenario = row['scenario'] ?? '';
    const rise = isNoaa(scenario) ? noaaScenario(scenario) : undefined;
    return { conus_mean_relative_m_2050: rise?.conus2050M, global_mean_m_2100: rise?.global2100M };
  },
};

export const seaLevel: Topic = { topic: 'sea_level', tables: [ar6, noaa] };
