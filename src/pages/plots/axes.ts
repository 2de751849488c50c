import { h, type ComponentChild } from 'preact';
import { raised } from '../numbers.ts';

/** An axis as a plot is asked for it. */
export interface AxisParts {
  readonly label: string;
  /** Default `linear`. */
  readonly scale?: 'linear' | 'log';
  /** Default: what the data span, a little widened. */
  readonly range?: readonly [number, number];
  /** Words at a tick; default: three figures. */
  readonly format?: (value: number) => string;
}

/** An axis on the paper. */
export interface Axis {
  readonly at: (value: number) => number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/** Where a plot draws, in units of its own. */
export const FRAME = {
  width: 660,
  height: 360,
  left: 74,
  right: 640,
  top: 16,
  bottom: 304,
} as const;

/** One decimal is enough on paper. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/** Maps values onto paper and finds round ticks. */
export function axis(
  parts: AxisParts,
  values: readonly number[],
  [from, to]: readonly [number, number],
): Axis {
  const finite = values.filter(
    (value) => Number.isFinite(value) && (parts.scale !== 'log' || value > 0),
  );
  const span = parts.range ?? spanOf(finite, parts.scale ?? 'linear');
  const isLog = parts.scale === 'log';
  const of = isLog ? Math.log10 : (value: number) => value;
  const [low, high] = [of(span[0]), of(span[1])];
  const at = (value: number): number =>
    px(from + ((to - from) * (of(value) - low)) / (high - low || 1));
  const ticks = isLog ? logTicks(span) : linearTicks(span);
  const format = parts.format ?? tickText;
  return { at, ticks: ticks.map((value) => ({ at: at(value), text: format(value) })) };
}

function spanOf(values: readonly number[], scale: 'linear' | 'log'): readonly [number, number] {
  if (values.length === 0) return scale === 'log' ? [0.1, 1] : [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (scale === 'log') return [low / 1.2, high * 1.3];
  const pad = (high - low || Math.abs(high) || 1) * 0.06;
  return [low >= 0 && low <= 0.4 * high ? 0 : low - pad, high + pad];
}

function linearTicks([low, high]: readonly [number, number]): number[] {
  const rough = (high - low) / 5;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = size * ([1, 2, 5, 10].find((factor) => factor * size >= rough) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, Math.min(20, count)) }, (_, i) => (first + i) * step);
}

function logTicks([low, high]: readonly [number, number]): number[] {
  const decades = Math.log10(high / low);
  const factors = decades > 3 ? [1] : decades > 1.5 ? [1, 3] : [1, 2, 5];
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++)
    for (const factor of factors) {
      const tick = factor * 10 ** power;
      if (tick >= low * 0.999 && tick <= high * 1.001) ticks.push(tick);
    }
  return ticks;
}

function tickText(value: number): string {
  if (value === 0) return '0';
  if (Math.abs(value) < 1e-3) return powerText(value);
  const text = Number(value.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 4 });
  return text.replaceAll('-', '−');
}

/** A small number as people write it: `10⁻⁴`, `3 × 10⁻⁴`. */
function powerText(value: number): string {
  const [digits, exponent] = Number(value.toPrecision(2)).toExponential().split('e-');
  const power = `10${raised(Number(exponent))}`;
  return digits === '1' ? power : `${digits?.replace('-', '−')} × ${power}`;
}

/** Grid, frame, ticks and names of a pair of axes. */
export function framed(
  x: Axis,
  y: Axis,
  names: { readonly x: string; readonly y: string },
): ComponentChild {
  const { left, right, top, bottom } = FRAME;
  const middle = (top + bottom) / 2;
  return [
    x.ticks.map(({ at, text }) => [
      rule([at, top], [at, bottom], 'grid'),
      label(text, [at, bottom + 18], { class: 's', 'text-anchor': 'middle' }),
    ]),
    y.ticks.map(({ at, text }) => [
      rule([left, at], [right, at], 'grid'),
      label(text, [left - 8, at + 4], { class: 's', 'text-anchor': 'end' }),
    ]),
    h('rect', {
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      class: 'frame',
      fill: 'none',
      stroke: '#8594a1',
    }),
    label(names.x, [(left + right) / 2, bottom + 42], { 'text-anchor': 'middle' }),
    label(names.y, [16, middle], {
      'text-anchor': 'middle',
      transform: `rotate(-90 16 ${middle})`,
    }),
  ];
}

type Point = readonly [x: number, y: number];

/** Colours that stand in the drawing itself, for readers that drop the style sheet. */
const STROKES: Readonly<Record<string, string>> = {
  grid: '#d9e1e7',
  whisker: '#14212b',
  mark: '#ab2a22',
  ideal: '#8594a1',
};

/** A straight line. */
export function rule([x1, y1]: Point, [x2, y2]: Point, name: string): ComponentChild {
  const stroke = STROKES[name] ?? '#14212b';
  return h('line', { x1: px(x1), y1: px(y1), x2: px(x2), y2: px(y2), class: name, stroke });
}

/** Words at a point. */
export function label(text: string, [x, y]: Point, props: object = {}): ComponentChild {
  return h(
    'text',
    { x: px(x), y: px(y), 'font-size': 12, 'font-family': 'sans-serif', ...props },
    text,
  );
}

/**
 * A drawing with a name for those who cannot see it.
 *
 * @param kind  `wide`: on a telephone it is moved sideways, so that its words stay large enough to read; `bars` fits there whole
 */
export function drawing(
  title: string,
  [width, height]: readonly [number, number],
  inner: ComponentChild,
  kind: 'wide' | 'bars' = 'wide',
): ComponentChild {
  const props = { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title };
  const frame = kind === 'wide' ? { class: 'plot', tabIndex: 0 } : { class: 'plot bars' };
  return h('figure', frame, [
    h('svg', { xmlns: 'http://www.w3.org/2000/svg', ...props }, [h('title', null, title), inner]),
  ]);
}
