import { radians } from '../../../ground/earth/geodesy.ts';
import { emptyScenario, type Evaluate, type Scenario } from '../groundMotion/model.ts';
import type { TailTable } from './exceedance.ts';
import { addScenario, clear, curveSum, ratesOf } from './curveSum.ts';
import { type Levels } from './hazardCurve.ts';
import { ruptureAreaKm2, ruptureSize } from './magnitudeScaling.ts';
import { placePseudoRupture, pseudoRupture, strikeAngles, type Style } from './pointRupture.ts';
import { BACKGROUND_STYLES } from './tables.ts';
import type { Rings } from './zoneRings.ts';

/** What kind of earthquakes a background zone has, which is all that its motions depend on besides the site. */
export interface ZoneSetting {
  readonly kind: 'crust' | 'interface' | 'slab';
  readonly depthKm: { readonly top: number; readonly mode: number; readonly bottom: number };
}

/** Ground a site stands on, as the models take it. */
export interface SiteGround {
  readonly vs30Mps: number;
  readonly vs30Measured: boolean;
  /** Depth to 1.0 and 2.5 km/s, km; NaN: the models' defaults. */
  readonly z1Km: number;
  readonly z2p5Km: number;
  readonly backarc: boolean;
}

/** Magnitude bins of background seismicity. */
export interface MagnitudeBins {
  readonly edges: Float64Array;
  readonly centres: Float64Array;
}

/** Bins of equal width from a lowest magnitude. */
export function magnitudeBins(min: number, max: number, width: number): MagnitudeBins {
  const count = Math.round((max - min) / width);
  const edges = Float64Array.from({ length: count + 1 }, (_, i) => min + i * width);
  return { edges, centres: edges.slice(0, count).map((edge) => edge + width / 2) };
}

/** Calls `visit` for each pseudo-rupture of a magnitude at an epicentral distance, the scenario filled; weights sum to 1. */
export function forEachPointRupture(
  setting: ZoneSetting,
  magnitude: number,
  repiKm: number,
  scenario: Scenario,
  visit: (weight: number) => void,
): void {
  const depths = hypocentres(setting, repiKm);
  const scaling =
    setting.kind === 'crust'
      ? 'wellsCoppersmith'
      : setting.kind === 'interface'
        ? 'strasserInterface'
        : 'strasserSlab';
  const area = ruptureAreaKm2(scaling, magnitude);
  scenario.magnitude = magnitude;
  const styles: readonly Style[] = BACKGROUND_STYLES[setting.kind];
  for (const style of styles) {
    const room = (setting.depthKm.bottom - setting.depthKm.top) / Math.sin(radians(style.dipDeg));
    const size = ruptureSize(area, ASPECT, Math.max(room, MIN_WIDTH_KM));
    scenario.rakeDeg = style.rakeDeg;
    for (const depth of depths) {
      const rupture = pseudoRupture(size, style.dipDeg, depth, {
        topKm: setting.depthKm.top,
        bottomKm: setting.depthKm.bottom,
      });
      const angles = strikeAngles(rupture, repiKm);
      for (const angle of angles) {
        placePseudoRupture(rupture, repiKm, angle, scenario);
        visit(style.weight / (depths.length * angles.length));
      }
    }
  }
}

/** Length over width of background ruptures until they fill the seismogenic layer. @source Petersen et al. (2014), doi:10.3133/ofr20141091 */
const ASPECT = 1.5;
/** POLICY: a layer too thin for a magnitude still breaks at this width, km. */
const MIN_WIDTH_KM = 5;

/** Depths that stand for the triangular depth distribution: its quantiles at the centres of equal parts; far away its median does. */
function hypocentres(
  { kind, depthKm: { top, mode, bottom } }: ZoneSetting,
  repiKm: number,
): readonly number[] {
  const parts = repiKm > 4 * bottom ? 1 : kind === 'crust' ? 2 : 3;
  const split = (mode - top) / (bottom - top);
  return Array.from({ length: parts }, (_, i) => {
    const q = (i + 0.5) / parts;
    if (!(bottom > top)) return top;
    return q <= split
      ? top + Math.sqrt(q * (bottom - top) * (mode - top))
      : bottom - Math.sqrt((1 - q) * (bottom - top) * (bottom - mode));
  });
}

/** What the kernels of a setting are made from. */
export interface KernelParts {
  readonly setting: ZoneSetting;
  readonly ground: SiteGround;
  readonly bins: MagnitudeBins;
  readonly distances: Rings;
  readonly tail: TailTable;
  /** Rings and magnitudes beyond these are left at zero. */
  readonly maxDistanceKm: number;
  readonly maxMagnitude: number;
  /** Levels by measure, and evaluators by measure and model. */
  readonly levels: readonly Levels[];
  readonly evaluators: readonly (readonly Evaluate[])[];
}

/** Kernels of a setting, filled where somebody asked. */
export interface ZoneKernels {
  /** By measure and model, row-major: bins x rings x levels. */
  readonly kernels: readonly (readonly Float64Array[])[];
  /** Fills the rows of bins x rings that are marked and not known yet. */
  fill(used: Uint8Array): void;
}

/**
 * Probabilities of exceedance of every level by magnitude bin and ring, averaged over depth, style and strike: what a zone's
 * hazard needs besides its rates. A row is worked out when it is first used, since a site has zones in a third of them.
 */
export function zoneKernels(parts: KernelParts): ZoneKernels {
  const { bins, distances, levels, evaluators } = parts;
  const rings = distances.centresKm.length;
  const kernels = evaluators.map((models, i) =>
    models.map(() => new Float64Array(bins.centres.length * rings * (levels[i]?.ln.length ?? 0))),
  );
  const known = new Uint8Array(bins.centres.length * rings);
  const fillRow = rowFiller(parts, kernels);
  return {
    kernels,
    fill(used) {
      for (let row = 0; row < known.length; row++) {
        if (used[row] === 0 || known[row] === 1) continue;
        known[row] = 1;
        fillRow(row);
      }
    },
  };
}

/** Works out a row of all kernels: a magnitude bin at a ring. */
function rowFiller(
  { setting, ground, bins, distances, tail, maxMagnitude, maxDistanceKm, ...parts }: KernelParts,
  kernels: ZoneKernels['kernels'],
): (row: number) => void {
  const rings = distances.centresKm.length;
  const targets = parts.evaluators.flatMap((models, i) => {
    const own = parts.levels[i];
    return own
      ? models.map((evaluate, g) => ({ evaluate, sum: curveSum(own), kernel: kernels[i]?.[g] }))
      : [];
  });
  const scenario = onGround(ground);
  return (row) => {
    const magnitude = bins.centres[Math.floor(row / rings)];
    const repi = distances.centresKm[row % rings];
    if (magnitude > maxMagnitude || repi > maxDistanceKm) return;
    forEachPointRupture(setting, magnitude, repi, scenario, (weight) => {
      for (const { evaluate, sum } of targets) addScenario(sum, tail, evaluate, scenario, weight);
    });
    for (const { sum, kernel } of targets) {
      kernel?.set(ratesOf(sum), row * sum.sums.length);
      clear(sum);
    }
  };
}

/** A scenario on the site's ground, the rupture still to be filled in. */
export function onGround(ground: SiteGround): Scenario {
  return Object.assign(emptyScenario(), ground);
}
