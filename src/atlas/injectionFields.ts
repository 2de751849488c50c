import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import {
  injectionFields as dataset,
  type InjectionField,
} from '../../engines/ground/datasets/injection.ts';
import { embedded } from '../connectors/connector.ts';
import { INJECTION_ROWS, INJECTION_SOURCES, type InjectionRow } from './data/injectionFields.ts';

const KIND = {
  d: 'wastewater_disposal',
  h: 'hydraulic_fracturing',
  e: 'enhanced_geothermal',
  g: 'geothermal_production',
  s: 'gas_storage',
  p: 'gas_production',
  o: 'oil_production',
  r: 'research',
  m: 'mining',
  w: 'reservoir',
} as const;

const fields: readonly InjectionField[] = INJECTION_ROWS.map(toField);

/** Fields of injection and production, mines and reservoirs with published earthquakes. */
export const injectionFieldsAtlas = embedded({
  id: 'atlas-injection-fields',
  title: 'Injection and production fields with induced earthquakes, embedded',
  category: 'environmental',
  provider: 'Compiled from the literature',
  home: 'https://inducedearthquakes.org',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  cadence: 'with each release',
  coverage: 'World; fields, mines and reservoirs whose earthquakes were published',
  dataset,
  asOf: '2025-01-01T00:00:00Z',
  answer({ lat, lon, radiusKm }) {
    const near = fields
      .map((field) => ({ field, km: distanceKm(lat, lon, field.lat, field.lon) }))
      .filter(({ km }) => km <= radiusKm);
    return {
      fields: near.toSorted((a, b) => a.km - b.km).map(({ field }) => field),
      complete: false,
    };
  },
});

function toField([
  name,
  country,
  code,
  at,
  lat,
  lon,
  [sinceYear, untilYear],
  volume,
  index,
  largest,
  source,
  quakesSince,
]: InjectionRow): InjectionField {
  return {
    id: name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    name,
    country,
    kind: KIND[code],
    lat,
    lon,
    precisionKm: at === 'w' ? 1 : 10,
    sinceYear,
    untilYear,
    quakesSinceYear: quakesSince ?? sinceYear,
    volumeM3: volume?.[0] ?? null,
    volumeFactor: volume?.[1] ?? 1,
    seismogenicIndex: index?.[0] ?? null,
    bValue: index?.[1] ?? null,
    maxMagnitude: largest?.[0] ?? null,
    maxMagnitudeYear: largest?.[1] ?? null,
    source: INJECTION_SOURCES[source],
  };
}
