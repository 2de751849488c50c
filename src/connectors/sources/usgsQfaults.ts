import * as z from 'zod';
import { faultBlock, faultNumbers } from '../../../engines/ground/datasets/catalogues.ts';
import { quaternaryFaults } from '../../../engines/ground/datasets/ground.ts';
import {
  around,
  byNumber,
  fromFeatures,
  fromLargestNumber,
  largestNumber,
} from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { listOf } from '../pipeline/reply.ts';
import { loose, roundedAt, strict } from '../formats/values.ts';

const position = z
  .tuple([strict.lon, strict.lat], z.unknown())
  .transform(([lon, lat]): [number, number] => [lon, lat]);
const Lines = z.union([
  z
    .object({ type: z.literal('LineString'), coordinates: z.array(position) })
    .transform(({ coordinates }) => [coordinates]),
  z
    .object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position)) })
    .transform(({ coordinates }) => coordinates),
]);
const Fault = z.object({
  geometry: Lines,
  properties: z.object({
    fault_name: strict.text,
    section_name: loose.text,
    age: loose.text,
    slip_rate: loose.text,
    slip_sense: loose.text,
  }),
});

const Numbered = Fault.extend({ id: z.int() });
const COLUMNS = 'fault_name,section_name,age,slip_rate,slip_sense';

function faultOf({
  geometry,
  properties: { fault_name, section_name, age, slip_rate, slip_sense },
}: z.output<typeof Fault>) {
  return {
    name: fault_name,
    section: section_name,
    age,
    slipRate: slip_rate,
    slipSense: slip_sense,
    traces: geometry,
  };
}

/** Faults of the Quaternary in the United States; slip rates are classes in words. */
export const usgsQfaults = connector({
  id: 'usgs-qfaults',
  title: 'USGS Quaternary faults',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://www.usgs.gov/programs/earthquake-hazards/faults',
  licence: 'US Government work, public domain',
  cadence: 'static',
  coverage: 'United States',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://earthquake.usgs.gov/arcgis/rest/services/haz/Qfaults/MapServer',
  serves: [
    service({
      dataset: quaternaryFaults,
      keepSeconds: 30 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(2),
      example: { lat: 40.76, lon: -111.89, radiusKm: 20 },
      request: (query) =>
        inUnitedStates(query) ? { url: around('/21', query, { outFields: COLUMNS }) } : undefined,
      parse: (reply) =>
        fromFeatures(reply, (features, complete) =>
          listOf(features, Fault, {
            read: faultOf,
            wrap: (faults) => ({ faults, complete }),
          }),
        ),
    }),
    service({
      dataset: faultNumbers,
      keepSeconds: 0,
      staleSeconds: 0,
      timeoutMs: 60_000,
      request: () => ({ url: largestNumber('/21') }),
      parse: fromLargestNumber,
    }),
    service({
      dataset: faultBlock,
      keepSeconds: 0,
      staleSeconds: 0,
      timeoutMs: 60_000,
      maxBytes: 32 * 1024 * 1024,
      request: (query) => ({ url: byNumber('/21', query, { outFields: COLUMNS, geometry: true }) }),
      parse: (reply) =>
        fromFeatures(reply, (features, complete) =>
          listOf(features, Numbered, {
            read: (feature) => ({ ...faultOf(feature), number: feature.id }),
            wrap: (faults) => ({ faults, complete }),
          }),
        ),
    }),
  ],
});
