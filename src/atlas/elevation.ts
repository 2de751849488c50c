import { elevation } from '../../engines/ground/datasets/terrain.ts';
import { embedded } from '../connectors/connector.ts';
import { SHORE_ATTRIBUTION } from './shore/shoreAt.ts';
import { terrainAt } from './geography/terrain.ts';

/** Elevation interpolated between places whose terrain-model elevation is known, the shore and, far from them, landforms. */
export const elevationAtlas = embedded({
  id: 'atlas-elevation',
  title: 'Elevation from places, the shore and landforms',
  category: 'environmental',
  provider: 'GeoNames; GSHHG; compiled from physiographic maps',
  home: 'https://www.geonames.org',
  licence: 'CC BY 4.0 (GeoNames); LGPL-3.0-or-later (GSHHG)',
  attribution: `Places: GeoNames (CC BY 4.0). ${SHORE_ATTRIBUTION}`,
  cadence: 'with each release',
  coverage:
    'World; 13 m in the median and 100 m at the 90th percentile at places left out, hundreds of metres in wild mountains',
  dataset: elevation,
  asOf: '2023-03-05T00:00:00Z',
  answer({ lat, lon }) {
    const { elevationM, sigmaM } = terrainAt(lat, lon);
    return { elevationM, sigmaM, resolutionM: 2000 };
  },
});
