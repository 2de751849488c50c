import { expect, it } from 'vitest';
import { dustClassOf } from '../../../../engines/systems/droughtPilot/dust.ts';

// 40 CFR part 58, appendix G, table 2: PM10 of 0 to 54, 55 to 154, 155 to 254 and on to 354; concentrations are cut, not rounded, to whole micrograms.
it.each([
  [0, 'good'],
  [54.9, 'good'],
  [55, 'moderate'],
  [154.9, 'moderate'],
  [155, 'unhealthy'],
  [354.9, 'unhealthy'],
  [355, 'very_unhealthy'],
])('dust of %d µg/m³ is %s', (pm10Ugm3, named) => expect(dustClassOf(pm10Ugm3)).toBe(named));
