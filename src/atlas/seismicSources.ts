import Flatbush from 'flatbush';
import {
  distanceKm,
  nearestOnLine,
  wrapLonDeg,
  radians,
  degrees,
  KM_PER_DEGREE,
  RAD,
} from '../../engines/ground/earth/geodesy.ts';
import { seismicSources as dataset } from '../../engines/ground/datasets/tectonics.ts';
import type { FaultSource, ZoneSource } from '../../engines/ground/datasets/tectonics.ts';
import { embedded } from '../connectors/connector.ts';
import { isBehindArc } from './backArc.ts';
import { faults } from './faults.ts';
import { zones } from './zones.ts';

/** West, south, east, north, degrees; west and east may pass 180. */
type Box = readonly [west: number, south: number, east: number, north: number];

/** Faults, interfaces and background seismicity of the world: our own source model, made from published facts. */
export const seismicSources = embedded({
  id: 'atlas-seismic-sources',
  title: 'Earthquake sources of the world, embedded',
  category: 'environmental',
  provider:
    'This product, from USGS NSHM23, national and scientific publications, and the USGS and NCEI catalogues',
  home: 'https://www.usgs.gov/programs/earthquake-hazards',
  licence: 'Facts restated from public-domain and published sources',
  attribution:
    'Bird (2003) PB2002; USGS NSHM23; USGS ANSS ComCat; NOAA NCEI Significant Earthquake Database',
  cadence: 'with each release',
  coverage: 'World',
  dataset,
  asOf: '2023-12-31T00:00:00Z',
  answer: ({ lat, lon, radiusKm }) => ({
    version: SOURCE_MODEL_VERSION,
    faults: near({ lat, lon, radiusKm }, faultIndex).filter((fault) =>
      isFaultNear(fault, lat, lon, radiusKm),
    ),
    zones: near({ lat, lon, radiusKm }, zoneIndex).filter((zone) =>
      isZoneNear(zone, lat, lon, radiusKm),
    ),
    backarc: isBehindArc({ lat, lon }),
  }),
});

/** Version of the source model, to be shown with every hazard computed from it. */
export const SOURCE_MODEL_VERSION = '2026.22';

interface Index<T> {
  readonly tree: Flatbush;
  /** The item of each box; one that crosses the antimeridian has two boxes. */
  readonly items: readonly T[];
}

const faultIndex = indexOf(faults, faultBox);
const zoneIndex = indexOf(zones, (zone) => boxOf(zone.outline, 0));

function indexOf<T>(all: readonly T[], boxes: (item: T) => Box): Index<T> {
  const items: T[] = [];
  const flat: Box[] = [];
  for (const item of all) {
    const [west, south, east, north] = boxes(item);
    for (const shift of [-360, 0, 360]) {
      if (west + shift > 180 || east + shift < -180) continue;
      items.push(item);
      flat.push([west + shift, south, east + shift, north]);
    }
  }
  const tree = new Flatbush(flat.length);
  for (const [west, south, east, north] of flat) tree.add(west, south, east, north);
  tree.finish();
  return { tree, items };
}

/** In the order of the table, whatever the tree's: sources of a family are told apart by their first one, and its draws of the fractiles with it. */
function near<T>(query: { lat: number; lon: number; radiusKm: number }, index: Index<T>): T[] {
  const dLat = query.radiusKm / KM_PER_DEGREE;
  const south = query.lat - dLat;
  const north = query.lat + dLat;
  const dLon =
    north >= 90 || south <= -90 ? 180 : Math.min(180, lonReachDeg(query.lat, query.radiusKm));
  const found: number[] = [];
  for (const shift of [-360, 0, 360]) {
    const west = query.lon - dLon + shift;
    const east = query.lon + dLon + shift;
    if (west > 180 || east < -180) continue;
    found.push(...index.tree.search(west, south, east, north));
  }
  const items = found.toSorted((a, b) => a - b).flatMap((i) => index.items[i] ?? []);
  return [...new Set(items)];
}

/** Half-width in longitude of a circle on the sphere, degrees. */
function lonReachDeg(lat: number, radiusKm: number): number {
  const sine = Math.sin((radiusKm / KM_PER_DEGREE) * RAD) / Math.cos(radians(lat));
  return sine >= 1 ? 180 : degrees(Math.asin(sine));
}

/** How far the plane reaches from its trace over the ground, km. */
function reachKm(fault: FaultSource): number {
  return fault.dipDeg >= 89.5 ? 0 : fault.lowerDepthKm / Math.tan(radians(fault.dipDeg));
}

function isFaultNear(fault: FaultSource, lat: number, lon: number, radiusKm: number): boolean {
  const nearest = nearestOnLine(lat, lon, fault.trace);
  return nearest !== undefined && nearest.distanceKm <= radiusKm + reachKm(fault);
}

function isZoneNear(zone: ZoneSource, lat: number, lon: number, radiusKm: number): boolean {
  const [west, south, east, north] = boxOf(zone.outline, 0);
  const middle = (west + east) / 2;
  const half = (east - west) / 2;
  const offset = wrapLonDeg(lon - middle);
  const nearLon = middle + Math.max(-half, Math.min(half, offset));
  return distanceKm(lat, lon, Math.max(south, Math.min(north, lat)), nearLon) <= radiusKm;
}

function faultBox(fault: FaultSource): Box {
  const [west, south, east, north] = boxOf(fault.trace, reachKm(fault) / KM_PER_DEGREE);
  const widen =
    1 / Math.max(0.1, Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))))) - 1;
  const pad = (reachKm(fault) / KM_PER_DEGREE) * widen;
  return [west - pad, south, east + pad, north];
}

/** Bounds of a line, its longitudes carried on from the first vertex so that they may pass 180. */
function boxOf(line: readonly (readonly [number, number])[], padDeg: number): Box {
  const first = line[0]?.[1] ?? 0;
  let [west, south, east, north] = [first, 90, first, -90];
  for (const [lat, lon] of line) {
    const carried = lon - first > 180 ? lon - 360 : lon - first < -180 ? lon + 360 : lon;
    west = Math.min(west, carried);
    east = Math.max(east, carried);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west - padDeg, south - padDeg, east + padDeg, north + padDeg];
}
