import { usCounty } from '../../engines/ground/datasets/usCounty.ts';
import { embedded } from '../connectors/connector.ts';
import { usCounties } from './geography/world.ts';

/** Counties by their outlines; Connecticut has its eight old ones, by which warnings still go. */
export const usCountyAtlas = embedded({
  id: 'atlas-us-counties',
  title: 'Counties of the United States',
  category: 'environmental',
  provider: 'US Census Bureau, cartographic boundaries (us-atlas)',
  home: 'https://www.census.gov/geographies/mapping-files.html',
  licence: 'US Government work, public domain',
  cadence: 'with each release',
  asOf: '2017-01-01T00:00:00Z',
  coverage: 'United States, Puerto Rico and the island territories; 1:10 million',
  dataset: usCounty,
  answer({ lat, lon }) {
    const { areas } = usCounties();
    const area = areas[usCounties().areaAt(lat, lon)];
    return { code: area?.id ?? null, name: area?.name ?? null };
  },
});
