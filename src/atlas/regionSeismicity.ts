import { regionSeismicity as dataset } from '../../engines/ground/datasets/regionSeismicity.ts';
import { regionRates } from '../../engines/hazards/earthquake/regions/regionRates.ts';
import { REGIONS } from '../../engines/hazards/earthquake/regions/tables.ts';
import type { ZoneSource } from '../../engines/ground/datasets/tectonics.ts';
import { embedded } from '../connectors/connector.ts';
import { calibrationOf } from './data/rateCalibration.ts';
import { faults } from './faults.ts';
import { once } from './geography/once.ts';
import { SOURCE_MODEL_VERSION } from './seismicSources.ts';
import { zones } from './zones.ts';

/**
 * Background zones at the rates that the catalogue counts: the factors that bring hazard near published maps are taken out again,
 * since a forecast answers for numbers of earthquakes.
 */
export const countedZones = once((): readonly ZoneSource[] =>
  zones.map((zone) => ({ ...zone, aValue: zone.aValue - Math.log10(factorOf(zone)) })),
);

function factorOf({ id, name }: ZoneSource): number {
  if (id.startsWith('zone-')) return calibrationOf('zone', name);
  return calibrationOf('cell', id) * (id.startsWith('crust-') ? calibrationOf('region', name) : 1);
}

const rates = once(() => ({
  modelVersion: SOURCE_MODEL_VERSION,
  regions: REGIONS.map((region) => regionRates(region, countedZones(), faults)).map(
    ({ rates: own, ...rest }) => ({ ...rest, rates: [...own] }),
  ),
}));

/** Long-term earthquake rates of the forecast's regions, summed from the embedded sources at the first question. */
export const regionSeismicityAtlas = embedded({
  id: 'atlas-region-seismicity',
  title: 'Long-term earthquake rates by region, embedded',
  category: 'environmental',
  provider: 'This product, from its earthquake sources',
  home: 'https://www.usgs.gov/programs/earthquake-hazards',
  licence: 'Apache-2.0',
  cadence: 'with each release',
  coverage: 'The regions of the earthquake forecast',
  dataset,
  asOf: '2023-12-31T00:00:00Z',
  answer: () => rates(),
});
