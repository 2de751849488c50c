import { describe, expect, it } from 'vitest';
import { intervalOf } from '../../src/connectors/formats/nwsUnits.ts';
import {
  boxAround,
  latOf,
  lonOf,
  numberOf,
  timeOf,
  timeOfMs,
} from '../../src/connectors/formats/values.ts';

describe('a number of a public service', () => {
  it.each([
    [0, 0],
    ['0', 0],
    [' 12.50 ', 12.5],
    ['-3e2', -300],
    ['.5', 0.5],
    [-998, -998],
  ])('%j is %d', (given, number) => expect(numberOf(given)).toBe(number));
  it.each([
    '',
    ' ',
    '.',
    '-',
    'MM',
    'UNK',
    'NaN',
    '12 mph',
    '1,234',
    '0x10',
    'Infinity',
    -999,
    '-9999',
    '-999.0',
    -999999,
    '-666666666',
    -99.9,
    null,
    undefined,
    true,
    {},
    [],
    [5],
    Number.NaN,
  ])('%j is none', (given) => expect(numberOf(given)).toBeUndefined());
});

describe('a position', () => {
  it('may lie on the meridian 99.9 west, which is no number elsewhere', () => {
    expect(lonOf('-99.9')).toBe(-99.9);
    expect(lonOf(-99.9)).toBe(-99.9);
  });
  it.each(['-999', 7_900_000, '', null, 'W'])('%j is none', (given) => {
    expect(latOf(given)).toBeUndefined();
    expect(lonOf(given)).toBeUndefined();
  });
});

describe('a time of a public service', () => {
  it.each([
    ['2026-07-28T03:34:05', '2026-07-28T03:34:05.000Z'],
    ['2026-07-27 19:44:38', '2026-07-27T19:44:38.000Z'],
    ['202604210057', '2026-04-21T00:57:00.000Z'],
    ['2022-02-04T03:15:41+00:00', '2022-02-04T03:15:41.000Z'],
    ['2026-08-15T15:08:00-10:00', '2026-08-16T01:08:00.000Z'],
    ['Thu, 11 Jun 2026 03:42:26 -0400', '2026-06-11T07:42:26.000Z'],
    ['2014-09-27 00:06', '2014-09-27T00:06:00.000Z'],
    ['2026-05-11T17:07:33.440295Z', '2026-05-11T17:07:33.440Z'],
  ])('%s is %s', (given, time) => expect(timeOf(given)).toBe(time));
  it.each(['0001-01-01T00:00:00Z', '', 'yesterday', null, 5, '2026-13-45T00:00:00Z'])(
    '%j is none',
    (given) => expect(timeOf(given)).toBeUndefined(),
  );
  it('in milliseconds may lie before 1970', () =>
    expect(timeOfMs(-86_400_000)).toBe('1969-12-31T00:00:00.000Z'));
});

describe('a box around a point', () => {
  it('is clipped at the pole and the antimeridian', () => {
    expect(boxAround({ lat: 89.9, lon: 0 }, 100)).toMatchObject({
      north: 90,
      west: -180,
      east: 180,
    });
    expect(boxAround({ lat: 0, lon: 179.9 }, 100).east).toBe(180);
  });
});

describe('an interval of the US weather service', () => {
  const from = Date.UTC(2022, 1, 3, 21);
  it.each([
    ['PT3H', 3],
    ['P1D', 24],
    ['P2DT6H', 54],
    ['PT90M', 1.5],
  ])('of %s takes %d hours (ISO 8601)', (duration, hours) => {
    const read = intervalOf(`2022-02-03T21:00:00+00:00/${duration}`);
    expect(read).toEqual({ from, to: from + hours * 3_600_000 });
  });
  it.each(['2022-02-03T21:00:00+00:00', '2022-02-03T21:00:00+00:00/3H', 'never/PT1H'])(
    'is none in %s',
    (text) => expect(intervalOf(text)).toBeUndefined(),
  );
});
