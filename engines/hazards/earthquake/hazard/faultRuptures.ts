import type { Scenario } from '../groundMotion/model.ts';
import {
  FLOAT_EVERYWHERE,
  floatRuptures,
  wholeRupture,
  type Floating,
} from './floatingRuptures.ts';
import type { MagnitudeFrequency } from './magnitudeFrequency.ts';
import type { RuptureSize } from './magnitudeScaling.ts';
import type { SurfaceView } from './surfaceView.ts';

const RAD = Math.PI / 180;

/** Earthquakes of a fault: how many of which magnitude, and how large a part of the fault each breaks. */
export interface FaultSeismicity {
  readonly mfd: MagnitudeFrequency;
  readonly rakeDeg: number;
  /** Size of a magnitude's rupture; absent: every rupture fills the fault. */
  readonly sizeOf?: (magnitude: number) => RuptureSize;
  readonly floating?: Floating;
}

/**
 * Runs over every rupture of a fault: magnitude by magnitude, position by position.
 *
 * Fills the shared scenario (magnitude, rake, dip, depths, width, Rjb, Rrup, Rx) and calls `visit` with the rupture's yearly
 * rate. Hypocentral distance is taken as Rrup, hypocentral depth as the rupture's centre.
 */
export function forEachFaultRupture(
  view: SurfaceView,
  seismicity: FaultSeismicity,
  scenario: Scenario,
  visit: (ratePerYear: number) => void,
): void {
  const { magnitudes, ratesPerYear } = seismicity.mfd;
  const sinDip = Math.sin(view.surface.dipDeg * RAD);
  scenario.rakeDeg = seismicity.rakeDeg;
  scenario.dipDeg = view.surface.dipDeg;
  const whole = seismicity.sizeOf ? undefined : wholeRupture(view);
  for (let m = 0; m < magnitudes.length; m++) {
    const magnitude = magnitudes[m] ?? NaN;
    const rate = ratesPerYear[m] ?? 0;
    if (!(rate > 0)) continue;
    const ruptures = seismicity.sizeOf
      ? floatRuptures(view, seismicity.sizeOf(magnitude), seismicity.floating ?? FLOAT_EVERYWHERE)
      : whole;
    if (!ruptures) continue;
    scenario.magnitude = magnitude;
    scenario.widthKm = ruptures.widthKm;
    for (let i = 0; i < ruptures.count; i++) {
      const ztor = ruptures.ztorKm[i] ?? 0;
      const rrup = ruptures.rrupKm[i] ?? Infinity;
      scenario.ztorKm = ztor;
      scenario.hypocentralDepthKm = ztor + (ruptures.widthKm * sinDip) / 2;
      scenario.rjbKm = ruptures.rjbKm[i] ?? Infinity;
      scenario.rrupKm = rrup;
      scenario.rxKm = ruptures.rxKm[i] ?? 0;
      scenario.rhypKm = rrup;
      visit(rate * (ruptures.share[i] ?? 0));
    }
  }
}
