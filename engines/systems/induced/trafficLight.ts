import { linear } from '../../ground/math/interpolate.ts';
import { TRAFFIC_LIGHTS, type TrafficLight } from './tables.ts';

/** Where a place lies, as far as schemes care. */
export interface Jurisdiction {
  readonly countryCode: string | null;
  readonly usState: string | null;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Border of British Columbia with Alberta from the United States to 60 degrees north, degrees: the continental divide by its
 * passes (Akamina, Crowsnest, Kicking Horse, Yellowhead), then 120 degrees west. Passes restated from memory, to a tenth of a degree.
 */
const BORDER = {
  latDeg: [49, 49.6, 51.5, 52.9, 53.8, 60],
  lonDeg: [-114.1, -114.7, -116.3, -118.5, -120, -120],
} as const;
const EAST_END_OF_ALBERTA = -110;

/** The scheme of a place; undefined where we know of none. */
export function schemeOf({
  countryCode,
  usState,
  lat,
  lon,
}: Jurisdiction): TrafficLight | undefined {
  if (countryCode === 'GB') return TRAFFIC_LIGHTS.united_kingdom;
  if (countryCode === 'CH') return TRAFFIC_LIGHTS.basel;
  if (usState === 'OK') return TRAFFIC_LIGHTS.oklahoma;
  if (usState === 'CO') return TRAFFIC_LIGHTS.colorado;
  // North of 60 degrees lie the territories, of whose schemes we know nothing.
  if (countryCode !== 'CA' || lon > EAST_END_OF_ALBERTA || lat >= 60) return undefined;
  return lon > linear(BORDER.latDeg, BORDER.lonDeg, lat)
    ? TRAFFIC_LIGHTS.alberta
    : TRAFFIC_LIGHTS.british_columbia;
}

/** Light of a magnitude under a scheme; a magnitude on a limit takes the stricter light. */
export function lightAt(
  { amber, red }: TrafficLight,
  magnitude: number,
): 'green' | 'amber' | 'red' {
  if (magnitude >= red) return 'red';
  return magnitude >= amber ? 'amber' : 'green';
}
