import { radians } from '../../../ground/earth/geodesy.ts';
import { normalCdf } from '../../../ground/math/normal.ts';
import { BRIDGE_BETA, BRIDGE_CLASSES, THREE_D, type BridgeClass } from './tables.ts';

/** Geometry and spectrum that modify the medians; absent: the standard bridge. */
export interface BridgeShape {
  /** Angle between the deck's normal and the supports, degrees, 0 to 85. */
  readonly skewDeg?: number | undefined;
  readonly spans?: number | undefined;
  /** Spectral acceleration at 1 s over that at 0.3 s. */
  readonly spectralRatio?: number | undefined;
  /** Log standard deviation; absent: that of the manual. */
  readonly beta?: number | undefined;
}

/** Probability of reaching or passing each damage state. */
export interface DamageChances {
  readonly slight: number;
  readonly moderate: number;
  readonly extensive: number;
  readonly complete: number;
}

/**
 * Factor on the median of slight damage for the shape of the spectrum: 2.5 SA(1 s) / SA(0.3 s), not above 1.
 *
 * @source FEMA (2020), Hazus 4.2 SP3, section 7.1.5
 */
export function shapeFactor(spectralRatio: number): number {
  return Math.min(1, 2.5 * spectralRatio);
}

/** Factor on the other medians for skewed supports: sqrt(sin(90 - skew)). @source FEMA (2020), Hazus 4.2 SP3, section 7.1.5 */
export function skewFactor(skewDeg: number): number {
  return Math.sqrt(Math.sin(radians(90 - skewDeg)));
}

/** Factor on the other medians for arching over several spans. @source FEMA (2020), Hazus 4.2 SP3, table 7-3 */
export function spansFactor(bridgeClass: BridgeClass, spans: number): number {
  const { a, b } = THREE_D[BRIDGE_CLASSES[bridgeClass].threeD];
  return spans - b > 0 ? 1 + a / (spans - b) : 1;
}

/**
 * Damage of a highway bridge by shaking.
 *
 * @param sa1sG  spectral acceleration at 1 s, g, above 0
 * @source FEMA (2020), Hazus 4.2 SP3, section 7.1.5, table 7-6
 */
export function bridgeDamage(
  bridgeClass: BridgeClass,
  sa1sG: number,
  shape: BridgeShape = {},
): DamageChances {
  const beta = shape.beta ?? BRIDGE_BETA;
  const { medians, hasShape } = BRIDGE_CLASSES[bridgeClass];
  const slightFactor =
    hasShape && shape.spectralRatio !== undefined ? shapeFactor(shape.spectralRatio) : 1;
  const otherFactor =
    (shape.skewDeg === undefined ? 1 : skewFactor(shape.skewDeg)) *
    (shape.spans === undefined ? 1 : spansFactor(bridgeClass, shape.spans));
  const at = (median: number, factor: number): number =>
    sa1sG > 0 ? normalCdf(Math.log(sa1sG / (median * factor)) / beta) : 0;
  return {
    slight: at(medians[0], slightFactor),
    moderate: at(medians[1], otherFactor),
    extensive: at(medians[2], otherFactor),
    complete: at(medians[3], otherFactor),
  };
}
