import {
  bearingDeg,
  destination,
  distanceKm,
  KM_PER_DEGREE,
  nearestOnLine,
  wrapLonDeg,
  type Vertex,
  radians,
} from '../../engines/ground/earth/geodesy.ts';
import {
  ruptureAreaKm2,
  ruptureSize,
} from '../../engines/hazards/earthquake/hazard/magnitudeScaling.ts';
import {
  mechanismOf,
  type Mechanism,
} from '../../engines/hazards/earthquake/groundMotion/mechanism.ts';
import { styleAreaKm2 } from '../../engines/hazards/earthquake/seismicity/styleAreaKm2.ts';
import type { FaultSource } from '../../engines/ground/datasets/tectonics.ts';
import { DRAWN_RUPTURES } from '../../src/atlas/data/drawnRuptures.ts';
import { faults } from '../../src/atlas/faults.ts';
import { once } from '../../src/atlas/geography/once.ts';

/** POLICY. Smaller earthquakes are hardly longer than what their place is known to, km 20. */
const LEAST_MAGNITUDE = 6.5;
/** Deeper earthquakes lie inside slabs. */
const SHALLOW_KM = 60;
/** POLICY. An epicentre is put to the nearest listed fault within so many km of its trace, and as much farther as the fault reaches along its dip. */
const REACH_KM = 30;
/** A flat fault is not followed farther than this along its dip, km. */
const DIP_REACH_KM = { crustal: 110, interface: 190 } as const;
/** POLICY. Least magnitude of an earthquake that is taken for one of the interface. */
const INTERFACE_MAGNITUDE = 7.7;

/**
 * Length of crustal ruptures by magnitude: log10 km = a + b M, and one standard deviation: an area over the width of a fault says more for the
 * largest, whose width is wrong or whose magnitude is.
 *
 * @source Wells & Coppersmith (1994), Bull. Seism. Soc. Am. 84, table 2A, subsurface rupture length
 */
const LENGTH: Readonly<Record<Mechanism, readonly [a: number, b: number, sigma: number]>> = {
  strike_slip: [-2.57, 0.62, 0.15],
  reverse: [-2.42, 0.58, 0.16],
  normal: [-1.88, 0.5, 0.17],
  unspecified: [-2.44, 0.59, 0.16],
};
/** No rupture of the crust is known that was longer, km. @source USGS, 1906 San Francisco: 477 km from Cape Mendocino to San Juan Bautista */
const LONGEST_CRUSTAL_KM = 480;

/** What the rupture of an earthquake is drawn from. */
interface Epicentre {
  /** Day by the list. */
  readonly time: string;
  readonly lat: number;
  readonly lon: number;
  readonly depthKm: number | null;
  readonly magnitude: number | null;
}

/**
 * Where a large shallow earthquake may have broken: as drawn, else a line through its epicentre along the nearest listed fault, as long as its magnitude
 * makes usual on a fault of that width, half to either side.
 *
 * @returns undefined where no listed fault is near, or the earthquake is small or deep
 * @source Wells & Coppersmith (1994), Bull. Seism. Soc. Am. 84, 974-1002; Strasser et al. (2010), doi:10.1785/gssrl.81.6.941
 */
export function ruptureOf({
  time,
  lat,
  lon,
  depthKm,
  magnitude,
}: Epicentre): readonly Vertex[] | undefined {
  const drawn = DRAWN_RUPTURES[`${time} ${magnitude ?? ''}`];
  if (drawn) return drawn;
  if (magnitude === null || magnitude < LEAST_MAGNITUDE) return undefined;
  if ((depthKm ?? 0) > SHALLOW_KM) return undefined;
  const found = nearestFault(lat, lon, magnitude);
  if (!found) return undefined;
  const { fault, at } = found;
  const reach = { eachKm: lengthKm(fault, magnitude) / 2, goesOn: fault.kind !== 'interface' };
  return pieceAbout(fault.trace, found, reach).map(([y, x]): Vertex => [
    y + lat - at[0],
    wrapLonDeg(x + lon - at[1]),
  ]);
}

