import type { TruthRow } from '../../truth.ts';
import { intakeLimitC, mixedRiseC, waterUse } from './plantWater.ts';
import { daysAbove, streamTemperatureC } from './streamTemperature.ts';
import type { CoolingCode, FuelCode } from './tables/plants.ts';

const consumption = (fuel: FuelCode, cooling: CoolingCode) =>
  waterUse(fuel, cooling)?.consumptionLPerMwh;
const limitOf = (cooling: CoolingCode, country: string) =>
  intakeLimitC({ fuel: 'n', cooling, country });
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
    model: limitOf,
    given: ['o', 'US'],
    expected: 29.4,
    within: 0.25,
    from: 'Permit of Browns Ferry, 90 °F after mixing (Reuters, 16 July 2010), and the 5 °F rise of most US states: 85 °F = 29.4 °C',
  },
  {
    model: limitOf,
    given: ['p', 'US'],
    expected: 32.5,
    within: 1,
    from: 'July 2012: ponds of Illinois came to their limits (100 to 102 °F) with rivers at 89 to 91 °F (32 to 33 °C): Illinois PCB, variances of LaSalle and Dresden',
  },
  {
    model: limitOf,
    given: ['t', 'FR'],
    expected: 28,
    within: 1e-9,
    from: 'Golfech: 28 °C below the plant, towers or not (ASN)',
  },
  {
    model: limitOf,
    given: ['o', 'FR'],
    expected: 25,
    within: 1e-9,
    from: 'Directive 78/659/EEC, annex I: 28 °C, and 3 °C above the unaffected temperature',
  },
  {
    model: mixedRiseC,
    given: ['n', 730, 500],
    expected: 0.85,
    within: 0.15,
    from: 'Axpo of Beznau (730 MW) on the Aare, some 500 m3/s: 0.7 to 1 °C at full load (CNBC, 19 July 2022)',
  },
  {
    model: steady,
    given: [13.3, 15.5],
    expected: 182.6,
    within: 0.1,
    from: 'half of the days lie above a limit at the mean, by the symmetry of the normal law',
  },
];
