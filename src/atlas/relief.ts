import { relief } from '../../engines/ground/datasets/terrain.ts';
import { embedded } from '../connectors/connector.ts';
import { terrainAt } from './geography/terrain.ts';

/** POLICY. Log standard deviation of slope inside a class, over unlisted ground, and by the elevations of places around. */
const LN_SIGMA = { listed: 0.8, unlisted: 1.1, byPlaces: 0.6 } as const;

/** Named landforms with elevation and slope classes, fading into one another. */
export const reliefAtlas = embedded({
  id: 'atlas-relief',
  title: 'Relief by places and landforms',
  category: 'environmental',
  provider: 'GeoNames; compiled from physiographic maps',
  home: 'https://www.naturalearthdata.com',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  attribution: 'Places: GeoNames (CC BY 4.0)',
  cadence: 'with each release',
  coverage: 'World; by the elevations of the places around, and landforms 15 km wide and more',
  dataset: relief,
  asOf: '2020-01-01T00:00:00Z',
  answer({ lat, lon }) {
    const terrain = terrainAt(lat, lon);
    const { slopeDeg, slopeP90Deg, unseenP90Deg, slopeByPlaces, reliefClass, featureName } =
      terrain;
    const byForm = terrain.isLand && featureName === null ? LN_SIGMA.unlisted : LN_SIGMA.listed;
    return {
      slopeDeg,
      slopeLnSigma: byForm + slopeByPlaces * (LN_SIGMA.byPlaces - byForm),
      slopeP90Deg,
      unseenP90Deg,
      reliefClass,
      featureName,
      isStableCraton: terrain.stability > 0.5,
    };
  },
});
