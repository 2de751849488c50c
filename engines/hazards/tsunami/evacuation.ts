import { groundQuantile } from '../../ground/earth/shoreGround.ts';
import { ABE_MAX_OVER_MEAN } from './abeHeight.ts';
import { inundationReachKm, siteGround, type SeaSite } from './siteReach.ts';

export interface Evacuation {
  /** Whether the site needs to be left when a tsunami is expected. */
  readonly advice: 'move_on_strong_shaking' | 'move_on_warning' | 'stay_out_of_the_water' | 'none';
  readonly text: string;
}

/** POLICY. Ground this high or this far inland is safe from all but the greatest waves; farther where the 475-year run-up floods farther. */
const SAFE = { elevationM: 30, inlandKm: 3 } as const;

/**
 * POLICY. A source is local when its wave comes within this time, minutes, and shaking is then the warning.
 *
 * @source Intergovernmental Oceanographic Commission, Tsunami Glossary (Technical Series 85): a local tsunami is less than 1 hour of travel time from its source
 */
export const LOCAL_MINUTES = 60;

const OFFICIAL =
  "Follow the official evacuation zones and signs of the place; where none are published, go to high ground by the authority's advice.";
const UPWARD = 'where neither is within reach, go to an upper floor of a strong building';

/**
 * What people at the site should do, tied to the official zones; advice, not an order.
 *
 * @param heightM        475-year coastal height, m
 * @param firstMinutes   arrival from the nearest source that matters, minutes; null where there is none
 */
export function evacuationAdvice(
  heightM: number,
  site: SeaSite,
  firstMinutes: number | null,
): Evacuation {
  // Advice goes by the lower end of what the ground may be: nine in ten that it is higher.
  const elevationM = site.isLand ? Math.max(0, groundQuantile(siteGround(site), 0.1)) : 0;
  const runupM = ABE_MAX_OVER_MEAN * heightM;
  const isLow =
    elevationM < 2 * runupM || (site.coastDistanceKm < SAFE.inlandKm && elevationM < 10);
  if (!isLow || site.coastDistanceKm > 10) return noneForeseen(site);
  if (heightM < 0.3) {
    return {
      advice: 'stay_out_of_the_water',
      text: `Waves on this coast are mostly small: keep out of the water and off beaches while a notice is in force. ${OFFICIAL}`,
    };
  }
  return firstMinutes !== null && firstMinutes <= LOCAL_MINUTES
    ? onShaking(runupM, firstMinutes)
    : onWarning(firstMinutes);
}

function noneForeseen({ elevation }: SeaSite): Evacuation {
  const height = elevation
    ? `, ${Math.round(elevation.elevationM)} m above the sea, give or take ${Number(elevation.sigmaM.toPrecision(2))} m`
    : '';
  return {
    advice: 'none',
    text: `No evacuation is foreseen for this ground by what is known of its height${height}. Official evacuation zones and warnings go before this.`,
  };
}

function onShaking(runupM: number, firstMinutes: number): Evacuation {
  const inlandKm = Math.max(SAFE.inlandKm, Math.ceil(inundationReachKm(runupM)));
  const elevationM = Math.max(SAFE.elevationM, Math.ceil(runupM));
  return {
    advice: 'move_on_strong_shaking',
    text:
      `After strong shaking, or any of more than 20 seconds, move at once to ground of at least ${elevationM} m, or ${inlandKm} km inland, and do not wait for a warning: ` +
      `the first wave may come within ${minutesWords(firstMinutes)}; ${UPWARD}. Stay there until the authority says that it is over. ${OFFICIAL}`,
  };
}

function onWarning(firstMinutes: number | null): Evacuation {
  const time =
    firstMinutes === null
      ? ''
      : ` The nearest source that matters is about ${firstMinutes < 90 ? `${Math.round(firstMinutes)} minutes` : `${(firstMinutes / 60).toFixed(1)} hours`} away.`;
  return {
    advice: 'move_on_warning',
    text:
      `When a tsunami warning is given, go to high ground or inland; ${UPWARD}.${time} ` +
      `Strong shaking, shaking of more than 20 seconds or a sea that draws back is a warning too: do not wait for another. ${OFFICIAL}`,
  };
}

function minutesWords(minutes: number): string {
  const whole = Math.round(minutes);
  return whole <= 1 ? 'a minute' : `${whole} minutes`;
}
