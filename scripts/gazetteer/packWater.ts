import { packColumns } from '../../src/atlas/geography/columnFile.ts';
import { WATER_STEP_KM } from '../../src/atlas/geography/placeWater.ts';
import { SHORE_ATTRIBUTION, waterKm } from '../../src/atlas/shore/shoreAt.ts';
import type { City } from './readCities.ts';

/** How far every place is from the nearest water of the map; what `placeWaterKm` reads. */
export function packWater(cities: readonly City[]): Uint8Array {
  const steps = Uint8Array.from(cities, ({ lat, lon }) =>
    Math.round(waterKm(lat, lon) / WATER_STEP_KM),
  );
  return packColumns({ source: SHORE_ATTRIBUTION }, { steps: { kind: 'u8', values: steps } });
}
