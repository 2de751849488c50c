import type * as z from 'zod';
import { faultBlock, faultNumbers } from '../../../engines/ground/datasets/catalogues.ts';
import { quaternaryFault, quaternaryFaults } from '../../../engines/ground/datasets/ground.ts';
import { distanceKm, nearestOnLine, wrapLonDeg } from '../../../engines/ground/earth/geodesy.ts';
import type { CatalogueRow } from '../../core/catalogue.ts';
import { inUnitedStates } from '../../connectors/pipeline/coverage.ts';
import { blockOf, blockPages, wholeBlock } from './blocks.ts';
import { catalogueAnswer, type Catalogue } from './catalogue.ts';

type Fault = z.output<typeof quaternaryFault>;

/** Traces are long: few at once keep replies small. */
const BLOCK = 500;
const MOST = 20_000;

/** A fault at the middle of its vertices, with its reach from there; undefined for one without a trace. */
function rowOf({
  number,
  ...value
}: Fault & { readonly number: number }): CatalogueRow | undefined {
  const vertices = value.traces.flat();
  const [first] = vertices;
  if (first === undefined) return undefined;
  const lat = vertices.reduce((sum, [, each]) => sum + each, 0) / vertices.length;
  const lon = wrapLonDeg(
    first[0] +
      vertices.reduce((sum, [each]) => sum + wrapLonDeg(each - first[0]), 0) / vertices.length,
  );
  const reachKm = vertices.reduce(
    (widest, [eachLon, eachLat]) => Math.max(widest, distanceKm(lat, lon, eachLat, eachLon)),
    0,
  );
  return { id: String(number), lat, lon, reachKm, size: null, time: null, value };
}

/** From a place to the nearest of the traces, km. */
function traceKm({ traces }: Fault, lat: number, lon: number): number {
  const each = traces.map(
    (trace) =>
      nearestOnLine(
        lat,
        lon,
        trace.map(([x, y]) => [y, x] as const),
      )?.distanceKm ?? Infinity,
  );
  return Math.min(Infinity, ...each);
}

/** Quaternary faults of the United States with their traces. */
export const faults: Catalogue = {
  id: 'faults',
  title: 'Quaternary faults of the United States (USGS)',
  sourceId: 'usgs-qfaults',
  freshDays: 400,
  scope: () => ({ version: 1 }),
  pages: async (_scope, ask) => blockPages((await ask(faultNumbers({}))).lastNumber, BLOCK),
  async read(page, _scope, ask) {
    const listed = await wholeBlock(blockOf(page), async (block) => {
      const { faults: rows, complete } = await ask(faultBlock(block));
      return { rows, complete };
    });
    return listed.map(rowOf).filter((row) => row !== undefined);
  },
  answers: [
    catalogueAnswer({
      dataset: quaternaryFaults,
      area: ({ lat, lon, radiusKm }, { reachKm }) =>
        inUnitedStates({ lat, lon }) ? { lat, lon, radiusKm, reachKm, limit: MOST } : undefined,
      answer({ lat, lon, radiusKm }, rows) {
        const measured = rows
          .map(({ value }) => quaternaryFault.parse(value))
          .map((fault) => ({ fault, km: traceKm(fault, lat, lon) }));
        const near = measured.filter(({ km }) => km <= radiusKm).toSorted((a, b) => a.km - b.km);
        return { faults: near.map(({ fault }) => fault), complete: rows.length < MOST };
      },
    }),
  ],
};
