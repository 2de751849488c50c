import {
  LAYER_INSIDE,
  LAYER_WIDTH,
  normalState,
  outsideLayer,
  type NormalState,
} from '../../ground/math/ziggurat.ts';
import { kernelFunctions, kernelMemory } from '../../ground/math/webAssembly.ts';
import { KERNEL_BYTES } from './kernelBytes.ts';
import { KERNEL_MOST, KERNEL_PAGES, LAYOUT, YEARS } from './kernelLayout.ts';
import { TENTHS, type Draw, type Drawn } from './plainYears.ts';

interface Kernel {
  readonly buffer: ArrayBuffer;
  readonly state: NormalState;
  /** Normal numbers for each year of a block, columns apart. */
  readonly fill: (out: number, columns: number) => void;
  /** One more for each set that is seen in the first years of the block. */
  readonly count: (components: number, years: number) => void;
}

let kernel: Kernel | undefined;

function kernelOf(): Kernel {
  const memory = kernelMemory(KERNEL_PAGES);
  const { buffer } = memory;
  const state = new Int32Array(buffer, LAYOUT.state, 4);
  new Float64Array(buffer, LAYOUT.width).set(LAYER_WIDTH);
  new Int32Array(buffer, LAYOUT.inside).set(LAYER_INSIDE);
  const rest = (layer: number, h: number): number => outsideLayer(layer, h, state);
  const functions = kernelFunctions<Pick<Kernel, 'fill' | 'count'>>(KERNEL_BYTES, memory, { rest });
  return { buffer, state, ...functions };
}

/** The same years as `plainYears`, to the last one, by vectors; undefined where there are more components than the kernel holds. */
export function kernelYears(draw: Draw): Drawn | undefined {
  const { simulations, seed, lower, thresholds, cascades, dof } = draw;
  const n = thresholds.length;
  if (n > KERNEL_MOST.components || (dof ?? 0) > KERNEL_MOST.dof) return undefined;
  const { buffer, state, fill, count } = (kernel ??= kernelOf());
  state.set(normalState(seed));
  new Float64Array(buffer, LAYOUT.rows, n * n).set(lower);
  new Float64Array(buffer, LAYOUT.thresholds, n).set(thresholds);
  new Float64Array(buffer, LAYOUT.after, n).set(cascades?.thresholds ?? thresholds);
  new BigUint64Array(buffer, LAYOUT.causes, n).set(causeBits(n, cascades?.causes));
  const counts = new Uint32Array(buffer, LAYOUT.counts, 2 ** n).fill(0);
  const tenths: Uint32Array[] = [];
  for (let done = 0; done < simulations;) {
    const goal = Math.ceil((simulations * (tenths.length + 1)) / TENTHS);
    const years = Math.min(YEARS, goal - done);
    fill(LAYOUT.normals, n);
    if (dof !== undefined) {
      fill(LAYOUT.stretch, dof);
      stretchBlock(buffer, n, dof);
    }
    if (years > 0) count(n, years);
    done += years;
    if (done >= goal) tenths.push(counts.slice());
  }
  return { counts: counts.slice(), tenths };
}

/** The bit that marks each component's cause; 0 where nothing brings it. */
const causeBits = (n: number, causes: Int32Array | undefined): BigUint64Array =>
  BigUint64Array.from({ length: n }, (_unused, i) => {
    const cause = causes === undefined ? -1 : causes[i];
    return cause < 0 ? 0n : 1n << BigInt(cause);
  });

/** Divides each year's normals by the root of its chi-square number over the degrees of freedom. */
function stretchBlock(buffer: ArrayBuffer, n: number, dof: number): void {
  const normals = new Float64Array(buffer, LAYOUT.normals, n * YEARS);
  const stretch = new Float64Array(buffer, LAYOUT.stretch, dof * YEARS);
  for (let year = 0; year < YEARS; year++) {
    let chi = 0;
    for (let k = 0; k < dof; k++) chi += stretch[k * YEARS + year] ** 2;
    const factor = Math.sqrt(dof / chi);
    for (let i = 0; i < n; i++) normals[i * YEARS + year] *= factor;
  }
}
