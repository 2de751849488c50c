import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { afterAll, describe, expect, it } from 'vitest';
import { GridFile, type Tile } from '../../../src/atlas/grids/gridFile.ts';
import type { NumbersOf } from '../../../src/atlas/grids/gridNumbers.ts';
import { tiledTiff, type TiffTags } from '../../support/tiledTiff.ts';
import { geoTiff, type GridOf } from '../../support/geoTiff.ts';

const folder = mkdtempSync(join(tmpdir(), 'gri-grid-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A slope that rises 10 m a column and 1 m a row, so that a bilinear value is exact everywhere between centres. */
const SLOPE: GridOf = {
  west: 10,
  north: 50,
  step: 0.01,
  width: 20,
  height: 10,
  noData: -9999,
  value: (column, row) => (column === 7 && row === 5 ? -9999 : 10 * column + row),
};

let made = 0;
function opened(grid: GridOf, band = 1): Promise<GridFile> {
  const source = join(folder, `${made++}.tif`);
  writeFileSync(source, geoTiff(grid));
  return openedAt(source, band);
}

function openedAt(source: string, band = 1): Promise<GridFile> {
  const tiles = new LRUCache<string, Tile>({ max: 100 });
  return GridFile.open({ source, band, noData: undefined, tiles });
}

describe('a grid in a file', () => {
  it('gives the value between the centres of pixels, and the edge beyond the outer ones', async () => {
    const file = await opened(SLOPE);
    // Centre of column 3, row 2.
    expect(await file.valueAt({ lat: 49.975, lon: 10.035 })).toBeCloseTo(32, 4);
    // A third of the way to column 4, half the way to row 3.
    expect(await file.valueAt({ lat: 49.97, lon: 10.035 + 0.01 / 3 })).toBeCloseTo(35.8333, 3);
    expect(await file.valueAt({ lat: 49.999, lon: 10.001 })).toBeCloseTo(0, 4);
    await file.close();
  });

  it('reads tiles once: the second question at a place has its answer at hand', async () => {
    const file = await opened(SLOPE);
    const first = file.valueAt({ lat: 49.975, lon: 10.035 });
    expect(first).toBeInstanceOf(Promise);
    await first;
    expect(file.valueAt({ lat: 49.975, lon: 10.035 })).toBeCloseTo(32, 4);
  });

  it('has no value where the nearest pixel has none, and leaves such a neighbour out', async () => {
    const file = await opened(SLOPE);
    expect(await file.valueAt({ lat: 49.945, lon: 10.075 })).toBeUndefined();
    // Halfway from column 8 towards 7 less a little: column 8 alone counts.
    expect(await file.valueAt({ lat: 49.945, lon: 10.0802 })).toBeCloseTo(85, 4);
  });

  it('knows where it ends, across the date line too', async () => {
    const file = await opened(SLOPE);
    expect(file.covers({ lat: 49.95, lon: 10.1 })).toBe(true);
    expect(file.covers({ lat: 49.89, lon: 10.1 })).toBe(false);
    expect(file.covers({ lat: 49.95, lon: 9.99 })).toBe(false);
    const pacific = await opened({ ...SLOPE, west: 179.9 });
    expect(pacific.covers({ lat: 49.95, lon: -179.95 })).toBe(true);
  });

  it('takes a position of the centre as that, half a pixel off the edge', async () => {
    const file = await opened({ ...SLOPE, isPoint: true });
    expect(await file.valueAt({ lat: 49.98, lon: 10.03 })).toBeCloseTo(32, 4);
  });

  it('reads tiles, also where four of them meet, and a tile that was left out has no data', async () => {
    const source = join(folder, 'tiles.tif');
    const value = (column: number, row: number) => 10 * column + row;
    writeFileSync(
      source,
      tiledTiff(
        { west: 10, north: 50, step: 0.01, width: 40, height: 40, value },
        16,
        (x) => x > 1,
      ),
    );
    const file = await openedAt(source);
    expect(await file.valueAt({ lat: 50 - 0.16, lon: 10.16 })).toBeCloseTo(15.5 * 11, 3);
    expect(await file.valueAt({ lat: 49.745, lon: 10.255 })).toBeCloseTo(275, 3);
    expect(await file.valueAt({ lat: 49.745, lon: 10.355 })).toBeUndefined();
  });

  it('refuses what it cannot read rightly, and says what is wanted', async () => {
    await expect(opened({ ...SLOPE, isProjected: true, epsg: 32632 })).rejects.toThrow(
      /projection.*EPSG:4326.*gdalwarp/,
    );
    await expect(opened({ ...SLOPE, epsg: 4267 })).rejects.toThrow(/EPSG:4267.*EPSG:4326/);
    await expect(opened(SLOPE, 2)).rejects.toThrow('1 band(s), not 2');
    await expect(opened({ ...SLOPE, north: 5000 })).rejects.toThrow('outside the earth');
    const whole = geoTiff(SLOPE);
    writeFileSync(join(folder, 'cut.tif'), whole.subarray(0, 60));
    await expect(openedAt(join(folder, 'cut.tif'))).rejects.toThrow();
    await expect(openedAt(join(folder, 'none.tif'))).rejects.toThrow(/ENOENT|no such file/);
  });
});

describe('what a file says of its numbers', () => {
  const PLAIN: GridOf = {
    west: 10,
    north: 50,
    step: 0.01,
    width: 32,
    height: 32,
    value: () => 100,
  };
  function saying(tags: TiffTags, by: NumbersOf = {}, grid = PLAIN): Promise<GridFile> {
    const source = join(folder, `${made++}.tif`);
    writeFileSync(source, tiledTiff(grid, 16, undefined, tags));
    const tiles = new LRUCache<string, Tile>({ max: 100 });
    return GridFile.open({ source, band: 1, tiles, ...by });
  }
  const CENTRE = { lat: 49.845, lon: 10.155 };
  const item = (name: string, value: string) =>
    `<Item name="${name}" sample="0" role="${name.toLowerCase()}">${value}</Item>`;
  const metadata = `<GDALMetadata>${item('SCALE', '0.1')}${item('OFFSET', '20')}</GDALMetadata>`;

  it('scales them, unless the operator says otherwise', async () => {
    expect(await (await saying({ metadata })).valueAt(CENTRE)).toBeCloseTo(30, 9);
    const own = await saying({ metadata }, { scale: 0.5, offset: 0, factor: 0.3048 });
    expect(await own.valueAt(CENTRE)).toBeCloseTo(50 * 0.3048, 9);
  });

  it('is held against the unit of the entry', async () => {
    const feet = { metadata: `<GDALMetadata>${item('UNITTYPE', 'US survey foot')}</GDALMetadata>` };
    await expect(saying(feet, { unit: 'm' })).rejects.toThrow(
      /values are in ft, the entry m: set "unit" to ft, or give "scale"/,
    );
    expect(await (await saying(feet, { unit: 'ft' })).valueAt(CENTRE)).toBe(100);
    // 6360: NAVD88 height (ftUS); 4979: WGS 84 with heights above the ellipsoid.
    const navd = { epsg: 4269, vertical: 6360 };
    await expect(saying(navd, { unit: 'm', isHeight: true })).rejects.toThrow('set "unit" to ft');
    await expect(saying({ epsg: 4979 }, { isHeight: true })).rejects.toThrow(
      /above the ellipsoid.*gdalwarp/,
    );
    expect(await (await saying({ epsg: 4979 })).valueAt(CENTRE)).toBe(100);
  });

  it('counts where its tie point lies, and systems that stand where WGS 84 does', async () => {
    const slope = { ...PLAIN, value: (column: number) => column };
    for (const tags of [{}, { tie: [16, 16] as const }, { epsg: 4269 }, { epsg: 4258 }])
      expect(await (await saying(tags, {}, slope)).valueAt(CENTRE)).toBeCloseTo(15, 4);
  });

  it('stops a file that is turned, upside down, packed by another way or cut short', async () => {
    const LAST_ROWS = [0, 0, 0, 0, 0, 0, 0, 1];
    const matrix = (a: number, b: number, d: number, e: number) =>
      [a, b, 0, 10, d, e, 0, 50].concat(LAST_ROWS);
    await expect(saying({ matrix: matrix(0.01, 0.001, 0.001, -0.01) })).rejects.toThrow('turned');
    await expect(saying({ matrix: matrix(0.01, 0, 0, 0.01) })).rejects.toThrow(/north to south/);
    expect(await (await saying({ matrix: matrix(0.01, 0, 0, -0.01) })).valueAt(CENTRE)).toBe(100);
    await expect(saying({ compression: 34_925 })).rejects.toThrow(
      /TIFF code 34925.*COMPRESS=DEFLATE/,
    );
    const source = join(folder, 'short.tif');
    writeFileSync(source, tiledTiff(PLAIN, 16).subarray(0, 3000));
    await expect(openedAt(source)).rejects.toThrow(/cut short: it has 3000 bytes/);
  });

  it('leaves out pixels that cannot be, also beside others', async () => {
    const marked = { ...PLAIN, value: (column: number) => (column < 16 ? -9999 : 100) };
    const file = await saying({}, {}, marked);
    expect(await file.valueAt(CENTRE)).toBeUndefined();
    expect(await file.valueAt({ lat: 49.845, lon: 10.1601 })).toBe(100);
    const bounded = await saying({}, { isPossible: (value) => value > 200 });
    expect(await bounded.valueAt(CENTRE)).toBeUndefined();
  });
});
