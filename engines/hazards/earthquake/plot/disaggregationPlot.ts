import { drawing, element, label, pathThrough } from './svg.ts';

/** A share of the hazard by magnitude, distance and epsilon; lower edges. */
export interface PlotCell {
  readonly magnitude: number;
  readonly distanceKm: number;
  readonly epsilon: number;
  readonly share: number;
}

/** What the plot of a disaggregation shows. */
export interface DisaggregationPlot {
  readonly title: string;
  readonly caption: string;
  readonly cells: readonly PlotCell[];
  readonly width: { readonly magnitude: number; readonly distanceKm: number };
}

const SIZE = { width: 820, height: 600 } as const;
/** Classes of epsilon: upper edge, colour, words. */
const EPSILON = [
  [-1, '#2c5aa0', 'below -1'],
  [0, '#7fa8d9', '-1 to 0'],
  [0.5, '#d9e3ec', '0 to 0.5'],
  [1, '#fbe3b5', '0.5 to 1'],
  [2, '#f2a65a', '1 to 2'],
  [Infinity, '#c8442f', 'above 2'],
] as const;
/** Cells with less than this are not drawn, and do not widen the axes. */
const LEAST_SHARE = 0.001;
const MOST_COLUMNS = 18;
const BAR_HEIGHT = 230;

interface Bar {
  readonly column: number;
  readonly row: number;
  readonly parts: number[];
  readonly total: number;
}

interface Layout {
  readonly bars: readonly Bar[];
  readonly columns: number;
  readonly rows: number;
  readonly lowMagnitude: number;
  readonly kmPerColumn: number;
  readonly tallest: number;
}

/** Magnitude-distance-epsilon bars as SVG: height is the share of the rate, colour its epsilon; the nearest earthquakes in front. */
export function disaggregationPlot(plot: DisaggregationPlot): string {
  const layout = layoutOf(plot);
  const at = projection(layout);
  const bars = layout.bars
    .toSorted((a, b) => b.column - a.column || a.row - b.row)
    .map((bar) => barOf(bar, at, layout.tallest));
  return drawing(
    SIZE,
    plot,
    floor(layout, at, plot) + bars.join('') + legend() + scale(layout, at),
  );
}

function layoutOf({ cells, width }: DisaggregationPlot): Layout {
  const shown = cells.filter(({ share }) => share >= LEAST_SHARE);
  const used = shown.length > 0 ? shown : cells.slice(0, 1);
  const farKm = Math.max(
    width.distanceKm,
    ...used.map(({ distanceKm }) => distanceKm + width.distanceKm),
  );
  const kmPerColumn = width.distanceKm * Math.ceil(farKm / width.distanceKm / MOST_COLUMNS);
  const lowMagnitude = Math.min(...used.map(({ magnitude }) => magnitude), 9);
  const bars = new Map<string, Bar & { total: number }>();
  for (const cell of used) {
    const column = Math.floor(cell.distanceKm / kmPerColumn + 1e-9);
    const row = Math.round((cell.magnitude - lowMagnitude) / width.magnitude);
    const bar = bars.get(`${column} ${row}`) ?? {
      column,
      row,
      parts: EPSILON.map(() => 0),
      total: 0,
    };
    const kind = EPSILON.findIndex(([below]) => cell.epsilon < below);
    bar.parts[kind] = bar.parts[kind] + cell.share;
    bar.total += cell.share;
    bars.set(`${column} ${row}`, bar);
  }
  const all = [...bars.values()];
  return {
    bars: all,
    lowMagnitude,
    kmPerColumn,
    columns: Math.max(4, Math.ceil(farKm / kmPerColumn)),
    rows: Math.max(4, ...all.map(({ row }) => row + 1)),
    tallest: Math.max(...all.map(({ total }) => total), 1e-9),
  };
}

/** Pixel of a place on the floor and a height above it: distance runs right and back, magnitude right and forward. */
type Projection = (column: number, row: number, height: number) => readonly [number, number];

function projection({ columns, rows }: Layout): Projection {
  const step = Math.min(600 / (columns + rows), 34);
  const rise = step * 0.42;
  const left = (SIZE.width - step * (columns + rows)) / 2 - 20;
  const base = 350 + Math.max(0, columns * rise * 0.5);
  return (column, row, height) => [
    left + step * (column + row),
    base - rise * (column - row) - height + 10,
  ];
}

