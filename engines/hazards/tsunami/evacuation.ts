import { groundQuantile } from '../../ground/earth/shoreGround.ts';
import { ABE_MAX_OVER_MEAN } from './abeHeight.ts';
import { siteGround, type SeaSite } from './siteReach.ts';

export interface Evacuation {
  /** Whether the site needs to be left when a tsunami is expected. */
  readonly advice: 'move_on_strong_shaking' | 'move_on_warning' | 'stay_out_of_the_water' | 'none';
  readonly text: string;
}

/** POLICY. Ground this high or this far inland is safe from all but the greatest waves. */
const SAFE = { elevationM: 30, inlandKm: 3 } as const;
/** POLICY. A source is local when its wave comes before an official warning can be relied on, minutes. */
const LOCAL_MINUTES = 30;

const OFFICIAL =
  "Follow the official evacuation zones and signs of the place; where none are published, go to high ground by the authority's advice.";

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
  if (!isLow || site.coastDistanceKm > 10)
    return { advice: 'none', text: `No evacuation is foreseen for this ground. ${OFFICIAL}` };
  if (heightM < 0.3) {
    return {
      advice: 'stay_out_of_the_water',
      text: `Waves on this coast are mostly small: keep out of the water and off beaches while a notice is in force. ${OFFICIAL}`,
    };
  }
  if (firstMinutes !== null && firstMinutes <= LOCAL_MINUTES) {
    return {
      advice: 'move_on_strong_shaking',
      text:
        `After strong shaking of more than 20 seconds move at once to ground of at least ${SAFE.elevationM} m, or ${SAFE.inlandKm} km inland, and do not wait for a warning: ` +
        `the first wave may come within ${minutesWords(firstMinutes)}. Stay there until the authority says that it is over. ${OFFICIAL}`,
    };
  }
  const time =
    firstMinutes === null
      ? ''
      : ` The nearest source that matters is about ${firstMinutes < 90 ? `${Math.round(firstMinutes)} minutes` : `${(firstMinutes / 60).toFixed(1)} hours`} away.`;
  return {
    advice: 'move_on_warning',
    text: `When a tsunami warning is given leave the low ground for the official zones' high side.${time} ${OFFICIAL}`,
  };
}

function minutesWords(minutes: number): string {
  const whole = Math.round(minutes);
  return whole <= 1 ? 'a minute' : `${whole} minutes`;
}
