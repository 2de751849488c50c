import { elevation } from '../../engines/ground/datasets/terrain.ts';
import { embedded } from '../connectors/connector.ts';
import { SHORE_ATTRIBUTION } from './shore/shoreAt.ts';
import { LAND_HEIGHTS_ATTRIBUTION } from './geography/landHeights.ts';
import { terrainAt } from './geography/terrain.ts';

/** Elevation interpolated between places whose terrain-model elevation is known, the shore and, the farther from them, a coarse grid. */
export const elevationAtlas = embedded({
  id: 'atlas-elevation',
  title: 'Elevation from places, the shore and a grid of the land',
  category: 'environmental',
  provider: 'GeoNames; United States Geological Survey; GSHHG; NASA Earth Observatory',
  home: 'https://www.geonames.org',
  licence: 'CC BY 4.0 (GeoNames); LGPL-3.0-or-later (GSHHG); public domain (NASA)',
  attribution: `Places: GeoNames (CC BY 4.0), those of the United States by the Geological Survey (public domain). ${SHORE_ATTRIBUTION}. ${LAND_HEIGHTS_ATTRIBUTION}`,
  cadence: 'with each release',
  coverage:
    'World; 12 m in the median and 90 m at the 90th percentile at places left out, 11 and 62 m at airports, hundreds of metres in wild mountains',
  dataset: elevation,
  asOf: '2023-03-05T00:00:00Z',
  answer({ lat, lon }) {
    const { elevationM, sigmaM } = terrainAt(lat, lon);
    return { elevationM, sigmaM, resolutionM: 2000 };
  },
});
