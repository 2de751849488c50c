import type * as z from 'zod';
import { onWire } from '../../onWire.ts';
import { depositOf, type StandingWater } from './deposit.ts';
import type { NearStore } from './nearStores.ts';
import { alongDrainageKm, reachProbability } from './reach.ts';
import type { tailingsReply } from './schemas.ts';
import { failureFrequency, storeRelease, type Spread, type StoreSite } from './storeFailure.ts';
import { FACILITIES_BY_PLACE_NAME } from './tables/checkedStores.ts';

export type Facility = z.input<typeof tailingsReply>['facilities'][number];

/** Words for how a dam was raised. */
export const RAISING = {
  u: 'upstream',
  d: 'downstream',
  c: 'centreline',
  s: 'single_stage',
  n: 'unknown',
} as const;

/** Ground elevation with how far it may be off, m. */
export interface Height {
  readonly elevationM: number;
  readonly sigmaM: number;
}

/** What the answer is made of. */
export interface TailingsView {
  readonly place: { readonly lat: number; readonly lon: number; readonly radiusKm: number };
  readonly stores: readonly NearStore[];
  readonly site: StoreSite;
  readonly ground: Height | undefined;
  /** Ground at stores, by name. */
  readonly storeGround: ReadonlyMap<string, Height>;
  /** Sea or lake nearest to stores, by name. */
  readonly storeWater: ReadonlyMap<string, { readonly nearest: StandingWater | null }>;
  readonly hasPortal: boolean;
}

/** A store as the answer shows it: how often it fails, what it releases, and whether that reaches the place. */
export function facilityOf(store: NearStore, view: TailingsView): Facility {
  const { site, ground, storeGround } = view;
  const frequency = failureFrequency(store, site);
  const release = storeRelease(store);
  const dropM = dropOf(store, { ground, storeGround });
  const reach = reachProbability(
    { distanceKm: store.km, dropM: dropM?.dropM, dropSigmaM: dropM?.sigmaM },
    { medianKm: release.runoutKm.p50, lnSigma: release.lnRunoutSigma },
  );
  const { rico, larrauri } = release.byModel;
  return {
    name: store.name,
    operator: store.operator,
    country: store.country,
    lat: store.lat,
    lon: store.lon,
    distance_km: store.km,
    along_drainage_km: alongDrainageKm(store.km),
    raising: RAISING[store.raising],
    status: store.status,
    height_m: store.heightM,
    volume_mm3: store.volumeMm3,
    annual_failure_probability: frequency,
    release_mm3: {
      ...release.releasedMm3,
      by_rico: rico.releasedMm3,
      by_larrauri: larrauri.releasedMm3,
    },
    runout_km: { ...release.runoutKm, by_rico: rico.runoutKm, by_larrauri: larrauri.runoutKm },
    ...depositReply(store, release.runoutKm, view),
    size_is_assumed: release.isAssumed,
    drop_m: dropM?.dropM ?? null,
    reach_probability: reach,
    annual_reach_probability: frequency.mean * reach,
    basis: store.basis,
    position_looked_up: store.basis === 'portal' || FACILITIES_BY_PLACE_NAME.has(store.name),
    source: store.source,
  };
}

/** Length of the main deposit, and the water that it ends in. */
function depositReply(
  { name }: NearStore,
  runoutKm: Spread,
  { storeGround, storeWater }: TailingsView,
): Pick<Facility, 'deposit_km' | 'receiving_water'> {
  const known = storeWater.get(name);
  const { depositKm, water } = depositOf(runoutKm, known?.nearest ?? null, storeGround.get(name));
  return {
    deposit_km: depositKm,
    receiving_water: onWire(water),
  };
}

/** How much lower than the store the place lies; undefined where either ground is not known. */
function dropOf(
  store: NearStore,
  { ground, storeGround }: Pick<TailingsView, 'ground' | 'storeGround'>,
) {
  const own = storeGround.get(store.name);
  return own && ground
    ? { dropM: own.elevationM - ground.elevationM, sigmaM: Math.hypot(own.sigmaM, ground.sigmaM) }
    : undefined;
}
