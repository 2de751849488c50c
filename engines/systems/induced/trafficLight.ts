import { TRAFFIC_LIGHTS, type TrafficLight } from './tables.ts';

/** Where a place lies, as far as schemes care. */
export interface Jurisdiction {
  readonly countryCode: string | null;
  readonly usState: string | null;
  readonly lon: number;
}

/** The scheme of a place; undefined where we know of none. */
export function schemeOf({ countryCode, usState, lon }: Jurisdiction): TrafficLight | undefined {
  if (countryCode === 'GB') return TRAFFIC_LIGHTS.united_kingdom;
  if (countryCode === 'CH') return TRAFFIC_LIGHTS.basel;
  if (usState === 'OK') return TRAFFIC_LIGHTS.oklahoma;
  if (usState === 'CO') return TRAFFIC_LIGHTS.colorado;
  // The two provinces meet at 120 degrees west.
  if (countryCode === 'CA' && lon > -120 && lon < -110) return TRAFFIC_LIGHTS.alberta;
  return countryCode === 'CA' && lon <= -120 ? TRAFFIC_LIGHTS.british_columbia : undefined;
}

/** Light of a magnitude under a scheme; a magnitude on a limit takes the stricter light. */
export function lightAt(
  { amber, red }: TrafficLight,
  magnitude: number,
): 'green' | 'amber' | 'red' {
  if (magnitude >= red) return 'red';
  return magnitude >= amber ? 'amber' : 'green';
}
