export type ReliefClass =
  'plain' | 'plateau' | 'hills' | 'low_mountains' | 'high_mountains' | 'ice' | 'ocean';

/** What a kind of ground is like. */
export interface Landform {
  /** Away from the coast, m. */
  readonly elevationM: number;
  readonly sigmaM: number;
  /** Median slope at 30 arc-seconds, degrees. */
  readonly slopeDeg: number;
  /** 90th percentile of slope at 3 arc-seconds within some kilometres, degrees. */
  readonly p90Deg: number;
  /** Over which it rises from a shore, km. */
  readonly coastKm: number;
}

/** The ground of a place that lies in several landforms. */
export interface MixedGround {
  /** Spread of the heights, m. */
  readonly sigmaM: number;
  /** What is left of the heights so far from the coast, 0 to 1. */
  readonly rise: number;
  readonly slopeDeg: number;
  readonly p90Deg: number;
}

/** Least distance from a shore, km, and least standard deviation, m. */
const SHORE_KM = 0.2;
const LEAST_SIGMA_M = 1;

/**
 * Adds up landforms by weight: the mean and variance of a mixture of elevations (law of total variance), and the geometric means of
 * slopes and lengths, which are spread as lognormals.
 */
export class LandformMixture {
  #weight = 0;
  #z = 0;
  #z2 = 0;
  #lnSlope = 0;
  #lnP90 = 0;
  #lnCoast = 0;

  get weight(): number {
    return this.#weight;
  }

  /** @param weight  0 or more */
  add(
    weight: number,
    elevationM: number,
    sigmaM: number,
    { slopeDeg, p90Deg, coastKm }: Pick<Landform, 'slopeDeg' | 'p90Deg' | 'coastKm'>,
  ): void {
    this.#weight += weight;
    this.#z += weight * elevationM;
    this.#z2 += weight * (elevationM ** 2 + sigmaM ** 2);
    this.#lnSlope += weight * Math.log(slopeDeg);
    this.#lnP90 += weight * Math.log(p90Deg);
    this.#lnCoast += weight * Math.log(coastKm);
  }

  /** The ground so far from the coast; at least one landform was added. @param coastKm  0 or more */
  at(coastKm: number): MixedGround {
    const z = this.#z / this.#weight;
    const lengthKm = Math.exp(this.#lnCoast / this.#weight);
    return {
      sigmaM: Math.sqrt(Math.max(LEAST_SIGMA_M ** 2, this.#z2 / this.#weight - z * z)),
      rise: 1 - Math.exp(-(coastKm + SHORE_KM) / lengthKm),
      slopeDeg: Math.exp(this.#lnSlope / this.#weight),
      p90Deg: Math.exp(this.#lnP90 / this.#weight),
    };
  }
}

/**
 * The class of ground whose own landform is not listed: plain below 1 degree, hills below 4, low mountains from there. POLICY: edges
 * between the medians of these classes in the table of landforms (0.2, 2.5 and 6 degrees).
 *
 * @param slopeDeg  median slope at 30 arc-seconds, degrees, 0 or more
 */
export function classOfSlope(slopeDeg: number): ReliefClass {
  if (slopeDeg < 1) return 'plain';
  return slopeDeg < 4 ? 'hills' : 'low_mountains';
}
