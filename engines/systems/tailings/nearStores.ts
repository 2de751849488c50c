import type * as z from 'zod';
import type { tailingsStores } from '../../ground/datasets/infrastructure.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { isKnown, type Fact } from '../../facts.ts';
import type { StoreCase } from './storeFailure.ts';
import {
  FACILITY_ROWS,
  FAILURE_ROWS,
  TAILINGS_SOURCES,
  type FacilityRow,
  type FailureRow,
  type RaisingCode,
} from './tables/register.ts';

/** A store near a place, by the register or by a live source. */
export interface NearStore extends StoreCase {
  readonly name: string;
  readonly operator: string | null;
  readonly country: string | null;
  readonly lat: number;
  readonly lon: number;
  readonly km: number;
  readonly status: 'active' | 'closed' | 'unknown';
  readonly basis: 'register' | 'portal';
  readonly source: string;
}

interface Circle {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
}

type PortalStore = z.output<typeof tailingsStores.answer>['stores'][number];

/** Closer than this, km, a store of the portal is the one of the register: positions of the register are rough. */
const SAME_KM = 3;

/** Stores of the register within the circle, nearest first. */
export function registeredNear({ lat, lon, radiusKm }: Circle): NearStore[] {
  return FACILITY_ROWS.map((row) => fromRow(row, distanceKm(lat, lon, row[3], row[4])))
    .filter(({ km }) => km <= radiusKm)
    .toSorted((a, b) => a.km - b.km);
}

/** Stores of the register and of the portal within the circle, nearest first; where both know one, the portal's row stands. */
export function storesNear(
  circle: Circle,
  portal: Fact<z.output<typeof tailingsStores.answer>>,
): NearStore[] {
  const live = isKnown(portal)
    ? portal.value.stores
        .map((store) => fromPortal(store, distanceKm(circle.lat, circle.lon, store.lat, store.lon)))
        .filter(({ km }) => km <= circle.radiusKm)
    : [];
  const own = registeredNear(circle).filter(
    (store) =>
      !live.some((other) => distanceKm(store.lat, store.lon, other.lat, other.lon) < SAME_KM),
  );
  return [...live, ...own].toSorted((a, b) => a.km - b.km);
}

function fromRow(
  [name, operator, country, lat, lon, raising, status, heightM, volumeMm3, source]: FacilityRow,
  km: number,
): NearStore {
  return {
    name,
    operator,
    country,
    lat,
    lon,
    km,
    raising,
    heightM,
    volumeMm3,
    isClosed: status === 'c',
    status: status === 'c' ? 'closed' : 'active',
    hadConcern: false,
    basis: 'register',
    source: TAILINGS_SOURCES[source],
  };
}

function fromPortal(store: PortalStore, km: number): NearStore {
  const isClosed = /clos|inactiv|reclaim/i.test(store.status ?? '');
  const use = isClosed ? 'closed' : 'active';
  return {
    name: store.name,
    operator: store.company,
    country: null,
    lat: store.lat,
    lon: store.lon,
    km,
    raising: raisingOf(store.raisingType),
    heightM: store.heightM !== null && store.heightM > 0 ? store.heightM : null,
    volumeMm3: store.volumeM3 !== null && store.volumeM3 > 0 ? store.volumeM3 / 1e6 : null,
    isClosed,
    status: store.status === null ? 'unknown' : use,
    hadConcern: store.hadStabilityConcern ?? false,
    basis: 'portal',
    source: 'GRID-Arendal, Global Tailings Portal',
  };
}

/** Raising by the words that operators disclose. */
export function raisingOf(text: string | null): RaisingCode {
  const words = (text ?? '').toLowerCase();
  if (words.includes('upstream')) return 'u';
  if (words.includes('cent')) return 'c';
  if (words.includes('downstream')) return 'd';
  return /single|none|water|dry|in-?pit/.test(words) ? 's' : 'n';
}

/** Documented failures within the circle, nearest first. */
export function failuresNear({
  lat,
  lon,
  radiusKm,
}: Circle): { readonly row: FailureRow; readonly km: number }[] {
  return FAILURE_ROWS.map((row) => ({ row, km: distanceKm(lat, lon, row[2][0], row[2][1]) }))
    .filter(({ km }) => km <= radiusKm)
    .toSorted((a, b) => a.km - b.km);
}
