import { connector } from '../connector.ts';
import { stacCatalogue, stacSearch } from '../formats/stac.ts';

/** Satellite scenes in the catalogue of Microsoft; files need a signature before they can be read. */
export const planetaryComputerStac = connector({
  id: 'planetary-computer-stac',
  title: 'Planetary Computer',
  category: 'environmental',
  provider: 'Microsoft',
  home: 'https://planetarycomputer.microsoft.com',
  licence: 'by collection',
  attribution: 'Contains modified Copernicus Sentinel data; Landsat data by USGS',
  cadence: 'daily',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://planetarycomputer.microsoft.com/api/stac/v1',
  serves: [
    stacSearch(
      {
        'sentinel-2-l2a': 'sentinel-2-l2a',
        'sentinel-1-grd': 'sentinel-1-grd',
        'landsat-c2-l2': 'landsat-c2-l2',
        naip: 'naip',
      },
      'query',
    ),
    stacCatalogue('planetary-computer-stac'),
  ],
});
