import { heatClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { embedded } from '../connectors/connector.ts';
import {
  daysAtHeight,
  heatSlope,
  heightShare,
  lnSigmaOfHeight,
} from '../../engines/hazards/weather/heatByHeight.ts';
import { heatRows } from './data/heatClimate.ts';
import { once } from './geography/once.ts';
import { terrainAt } from './geography/terrain.ts';
import { nearby } from './nearby.ts';

const index = nearby(heatRows.map(([, lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 40, reachKm: 350 };
/** Ground of the reference points, m. */
const heights = once(() =>
  Float64Array.from(heatRows, ([, lat, lon]) => terrainAt(lat, lon).elevationM),
);

/** Days of dangerous heat, from reference points round the world, brought to the height of the ground; days are blended as square roots. */
export const heatClimateAtlas = embedded({
  id: 'atlas-heat-climate',
  title: 'Days of dangerous heat at reference points',
  category: 'weather',
  provider: 'Embedded table after national normals and HadISD',
  home: 'https://www.metoffice.gov.uk/hadobs/hadisd/',
  licence: 'Facts; source data public',
  cadence: 'per decade',
  coverage: 'World',
  dataset: heatClimate,
  asOf: '2020-12-31T00:00:00Z',
  answer({ lat, lon }) {
    const referenceM = heights();
    const { elevationM, sigmaM } = terrainAt(lat, lon);
    const blend = index.at(lat, lon, BLEND);
    const share = heightShare(blend.nearestKm);
    let [above35, above38, index41] = [0, 0, 0];
    for (let i = 0; i < blend.count; i++) {
      const row = heatRows[blend.indices[i]];
      const weight = blend.weights[i];
      const lower = {
        byM: share * (referenceM[blend.indices[i]] - elevationM),
        slope: heatSlope(row[3], row[4]),
      };
      above35 += weight * Math.sqrt(daysAtHeight(row[3], lower));
      above38 += weight * Math.sqrt(daysAtHeight(row[4], lower));
      index41 += weight * Math.sqrt(daysAtHeight(row[5], lower));
    }
    return {
      daysAbove35C: above35 ** 2,
      daysAbove38C: above38 ** 2,
      daysHeatIndex41C: index41 ** 2,
      lnSigma: Math.hypot(
        0.3,
        0.9 * (1 - Math.exp(-blend.nearestKm / 200)),
        share * lnSigmaOfHeight(sigmaM),
      ),
      nearestReference: heatRows[blend.nearest]?.[0] ?? null,
      referenceDistanceKm: blend.nearestKm,
    };
  },
});
