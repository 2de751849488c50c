import { h, type ComponentChild } from 'preact';
import { axis, drawing, FRAME, framed, px } from './axes.ts';

/** A layer from its top down to the next one's, with the value in it and its interval. */
export interface DepthLayer {
  readonly topM: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Where the uppermost layer begins on the logarithmic axis, m. */
const SURFACE_M = 1;

const SHADED = { fill: '#0b5a86', 'fill-opacity': 0.16 } as const;
const DRAWN = { fill: 'none', stroke: '#0b5a86' } as const;

/** Layers with depth, as they lie: the surface above, the value across, both logarithmic; the interval shaded about it. */
export function depthPlot(
  title: string,
  value: string,
  layers: readonly DepthLayer[],
): ComponentChild {
  const tops = layers.map(({ topM }) => Math.max(SURFACE_M, topM));
  const deepest = 1.6 * Math.max(...tops);
  const x = axis(
    { label: value, scale: 'log' },
    layers.flatMap(({ low, high }) => [low, high]),
    [FRAME.left, FRAME.right],
  );
  const range = [SURFACE_M, deepest] as const;
  const y = axis({ label: '', scale: 'log', range }, [], [FRAME.top, FRAME.bottom]);
  const stairs = (of: (layer: DepthLayer) => number): string[] =>
    layers.flatMap((layer, i) => {
      const at = px(x.at(of(layer)));
      return [
        `${at} ${px(y.at(tops[i] ?? SURFACE_M))}`,
        `${at} ${px(y.at(tops[i + 1] ?? deepest))}`,
      ];
    });
  const outline = [...stairs(({ low }) => low), ...stairs(({ high }) => high).toReversed()];
  return drawing(
    title,
    [FRAME.width, FRAME.height],
    [
      framed(x, y, { x: value, y: 'depth, m' }),
      h('path', { d: `M${outline.join('L')}Z`, class: 'fan one', ...SHADED }),
      h('path', {
        d: `M${stairs((layer) => layer.value).join('L')}`,
        class: 'curve one',
        ...DRAWN,
      }),
    ],
  );
}
