import { RAD } from '../../engines/ground/earth/geodesy.ts';
import { regionalWarming } from '../../engines/ground/datasets/regionalWarming.ts';
import { embedded } from '../connectors/connector.ts';
import { warmingRows } from './data/warmingRegions.ts';
import { crossingLon } from '../../engines/ground/earth/polygon.ts';
import { once } from './geography/once.ts';
import { axisOf } from './geography/shapes.ts';

/** POLICY. Outlines fade into one another over this, degrees of a great circle: a climate has no border. */
const SOFT_DEG = 1.5;
/** An outline counts no farther than this from its edge, degrees. */
const REACH_DEG = 6 * SOFT_DEG;
const outlines = once(() =>
  warmingRows.map(([, , , , , corners]) => Float64Array.from(axisOf(corners))),
);

/** Least and greatest latitude of each outline. */
const bands = once(() =>
  outlines().map((outline) => {
    const lats = outline.filter((_, i) => i % 2 === 0);
    return [Math.min(...lats), Math.max(...lats)] as const;
  }),
);

/** Warming of the reference regions of the IPCC per degree of global warming, fading into one another. */
export const regionalWarmingAtlas = embedded({
  id: 'atlas-regional-warming',
  title: 'Regional warming by reference region of the IPCC',
  category: 'environmental',
  provider: 'Read from the IPCC AR6 WG1 Atlas',
  home: 'https://interactive-atlas.ipcc.ch',
  licence: 'CC BY 4.0 (outlines, Iturbide et al. 2020); facts',
  attribution: 'Reference regions: Iturbide et al. (2020), CC BY 4.0',
  cadence: 'with assessment reports',
  coverage: 'World, land and sea: 58 regions',
  dataset: regionalWarming,
  asOf: '2021-08-09T00:00:00Z',
  answer: ({ lat, lon }) => warmingAt(lat, lon),
});

function warmingAt(lat: number, lon: number) {
  const weights = outlines().map((outline, i) => {
    const [south, north] = bands()[i];
    if (lat < south - REACH_DEG || lat > north + REACH_DEG) return 0;
    const depth = depthDeg(outline, lat, lon);
    return depth < -REACH_DEG ? 0 : 1 / (1 + Math.exp(-depth / SOFT_DEG));
  });
  const total = weights.reduce((a, b) => a + b, 0);
  const sums = { ratio: 0, low: 0, high: 0 };
  const shares = new Map<string, number>();
  warmingRows.forEach(([code, , ratio, low, high], i) => {
    const weight = total > 0 ? weights[i] / total : 1 / warmingRows.length;
    sums.ratio += weight * ratio;
    sums.low += weight * low;
    sums.high += weight * high;
    shares.set(code, (shares.get(code) ?? 0) + weight);
  });
  const [regionCode, regionShare] = [...shares].reduce((a, b) => (b[1] > a[1] ? b : a));
  return {
    ...sums,
    regionCode,
    regionName: warmingRows.find(([code]) => code === regionCode)?.[1] ?? regionCode,
    regionShare: Math.min(1, regionShare),
  };
}

/** Distance from the outline in degrees, positive inside; east-west shrunk to the place's latitude. */
function depthDeg(outline: Float64Array, lat: number, lon: number): number {
  const shrink = Math.max(0.05, Math.cos(lat * RAD));
  let isInside = false;
  let least = Infinity;
  const n = outline.length / 2;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ay = outline[2 * j] - lat;
    const ax = outline[2 * j + 1] - lon;
    const by = outline[2 * i] - lat;
    const bx = outline[2 * i + 1] - lon;
    if ((crossingLon(0, ay, ax, by, bx) ?? -1) > 0) isInside = !isInside;
    const dx = (bx - ax) * shrink;
    const dy = by - ay;
    const length2 = dx * dx + dy * dy;
    const t = length2 > 0 ? Math.min(1, Math.max(0, -(ax * shrink * dx + ay * dy) / length2)) : 0;
    least = Math.min(least, Math.hypot(ax * shrink + t * dx, ay + t * dy));
  }
  return isInside ? least : -least;
}
