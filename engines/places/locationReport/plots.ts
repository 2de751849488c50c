import type { LocationReport } from './schemas.ts';
import { safe, words } from './markup.ts';

type Components = LocationReport['components'];
type Curve = NonNullable<LocationReport['hazard_curve']>;
type Spectrum = NonNullable<LocationReport['uniform_hazard_spectra']>[number];
type Point = readonly [x: number, y: number];

const text = (x: number, y: number, content: string, rest = ''): string =>
  `<text x="${px(x)}" y="${px(y)}"${rest}>${safe(content)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, className = 'grid'): string =>
  `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" class="${className}"/>`;
const path = (points: readonly Point[], className: string, close = ''): string =>
  points.length < 2
    ? ''
    : `<path d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}${close}" class="${className}"/>`;
const px = (value: number): string => String(Math.round(value * 10) / 10);
const figure = (
  width: number,
  height: number,
  parts: { readonly title: string; readonly inner: string },
): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${safe(parts.title)}"><title>${safe(parts.title)}</title>${parts.inner}</svg>`;

/** Scores of the components as bars with their intervals; what is not known has no bar but says so. */
export function scoreBars(components: Components): string {
  const left = 190;
  const right = 600;
  const at = (score: number): number => left + ((right - left) * score) / 100;
  const names = Object.keys(components) as (keyof Components)[];
  const bottom = 34 + 30 * names.length;
  const bands = (
    [
      [0, 25, 'low'],
      [25, 50, 'moderate'],
      [50, 75, 'high'],
      [75, 100, 'critical'],
    ] as const
  )
    .map(
      ([from, to, name]) =>
        `<rect x="${px(at(from))}" y="24" width="${px(at(to) - at(from))}" height="${bottom - 24}" class="band ${name}"/>${text((at(from) + at(to)) / 2, 16, name.toUpperCase(), ' class="s" text-anchor="middle"')}`,
    )
    .join('');
  const rows = names.map((name, i) => {
    const { state, score, level, interval } = components[name];
    const y = 34 + 30 * i;
    const title = text(left - 12, y + 15, words(name), ' text-anchor="end"');
    if (score === null || level === null)
      return title + text(left + 8, y + 15, words(state), ' class="s muted"');
    const whisker = interval
      ? line(at(interval.p10), y + 10, at(interval.p90), y + 10, 'whisker') +
        [interval.p10, interval.p90]
          .map((end) => line(at(end), y + 5, at(end), y + 15, 'whisker'))
          .join('')
      : '';
    return `${title}<rect x="${left}" y="${y}" width="${px(Math.max(1, at(score) - left))}" height="20" class="bar ${level.toLowerCase()}"/>${whisker}${text(right + 12, y + 15, score.toFixed(1))}`;
  });
  return figure(660, bottom + 6, {
    title: 'Scores of the components, 0 to 100, with their intervals',
    inner: bands + rows.join(''),
  });
}

const FRAME = { width: 660, height: 360, left: 70, right: 640, top: 20, bottom: 306 } as const;

