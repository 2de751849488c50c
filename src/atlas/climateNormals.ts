import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { stationNormals } from '../../engines/hazards/weather/stationNormals.ts';
import { embedded } from '../connectors/connector.ts';
import { OCEAN_ZONES, stations } from './data/climateNormals.ts';
import { landHeightAt } from './geography/landHeights.ts';
import { once } from './geography/once.ts';
import { terrainAt } from './geography/terrain.ts';
import { nearby } from './nearby.ts';
import { settingAt } from './setting.ts';
import { usualRainMm } from './usualRain.ts';

const index = nearby(stations.map(([, , lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 40, reachKm: 500 };
/**
 * What makes two places as unlike as so many km on the map: a kilometre of height, and each step of the logarithm of the distance from the sea beyond
 * its scale. Read at the stations, each left out in turn; Hutchinson takes 100 km for height.
 *
 * @source Hutchinson (1995), Int. J. Geogr. Inf. Syst. 9, 385-403 (height scaled up beside position), doi:10.1080/02693799508902045; Daly et al.
 *   (2008), Int. J. Climatol. 28, 2031-2064 (weights by height and nearness to the coast), doi:10.1002/joc.1688
 */
const UNLIKE_KM = { perKmOfHeight: 250, perStepFromSea: 250, seaScaleKm: 10 } as const;

const fromSea = (coastKm: number): number =>
  UNLIKE_KM.perStepFromSea * Math.log1p(coastKm / UNLIKE_KM.seaScaleKm);
/** Of the ground some 18 km wide, since weather knows no single valley. */
const ofHeight = (lat: number, lon: number): number =>
  (landHeightAt(lat, lon) / 1000) * UNLIKE_KM.perKmOfHeight;
const coastKmAt = (lat: number, lon: number): number => {
  const { isLand, coastDistanceKm } = settingAt(lat, lon);
  return isLand ? coastDistanceKm : 0;
};

/** The stations with what is known of their ground, and the interpolation between them; made at the first question. */
const prepared = once(() => {
  const coasts = stations.map(([, , lat, lon]) => coastKmAt(lat, lon));
  return {
    seas: Float64Array.from(coasts, fromSea),
    heights: Float64Array.from(stations, ([, , lat, lon]) => ofHeight(lat, lon)),
    normalsAt: stationNormals(
      stations.map(([name, , lat, lon, heightM, , temperatureC, rainMm], i) => ({
        name,
        lat,
        heightM,
        temperatureC,
        rainMm,
        usualRainMm: usualRainMm(lat, lon, coasts[i]),
      })),
      OCEAN_ZONES,
    ),
  };
});

/** Climate normals of the embedded stations, interpolated to any place and brought to the height of its ground where no other is asked for. */
export const climateNormalsAtlas = embedded({
  id: 'atlas-climate-normals',
  title: `Climate normals of ${stations.length} stations`,
  category: 'weather',
  provider: 'Embedded table after the WMO and NOAA normals',
  home: 'https://www.ncei.noaa.gov/products/wmo-climate-normals',
  licence: 'Facts; source data public (WMO core data, US public domain)',
  cadence: 'per decade',
  coverage: 'World',
  dataset: climateNormals,
  asOf: '2020-12-31T00:00:00Z',
  answer({ lat, lon, elevationM }) {
    const { seas, heights, normalsAt } = prepared();
    const ground = elevationM === undefined ? terrainAt(lat, lon) : { elevationM, sigmaM: 0 };
    const coastKm = coastKmAt(lat, lon);
    const sea = fromSea(coastKm);
    const height = ofHeight(lat, lon);
    const apartKm2 = (i: number) => (heights[i] - height) ** 2 + (seas[i] - sea) ** 2;
    return normalsAt(index.at(lat, lon, { ...BLEND, apartKm2 }), {
      lat,
      elevationM: ground.elevationM,
      elevationSigmaM: ground.sigmaM,
      coastKm,
      usualRainMm: usualRainMm(lat, lon, coastKm),
    });
  },
});
