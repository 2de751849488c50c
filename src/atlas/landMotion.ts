import { smoothStep } from '../../engines/ground/math/interpolate.ts';
import { landMotion } from '../../engines/ground/datasets/seaLevel.ts';
import { embedded } from '../connectors/connector.ts';
import { landMotionRows } from './data/landMotion.ts';
import { nearby } from './nearby.ts';

const index = nearby(landMotionRows.map(([, lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 8, reachKm: 250 };

/** Distance over which what drives a city's motion (pumping, a delta, an earthquake) ceases to say anything, km. POLICY. */
const LOCAL_KM = 40;

/** Motion of coasts with no cause of their own, mm a year, up positive. @source Peltier et al. (2015), ICE-6G: -0.3 ± 0.7 over coasts far from the former ice. doi:10.1002/2014JB011176 */
const BACKGROUND = { rate: -0.3, sigma: 0.8 };

/** Motions slower than this are taken to hold for the region, faster ones for the city only, mm a year. POLICY. */
const REGIONAL_MM = 2.5;

/** Vertical motion of coastal land from published rates at cities. */
export const landMotionAtlas = embedded({
  id: 'atlas-land-motion',
  title: 'Vertical land motion of coastal cities',
  category: 'environmental',
  provider: 'Embedded table after SONEL, NOAA and published radar surveys',
  home: 'https://www.sonel.org',
  licence: 'Facts',
  cadence: 'with publications',
  coverage: 'Coasts of the world',
  dataset: landMotion,
  asOf: '2022-12-31T00:00:00Z',
  answer({ lat, lon }) {
    const blend = index.at(lat, lon, BLEND);
    let rate = 0;
    let variance = 0;
    for (let i = 0; i < blend.count; i++) {
      const row = landMotionRows[blend.indices[i]];
      const weight = blend.weights[i];
      rate += weight * row[3];
      variance += weight * row[4] ** 2;
    }
    const nearest = landMotionRows[blend.nearest];
    const local = smoothStep(REGIONAL_MM / 2, 2 * REGIONAL_MM, Math.abs(rate));
    const reachKm = (6 - 5 * local) * LOCAL_KM;
    const held = Math.exp(-blend.nearestKm / reachKm);
    return {
      rateMmPerYear: held * rate + (1 - held) * BACKGROUND.rate,
      sigmaMmPerYear: Math.hypot(
        held * Math.sqrt(variance),
        (1 - held) * BACKGROUND.sigma,
        held * (1 - held) * Math.abs(rate),
      ),
      basis: held > 0.5 ? (nearest?.[5] ?? 'isostasy_background') : 'isostasy_background',
      place: nearest?.[0] ?? null,
      distanceKm: blend.nearestKm,
    };
  },
});
