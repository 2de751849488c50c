import { describe, expect, it } from 'vitest';
import {
  expectedHypocentreKm,
  expectedWidthKm,
} from '../../../../../engines/hazards/earthquake/groundMotion/ruptureDefaults.ts';

// Worked from Campbell & Bozorgnia (2014), equations 35 to 39, with a crust that breaks down to 15 km.
describe('the expected width of a rupture', () => {
  it.each([
    ['as its magnitude asks: sqrt(10^(1.93 / 0.98))', 6, 90, 0, 9.656],
    ['down to the bottom of the crust', 7.5, 90, 0, 15],
    ['longer on a gentle dip: 15 km / sin 30', 8, 30, 0, 30],
    ['from its own top on: 10 km / sin 90', 7.5, 90, 5, 10],
  ])('is %s', (_why, magnitude, dipDeg, ztorKm, km) =>
    expect(expectedWidthKm({ magnitude, dipDeg, ztorKm })).toBeCloseTo(km, 2),
  );
});

describe('the expected depth of the hypocentre', () => {
  it.each([
    ['below the top by its magnitude: exp(-4.317 + 0.984 x 6)', 6, 90, 5, 9.89],
    ['the same from M 6.75 on: exp(2.325)', 7, 90, 0, 10.227],
    ['nearer on a gentle dip: exp(2.325 - 0.0445 x 20)', 7, 20, 0, 4.2],
    ['at most nine tenths of the way to the bottom', 7, 90, 5, 14],
  ])('is %s', (_why, magnitude, dipDeg, ztorKm, km) =>
    expect(expectedHypocentreKm({ magnitude, dipDeg, ztorKm })).toBeCloseTo(km, 2),
  );
});
