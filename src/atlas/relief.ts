import { relief } from '../../engines/ground/datasets/terrain.ts';
import { embedded } from '../connectors/connector.ts';
import { terrainAt } from './geography/terrain.ts';

/** POLICY. Log standard deviation of slope inside a class, and over unlisted ground. */
const LN_SIGMA = { listed: 0.8, unlisted: 1.1 } as const;

/** Named landforms with elevation and slope classes, fading into one another. */
export const reliefAtlas = embedded({
  id: 'atlas-relief',
  title: 'Landforms of the world',
  category: 'environmental',
  provider: 'Compiled from physiographic maps',
  home: 'https://www.naturalearthdata.com',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  cadence: 'with each release',
  coverage: 'World; landforms 15 km wide and more, edges soft over 15 % of the half width',
  dataset: relief,
  asOf: '2020-01-01T00:00:00Z',
  answer({ lat, lon }) {
    const { slopeDeg, slopeP90Deg, reliefClass, featureName, stability, isLand } = terrainAt(
      lat,
      lon,
    );
    return {
      slopeDeg,
      slopeLnSigma: isLand && featureName === null ? LN_SIGMA.unlisted : LN_SIGMA.listed,
      slopeP90Deg,
      reliefClass,
      featureName,
      isStableCraton: stability > 0.5,
    };
  },
});
