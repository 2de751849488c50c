import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { lookout, type Lookout } from '../../ground/earth/spherePoint.ts';
import { activityOf, type Activity } from './activity.ts';
import { ashSource, type AshSource } from './ashExceedance.ts';
import { upperWindAt } from './windLaw.ts';
import type { Rate } from './eruptionRate.ts';
import { volcanoGround, type VolcanoGround } from './groundPaths.ts';
import { DEEP_VENT_M, TEPHRA_KM3, VENT_RADIUS_KM, YEARLY_TEPHRA_KM3 } from './tables.ts';
import { twinOf } from './twins.ts';

/** What follows from a volcano alone. */
export interface Knowledge extends Activity {
  readonly ashSource: AshSource;
  readonly summit: Lookout;
  /** Relative variance of the rate. */
  readonly rateVariance: number;
  readonly ground: VolcanoGround;
  /** Half the square of the radius within which vents that are not drawn lie, km2. */
  readonly ventSpreadKm2: number;
  /** So deep that nothing comes up. */
  readonly deep: boolean;
}

const known = new WeakMap<Volcano, Knowledge>();

/** What follows from a volcano alone: worked out once per row, and once for all copies of it. */
export function knowledge(volcano: Volcano): Knowledge {
  let found = known.get(volcano);
  if (!found) {
    const twin = twinOf(volcano);
    found = known.get(twin) ?? workedOut(twin);
    known.set(twin, found);
    known.set(volcano, found);
  }
  return found;
}

function workedOut(volcano: Volcano): Knowledge {
  const activity = activityOf(volcano);
  const tephraKm3 = TEPHRA_KM3.map((km3, vei) => km3 * activity.yearShare[vei]);
  tephraKm3[2] = YEARLY_TEPHRA_KM3[volcano.gvpNumber] ?? tephraKm3[2];
  return {
    ...activity,
    rateVariance: Math.expm1(activity.rate.lnSigma ** 2),
    ashSource: ashSource(upperWindAt(volcano.lat), tephraKm3),
    summit: lookout(volcano.lat, volcano.lon),
    ground: volcanoGround(volcano),
    ventSpreadKm2: VENT_RADIUS_KM[volcano.volcanoType] ** 2 / 2,
    deep: volcano.elevationM < DEEP_VENT_M,
  };
}

/** Eruption rate of a volcano and the chance of each VEI given an eruption. */
export function volcanoActivity(volcano: Volcano): {
  readonly rate: Rate;
  readonly chances: readonly number[];
} {
  return knowledge(volcano);
}
