import type * as z from 'zod';
import type { regionSeismicity } from '../../../ground/datasets/regionSeismicity.ts';
import { isKnown, type Fact } from '../../../facts.ts';
import { gammaPInverse } from '../../../ground/math/gamma.ts';
import { onWire } from '../../../onWire.ts';
import { pick } from '../../../pick.ts';
import { alertStatus } from './alertStatus.ts';
import type { ActiveSequence } from './forecast.ts';
import type { RegionRates } from './regionRates.ts';
import type * as schemas from './schemas.ts';
import type { RegionRow } from './tables.ts';
import { RETROSPECTIVE, RETROSPECTIVE_ROWS } from './tables/retrospective.ts';

export type Rates = Fact<z.output<typeof regionSeismicity.answer>>;

const LISTED_MAGNITUDES: readonly number[] = [3, 4, 5, 6, 7];
const TWO_SIDED = 0.025;
const ONE_SIDED = 0.05;

/** The rates of a region; undefined where the dataset does not hold it. */
export function ratesOf(rates: Rates, id: string): RegionRates | undefined {
  return isKnown(rates) ? rates.value.regions.find((region) => region.id === id) : undefined;
}

/** A region with its rates and alert status on the wire. */
export function regionReply(
  region: RegionRow,
  rates: Rates,
  sequences: ActiveSequence[] | undefined,
): z.input<typeof schemas.regionSummary> {
  const [south, west, north, east] = region.bounds;
  const found = ratesOf(rates, region.id);
  const alert = found
    ? alertStatus(region, found.rates, sequences)
    : { status: null, ratio: null, reason: reasonOf(rates) };
  return {
    id: region.id,
    name: region.name,
    bounds: { south, west, north, east },
    b_value: found?.bValue ?? null,
    seismicity_rates: (found?.rates ?? [])
      .filter(({ magnitude }) => LISTED_MAGNITUDES.includes(magnitude))
      .map(({ magnitude, ratePerYear, lnSigma }) => {
        const shape = 1 / lnSigma ** 2;
        const at = (p: number): number => (ratePerYear * gammaPInverse(shape, p)) / shape;
        return { magnitude, rate_per_yr: ratePerYear, p05_per_yr: at(0.05), p95_per_yr: at(0.95) };
      }),
    ...(found ? {} : { rates_reason: reasonOf(rates) }),
    alert_status: alert.status,
    alert_ratio: alert.ratio,
    ...(alert.reason === undefined ? {} : { alert_reason: alert.reason }),
  };
}

/** Why a region has no rates. */
export function reasonOf(rates: Rates): string {
  return isKnown(rates) ? 'the source model holds no rates of this region' : rates.missing;
}

/** The last retrospective tests of a region's long-term rates. */
export function testsReply(
  id: string,
): z.input<typeof schemas.regionForecastReply>['retrospective_tests'] {
  const row = RETROSPECTIVE_ROWS.find((one) => one.id === id);
  if (!row) return null;
  return {
    n_observed: row.observed,
    n_expected: row.expected,
    n_test_delta1: row.delta1,
    n_test_delta2: row.delta2,
    s_test_zeta: row.zeta,
    m_test_kappa: row.kappa,
    n_passed: row.delta1 >= TWO_SIDED && row.delta2 >= TWO_SIDED,
    s_passed: row.zeta === null ? null : row.zeta >= ONE_SIDED,
    m_passed: row.kappa === null ? null : row.kappa >= ONE_SIDED,
    ...onWire(
      pick(RETROSPECTIVE, 'from', 'to', 'leastMagnitude', 'catalogue', 'testedOn', 'modelVersion'),
    ),
    note: 'The rates were counted on the same years: a test of consistency, not of skill. The clustering part is not tested here.',
  };
}

/** What a region's own tests say against its rates, in words; nothing where they pass. */
export function testWarnings(id: string): string[] {
  const tests = testsReply(id);
  if (!tests) return [];
  const { n_observed: seen, n_expected: expected, n_passed, s_passed, m_passed } = tests;
  const years = `${tests.from.slice(0, 4)} to ${tests.to.slice(0, 4)}`;
  return [
    ...(n_passed
      ? []
      : [
          `The rates fail their own number test: ${seen} main shocks of M ${tests.least_magnitude} and more in ${years}, ${expected} expected${
            seen > 5 * expected ? '; earthquakes made by people are not in the rates' : ''
          }.`,
        ]),
    ...(s_passed === false
      ? [
          `The rates fail their own space test for ${years}: where in the region earthquakes happen is known worse than how many.`,
        ]
      : []),
    ...(m_passed === false ? [`The rates fail their own magnitude test for ${years}.`] : []),
  ];
}
