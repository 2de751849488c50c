import { regionSeismicity as dataset } from '../../engines/ground/datasets/regionSeismicity.ts';
import { regionRates } from '../../engines/hazards/earthquake/regions/regionRates.ts';
import { REGIONS } from '../../engines/hazards/earthquake/regions/tables.ts';
import type { ZoneSource } from '../../engines/ground/datasets/tectonics.ts';
import { embedded } from '../connectors/connector.ts';
import { quakesPerMainShock } from './crustRates.ts';
import { calibrationOf } from './data/rateCalibration.ts';
import { SEISMIC_BELTS } from './data/seismicBelts.ts';
import { faults } from './faults.ts';
import { once } from './geography/once.ts';
import { SOURCE_MODEL_VERSION } from './seismicSources.ts';
import { zones } from './zones.ts';

/**
 * Background zones at the rates of main shocks that the catalogue counts: the factors that bring hazard near published maps, and the
 * aftershocks that shake like main shocks, are taken out again, since a forecast answers for numbers of main shocks and adds sequences itself.
 */
export const countedZones = once((): readonly ZoneSource[] =>
  zones.map((zone) => ({ ...zone, aValue: zone.aValue - Math.log10(factorOf(zone)) })),
);

function factorOf({ id, name }: ZoneSource): number {
  if (id.startsWith('zone-')) return calibrationOf('zone', name);
  if (id.startsWith('belt-')) {
    const belt = SEISMIC_BELTS.find((row) => row.name === name);
    return (
      calibrationOf('zone', name) * (belt && !belt.history ? quakesPerMainShock(belt.region) : 1)
    );
  }
  if (!id.startsWith('crust-')) return calibrationOf('cell', id);
  return calibrationOf('cell', id) * calibrationOf('region', name) * quakesPerMainShock(name);
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
