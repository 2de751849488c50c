import { decadeText, logAxis, type LogAxis } from './logAxis.ts';
import { drawing, element, label, pathThrough } from './svg.ts';

/** What the plot of a hazard curve shows. */
export interface CurvePlot {
  readonly title: string;
  readonly caption: string;
  /** Name and unit of the ground motion. */
  readonly axis: string;
  readonly unit: string;
  readonly level: readonly number[];
  readonly mean: readonly number[];
  readonly p05: readonly number[];
  readonly p16: readonly number[];
  readonly p50: readonly number[];
  readonly p84: readonly number[];
  readonly p95: readonly number[];
  readonly marks: readonly { readonly years: number; readonly motion: number | null }[];
}

const SIZE = { width: 760, height: 520 } as const;
const FRAME = { left: 84, right: 728, top: 72, bottom: 452 } as const;
const LEAST_RATE = 1e-5;

/** Hazard curve as SVG: mean and median over bands of the 16 to 84 and 5 to 95 % fractiles, return periods marked. */
export function hazardCurvePlot(plot: CurvePlot): string {
  const shown = plot.level.filter(
    (_, i) => plot.p95[i] >= LEAST_RATE || plot.mean[i] >= LEAST_RATE,
  );
  const low = shown[0] ?? 0.001;
  const x = logAxis([low, Math.max(shown.at(-1) ?? 1, low * 10)], [FRAME.left, FRAME.right]);
  const top =
    10 ** Math.min(1, Math.ceil(Math.log10(Math.max(...plot.p95, ...plot.mean, 10 * LEAST_RATE))));
  const y = logAxis([LEAST_RATE, top], [FRAME.bottom, FRAME.top]);
  const curves = bands(plot, { x, y }) + lines(plot, { x, y }, low);
  return drawing(
    SIZE,
    plot,
    `<defs>${CLIP}</defs>${grid(x, y)}<g clip-path="url(#frame)">${curves}${marks(plot, x, y)}</g>${frame(plot)}${legend()}`,
  );
}

const CLIP = element(
  'clipPath',
  { id: 'frame' },
  element('rect', {
    x: FRAME.left,
    y: FRAME.top,
    width: FRAME.right - FRAME.left,
    height: FRAME.bottom - FRAME.top,
  }),
);

interface Axes {
  readonly x: LogAxis;
  readonly y: LogAxis;
}

function bands({ level, p05, p16, p84, p95 }: CurvePlot, axes: Axes): string {
  const band = (lower: readonly number[], upper: readonly number[], fill: string) =>
    element('path', { d: pathThrough(bandPoints(level, { lower, upper }, axes), true), fill });
  return band(p05, p95, '#dbe7f5') + band(p16, p84, '#b5cfeb');
}

/** Median and mean from the lowest level that is shown. */
function lines({ level, p50, mean }: CurvePlot, { x, y }: Axes, low: number): string {
  const through = (rates: readonly number[]) =>
    pathThrough(
      level.flatMap((value, i) =>
        rates[i] > 0 && value >= low ? [[x.at(value), y.at(rates[i])] as const] : [],
      ),
    );
  const median = { stroke: '#2f6db3', 'stroke-width': 1.5, 'stroke-dasharray': '5 4' };
  return (
    element('path', { d: through(p50), fill: 'none', ...median }) +
    element('path', { d: through(mean), fill: 'none', stroke: '#0b2f5c', 'stroke-width': 2.5 })
  );
}

function bandPoints(
  level: readonly number[],
  { lower, upper }: { lower: readonly number[]; upper: readonly number[] },
  { x, y }: Axes,
): (readonly [number, number])[] {
  const point = (rates: readonly number[]) => (value: number, i: number) =>
    [x.at(value), y.at(Math.max(rates[i], LEAST_RATE / 10))] as const;
  return [...level.map(point(upper)), ...level.map(point(lower)).toReversed()];
}

