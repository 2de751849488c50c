import type { TruthRow } from '../../truth.ts';
import { windChillC } from './comfort.ts';
import { heatIndexF } from './heatIndex.ts';
import { humidexC } from './humidex.ts';
import { wetBulbC } from './wetBulb.ts';

export const truth: readonly TruthRow[] = [
  {
    model: wetBulbC,
    given: [20, 50],
    expected: 13.7,
    within: 0.05,
    from: 'Stull (2011), worked example',
  },
  { model: heatIndexF, given: [90, 50], expected: 95, within: 0.6, from: 'NWS heat index chart' },
  { model: heatIndexF, given: [95, 60], expected: 113, within: 0.6, from: 'NWS heat index chart' },
  { model: heatIndexF, given: [100, 40], expected: 109, within: 0.6, from: 'NWS heat index chart' },
  {
    model: humidexC,
    given: [30, 40.16],
    expected: 34,
    within: 0.5,
    from: 'Environment Canada, humidex table: 30 °C with a dew point of 15 °C, which is 40.16 % of humidity by the formula of Magnus',
  },
  {
    model: windChillC,
    given: [-10, 30],
    expected: -20,
    within: 0.5,
    from: 'Environment Canada, wind-chill table',
  },
];
