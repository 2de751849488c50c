import { describe, expect, it } from 'vitest';
import { blindAgeClass } from '../../../../engines/systems/groundwaterAge/ageClass.ts';

/** Rush Valley's floor lies along 112.43° W; there a degree of longitude is 84.8 km. */
const eastOfAxis = (km: number) => ({ lat: 40.3, lon: -112.43 + km / 84.8 });

describe('the age class of a well by where it stands', () => {
  it.each([
    ['in the middle of the valley', 0, 30, 'premodern'],
    ['4.5 km from the axis', 4.5, 30, 'premodern'],
    ['5.5 km from the axis', 5.5, 30, 'modern'],
    ['5.5 km to the other side', -5.5, 30, 'modern'],
    ['at the foot of the mountains, deep', 9, 150, 'mixed'],
    ['at the foot of the mountains, of unknown depth', 9, null, 'modern'],
  ] as const)('%s', (_name, km, depthM, due) => {
    expect(blindAgeClass({ ...eastOfAxis(km), depthM })).toBe(due);
  });

  it('counts the distance from the ends of the floor, north and south', () => {
    expect(blindAgeClass({ lat: 40.45 + 4 / 111.2, lon: -112.43, depthM: null })).toBe('premodern');
    expect(blindAgeClass({ lat: 40.45 + 6 / 111.2, lon: -112.43, depthM: null })).toBe('modern');
    expect(blindAgeClass({ lat: 40.2 - 6 / 111.2, lon: -112.43, depthM: null })).toBe('modern');
  });
});