function barOf({ column, row, parts, total }: Bar, at: Projection, tallest: number): string {
  const pad = 0.1;
  const [c0, c1, r0, r1] = [column + pad, column + 1 - pad, row + pad, row + 1 - pad];
  let below = 0;
  const faces = parts.map((share, kind) => {
    if (share === 0) return '';
    const [from, to] = [(below / tallest) * BAR_HEIGHT, ((below + share) / tallest) * BAR_HEIGHT];
    below += share;
    const fill = EPSILON[kind]?.[1];
    const front = element('path', {
      d: pathThrough([at(c0, r1, from), at(c1, r1, from), at(c1, r1, to), at(c0, r1, to)], true),
      fill,
    });
    const side =
      element('path', {
        d: pathThrough([at(c0, r0, from), at(c0, r1, from), at(c0, r1, to), at(c0, r0, to)], true),
        fill,
      }) +
      element('path', {
        d: pathThrough([at(c0, r0, from), at(c0, r1, from), at(c0, r1, to), at(c0, r0, to)], true),
        fill: '#000',
        'fill-opacity': 0.18,
      });
    const lid =
      Math.abs(below - total) < 1e-12
        ? element('path', {
            d: pathThrough([at(c0, r0, to), at(c1, r0, to), at(c1, r1, to), at(c0, r1, to)], true),
            fill,
            'fill-opacity': 0.85,
          })
        : '';
    return front + side + lid;
  });
  return element(
    'g',
    { stroke: '#5b5b5b', 'stroke-width': 0.4, 'stroke-linejoin': 'round' },
    faces.join(''),
  );
}

function floor(
  { columns, rows, lowMagnitude, kmPerColumn }: Layout,
  at: Projection,
  { width }: DisaggregationPlot,
): string {
  const lines: string[] = [];
  const line = (a: readonly [number, number], b: readonly [number, number]) =>
    lines.push(element('line', { x1: a[0], y1: a[1], x2: b[0], y2: b[1], stroke: '#ddd' }));
  for (let c = 0; c <= columns; c++) line(at(c, 0, 0), at(c, rows, 0));
  for (let r = 0; r <= rows; r++) line(at(0, r, 0), at(columns, r, 0));
  const words: string[] = [];
  const everyRow = Math.ceil(rows / 8);
  for (let r = 0; r <= rows; r += everyRow) {
    const [x, y] = at(0, r, 0);
    words.push(
      label(x - 8, y + 10, (lowMagnitude + r * width.magnitude).toFixed(1), {
        'text-anchor': 'end',
        class: 's',
      }),
    );
  }
  const everyColumn = Math.ceil(columns / 9);
  for (let c = 0; c <= columns; c += everyColumn) {
    const [x, y] = at(c, rows, 0);
    words.push(label(x + 4, y + 14, String(c * kmPerColumn), { class: 's' }));
  }
  const [mx, my] = at(0, rows / 2, 0);
  const [dx, dy] = at(columns / 2, rows, 0);
  words.push(
    label(mx - 44, my + 30, 'Magnitude', { 'text-anchor': 'end' }),
    label(dx + 34, dy + 42, 'Rupture distance (km)'),
  );
  return lines.join('') + words.join('');
}

function scale({ tallest, columns }: Layout, at: Projection): string {
  const [x, y] = at(columns, 0, 0);
  const step =
    [0.005, 0.01, 0.02, 0.05, 0.1, 0.2].find((candidate) => tallest / candidate <= 5) ?? 0.5;
  const parts = [
    element('line', { x1: x + 10, x2: x + 10, y1: y, y2: y - BAR_HEIGHT, stroke: '#888' }),
  ];
  for (let share = 0; share <= tallest + 1e-9; share += step) {
    const height = y - (share / tallest) * BAR_HEIGHT;
    parts.push(
      element('line', { x1: x + 10, x2: x + 15, y1: height, y2: height, stroke: '#888' }),
      label(x + 19, height + 4, `${Number((100 * share).toFixed(1))} %`, { class: 's' }),
    );
  }
  return parts.join('');
}

function legend(): string {
  const [x, y] = [SIZE.width - 120, 84];
  const rows = EPSILON.map(
    ([, fill, words], i) =>
      element('rect', {
        x,
        y: y + 18 * i,
        width: 22,
        height: 12,
        fill,
        stroke: '#5b5b5b',
        'stroke-width': 0.4,
      }) + label(x + 30, y + 18 * i + 10, words, { class: 's' }),
  );
  return label(x, y - 8, 'Epsilon', { class: 's', 'font-weight': '600' }) + rows.join('');
}
