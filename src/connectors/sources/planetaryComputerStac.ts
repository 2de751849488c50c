import { connector } from '../connector.ts';
import { stacCatalogue, stacSearch, USUAL_COLLECTIONS } from '../formats/stac.ts';

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
  serves: [stacSearch(USUAL_COLLECTIONS, 'query'), stacCatalogue('planetary-computer-stac')],
});
