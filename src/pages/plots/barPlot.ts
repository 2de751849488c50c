import { h, type ComponentChild } from 'preact';
import type { Tone } from '../chip.ts';
import { drawing, label, px, rule } from './axes.ts';

/** A bar; without a value it says so in words, on no band. */
export interface Bar {
  readonly name: string;
  readonly value: number | null;
  /** Words at its end, or in its place where there is no value; default: the value. */
  readonly text?: string;
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
  readonly tone?: Tone;
}

export interface BarPlotParts {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Value at the right end; default: the greatest shown. */
  readonly most?: number;
  /** Coloured stretches behind the bars, with their names. */
  readonly bands?: readonly {
    readonly from: number;
    readonly to: number;
    readonly name: string;
    readonly tone: Tone;
  }[];
}

/** Colours that hold where the style sheet is lost. */
export const FILLS: Readonly<Record<Tone, string>> = {
  low: '#2f7f52',
  moderate: '#8a6a00',
  high: '#b4530f',
  critical: '#ab2a22',
  unknown: '#5c6b78',
  accent: '#0b5a86',
  plain: '#0b5a86',
};

/** Narrow enough for a telephone, where a name beside its bar would push the bar out of sight: names stand above. */
const WIDTH = 400;
const LEFT = 2;
const RIGHT = 350;
const ROW = 44;
/** Of a bar below the top of its row. */
const DROP = 20;

/** Lying bars with intervals. */
export function barPlot({ title, bars, most, bands = [] }: BarPlotParts): ComponentChild {
  const greatest =
    most ??
    Math.max(1e-12, ...bars.flatMap(({ value, interval }) => [value ?? 0, interval?.high ?? 0]));
  const at = (value: number): number => LEFT + ((RIGHT - LEFT) * Math.max(0, value)) / greatest;
  const top = bands.length > 0 ? 24 : 0;
  const bottom = top + ROW * bars.length;
  return drawing(
    title,
    [WIDTH, bottom + 6],
    [
      bands.map(({ from, to, name, tone }) => [
        h('rect', {
          x: px(at(from)),
          y: top,
          width: px(at(to) - at(from)),
          height: bottom - top + 6,
          class: `band ${tone}`,
          fill: FILLS[tone],
          'fill-opacity': 0.1,
        }),
        label(name, [(at(from) + at(to)) / 2, 16], { class: 's', 'text-anchor': 'middle' }),
      ]),
      bars.map((bar, i) => rowOf(bar, top + ROW * i, at)),
    ],
    'bars',
  );
}

function rowOf(bar: Bar, top: number, at: (value: number) => number): ComponentChild {
  const { name, value, text, interval, tone = 'plain' } = bar;
  const y = top + DROP;
  if (value === null) return blankRow(name, text ?? 'unknown', top);
  return [
    label(name, [LEFT + 4, y - 5]),
    h('rect', {
      x: LEFT,
      y,
      width: px(Math.max(1, at(value) - LEFT)),
      height: 18,
      rx: 3,
      class: `bar ${tone}`,
      fill: FILLS[tone],
    }),
    interval
      ? [
          rule([at(interval.low), y + 9], [at(interval.high), y + 9], 'whisker'),
          [interval.low, interval.high].map((end) =>
            rule([at(end), y + 4], [at(end), y + 14], 'whisker'),
          ),
        ]
      : null,
    label(text ?? value.toFixed(1), [RIGHT + 8, y + 14]),
  ];
}

/** A row without a value lies on no band: what is not known is of no level. */
function blankRow(name: string, text: string, top: number): ComponentChild[] {
  return [
    h('rect', {
      x: LEFT,
      y: top + 2,
      width: RIGHT - LEFT,
      height: ROW - 4,
      class: 'blank',
      fill: '#f0f4f7',
    }),
    label(name, [LEFT + 4, top + DROP - 5]),
    label(text, [(LEFT + RIGHT) / 2, top + DROP + 14], { class: 's', 'text-anchor': 'middle' }),
  ];
}

/** Standing bars, a name under each; for months, hours, bins. */
export function columnPlot(
  title: string,
  columns: readonly { readonly name: string; readonly value: number; readonly text?: string }[],
): ComponentChild {
  const greatest = Math.max(1e-9, ...columns.map(({ value }) => value));
  // Few and broken numbers would all be told as the same whole one.
  const decimals = greatest < 10 && columns.some(({ value }) => !Number.isInteger(value)) ? 1 : 0;
  const pitch = 640 / Math.max(1, columns.length);
  const wide = Math.min(44, pitch * 0.76);
  return drawing(
    title,
    [660, 160],
    columns.map(({ name, value, text }, i) => {
      const tall = (110 * Math.max(0, value)) / greatest;
      const middle = 10 + pitch * (i + 0.5);
      return [
        h('rect', {
          x: px(middle - wide / 2),
          y: px(132 - tall),
          width: px(wide),
          height: px(tall),
          rx: 3,
          class: 'bar plain',
          fill: FILLS.plain,
        }),
        label(text ?? value.toFixed(decimals), [middle, 126 - tall], {
          class: 's',
          'text-anchor': 'middle',
        }),
        label(name, [middle, 150], { class: 's', 'text-anchor': 'middle' }),
      ];
    }),
  );
}
