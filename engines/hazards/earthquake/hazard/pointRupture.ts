import { RAD } from '../../../ground/earth/geodesy.ts';
import type { Scenario } from '../groundMotion/model.ts';
import type { RuptureSize } from './magnitudeScaling.ts';

/** A style of faulting that background earthquakes take. */
export interface Style {
  readonly rakeDeg: number;
  readonly dipDeg: number;
  readonly weight: number;
}

/** A rectangular rupture centred below an epicentre. */
export interface PseudoRupture extends RuptureSize {
  readonly dipDeg: number;
  readonly ztorKm: number;
}

/**
 * The rectangle that stands for a background earthquake: centred on the hypocentre, pushed inside the depth range.
 *
 * @param hypocentreKm  depth of the hypocentre, km
 * @param bounds        shallowest and deepest that ruptures reach, km
 */
export function pseudoRupture(
  size: RuptureSize,
  dipDeg: number,
  hypocentreKm: number,
  bounds: { readonly topKm: number; readonly bottomKm: number },
): PseudoRupture {
  const tall = size.widthKm * Math.sin(dipDeg * RAD);
  const ztorKm = Math.max(bounds.topKm, Math.min(bounds.bottomKm - tall, hypocentreKm - tall / 2));
  return { ...size, dipDeg, ztorKm };
}

/**
 * Distances of a pseudo-rupture from a site at an epicentral distance and an angle to its strike, into the scenario.
 *
 * Closed forms for a rectangle: Rjb to its surface projection, Rrup to the plane, Rx from its upper edge.
 *
 * @param angleDeg  from the strike direction towards the dip direction, 0 to 180 (the other half is its mirror image)
 */
export function placePseudoRupture(
  rupture: PseudoRupture,
  repiKm: number,
  angleDeg: number,
  scenario: Scenario,
): void {
  const cosDip = Math.cos(rupture.dipDeg * RAD);
  const sinDip = Math.sin(rupture.dipDeg * RAD);
  const reach = rupture.widthKm * cosDip;
  const along = Math.max(0, Math.abs(repiKm * Math.cos(angleDeg * RAD)) - rupture.lengthKm / 2);
  const rx = repiKm * Math.sin(angleDeg * RAD) + reach / 2;
  const across = rx < 0 ? -rx : Math.max(0, rx - reach);
  const down = Math.max(0, Math.min(rupture.widthKm, rx * cosDip - rupture.ztorKm * sinDip));
  const section = hypotenuse(rx - down * cosDip, rupture.ztorKm + down * sinDip);
  const centreKm = rupture.ztorKm + (rupture.widthKm * sinDip) / 2;
  scenario.dipDeg = rupture.dipDeg;
  scenario.ztorKm = rupture.ztorKm;
  scenario.widthKm = rupture.widthKm;
  scenario.hypocentralDepthKm = centreKm;
  scenario.rjbKm = hypotenuse(along, across);
  scenario.rrupKm = hypotenuse(along, section);
  scenario.rxKm = rx;
  scenario.repiKm = repiKm;
  scenario.rhypKm = hypotenuse(repiKm, centreKm);
}

/**
 * Angles to strike that stand for a random strike: fewer where the rupture looks like a point.
 *
 * @returns degrees; four near the rupture, two (either side of the dip) beyond three rupture lengths, one for vertical planes there
 */
export function strikeAngles(rupture: PseudoRupture, repiKm: number): readonly number[] {
  const far = repiKm > 3 * rupture.lengthKm;
  if (rupture.dipDeg >= 90) return far ? [45] : [11.25, 33.75, 56.25, 78.75];
  return far ? [45, 135] : [22.5, 67.5, 112.5, 157.5];
}

/** Math.hypot guards against overflow that distances on the Earth never meet, at ten times the cost. */
function hypotenuse(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}
