import { expect, it } from 'vitest';
import {
  motionAtRate,
  RETURN_PERIODS,
} from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { meanCurve } from '../../engines/hazards/earthquake/hazard/logicTree.ts';
import { groundOf, storeOf } from '../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { siteSources } from '../../engines/hazards/earthquake/hazard/siteSources.ts';
import { sourcesNear } from '../../scripts/sourcesNear.ts';
import { seismicHazard } from '../../engines/ground/datasets/tectonics.ts';
import { seismicHazardMap } from '../../src/atlas/seismicHazardMap.ts';

const store = storeOf({ ground: groundOf(760), periodsS: [0] });

/** The full computation and the map, peak acceleration of 475 years on rock, as the logarithm of their ratio. */
function apart(lat: number, lon: number): number {
  const [measure] = store.frame.measures;
  if (!measure) throw new Error('no measure');
  const { levels } = measure;
  const sources = siteSources(sourcesNear(lat, lon), { lat, lon }, store);
  const mean = meanCurve(sources, { measure: 0, lnStep: levels.lnStep, tree: store.tree });
  const full = mean && motionAtRate(levels, mean, RETURN_PERIODS[475]);
  const map = seismicHazard.answer.parse(seismicHazardMap.answer({ lat, lon })).pga475G.mean;
  return Math.abs(Math.log(map / (full ?? NaN)));
}

it('the map agrees with the full computation beside faults', { timeout: 120_000 }, () => {
  // Points within 20 km of traces in California, Turkey, New Zealand, Italy, Utah, Taiwan, Japan and Iran, on no node of the map.
  const points = [
    [37.93, -122.33],
    [34.13, -117.41],
    [40.71, 29.87],
    [-41.27, 174.83],
    [42.33, 13.43],
    [40.69, -111.87],
    [23.47, 120.47],
    [34.67, 135.27],
    [35.83, 51.47],
  ] as const;
  const off = points.map(([lat, lon]) => apart(lat, lon)).toSorted((a, b) => a - b);
  expect(off[Math.floor(off.length / 2)]).toBeLessThan(0.05);
  expect(off.at(-1)).toBeLessThan(0.2);
});
