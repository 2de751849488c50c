import { HALF_WAY_KM } from '../../../engines/ground/datasets/tsunamis.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import type { Row, Scope } from './datasets.ts';
import type { Filter, QueryInput } from './input.ts';

const NOWHERE = { lat: 0, lon: 0, radiusKm: 1 };

/** The circle that holds what was asked for; the box itself is applied to the rows. */
export function scopeOf({ point, box, time, limit }: QueryInput, maxRadiusKm: number): Scope {
  const window = {
    from: asInstant(time?.from, 'T00:00:00Z'),
    to: asInstant(time?.to, 'T23:59:59Z'),
    limit,
  };
  if (point) return { lat: point.lat, lon: point.lon, radiusKm: point.radius_km, ...window };
  if (!box) return { ...NOWHERE, ...window };
  const lat = (box.south + box.north) / 2;
  const lon = ((box.west + widthOf(box) / 2 + 540) % 360) - 180;
  const reach = Math.max(1, Math.min(HALF_WAY_KM, farthestKm(box, { lat, lon }) * 1.01));
  return { lat, lon, radiusKm: Math.min(maxRadiusKm, reach), ...window };
}

type Box = NonNullable<QueryInput['box']>;

/** Degrees from the western edge to the eastern one: from -180 to 180 once around the earth. */
const widthOf = ({ west, east }: Box): number =>
  east - west === 360 ? 360 : (east - west + 360) % 360;

/**
 * From the middle of a box to the point of it that lies farthest away, km: a corner, the middle of an edge, or, in a box that reaches
 * more than a quarter of the earth to either side, the point of its western edge nearest to the antipode.
 */
function farthestKm(box: Box, { lat, lon }: { lat: number; lon: number }): number {
  const rad = Math.PI / 180;
  const halfWay = Math.cos((widthOf(box) / 2) * rad);
  const opposite = Math.atan(Math.tan(lat * rad) / halfWay) / rad;
  const within = Math.min(box.north, Math.max(box.south, opposite));
  const lats = halfWay < 0 ? [box.south, box.north, within] : [box.south, box.north];
  return Math.max(
    ...lats.flatMap((at) => [box.west, lon].map((along) => distanceKm(lat, lon, at, along))),
  );
}

function asInstant(given: string | undefined, clock: string): string | undefined {
  return given === undefined || given.includes('T') ? given : given + clock;
}

/** Whether the circle that may be asked holds the whole box. */
export function isBoxCovered({ box }: QueryInput, { lat, lon, radiusKm }: Scope): boolean {
  return !box || farthestKm(box, { lat, lon }) <= radiusKm;
}

/** Rows that satisfy the question, in order, with how many there were before the limit. */
export function selectRows(
  rows: readonly Row[],
  query: QueryInput,
  { scope, time }: { scope: Scope; time: string | undefined },
): { rows: Row[]; matched: number } {
  const chosen = rows
    .map((row) => withDistance(row, query, scope))
    .filter(
      (row) =>
        isInside(row, query) &&
        isWithinTime(row, scope, time) &&
        query.where.every((filter) => holds(row, filter)),
    );
  const { order_by, descending, fields, limit, cursor = '0' } = query;
  const from = Number(cursor);
  const sorted =
    order_by === undefined
      ? chosen
      : chosen.toSorted((a, b) => (descending ? -1 : 1) * compare(a[order_by], b[order_by]));
  return {
    matched: sorted.length,
    rows: sorted
      .slice(from, from + limit)
      .map((row) =>
        fields ? Object.fromEntries(fields.map((name) => [name, row[name] ?? null])) : row,
      ),
  };
}

function withDistance(row: Row, { point }: QueryInput, scope: Scope): Row {
  const { lat, lon } = row;
  if (!point || typeof lat !== 'number' || typeof lon !== 'number') return row;
  return { ...row, distance_km: distanceKm(scope.lat, scope.lon, lat, lon) };
}

function isInside({ lat, lon, distance_km }: Row, { point, box }: QueryInput): boolean {
  if (point) return typeof distance_km !== 'number' || distance_km <= point.radius_km;
  if (!box || typeof lat !== 'number' || typeof lon !== 'number') return true;
  const isEastWest =
    box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east;
  return isEastWest && lat >= box.south && lat <= box.north;
}

/** A row without a time cannot be placed in a window and is left out of one. */
function isWithinTime(row: Row, { from, to }: Scope, time: string | undefined): boolean {
  if (time === undefined || (from === undefined && to === undefined)) return true;
  const at = row[time];
  const ms = typeof at === 'string' ? Date.parse(at) : NaN;
  return (
    ms >= (from === undefined ? -Infinity : Date.parse(from)) &&
    ms <= (to === undefined ? Infinity : Date.parse(to))
  );
}

function holds(row: Row, { field, op, value }: Filter): boolean {
  const own = row[field] ?? null;
  if (op === 'eq') return own === value;
  if (op === 'ne') return own !== value;
  if (op === 'in') return Array.isArray(value) && value.some((each) => each === own);
  if (op === 'contains')
    return (
      typeof own === 'string' &&
      typeof value === 'string' &&
      own.toLowerCase().includes(value.toLowerCase())
    );
  if (own === null || value === null || typeof own !== typeof value) return false;
  const order = compare(own, value);
  switch (op) {
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
  }
}

/** Numbers by size, text by code unit, nothing last. */
function compare(a: unknown, b: unknown): number {
  if (a === null || a === undefined || b === null || b === undefined)
    return Number(a === null || a === undefined) - Number(b === null || b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  return x < y ? -1 : Number(x > y);
}