/** How long a rupture of that magnitude usually is on a fault of that width, km. */
function lengthKm(fault: FaultSource, magnitude: number): number {
  const widthKm = (fault.lowerDepthKm - fault.upperDepthKm) / Math.sin(radians(fault.dipDeg));
  if (fault.kind === 'interface')
    return ruptureSize(ruptureAreaKm2('strasserInterface', magnitude), 2, widthKm).lengthKm;
  const style = mechanismOf(fault.rakeDeg);
  const [a, b, sigma] = LENGTH[style];
  return Math.min(
    ruptureSize(styleAreaKm2(style, magnitude), 1.5, widthKm).lengthKm,
    10 ** (a + b * magnitude + sigma),
    LONGEST_CRUSTAL_KM,
  );
}

/** A point of a line and the segment that it lies on. */
interface Place {
  readonly at: Vertex;
  readonly segment: number;
}

function nearestFault(lat: number, lon: number, magnitude: number) {
  let best: (Place & { fault: FaultSource; share: number }) | undefined;
  for (const { fault, box } of boxed()) {
    if (!isWithin(box, lat, lon)) continue;
    if (fault.kind === 'interface' && magnitude < INTERFACE_MAGNITUDE) continue;
    const nearest = nearestOnLine(lat, lon, fault.trace);
    // flat faults are measured against their own reach, so that what broke them is not put to a steep fault above
    const share = (nearest?.distanceKm ?? Infinity) / reachKm(fault);
    if (nearest && share <= 1 && share < (best?.share ?? Infinity))
      best = { fault, at: [nearest.lat, nearest.lon], segment: nearest.segment, share };
  }
  return best;
}

function reachKm({ kind, dipDeg, lowerDepthKm }: FaultSource): number {
  const along = dipDeg > 89 ? 0 : lowerDepthKm / Math.tan(radians(dipDeg));
  return REACH_KM + Math.min(DIP_REACH_KM[kind], along);
}

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Every fault with the box outside which no epicentre is put to it. */
const boxed = once(() => faults.map((fault) => ({ fault, box: boxOf(fault) })));

function boxOf(fault: FaultSource): Box {
  const { trace } = fault;
  const lats = trace.map(([lat]) => lat);
  const lons = trace.map(([, lon]) => lon);
  const aside = reachKm(fault) / KM_PER_DEGREE;
  const [south, north] = [Math.min(...lats) - aside, Math.max(...lats) + aside];
  const wide = aside / Math.max(0.1, Math.cos(radians(Math.max(-south, north))));
  return { south, north, west: Math.min(...lons) - wide, east: Math.max(...lons) + wide };
}

function isWithin({ south, north, west, east }: Box, lat: number, lon: number): boolean {
  return lat >= south && lat <= north && [lon, lon + 360].some((x) => x >= west && x <= east);
}

interface Reach {
  readonly eachKm: number;
  /** Whether the line goes straight on beyond its ends: crustal faults are listed section by section, trenches end. */
  readonly goesOn: boolean;
}

/** The piece of a line that lies so far to either side of a point on it. */
function pieceAbout(line: readonly Vertex[], { at, segment }: Place, reach: Reach): Vertex[] {
  const back = walked(at, line.slice(0, segment + 1).toReversed(), reach);
  return [...back.toReversed(), at, ...walked(at, line.slice(segment + 1), reach)];
}

/** Vertices from a point along a line, cut or drawn out to a length. */
function walked(from: Vertex, line: readonly Vertex[], { eachKm, goesOn }: Reach): Vertex[] {
  const found: Vertex[] = [];
  let [here, left] = [from, eachKm];
  let before: Vertex | undefined;
  for (const next of line) {
    const step = distanceKm(here[0], here[1], next[0], next[1]);
    if (step >= left) {
      const share = step > 0 ? left / step : 0;
      const aside = share * wrapLonDeg(next[1] - here[1]);
      found.push([here[0] + share * (next[0] - here[0]), wrapLonDeg(here[1] + aside)]);
      return found;
    }
    if (step > 0) before = here;
    found.push(next);
    [here, left] = [next, left - step];
  }
  if (goesOn && before) {
    const towards = bearingDeg(before[0], before[1], here[0], here[1]);
    const end = destination(here[0], here[1], towards, left);
    found.push([end.lat, end.lon]);
  }
  return found;
}
