import { connector } from '../connector.ts';
import { stacCatalogue, stacSearch } from '../formats/stac.ts';

/** Satellite scenes in the open data of Amazon. */
export const earthSearchStac = connector({
  id: 'earth-search-stac',
  title: 'Earth Search',
  category: 'environmental',
  provider: 'Element 84',
  home: 'https://element84.com/earth-search',
  licence: 'by collection',
  attribution: 'Contains modified Copernicus Sentinel data; Landsat data by USGS',
  cadence: 'daily',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://earth-search.aws.element84.com/v1',
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
    stacCatalogue('earth-search-stac'),
  ],
});
