import { h, type ComponentChild } from 'preact';
import type { LocationReport } from '../../../engines/places/locationReport/schemas.ts';
import { toneOf } from '../../pages/chip.ts';
import { figures, words } from '../../pages/numbers.ts';
import { barPlot } from '../../pages/plots/barPlot.ts';
import { linePlot } from '../../pages/plots/linePlot.ts';

type Curve = NonNullable<LocationReport['hazard_curve']>;
type Spectrum = NonNullable<LocationReport['uniform_hazard_spectra']>[number];

/** Scores of the components as bars with their intervals; what is not known has no bar but says so. */
export function scoreBars(components: LocationReport['components']): ComponentChild {
  return barPlot({
    title: 'Scores of the components, 0 to 100, with their intervals',
    most: 100,
    bands: [
      { from: 0, to: 25, name: 'LOW', tone: 'low' },
      { from: 25, to: 50, name: 'MODERATE', tone: 'moderate' },
      { from: 50, to: 75, name: 'HIGH', tone: 'high' },
      { from: 75, to: 100, name: 'CRITICAL', tone: 'critical' },
    ],
    bars: Object.entries(components).map(([name, { state, score, level, interval }]) => ({
      name: words(name),
      value: level === null ? null : score,
      text: score === null ? words(state) : score.toFixed(1),
      tone: toneOf(level),
      interval: interval ? { low: interval.p10, high: interval.p90 } : undefined,
    })),
  });
}

/** Least yearly rate that is drawn. */
const LEAST_RATE = 1e-5;

/** Yearly rate of passing each level of shaking: mean over the band of 16 to 84 per cent, return periods marked. */
export function curvePlot({ level, mean, p16, p84 }: Curve): ComponentChild {
  const rows = level.flatMap((x, i) => {
    const [y, low, high] = [mean[i], p16[i], p84[i]];
    return x > 0 && y !== undefined && y >= LEAST_RATE
      ? [{ x, y, low: low ?? y, high: high ?? y }]
      : [];
  });
  if (rows.length < 2)
    return h('p', { class: 'muted' }, 'No shaking reaches the place often enough to draw.');
  const top = Math.max(...rows.map(({ y, high }) => Math.max(y, high)));
  return linePlot({
    title: 'Seismic hazard curve',
    x: { label: 'peak ground acceleration at the site, g', scale: 'log', format: figures },
    y: {
      label: 'times a year',
      scale: 'log',
      range: [LEAST_RATE, 10 ** Math.ceil(Math.log10(top))],
    },
    series: [
      {
        name: 'mean',
        points: rows.map(({ x, y }) => [x, y]),
        band: rows.map(({ x, low, high }) => [
          x,
          Math.max(LEAST_RATE, low),
          Math.max(LEAST_RATE, high),
        ]),
      },
    ],
    marks: [475, 2475].map((years) => ({
      at: 1 / years,
      text: `${years.toLocaleString('en-US')} years`,
    })),
  });
}

/** Period at which peak ground acceleration is drawn, s. */
const SHORTEST_S = 0.05;

/** Spectral acceleration over periods, a line for each return period. */
export function spectrumPlot(spectra: readonly Spectrum[]): ComponentChild {
  const series = spectra.map(({ return_period_years, period_s, mean }) => ({
    name: `${return_period_years.toLocaleString('en-US')} years`,
    points: period_s.flatMap((period, i) => {
      const acceleration = mean[i];
      return typeof acceleration === 'number' && acceleration > 0 && period >= 0
        ? [[Math.max(SHORTEST_S, period), acceleration] as const]
        : [];
    }),
  }));
  if (series.flatMap(({ points }) => points).length < 2) return null;
  return linePlot({
    title: 'Uniform hazard spectra',
    x: {
      label: 'period, s (peak ground acceleration drawn at 0.05 s)',
      scale: 'log',
      format: figures,
    },
    y: { label: 'spectral acceleration, g', scale: 'log', format: figures },
    series,
  });
}
