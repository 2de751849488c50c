import type { RisePattern } from '../../engines/ground/datasets/floodPlains.ts';
import { seaRiseRows, WORLD_RISE_M } from './data/seaRisePattern.ts';
import { nearby } from './nearby.ts';

/** What the projections ask to be shown with them. */
const PATTERN_SOURCE =
  'IPCC AR6 Sea Level Projections, Garner et al. (2021), doi:10.5281/zenodo.6382554 (CC BY 4.0), at tide gauges';

/** POLICY. Gauges closer than this count alike, km; beyond the other and three times the nearest distance they do not count. The pattern is that of oceans and ice sheets, smooth over hundreds of kilometres. */
const BLEND = { coreKm: 30, reachKm: 300 };

const index = nearby(seaRiseRows.map(([, lat, lon]) => ({ lat, lon })));

/** How the rise of the sea at a shore stands to that of the mean of all seas, land at rest: the projections at the gauges about it, blended by distance. */
export function seaRisePatternAt(lat: number, lon: number): RisePattern {
  const { count, indices, weights, nearest, nearestKm } = index.at(lat, lon, BLEND);
  let [share2050, share2100] = [0, 0];
  for (let i = 0; i < count; i++) {
    const [, , , by2100, by2050] = seaRiseRows[indices[i]];
    const late = by2100 / WORLD_RISE_M.by2100;
    share2100 += weights[i] * late;
    share2050 += weights[i] * (by2050 === undefined ? late : by2050 / WORLD_RISE_M.by2050);
  }
  return {
    share2050,
    share2100,
    gauge: seaRiseRows[nearest][0],
    gaugeKm: nearestKm,
    from: PATTERN_SOURCE,
  };
}
