import { elevation } from '../../engines/ground/datasets/terrain.ts';
import { embedded } from '../connectors/connector.ts';
import { terrainAt } from './geography/terrain.ts';

/** Elevation from landforms, the coast and published elevations of cities; hundreds of metres off in mountains, and it says so. */
export const elevationAtlas = embedded({
  id: 'atlas-elevation',
  title: 'Elevation from landforms and cities',
  category: 'environmental',
  provider: 'Compiled from physiographic maps and gazetteers',
  home: 'https://www.naturalearthdata.com',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  cadence: 'with each release',
  coverage: 'World; some 20 m near listed cities, hundreds of metres in mountains',
  dataset: elevation,
  asOf: '2020-01-01T00:00:00Z',
  answer({ lat, lon }) {
    const { elevationM, sigmaM } = terrainAt(lat, lon);
    return { elevationM, sigmaM, resolutionM: 5000 };
  },
});