function grid(x: LogAxis, y: LogAxis): string {
  const stroke = (isDecade: boolean) => ({
    stroke: isDecade ? '#cfcfcf' : '#efefef',
    'stroke-width': 1,
  });
  const upright = x.ticks.map(({ value, isDecade }) =>
    element('line', {
      x1: x.at(value),
      x2: x.at(value),
      y1: FRAME.top,
      y2: FRAME.bottom,
      ...stroke(isDecade),
    }),
  );
  const level = y.ticks.map(({ value, isDecade }) =>
    element('line', {
      x1: FRAME.left,
      x2: FRAME.right,
      y1: y.at(value),
      y2: y.at(value),
      ...stroke(isDecade),
    }),
  );
  const below = x.ticks
    .filter(({ isDecade }) => isDecade)
    .map(({ value }) =>
      label(x.at(value), FRAME.bottom + 18, decadeText(value), { 'text-anchor': 'middle' }),
    );
  const beside = y.ticks
    .filter(({ isDecade }) => isDecade)
    .map(({ value }) =>
      label(FRAME.left - 8, y.at(value) + 4, decadeText(value), { 'text-anchor': 'end' }),
    );
  return [...upright, ...level, ...below, ...beside].join('');
}

function marks({ marks: periods, unit }: CurvePlot, x: LogAxis, y: LogAxis): string {
  return periods
    .map(({ years, motion }) => {
      const height = y.at(1 / years);
      const words = label(FRAME.left + 8, height - 5, `${years.toLocaleString('en-US')} years`, {
        class: 's',
        fill: '#8a4b00',
      });
      const level = element('line', {
        x1: FRAME.left,
        x2: motion === null ? FRAME.right : x.at(motion),
        y1: height,
        y2: height,
        stroke: '#c77700',
        'stroke-dasharray': '2 3',
      });
      const value = `${Number(motion?.toPrecision(2))} ${unit}`;
      return level + words + (motion === null ? '' : dot(x.at(motion), height, value));
    })
    .join('');
}

/** A point on the curve with its value beside it. */
function dot(cx: number, cy: number, text: string): string {
  const point = { cx, cy, r: 4, fill: '#c77700', stroke: '#fff', 'stroke-width': 1.5 };
  return (
    element('circle', point) +
    label(cx + 8, cy - 6, text, {
      class: 's',
      stroke: '#fff',
      'stroke-width': 3,
      'paint-order': 'stroke',
      'font-weight': '600',
    })
  );
}

function frame({ axis, unit }: CurvePlot): string {
  const { left, right, top, bottom } = FRAME;
  const middle = (top + bottom) / 2;
  return [
    element('rect', {
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      fill: 'none',
      stroke: '#888',
    }),
    label((left + right) / 2, bottom + 42, `${axis} (${unit})`, { 'text-anchor': 'middle' }),
    label(26, middle, 'Yearly rate of exceedance', {
      'text-anchor': 'middle',
      transform: `rotate(-90 26 ${middle})`,
    }),
  ].join('');
}

function legend(): string {
  const [x, y] = [FRAME.right - 164, FRAME.top + 14];
  const entry = (row: number, swatch: string, text: string) =>
    `${swatch}${label(x + 40, y + 20 * row + 4, text, { class: 's' })}`;
  const line = (row: number, stroke: string, dash: string) =>
    element('line', {
      x1: x + 6,
      x2: x + 34,
      y1: y + 20 * row,
      y2: y + 20 * row,
      stroke,
      'stroke-width': 2.5,
      'stroke-dasharray': dash,
    });
  const box = (row: number, fill: string) =>
    element('rect', { x: x + 6, y: y + 20 * row - 6, width: 28, height: 12, fill });
  const back = element('rect', {
    x: x - 4,
    y: y - 12,
    width: 160,
    height: 86,
    fill: '#ffffff',
    'fill-opacity': 0.9,
    stroke: '#ddd',
  });
  return (
    back +
    entry(0, line(0, '#0b2f5c', 'none'), 'mean') +
    entry(1, line(1, '#2f6db3', '5 4'), 'median') +
    entry(2, box(2, '#b5cfeb'), '16 to 84 %') +
    entry(3, box(3, '#dbe7f5'), '5 to 95 %')
  );
}
