import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { coastLevels } from '../../src/atlas/data/coastLevels.ts';
import { floodSettingAt } from '../../src/atlas/floodPlains.ts';
import { tideAt } from '../../src/atlas/tides/tideAt.ts';
import { tideTable } from '../../src/atlas/tides/tideTable.ts';

const Z90 = 1.2815515655446004;
const LISTED = { m: 0.5, km: 1000, from: 'a coast' };

/** High water of the nearest listed coast. */
function listedAt(lat: number, lon: number) {
  const rows = coastLevels.map((row) => ({ row, km: distanceKm(lat, lon, row[1], row[2]) }));
  const nearest = rows.reduce((best, one) => (one.km < best.km ? one : best));
  return { m: nearest.row[6], km: nearest.km, from: nearest.row[0] };
}

/** Errors of the logarithm at stations foretold from those at least so far away, and the share that the 80 % interval holds. */
function leftOut(leastKm: number) {
  const table = tideTable();
  const errors: number[] = [];
  let inside = 0;
  // Intervals were read at stations of even number; these judge them.
  for (let row = 1; row < table.count; row += 14) {
    const [lat = NaN, lon = NaN, highM = NaN] = [table.lat[row], table.lon[row], table.highM[row]];
    const far = (_row: number, km: number) => km > leastKm;
    const { highM: ours, lnSigma, station } = tideAt(lat, lon, listedAt(lat, lon), far);
    if (station === null) continue;
    const error = Math.abs(Math.log(ours / highM));
    errors.push(error);
    if (error < Z90 * lnSigma) inside++;
  }
  errors.sort((a, b) => a - b);
  return {
    count: errors.length,
    middle: errors[errors.length >> 1] ?? NaN,
    share: inside / errors.length,
  };
}

describe('stations of the tide', () => {
  it.each([
    [1, 0.12],
    [30, 0.2],
    [100, 0.3],
    [300, 0.4],
  ])('foretell a station left out from %d km on, within their intervals', (leastKm, middle) => {
    const out = leftOut(leastKm);
    expect(out.count).toBeGreaterThan(200);
    expect(out.middle).toBeLessThan(middle);
    expect(out.share).toBeGreaterThan(0.7);
    expect(out.share).toBeLessThan(0.93);
  });

  it('keep the two oceans apart at the isthmus of Panama', () => {
    const pacific = tideAt(8.95, -79.55, LISTED);
    const caribbean = tideAt(9.37, -79.9, LISTED);
    // Both within 80 km; NOAA: some 5.5 m of spring range at Balboa, 0.3 m at Cristobal.
    expect(pacific.highM).toBeGreaterThan(1.5);
    expect(caribbean.highM).toBeLessThan(0.4);
  });

  // Mean high water above mean sea level: Incheon 3.0 m (mean range 5.7 m, KHOA), Tórshavn in its amphidrome 0.1 to 0.2 m; the nearest stations are Chinese and Scottish.
  it.each([
    ['Incheon', 37.45, 126.6, 2.5, 3.4],
    ['Tórshavn', 62.0, -6.77, 0.1, 0.4],
  ])('far away do not outweigh the listed coast at %s', (_name, lat, lon, least, most) => {
    const tide = floodSettingAt(lat, lon).sea?.tide;
    expect(tide?.highM).toBeGreaterThan(least);
    expect(tide?.highM).toBeLessThan(most);
  });

  it('are a prior with a wide interval where none is near, never nothing', () => {
    const none = tideAt(20, 0, { m: 0, km: 1000, from: 'a coast' }, () => false);
    expect(none.station).toBeNull();
    expect(none.highM).toBeGreaterThan(0);
    expect(none.lnSigma).toBeGreaterThan(0.7);
  });

  it('stand in the answer of a coast with name and distance, and widen with it', () => {
    const near = floodSettingAt(42.354, -71.05).sea?.tide;
    expect(near?.station).toMatch(/Boston/);
    expect(near?.stationKm).toBeLessThan(3);
    // NOAA 8443970: MHHW 1.55 m above mean sea level (1983-2001).
    expect(near?.highM).toBeGreaterThan(1.4);
    expect(near?.highM).toBeLessThan(1.7);
    const lonely = coastLevels
      .map(([, lat, lon]) => floodSettingAt(lat, lon).sea?.tide)
      .filter((tide) => (tide?.stationKm ?? 0) > 150);
    expect(lonely.length).toBeGreaterThan(0);
    for (const tide of lonely) expect(tide?.lnSigma).toBeGreaterThan((near?.lnSigma ?? 1) + 0.05);
  });
});
