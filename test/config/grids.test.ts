import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readGrids } from '../../config/grids.ts';

const folder = mkdtempSync(join(tmpdir(), 'gri-grids-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIDAR = {
  id: 'city-lidar',
  dataset: 'elevation',
  source: 'dem.tif',
  unit: 'm',
  sigma: 0.3,
  date: '2024-05-01',
  title: 'City lidar',
  provider: 'City',
  home: 'https://example.org',
  licence: 'CC BY 4.0',
  attribution: 'City, 2024',
};

function reading(list: unknown) {
  writeFileSync(join(folder, 'grids.json'), typeof list === 'string' ? list : JSON.stringify(list));
  return () => readGrids(folder);
}

describe('grids.json', () => {
  it('may be absent', () => expect(readGrids(join(folder, 'none'))).toEqual([]));

  it('gives the entries in their order', () => {
    expect(reading([LIDAR, { ...LIDAR, id: 'other' }])().map(({ id }) => id)).toEqual([
      'city-lidar',
      'other',
    ]);
  });

  it('names every entry that cannot be used, and the field', () => {
    const { sigma: _, ...bare } = LIDAR;
    const wrong = reading([bare, { ...LIDAR, id: 'b', unit: 'km/s' }, { ...LIDAR, id: 'c', x: 1 }]);
    expect(wrong).toThrow(/city-lidar: sigma[^\n]*\n[^\n]*: b: unit[^\n]*\n[^\n]*: c: .*x/);
    expect(reading([LIDAR, LIDAR])).toThrow('city-lidar stands there twice');
    expect(reading([{ ...LIDAR, id: 'Bad Id' }])).toThrow(/Bad Id: id must be lower-case/);
    expect(reading([7])).toThrow('entry 1');
    expect(reading('{')).toThrow('is no JSON');
    expect(reading({})).toThrow('must hold a list');
  });
});
