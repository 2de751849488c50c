import * as z from 'zod';
import { M_PER_FOOT } from '../../../engines/ground/math/units.ts';
import { latOf, lonOf, numberOf, strict, textOf } from './values.ts';

/** Tritium units in a picocurie per litre: half-life 12.32 years. @source Lucas & Unterweger (2000), J. Res. NIST 105, 541-549. doi:10.6028/jres.105.043 */
const PCI_PER_TU = 3.22;

const Point = z.object({ coordinates: z.tuple([strict.lon, strict.lat]).rest(z.unknown()) });

/** A monitoring location of the OGC collections. */
export const Location = z.object({
  id: strict.text,
  geometry: Point,
  properties: z.object({
    monitoring_location_name: z.unknown(),
    well_constructed_depth: z.unknown(),
    hole_constructed_depth: z.unknown(),
  }),
});

/** A well with its depth; that of the hole where that of the well is not noted. */
export function wellOf({ id, geometry, properties }: z.output<typeof Location>) {
  const [lon, lat] = geometry.coordinates;
  const depthFt =
    numberOf(properties.well_constructed_depth) ?? numberOf(properties.hole_constructed_depth);
  return {
    siteId: id,
    lat,
    lon,
    name: textOf(properties.monitoring_location_name) ?? id,
    depthM: depthFt === undefined ? null : depthFt * M_PER_FOOT,
  };
}

/** A measurement of a visit to a well. */
export const Measurement = z.object({
  geometry: Point,
  properties: z.object({
    monitoring_location_id: strict.text,
    time: z.string().regex(/^\d{4}-\d\d-\d\d/),
    value: strict.number,
    unit_of_measure: z.literal('ft'),
    parameter_code: z.literal('72019'),
  }),
});

/** Depth to water below the land, m. */
export function levelOf({ geometry, properties }: z.output<typeof Measurement>) {
  const [lon, lat] = geometry.coordinates;
  return {
    siteId: properties.monitoring_location_id,
    lat,
    lon,
    day: properties.time.slice(0, 10),
    depthToWaterM: properties.value * M_PER_FOOT,
  };
}

/** What a row of laboratory results must have to be read at all. */
export const Result = z.object({
  Location_Identifier: strict.text,
  Location_Latitude: z.string(),
  Location_Longitude: z.string(),
  Activity_StartDate: z.string().regex(/^\d{4}-\d\d-\d\d/),
  Result_Characteristic: strict.text,
  Result_ResultDetectionCondition: z.string(),
  Result_Measure: z.string(),
  Result_MeasureUnit: z.string(),
  DetectionLimit_MeasureA: z.string(),
  DetectionLimit_MeasureUnitA: z.string(),
});

/** A tracer of a row; undefined for other substances, units that are not known, and results without a number. */
export function tracerOf(row: z.output<typeof Result>) {
  const [lat, lon] = [latOf(row.Location_Latitude), lonOf(row.Location_Longitude)];
  if (lat === undefined || lon === undefined) return undefined;
  const isBelow = /not detected/i.test(row.Result_ResultDetectionCondition);
  const [value, unit] = isBelow
    ? [numberOf(row.DetectionLimit_MeasureA), row.DetectionLimit_MeasureUnitA]
    : [numberOf(row.Result_Measure), row.Result_MeasureUnit];
  const read = value === undefined ? undefined : inUnits(row.Result_Characteristic, value, unit);
  if (read === undefined) return undefined;
  const [siteId, day] = [row.Location_Identifier, row.Activity_StartDate.slice(0, 10)];
  return { siteId, lat, lon, day, ...read, isBelow };
}

function inUnits(substance: string, value: number, unit: string) {
  if (/^tritium$/i.test(substance)) {
    if (/^pCi\/L$/i.test(unit)) return { tracer: 'tritium_tu' as const, value: value / PCI_PER_TU };
    if (/^(TU|tritium units?)$/i.test(unit)) return { tracer: 'tritium_tu' as const, value };
  }
  if (
    /^carbon-14$/i.test(substance) &&
    /^(%|pct|pmc|per ?cent|% modern|percent modern|pct modern)$/i.test(unit)
  )
    return { tracer: 'carbon14_pmc' as const, value };
  return undefined;
}
