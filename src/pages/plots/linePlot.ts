import { h, type ComponentChild } from 'preact';
import {
  axis,
  drawing,
  FRAME,
  framed,
  label,
  px,
  rule,
  type Axis,
  type AxisParts,
} from './axes.ts';

type Point = readonly [x: number, y: number];

/** A line of a plot, with a band about it where one is known. */
export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  readonly band?: readonly (readonly [x: number, low: number, high: number])[];
}

export interface LinePlotParts {
  readonly title: string;
  readonly x: AxisParts;
  readonly y: AxisParts;
  /** At most four. */
  readonly series: readonly Series[];
  /** Dashed lines at values of the y axis. */
  readonly marks?: readonly { readonly at: number; readonly text: string }[];
}

/** Names and colours of the series, in order; the colours hold where the style sheet is lost. */
const SERIES = [
  ['one', '#0b5a86'],
  ['two', '#b4530f'],
  ['three', '#2f7f52'],
  ['four', '#6a4c93'],
] as const;

/** Lines over two axes, linear or logarithmic, with bands and marks. */
export function linePlot({ title, x, y, series, marks = [] }: LinePlotParts): ComponentChild {
  const shown = series.slice(0, SERIES.length);
  const across = shown.flatMap(({ points }) => points.map(([value]) => value));
  const up = shown.flatMap(({ points, band = [] }) => [
    ...points.map(([, value]) => value),
    ...band.flatMap(([, low, high]) => [low, high]),
  ]);
  const xs = axis(x, across, [FRAME.left, FRAME.right]);
  const ys = axis(y, [...up, ...marks.map(({ at }) => at)], [FRAME.bottom, FRAME.top]);
  return drawing(
    title,
    [FRAME.width, FRAME.height],
    [
      framed(xs, ys, { x: x.label, y: y.label }),
      shown.map(({ band }, i) => (band ? bandOf(band, [xs, ys], i) : null)),
      shown.map(({ points }, i) => curveOf(points, [xs, ys], i)),
      marks.map(({ at, text }) => [
        rule([FRAME.left, ys.at(at)], [FRAME.right, ys.at(at)], 'mark'),
        label(text, [FRAME.left + 6, ys.at(at) - 5], { class: 's' }),
      ]),
      shown.length > 1 ? keys(shown, [xs, ys]) : null,
    ],
  );
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}`;
}

function held(value: number): number {
  return Math.min(FRAME.bottom, Math.max(FRAME.top, value));
}

function curveOf(
  points: readonly Point[],
  [x, y]: readonly [Axis, Axis],
  i: number,
): ComponentChild {
  const [name, colour] = SERIES[i % SERIES.length] ?? SERIES[0];
  if (points.length < 2) return null;
  return h('path', {
    d: path(points.map(([a, b]): Point => [x.at(a), held(y.at(b))])),
    class: `curve ${name}`,
    fill: 'none',
    stroke: colour,
  });
}

function bandOf(
  band: NonNullable<Series['band']>,
  [x, y]: readonly [Axis, Axis],
  i: number,
): ComponentChild {
  const [name, colour] = SERIES[i % SERIES.length] ?? SERIES[0];
  const outline = [
    ...band.map(([a, , high]): Point => [x.at(a), held(y.at(high))]),
    ...band.toReversed().map(([a, low]): Point => [x.at(a), held(y.at(low))]),
  ];
  if (band.length < 2) return null;
  return h('path', {
    d: `${path(outline)}Z`,
    class: `fan ${name}`,
    fill: colour,
    'fill-opacity': 0.16,
  });
}

/** Names of the series on the right, above or below: where fewer points of the curves lie. */
function keys(series: readonly Series[], [x, y]: readonly [Axis, Axis]): ComponentChild {
  const tall = 18 * series.length + 10;
  const inRight = series
    .flatMap(({ points }) => points)
    .filter(([a]) => x.at(a) > (FRAME.left + FRAME.right) / 2)
    .map(([, b]) => held(y.at(b)));
  const above = inRight.filter((at) => at < FRAME.top + tall).length;
  const below = inRight.filter((at) => at > FRAME.bottom - tall).length;
  const first = above <= below ? FRAME.top + 20 : FRAME.bottom - tall + 10;
  return series.map(({ name }, i) => keyOf(name, i, first + 18 * (series.length - 1 - i)));
}

function keyOf(text: string, i: number, y: number): ComponentChild {
  const [name, colour] = SERIES[i % SERIES.length] ?? SERIES[0];
  const x = FRAME.right - 30;
  return [
    h('path', { d: `M${x} ${y}H${FRAME.right - 8}`, class: `curve ${name}`, stroke: colour }),
    label(text, [x - 8, y + 4], { class: 's', 'text-anchor': 'end' }),
  ];
}
