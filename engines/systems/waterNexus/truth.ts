import type { TruthRow } from '../../truth.ts';
import { intakeLimitC, waterUse } from './plantWater.ts';
import { daysAbove, streamTemperatureC } from './streamTemperature.ts';
import type { CoolingCode, FuelCode } from './tables/plants.ts';

const consumption = (fuel: FuelCode, cooling: CoolingCode) =>
  waterUse(fuel, cooling)?.consumptionLPerMwh;
const steady = (airC: number, limitC: number) =>
  daysAbove(
    Array.from({ length: 12 }, () => airC),
    limitC,
  );

export const truth: readonly TruthRow[] = [
  {
    model: consumption,
    given: ['c', 't'],
    expected: 2600.6,
    within: 1,
    from: 'Macknick et al. (2012), table 1: coal with a tower 687 gal/MWh',
  },
  {
    model: consumption,
    given: ['n', 't'],
    expected: 2543.8,
    within: 1,
    from: 'Macknick et al. (2012), table 1: nuclear with a tower 672 gal/MWh',
  },
  {
    model: consumption,
    given: ['g', 't'],
    expected: 776,
    within: 1,
    from: 'Macknick et al. (2012), table 1: combined cycle with a tower 205 gal/MWh',
  },
  {
    model: streamTemperatureC,
    given: [13.3],
    expected: 15.5,
    within: 1e-9,
    from: 'Mohseni et al. (1998), eq. 1: half of alpha at the inflection',
  },
  {
    model: streamTemperatureC,
    given: [19],
    expected: 23,
    within: 1.5,
    from: 'Rhine at Koblenz, mean of July about 22 to 24 °C at air of 19 °C (BfG, 2000-2020, from memory)',
  },
  {
    model: intakeLimitC,
    given: ['t', 'US'],
    expected: 32.2,
    within: 0.05,
    from: 'Permit of Browns Ferry, 90 °F after mixing (Reuters, 16 July 2010): (90 - 32) / 1.8 = 32.2 °C; a tower adds no heat to the river',
  },
  {
    model: intakeLimitC,
    given: ['o', 'FR'],
    expected: 25,
    within: 1e-9,
    from: 'Directive 78/659/EEC, annex I: 28 °C, and 3 °C above the unaffected temperature',
  },
  {
    model: steady,
    given: [13.3, 15.5],
    expected: 182.6,
    within: 0.1,
    from: 'half of the days lie above a limit at the mean, by the symmetry of the normal law',
  },
];
