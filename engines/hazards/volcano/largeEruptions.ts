import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { LARGE_LAW, RECORD_WORTH } from './tables.ts';

/** What a volcano does at VEI 5 and more. */
export interface LargeEruptions {
  /** Eruptions a year of VEI 5 and more, 6 and more, 7 and more. */
  readonly perYear: readonly [number, number, number];
  /** Log standard deviation of these rates. */
  readonly lnSigma: number;
}

/**
 * Large eruptions of a volcano by a hierarchical law. The rate of VEI 5 and more is a Gamma prior by kind with the volcano's eruptions of
 * the Holocene, over the years that the record of its region is worth; the share that is of VEI 6 and more, and of those of VEI 7 and more,
 * is a Beta prior with the volcano's own. All volcanoes together have the rates of the world, so that no volcano's window is chosen by the
 * eruption that opened it.
 *
 * @returns rates per year, each above 0 and falling with size
 * @source Under-recording by region and time: Brown et al. (2014), J. Appl. Volcanol. 3, 5, doi:10.1186/2191-5040-3-5; Rougier, Sparks &
 *   Cashman (2018), J. Appl. Volcanol. 7, 1, doi:10.1186/s13617-017-0070-9; hierarchical volcano by volcano: Sheldrake & Caricchi (2017),
 *   Geology 45, 111-114, doi:10.1130/G38372.1; fit: LARGE_LAW
 */
export function largeEruptions(volcano: Volcano): LargeEruptions {
  const { prior, priorYears, recordYears, sixOfFive, sevenOfSix } = LARGE_LAW;
  const kind = LARGE_LAW.kinds[volcano.volcanoType];
  const [fives, sixes, sevens] = known(volcano);
  const shape = prior[kind] + fives;
  const worth = RECORD_WORTH[Math.floor(volcano.gvpNumber / 10_000)] ?? 1;
  const five = shape / (priorYears + recordYears * worth);
  const six = five * share(sixes, fives, sixOfFive, kind);
  const seven = six * share(sevens, sixes, sevenOfSix, kind);
  return { perYear: [five, six, seven], lnSigma: Math.sqrt(Math.log1p(1 / shape)) };
}

/** Eruptions of VEI 5, 6 and 7 and more that are known of a volcano: those of its complete window and those of the Holocene before. */
function known({ eruptionsByVei, earlierLargeByVei }: Volcano): [number, number, number] {
  const of = (vei: number) => eruptionsByVei[vei] + (earlierLargeByVei?.[vei - 5] ?? 0);
  const sevens = of(7) + eruptionsByVei[8];
  const sixes = of(6) + sevens;
  return [of(5) + sixes, sixes, sevens];
}

/** Share of eruptions that reach the next size: the volcano's own with a Beta prior, times what the larger are better recorded. */
function share(
  larger: number,
  all: number,
  { weight, mean, recorded }: (typeof LARGE_LAW)['sixOfFive' | 'sevenOfSix'],
  kind: 'central' | 'caldera' | 'shield' | 'field',
): number {
  const expected = kind === 'caldera' ? mean.caldera : mean.other;
  return (recorded * (weight * expected + larger)) / (weight + all);
}
