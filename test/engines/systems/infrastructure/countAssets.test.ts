import { describe, expect, it } from 'vitest';
import {
  assetClassOf,
  countAssets,
  weightedAssets,
} from '../../../../engines/systems/infrastructure/countAssets.ts';

const object = (id: string, tags: Record<string, string>) => ({ id, lat: 50.75, lon: 7.17, tags });
const count = (objects: ReturnType<typeof object>[], complete = true) =>
  countAssets([{ objects, complete, classes: ['hospital', 'bridge', 'building'] }], {
    lat: 50.74,
    lon: 7.17,
  });

describe('assets', () => {
  it.each([
    [{ amenity: 'hospital', building: 'yes' }, 'hospital'],
    [{ bridge: 'yes', highway: 'primary' }, 'bridge'],
    [{ bridge: 'yes', railway: 'rail' }, 'rail'],
    [{ power: 'substation' }, 'power'],
    [{ power: 'pole' }, undefined],
    [{ building: 'no' }, undefined],
    [{ building: 'house' }, 'building'],
  ])('%o is %s', (tags, assetClass) => expect(assetClassOf(tags)).toBe(assetClass));

  it('count one hospital drawn as point and outline once, bridge sections each', () => {
    const counts = count([
      object('node/1', { amenity: 'hospital', name: 'St. Mary' }),
      object('way/2', { amenity: 'hospital', name: 'ST. MARY', building: 'yes' }),
      object('way/3', { bridge: 'yes', highway: 'primary', name: 'Old Bridge' }),
      object('way/4', { bridge: 'yes', highway: 'primary', name: 'Old Bridge' }),
      object('way/5', { building: 'yes' }),
    ]);
    expect(counts.map(({ assetClass, count: n }) => [assetClass, n])).toEqual([
      ['hospital', 1],
      ['bridge', 2],
      ['building', 1],
    ]);
    // a hospital is 100 buildings, a bridge 5
    expect(weightedAssets(counts)).toBe(111);
  });

  it('say where a list was cut, and leave out classes that were not asked for', () => {
    const counts = count([], false);
    expect(counts.every(({ isComplete }) => !isComplete)).toBe(true);
    expect(counts.map(({ assetClass }) => assetClass)).not.toContain('school');
  });
});
