import { radians } from '../../engines/ground/earth/geodesy.ts';
import type { FaultSource, ZoneSource } from '../../engines/ground/datasets/tectonics.ts';
import { isInOutline } from '../../engines/ground/earth/polygon.ts';
import { rateAbove } from '../../engines/hazards/earthquake/regions/forecast.ts';
import {
  isWithin,
  regionRates,
  type RegionRate,
} from '../../engines/hazards/earthquake/regions/regionRates.ts';
import { REGIONS, type RegionRow } from '../../engines/hazards/earthquake/regions/tables.ts';
import {
  likelihoodQuantile,
  numberTest,
} from '../../engines/hazards/earthquake/seismicity/consistencyTests.ts';
import {
  decluster,
  type CatalogueEvent,
} from '../../engines/hazards/earthquake/seismicity/decluster.ts';
import { readCsv } from '../verify/readTables.ts';

const LEAST = 5.5;
const YEARS = 52;
const BINS = [5.5, 6, 6.5, 7, 7.5] as const;
const CELL_DEG = 1;
/** Points along a side of a cell at which the density is read: belts are narrower than a cell. */
const POINTS = 5;
/** Largest cell of the zones, degrees. */
const REACH_DEG = 20;

/**
 * Main shocks of a catalogue file with the columns of the USGS list 1965 to 2016.
 *
 * @param deepestKm  deeper ones are left out, before main shocks are told from aftershocks
 */
export function readCatalogue(path: string, deepestKm = Infinity): CatalogueEvent[] {
  const events = readCsv(path).rows.flatMap((row) => {
    if (row['Type'] !== 'Earthquake' || Number(row['Depth']) > deepestKm) return [];
    const timeMs = Date.parse(`${row['Date'] ?? ''} ${row['Time'] ?? ''}Z`);
    const event = {
      timeMs,
      lat: Number(row['Latitude']),
      lon: Number(row['Longitude']),
      magnitude: Number(row['Magnitude']),
    };
    return Number.isNaN(timeMs) ? [] : [event];
  });
  const members = decluster(events);
  return events.filter((_, i) => members[i]?.kind === 'main');
}

/** Main shocks seen in a region, and the number expected at or above a magnitude. */
export function seenAndExpected(
  region: RegionRow,
  mainShocks: readonly CatalogueEvent[],
  rates: readonly RegionRate[],
) {
  const seen = mainShocks.filter(
    ({ lat, lon, magnitude }) => magnitude >= LEAST && isWithin(region.bounds, lat, lon),
  );
  const expectedFrom = (m: number): number => (rateAbove(rates, m)?.ratePerYear ?? 0) * YEARS;
  return { seen, expectedFrom, expected: expectedFrom(LEAST) };
}

/** N, M and S tests of every region. */
export function testedRegions(
  mainShocks: readonly CatalogueEvent[],
  zones: readonly ZoneSource[],
  faults: readonly FaultSource[],
) {
  return REGIONS.map((region) => {
    const { seen, expectedFrom, expected } = seenAndExpected(
      region,
      mainShocks,
      regionRates(region, zones, faults).rates,
    );
    const { delta1, delta2 } = numberTest(seen.length, expected);
    const shares = BINS.map(
      (low, i) =>
        expectedFrom(low) - (BINS[i + 1] === undefined ? 0 : expectedFrom(BINS[i + 1] ?? 0)),
    );
    const counts = BINS.map(
      (low, i) =>
        seen.filter(({ magnitude }) => magnitude >= low && magnitude < (BINS[i + 1] ?? Infinity))
          .length,
    );
    const kappa = likelihoodQuantile(counts, shares, `${region.id} magnitude`);
    const zeta = spaceQuantile(region, seen, zones);
    return {
      id: region.id,
      observed: seen.length,
      expected: round(expected),
      delta1: round(delta1),
      delta2: round(delta2),
      kappa: kappa ?? null,
      zeta: zeta ?? null,
    };
  });
}

function spaceQuantile(
  region: RegionRow,
  seen: readonly CatalogueEvent[],
  zones: readonly ZoneSource[],
): number | undefined {
  const [south, west, north, east] = region.bounds;
  const columns = Math.ceil((east - west) / CELL_DEG);
  const rows = Math.ceil((north - south) / CELL_DEG);
  const near = zones.filter(({ outline }) =>
    outline.some(
      ([lat, lon]) =>
        lat >= south - REACH_DEG &&
        lat <= north + REACH_DEG &&
        lon >= west - REACH_DEG &&
        lon <= east + REACH_DEG,
    ),
  );
  const shares = Array.from({ length: rows * columns }, (_, i) => {
    let sum = 0;
    for (let k = 0; k < POINTS ** 2; k++) {
      const lat =
        south + (Math.floor(i / columns) + (Math.floor(k / POINTS) + 0.5) / POINTS) * CELL_DEG;
      const lon = west + ((i % columns) + ((k % POINTS) + 0.5) / POINTS) * CELL_DEG;
      sum += densityAt(near, lat, lon) * Math.cos(radians(lat));
    }
    return sum;
  });
  const counts = shares.map(() => 0);
  for (const { lat, lon } of seen) {
    const cell =
      Math.floor((lat - south) / CELL_DEG) * columns + Math.floor((lon - west) / CELL_DEG);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return likelihoodQuantile(counts, shares, `${region.id} space`);
}

/** Earthquakes of the least magnitude and more a year and km2 at a point. */
function densityAt(zones: readonly ZoneSource[], lat: number, lon: number): number {
  return zones.reduce(
    (sum, zone) =>
      isInOutline(zone.outline, { lat, lon })
        ? sum + 10 ** (zone.aValue - zone.bValue * LEAST) / zone.areaKm2
        : sum,
    0,
  );
}

const round = (value: number): number => Number(value.toPrecision(3));
