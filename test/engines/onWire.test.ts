import { expect, expectTypeOf, it } from 'vitest';
import { onWire } from '../../engines/onWire.ts';
import { pick } from '../../engines/pick.ts';

it('names members as answers do, at every depth, by value and by type', () => {
  const said = { windSpeedMaxMps: 3, date: '2026-01-15', days: [{ pga475G: null, isLate: true }] };
  const told = onWire(said);
  expect(told).toEqual({
    wind_speed_max_mps: 3,
    date: '2026-01-15',
    days: [{ pga475_g: null, is_late: true }],
  });
  expectTypeOf(told).toEqualTypeOf<{
    wind_speed_max_mps: number;
    date: string;
    days: { pga475_g: null; is_late: boolean }[];
  }>();
  expect(said).toHaveProperty('windSpeedMaxMps');
});

it('tells the members that are picked, in the order of their names, and no other', () => {
  const told = onWire(pick({ keyId: 1, secret: 'x', isTest: false }, 'isTest', 'keyId'));
  expect(Object.entries(told)).toEqual([
    ['is_test', false],
    ['key_id', 1],
  ]);
  expectTypeOf(told).toEqualTypeOf<{ is_test: boolean; key_id: number }>();
});
