import type * as z from 'zod';
import { onWire } from '../../onWire.ts';
import { leversOf, type Alternative } from '../answer/lever.ts';
import { scoredBy, unscored } from '../answer/scored.ts';
import { depositOf, type StandingWater } from './deposit.ts';
import { failuresNear, type NearStore } from './nearStores.ts';
import { alongDrainageKm, reachProbability } from './reach.ts';
import type { tailingsReply } from './schemas.ts';
import { failureFrequency, storeRelease, type Spread, type StoreSite } from './storeFailure.ts';
import { REACH_ANCHORS } from './tables/parameters.ts';
import { REGISTER_CHECKED, tailingsWarnings, tailingsWords } from './tailingsWords.ts';
import { FACILITIES_BY_PLACE_NAME } from './tables/checkedStores.ts';
import {
  FACILITY_ROWS,
  FAILURE_ROWS,
  TAILINGS_SOURCES,
  type RaisingCode,
} from './tables/register.ts';

type Reply = z.input<typeof tailingsReply>;
type Facility = Reply['facilities'][number];

const LISTED = 25;
/** POLICY. What is not known of the way of the tailings: a factor of 2.8 either way, natural logarithm of 80 per cent. */
const WAY_LN_SPREAD = 1.03;
const RAISING = {
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

/** The answer for a place. */
export function tailingsReport(view: TailingsView): Reply {
  const { place, stores, hasPortal } = view;
  const facilities = stores.map((store) => facilityOf(store, view));
  const common = {
    lat: place.lat,
    lon: place.lon,
    radius_km: place.radiusKm,
    past_failures: failuresNear(place).map(pastFailure),
    register: {
      facilities: FACILITY_ROWS.length,
      failures: FAILURE_ROWS.length,
      portal_answered: hasPortal,
      checked: REGISTER_CHECKED,
    },
  };
  if (facilities.length === 0)
    return { ...common, ...nothingKnown(view), facilities: [], facilities_within_radius: null };
  const quantity = quantityOf(facilities);
  const body = {
    ...common,
    state: 'known' as const,
    ...scoredBy(REACH_ANCHORS, quantity),
    facilities_within_radius: facilities.length,
    facilities: facilities.slice(0, LISTED),
    levers: leversOf(REACH_ANCHORS, quantity.value, alternatives(view)),
  };
  return {
    ...body,
    summary: tailingsWords(body),
    warnings: tailingsWarnings({ stores, hasPortal, knowsGround: view.ground !== undefined }),
  };
}

/** Chance of being reached a year; the interval holds what is not known of frequency and of the way. */
function quantityOf(facilities: readonly Facility[]) {
  const at = (pick: (each: Facility) => number): number =>
    facilities.reduce((sum, each) => sum + pick(each) * each.reach_probability, 0);
  const rate = at(({ annual_failure_probability: { mean } }) => mean);
  const middle = at(({ annual_failure_probability: { p50 } }) => p50);
  const low = at(({ annual_failure_probability: { p10 } }) => p10);
  const factor = Math.exp(Math.hypot(Math.log(middle / low), WAY_LN_SPREAD));
  return {
    name: 'annual_probability_that_tailings_reach_the_place',
    unit: '1/yr',
    value: -Math.expm1(-rate),
    p10: -Math.expm1(-middle / factor),
    p50: -Math.expm1(-middle),
    p90: -Math.expm1(-middle * factor),
  };
}

function nothingKnown({ place, hasPortal }: TailingsView) {
  const reason = `no tailings facility is known within ${place.radiusKm} km${hasPortal ? '' : ', and the disclosures of operators could not be asked'}`;
  return {
    state: 'unknown' as const,
    ...unscored(reason),
    summary: `Tailings risk is unknown: ${reason}. That is not safety: most of the world's stores are in no public list.`,
    warnings: [
      'Unknown is not safe: national registers and local authorities know of stores that no world-wide list holds.',
    ],
  };
}

function facilityOf(store: NearStore, view: TailingsView): Facility {
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

function alternatives(view: TailingsView): Alternative[] {
  const other = (change: Partial<NearStore>): number =>
    -Math.expm1(
      -view.stores
        .map((store) => facilityOf({ ...store, ...change }, view))
        .reduce((sum, each) => sum + each.annual_reach_probability, 0),
    );
  const raised = (raising: RaisingCode): number => other({ raising });
  return [
    ['all of the stores raised upstream', raised('u')],
    ['all of the stores raised downstream', raised('d')],
    ['all of the stores closed and drained', other({ isClosed: true })],
    ['stores twice as far away', doubled(view)],
  ];
}

function doubled(view: TailingsView): number {
  const sum = view.stores
    .map((store) => facilityOf({ ...store, km: 2 * store.km }, view))
    .reduce((all, each) => all + each.annual_reach_probability, 0);
  return -Math.expm1(-sum);
}

function pastFailure({
  row,
  km,
}: ReturnType<typeof failuresNear>[number]): Reply['past_failures'][number] {
  const [
    name,
    country,
    [lat, lon],
    year,
    raising,
    heightM,
    impounded,
    released,
    runout,
    deaths,
    source,
  ] = row;
  return {
    name,
    country,
    lat,
    lon,
    distance_km: km,
    year,
    raising: RAISING[raising],
    height_m: heightM,
    impounded_mm3: impounded,
    released_mm3: released,
    runout_km: runout,
    deaths,
    source: TAILINGS_SOURCES[source],
  };
}
