import { RAD } from '../../../ground/earth/geodesy.ts';
import type { RuptureSize } from './magnitudeScaling.ts';
import { viewColumns, type SurfaceView } from './surfaceView.ts';

/** Ruptures of one size in every place that a fault has room for, seen from a site; parallel arrays. */
export interface FloatingRuptures {
  readonly count: number;
  readonly rjbKm: Float64Array;
  readonly rrupKm: Float64Array;
  readonly rxKm: Float64Array;
  readonly ztorKm: Float64Array;
  /** Share of the magnitude's rate; the shares sum to 1. */
  readonly share: Float64Array;
  readonly widthKm: number;
}

/** How ruptures float. */
export interface Floating {
  /** Cells between neighbouring positions along strike and down dip, 1 or more. */
  readonly strikeStride: number;
  readonly dipStride: number;
  /** Relative chance of a rupture by the depth of its centre, km; absent: all positions alike. */
  readonly depthWeight?: (centreDepthKm: number) => number;
}

/** Every position, all alike. */
export const FLOAT_EVERYWHERE: Floating = { strikeStride: 1, dipStride: 1 };

/**
 * Floats a rupture over a fault surface and measures each position's distances from the site.
 *
 * Size is rounded to whole cells; a rupture larger than the fault fills it. Rjb and Rrup are exact for the cells; Rx is the
 * strike-normal distance from the rupture's own upper edge, positive over the dipping side.
 */
export function floatRuptures(
  view: SurfaceView,
  size: RuptureSize,
  floating: Floating = FLOAT_EVERYWHERE,
): FloatingRuptures {
  const { surface } = view;
  const columns = Math.min(
    surface.columns,
    Math.max(1, Math.round(size.lengthKm / surface.strikeStepKm)),
  );
  const rows = Math.min(surface.rows, Math.max(1, Math.round(size.widthKm / surface.dipStepKm)));
  const alongStarts = starts(surface.columns - columns, floating.strikeStride);
  const downStarts = starts(surface.rows - rows, floating.dipStride);
  const ruptures = empty(alongStarts.length * downStarts.length, rows * surface.dipStepKm);
  const sinDip = Math.sin(surface.dipDeg * RAD);
  let at = 0;
  for (const row of downStarts) {
    viewColumns(view, row, rows);
    const ztor = surface.upperDepthKm + row * surface.dipStepKm * sinDip;
    const weight = floating.depthWeight
      ? floating.depthWeight(ztor + (rows * surface.dipStepKm * sinDip) / 2)
      : 1;
    const shift = row * surface.dipStepKm * Math.cos(surface.dipDeg * RAD);
    windowMinima(view.columnRrup, columns, alongStarts, ruptures.rrupKm, at);
    windowMinima(view.columnRjb, columns, alongStarts, ruptures.rjbKm, at);
    for (const column of alongStarts) {
      ruptures.rxKm[at] = offsetOf(view, column, column + columns) - shift;
      ruptures.ztorKm[at] = ztor;
      ruptures.share[at++] = weight;
    }
  }
  normalise(ruptures.share);
  return ruptures;
}

/** The whole fault as one rupture. */
export function wholeRupture(view: SurfaceView): FloatingRuptures {
  return floatRuptures(view, { lengthKm: view.surface.lengthKm, widthKm: view.surface.widthKm });
}

function empty(count: number, widthKm: number): FloatingRuptures {
  const column = () => new Float64Array(count);
  return {
    count,
    rjbKm: column(),
    rrupKm: column(),
    rxKm: column(),
    ztorKm: column(),
    share: column(),
    widthKm,
  };
}

/** First cells of the positions: every stride-th, and always the last. */
function starts(room: number, stride: number): Int32Array {
  const count = Math.ceil(room / stride) + 1;
  const cells = new Int32Array(count);
  for (let i = 1; i < count; i++) cells[i] = Math.round((room * i) / (count - 1));
  return cells;
}

/** Room for the candidates of one pass, used again by the next. */
let queue = new Int32Array(1024);

/** Smallest value in each window, by a queue of rising candidates: one pass whatever the window's length. */
function windowMinima(
  values: Float64Array,
  length: number,
  windowStarts: Int32Array,
  out: Float64Array,
  offset: number,
): void {
  if (queue.length < values.length) queue = new Int32Array(2 * values.length);
  let head = 0;
  let tail = 0;
  let next = 0;
  for (let w = 0; w < windowStarts.length; w++) {
    const start = windowStarts[w];
    for (; next < start + length; next++) {
      const value = values[next];
      while (tail > head && values[queue[tail - 1]] >= value) tail--;
      queue[tail++] = next;
    }
    while (queue[head] < start) head++;
    out[offset + w] = values[queue[head]];
  }
}

function offsetOf(view: SurfaceView, from: number, to: number): number {
  const weight = view.weightSum[to] - view.weightSum[from];
  return weight === 0 ? 0 : (view.offsetSum[to] - view.offsetSum[from]) / weight;
}

function normalise(share: Float64Array): void {
  const sum = share.reduce((a, b) => a + b, 0);
  for (let i = 0; i < share.length; i++) share[i] = share[i] / sum;
}
