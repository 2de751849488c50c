import { connector } from '../connector.ts';
import { stacCatalogue, stacSearch, USUAL_COLLECTIONS } from '../formats/stac.ts';

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
  serves: [stacSearch(USUAL_COLLECTIONS, 'query'), stacCatalogue('earth-search-stac')],
});
