import { RAD } from '../../../ground/earth/geodesy.ts';
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

/** Earthquakes of a fault: how many of which magnitude, and how large a part of the fault each breaks. */
export interface FaultSeismicity {
  readonly mfd: MagnitudeFrequency;
  readonly rakeDeg: number;
  /** Size of a magnitude's rupture; absent: every rupture fills the fault. */
  readonly sizeOf?: (magnitude: number) => RuptureSize;
  readonly floating?: Floating;
}

/**
 * Dips that the crustal models' hanging-wall terms were made for begin here: flatter faults have the term of this dip, their
 * distances are those of the flat plane. Interface models know no dip.
 *
 * @source Donahue & Abrahamson (2014), Earthq. Spectra 30(3), 1285-1300. doi:10.1193/071913EQS211M; Abrahamson et al. (2014), eq. 11, which holds the term below 30 degrees
 */
const LEAST_DIP_DEG = 30;

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
  scenario.dipDeg = Math.max(view.surface.dipDeg, LEAST_DIP_DEG);
  const whole = seismicity.sizeOf ? undefined : wholeRupture(view);
  for (let m = 0; m < magnitudes.length; m++) {
    const magnitude = magnitudes[m];
    const rate = ratesPerYear[m];
    if (!(rate > 0)) continue;
    const ruptures = seismicity.sizeOf
      ? floatRuptures(view, seismicity.sizeOf(magnitude), seismicity.floating ?? FLOAT_EVERYWHERE)
      : whole;
    if (!ruptures) continue;
    scenario.magnitude = magnitude;
    scenario.widthKm = ruptures.widthKm;
    for (let i = 0; i < ruptures.count; i++) {
      const ztor = ruptures.ztorKm[i];
      const rrup = ruptures.rrupKm[i];
      scenario.ztorKm = ztor;
      scenario.hypocentralDepthKm = ztor + (ruptures.widthKm * sinDip) / 2;
      scenario.rjbKm = ruptures.rjbKm[i];
      scenario.rrupKm = rrup;
      scenario.rxKm = ruptures.rxKm[i];
      scenario.rhypKm = rrup;
      visit(rate * ruptures.share[i]);
    }
  }
}