interface Axis {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

function logAxis(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Axis {
  const [a, b] = [Math.log10(low), Math.log10(high)];
  const at = (value: number): number => from + ((to - from) * (Math.log10(value) - a)) / (b - a);
  const decades = Array.from(
    { length: Math.floor(b + 1e-9) - Math.ceil(a - 1e-9) + 1 },
    (_, i) => 10 ** (Math.ceil(a - 1e-9) + i),
  );
  const ticks =
    b - a > 3
      ? decades
      : decades
          .flatMap((d) => [d, 2 * d, 5 * d])
          .concat(
            decades.map((d) => d / 2),
            decades.map((d) => d / 5),
          );
  return {
    at,
    ticks: [...new Set(ticks)].filter((tick) => tick >= low * 0.999 && tick <= high * 1.001),
  };
}

function framed(
  x: Axis,
  y: Axis,
  { xName, yName }: { readonly xName: string; readonly yName: string },
): string {
  const { left, right, top, bottom } = FRAME;
  const number = (value: number): string =>
    value >= 1e-3
      ? String(Number(value.toPrecision(2)))
      : Number(value.toPrecision(2)).toExponential().replace('-', '−');
  const upright = x.ticks
    .map(
      (tick) =>
        line(x.at(tick), top, x.at(tick), bottom) +
        text(x.at(tick), bottom + 18, number(tick), ' class="s" text-anchor="middle"'),
    )
    .join('');
  const level = y.ticks
    .map(
      (tick) =>
        line(left, y.at(tick), right, y.at(tick)) +
        text(left - 8, y.at(tick) + 4, number(tick), ' class="s" text-anchor="end"'),
    )
    .join('');
  const middle = (top + bottom) / 2;
  return `${upright}${level}<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" class="frame"/>${text((left + right) / 2, bottom + 42, xName, ' text-anchor="middle"')}${text(16, middle, yName, ` text-anchor="middle" transform="rotate(-90 16 ${middle})"`)}`;
}

/** Yearly rate of passing each level of shaking: mean over the band of 16 to 84 per cent, return periods marked. */
export function curvePlot(curve: Curve): string {
  const least = 1e-5;
  const shown = curve.level
    .map((level, i) => ({
      level,
      mean: curve.mean[i] ?? 0,
      low: curve.p16[i] ?? 0,
      high: curve.p84[i] ?? 0,
    }))
    .filter(({ mean, level }) => mean >= least && level > 0);
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last || shown.length < 2)
    return '<p class="muted">No shaking reaches the place often enough to draw.</p>';
  const top =
    10 ** Math.ceil(Math.log10(Math.max(...shown.map(({ mean, high }) => Math.max(mean, high)))));
  const x = logAxis([first.level, last.level], [FRAME.left, FRAME.right]);
  const y = logAxis([least, top], [FRAME.bottom, FRAME.top]);
  const height = (rate: number): number => y.at(Math.max(least, rate));
  const band = [
    ...shown.map(({ level, high }): Point => [x.at(level), height(high)]),
    ...shown.toReversed().map(({ level, low }): Point => [x.at(level), height(low)]),
  ];
  const marks = ([475, 2475] as const)
    .map(
      (years) =>
        line(FRAME.left, y.at(1 / years), FRAME.right, y.at(1 / years), 'mark') +
        text(
          FRAME.left + 6,
          y.at(1 / years) - 5,
          `${years.toLocaleString('en-US')} years`,
          ' class="s"',
        ),
    )
    .join('');
  const inner =
    framed(x, y, { xName: 'peak ground acceleration at the site, g', yName: 'times a year' }) +
    path(band, 'fan', 'Z') +
    path(
      shown.map(({ level, mean }): Point => [x.at(level), height(mean)]),
      'curve',
    ) +
    marks;
  return figure(FRAME.width, FRAME.height, { title: 'Seismic hazard curve', inner });
}

const SPECTRUM_CLASSES = ['curve', 'curve second', 'curve third'] as const;

/** Spectral acceleration over periods, a line for each return period. */
export function spectrumPlot(spectra: readonly Spectrum[]): string {
  const lines = spectra.map(({ return_period_years, period_s, mean }) => ({
    years: return_period_years,
    points: period_s.flatMap((period, i) =>
      typeof mean[i] === 'number' && period >= 0
        ? [[Math.max(0.05, period), mean[i]] as const]
        : [],
    ),
  }));
  const all = lines.flatMap(({ points }) => points);
  const highest = Math.max(...all.map(([, sa]) => sa));
  const lowest = Math.min(...all.map(([, sa]) => sa));
  if (all.length < 2 || !(lowest > 0)) return '';
  const x = logAxis([0.05, Math.max(...all.map(([period]) => period))], [FRAME.left, FRAME.right]);
  const y = logAxis([lowest / 1.3, highest * 1.6], [FRAME.bottom, FRAME.top]);
  const drawn = lines.map(({ years, points }, i) => {
    const name = SPECTRUM_CLASSES[i] ?? 'curve';
    const height = FRAME.top + 20 + 18 * (lines.length - 1 - i);
    const key =
      line(FRAME.right - 108, height, FRAME.right - 80, height, name) +
      text(FRAME.right - 72, height + 4, `${years.toLocaleString('en-US')} years`, ' class="s"');
    return (
      path(
        points.map(([period, sa]): Point => [x.at(period), y.at(sa)]),
        name,
      ) + key
    );
  });
  return figure(FRAME.width, FRAME.height, {
    title: 'Uniform hazard spectra',
    inner:
      framed(x, y, {
        xName: 'period, s (peak ground acceleration drawn at 0.05 s)',
        yName: 'spectral acceleration, g',
      }) + drawn.join(''),
  });
}

const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'] as const;

/** Twelve bars, January first. */
export function monthBars(values: readonly number[], title: string): string {
  const highest = Math.max(1e-9, ...values);
  const bars = values.map((value, i) => {
    const height = (110 * Math.max(0, value)) / highest;
    const x = 10 + 53 * i;
    return `<rect x="${x}" y="${px(130 - height)}" width="40" height="${px(height)}" class="bar plain"/>${text(x + 20, 124 - height, value.toFixed(0), ' class="s" text-anchor="middle"')}${text(x + 20, 148, MONTHS[i] ?? '', ' class="s" text-anchor="middle"')}`;
  });
  return figure(650, 156, { title, inner: bars.join('') });
}
