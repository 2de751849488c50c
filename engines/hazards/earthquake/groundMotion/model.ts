import type { Regime } from '../../../ground/datasets/tectonics.ts';
import type { Mechanism } from './mechanism.ts';

/** Period keys beside seconds: peak ground acceleration and peak ground velocity. */
export const PGA = 0;
/** Stands for peak ground velocity where a period is asked for. */
export const PGV = -1;

/** A rupture and a site as ground-motion models see them. One mutable object is reused in hot loops. */
export interface Scenario {
  magnitude: number;
  /** Rake, degrees, -180 to 180. */
  rakeDeg: number;
  dipDeg: number;
  /** Depth to the top of rupture, km; NaN: the model's own default. */
  ztorKm: number;
  /** Hypocentral depth, km; NaN: the model's own default. */
  hypocentralDepthKm: number;
  /** Down-dip width, km; NaN: the model's own default. */
  widthKm: number;
  /** Joyner-Boore, rupture, strike-normal (positive on the hanging wall), hypocentral and epicentral distance, km. */
  rjbKm: number;
  rrupKm: number;
  rxKm: number;
  rhypKm: number;
  repiKm: number;
  /** Distance along strike from the nearer end of the rupture, km, 0 beside it; NaN: not known. */
  ry0Km: number;
  /** Shear-wave velocity of the upper 30 m, m/s. */
  vs30Mps: number;
  vs30Measured: boolean;
  /** Depth to 1.0 km/s and to 2.5 km/s, km; NaN: the model's default for the Vs30. */
  z1Km: number;
  z2p5Km: number;
  /** On the back-arc side of a subduction zone. */
  backarc: boolean;
}

/** What a model says, written into an object that the caller reuses. */
export interface Motion {
  /** ln of the median: g for PGA and SA, cm/s for PGV. NaN: outside what the model can say. */
  lnMedian: number;
  /** Total, between-event and within-event log standard deviation; a model without the split sets tau and phi to NaN. */
  sigma: number;
  tau: number;
  phi: number;
}

/** Where a model was fitted, as data; outside it answers are extrapolated and flagged, or refused. */
export interface Validity {
  readonly magnitude: readonly [min: number, max: number];
  readonly distanceKm: readonly [min: number, max: number];
  readonly distance: 'rjb' | 'rrup' | 'rhyp';
  readonly vs30Mps: readonly [min: number, max: number];
}

/** A published ground-motion model. */
export interface GroundMotionModel {
  /** Short name, such as `BSSA14`; variants in parentheses, such as `AB06 (hard rock)`. */
  readonly id: string;
  readonly title: string;
  readonly regimes: readonly Regime[];
  /** Periods with coefficients, s, rising; PGA is 0, PGV is -1. */
  readonly periodsS: readonly number[];
  readonly validity: Validity;
  readonly source: string;
  /**
   * Binds the coefficients of a period, interpolated in ln T between published ones where the authors allow it.
   *
   * @returns an evaluator without allocation, or undefined for a period the model does not have
   */
  at(periodS: number): Evaluate | undefined;
}

/** A model bound to a period. */
export interface Evaluate {
  /** Writes the motion of a scenario. */
  (scenario: Scenario, out: Motion): void;
  /** What many ruptures' motions are worked out from at once, of a model that the curve's kernel knows. */
  readonly byVectors?: VectorForm;
}

/** A model's form for the kernel, which works out the same motions to some units in the last place. */
export interface VectorForm {
  /** The model's numbers on the ground of a scenario: the same list as long as the ground is the same. */
  readonly numbersOn: (site: Scenario) => Float64Array;
  /** Terms of a style of faulting in ln: for the period, and for PGA. */
  readonly style: Readonly<Record<Mechanism, number>>;
  readonly stylePga: Readonly<Record<Mechanism, number>>;
}

/** A scenario with everything optional left to the models. */
export function emptyScenario(): Scenario {
  return {
    magnitude: NaN,
    rakeDeg: 0,
    dipDeg: 90,
    ztorKm: NaN,
    hypocentralDepthKm: NaN,
    widthKm: NaN,
    rjbKm: NaN,
    rrupKm: NaN,
    rxKm: NaN,
    rhypKm: NaN,
    repiKm: NaN,
    ry0Km: NaN,
    vs30Mps: 760,
    vs30Measured: false,
    z1Km: NaN,
    z2p5Km: NaN,
    backarc: false,
  };
}
