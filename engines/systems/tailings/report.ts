import type * as z from 'zod';
import { scoredBy } from '../../levels.ts';
import { leversOf, type Alternative } from '../answer/lever.ts';
import { unscored } from '../answer/scored.ts';
import { failuresNear, type NearStore } from './nearStores.ts';
import { facilityOf, RAISING, type Facility, type TailingsView } from './facility.ts';
import type { tailingsReply } from './schemas.ts';
import { REACH_ANCHORS } from './tables/parameters.ts';
import {
  likeliestWords,
  REGISTER_CHECKED,
  tailingsWarnings,
  tailingsWords,
} from './tailingsWords.ts';
import {
  FACILITY_ROWS,
  FAILURE_ROWS,
  TAILINGS_SOURCES,
  type RaisingCode,
} from './tables/register.ts';

type Reply = z.input<typeof tailingsReply>;

const LISTED = 25;
/** POLICY. What is not known of the way of the tailings: a factor of 2.8 either way, natural logarithm of 80 per cent. */
const WAY_LN_SPREAD = 1.03;
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
  const scored = scoredBy(REACH_ANCHORS, quantity);
  const listed = {
    facilities_within_radius: facilities.length,
    facilities: facilities.slice(0, LISTED),
  };
  const warnings = tailingsWarnings({ stores, hasPortal, knowsGround: view.ground !== undefined });
  if (scored.level === 'LOW')
    return { ...common, ...listed, ...lowByTheList(listed, view), warnings };
  const body = {
    ...common,
    state: 'known' as const,
    ...scored,
    ...listed,
    levers: leversOf(REACH_ANCHORS, quantity.value, alternatives(view)),
  };
  return {
    ...body,
    summary: tailingsWords(body),
    warnings,
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

/** A few stores that lists happen to hold make nobody safe from the many that they do not. */
function lowByTheList(
  listed: Pick<Reply, 'facilities' | 'facilities_within_radius'>,
  { place }: TailingsView,
) {
  const reason = `the tailings facilities listed within ${place.radiusKm} km would make it LOW, and lists hold few of the world's`;
  return {
    state: 'unknown' as const,
    ...unscored(reason),
    summary: `Tailings risk is unknown: ${reason}. ${likeliestWords(listed)}`,
  };
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
