import { connector } from '../connector.ts';
import { ARCHIVE_HOST, countService, productService } from '../formats/copernicusArchive.ts';
import { stacCatalogue, stacSearch } from '../formats/stac.ts';

const id = 'copernicus-dataspace';

/** Sentinel scenes at their origin; search is open, files need an account. */
export const copernicusDataspace = connector({
  id,
  title: 'Copernicus Data Space',
  category: 'environmental',
  provider: 'European Union, Copernicus',
  home: 'https://dataspace.copernicus.eu',
  licence: 'free with credit',
  attribution: 'contains modified Copernicus Sentinel data',
  cadence: 'daily',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://stac.dataspace.copernicus.eu/v1',
  hosts: [ARCHIVE_HOST],
  serves: [
    stacSearch({ 'sentinel-2-l2a': 'sentinel-2-l2a', 'sentinel-1-grd': 'sentinel-1-grd' }, 'none'),
    stacCatalogue(id),
    productService,
    countService,
  ],
});
