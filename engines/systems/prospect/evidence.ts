import { RAD, KM_PER_DEGREE } from '../../ground/earth/geodesy.ts';
import { ARCS, type ArcEra } from './tables/arcs.ts';
import { BASINS, type BasinSetting, type SedimentaryBasin } from './tables/basins.ts';

/** Arcs farther than this do not count, km. */
const ARC_REACH_KM = 500;

/** What the tables say of a point, before it is put into classes. */
export interface Evidence {
  /** Thickness of sediment by the basin that gives most, km; 0 outside all. */
  readonly fillKm: number;
  readonly setting: BasinSetting | undefined;
  /** Distance to the nearest axis of a magmatic arc, km; Infinity beyond `ARC_REACH_KM`. */
  readonly arcKm: number;
  readonly era: ArcEra | undefined;
  /** Arcs of any era within 200 km. */
  readonly arcs: number;
}

/** One straight piece of an arc's axis. */
interface Segment {
  readonly arc: number;
  readonly era: ArcEra;
  readonly lat1: number;
  readonly lon1: number;
  readonly lat2: number;
  readonly lon2: number;
}

const SEGMENTS: readonly Segment[] = ARCS.flatMap(({ axis, era }, arc) =>
  axis.slice(1).map(([lat2, lon2], i) => {
    const [lat1, lon1] = axis[i];
    return { arc, era, lat1, lon1, lat2, lon2 };
  }),
);

/** The rows that can bear on a place; `nearRows` chooses them once for a tile. */
export interface EvidenceRows {
  readonly basins: readonly SedimentaryBasin[];
  readonly segments: readonly Segment[];
}

/**
 * The rows of the tables that can matter within a box.
 *
 * @param box  degrees; its east may exceed 180
 */
export function nearRows(box: {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}): EvidenceRows {
  const lat = (box.south + box.north) / 2;
  const lon = (box.west + box.east) / 2;
  const shrink = Math.cos(Math.min(89, Math.max(Math.abs(box.south), Math.abs(box.north))) * RAD);
  const widest = Math.cos(Math.min(Math.abs(box.south), Math.abs(box.north)) * RAD);
  const halfLatKm = ((box.north - box.south) / 2) * KM_PER_DEGREE;
  const halfLonKm = ((box.east - box.west) / 2) * KM_PER_DEGREE * Math.max(widest, shrink);
  const isNear = (otherLat: number, otherLon: number, reachKm: number): boolean =>
    Math.abs(otherLat - lat) * KM_PER_DEGREE <= halfLatKm + reachKm &&
    Math.abs(shortLon(otherLon - lon)) * KM_PER_DEGREE * shrink <= halfLonKm + reachKm;
  return {
    basins: BASINS.filter((basin) => isNear(basin.lat, basin.lon, basin.halfLengthKm)),
    segments: SEGMENTS.filter(({ lat1, lon1, lat2, lon2 }) => {
      const half = Math.hypot(lat2 - lat1, lon2 - lon1) * KM_PER_DEGREE * 0.5;
      return isNear((lat1 + lat2) / 2, (lon1 + lon2) / 2, half + ARC_REACH_KM);
    }),
  };
}

const EVERYTHING: EvidenceRows = { basins: BASINS, segments: SEGMENTS };

/**
 * What the tables of basins and arcs say of a point. Distances are taken on the plane at the point, better than 2 % within the reach
 * below 75 degrees of latitude.
 *
 * @param lat   -90 to 90, degrees
 * @param lon   degrees
 * @param rows  rows that can matter there; default all
 */
export function evidenceAt(lat: number, lon: number, rows: EvidenceRows = EVERYTHING): Evidence {
  const scale = Math.cos(lat * RAD);
  const { fillKm, setting } = fillAt(lat, lon, rows.basins);
  let arcKm = Infinity;
  let era: ArcEra | undefined;
  let arcs = 0;
  let counted = -1;
  for (const segment of rows.segments) {
    const km = distanceToSegmentKm(lat, lon, scale, segment);
    if (km < 200 && segment.arc !== counted) {
      arcs++;
      counted = segment.arc;
    }
    if (km < arcKm && km <= ARC_REACH_KM) {
      arcKm = km;
      era = segment.era;
    }
  }
  return { fillKm, setting, arcKm, era, arcs };
}

/** Fill falls off as a paraboloid from the middle of a basin to its rim. */
function fillAt(
  lat: number,
  lon: number,
  basins: readonly SedimentaryBasin[],
): Pick<Evidence, 'fillKm' | 'setting'> {
  let fillKm = 0;
  let setting: BasinSetting | undefined;
  for (const basin of basins) {
    const northKm = (lat - basin.lat) * KM_PER_DEGREE;
    if (Math.abs(northKm) > basin.halfLengthKm) continue;
    const eastKm = shortLon(lon - basin.lon) * KM_PER_DEGREE * Math.cos(basin.lat * RAD);
    if (Math.abs(eastKm) > basin.halfLengthKm) continue;
    const azimuth = basin.azimuthDeg * RAD;
    const along = eastKm * Math.sin(azimuth) + northKm * Math.cos(azimuth);
    const across = eastKm * Math.cos(azimuth) - northKm * Math.sin(azimuth);
    const r2 = (along / basin.halfLengthKm) ** 2 + (across / basin.halfWidthKm) ** 2;
    const here = basin.fillKm * (1 - r2);
    if (here > fillKm) {
      fillKm = here;
      setting = basin.setting;
    }
  }
  return { fillKm, setting };
}

function distanceToSegmentKm(
  lat: number,
  lon: number,
  scale: number,
  { lat1, lon1, lat2, lon2 }: Segment,
): number {
  const y1 = (lat1 - lat) * KM_PER_DEGREE;
  const y2 = (lat2 - lat) * KM_PER_DEGREE;
  if (Math.min(y1, y2) > ARC_REACH_KM || Math.max(y1, y2) < -ARC_REACH_KM) return Infinity;
  const x1 = shortLon(lon1 - lon) * KM_PER_DEGREE * scale;
  const x2 = x1 + (lon2 - lon1) * KM_PER_DEGREE * scale;
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length2));
  const x = x1 + t * dx;
  const y = y1 + t * dy;
  return Math.sqrt(x * x + y * y);
}

function shortLon(deg: number): number {
  return deg > 180 ? deg - 360 : deg < -180 ? deg + 360 : deg;
}
