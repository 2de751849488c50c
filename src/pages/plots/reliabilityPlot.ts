import { h, type ComponentChild } from 'preact';
import { axis, drawing, FRAME, framed, label, rule } from './axes.ts';

/** Forecasts of about one probability, and how often they came true. */
export interface ReliabilityBin {
  readonly forecast: number;
  readonly observed: number;
  readonly low?: number;
  readonly high?: number;
  readonly count: number;
}

/** Said against seen: on the diagonal, what was given 30 per cent happened 30 times in a hundred. */
export function reliabilityPlot(title: string, bins: readonly ReliabilityBin[]): ComponentChild {
  const range = [0, 1] as const;
  const x = axis({ label: '', range }, [], [FRAME.left, FRAME.right]);
  const y = axis({ label: '', range }, [], [FRAME.bottom, FRAME.top]);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return drawing(
    title,
    [FRAME.width, FRAME.height],
    [
      framed(x, y, { x: 'probability that was said', y: 'share that happened' }),
      rule([x.at(0), y.at(0)], [x.at(1), y.at(1)], 'ideal'),
      bins.map(({ forecast, observed, low, high, count }) => [
        low === undefined || high === undefined
          ? null
          : rule([x.at(forecast), y.at(low)], [x.at(forecast), y.at(high)], 'whisker'),
        h('circle', {
          cx: x.at(forecast),
          cy: y.at(observed),
          r: 4 + 7 * Math.sqrt(count / most),
          class: 'dot one',
          fill: '#0b5a86',
          'fill-opacity': 0.75,
        }),
        label(String(count), [x.at(forecast) + 12, y.at(observed) - 8], { class: 's' }),
      ]),
    ],
  );
}
