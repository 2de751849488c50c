import { describe, expect, it } from 'vitest';
import { setting } from '../../engines/ground/datasets/terrain.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { settingAt } from '../../src/atlas/setting.ts';
import { terrainAt } from '../../src/atlas/geography/terrain.ts';
import { places } from '../../src/atlas/geography/world.ts';
import { landMask } from '../../src/atlas/geography/landMask.ts';
import { isCut, readLines } from '../../src/atlas/geography/topology.ts';

describe('setting', () => {
  // Country of each place: ISO 3166 and common knowledge, not the product.
  it.each([
    ['San Francisco', 37.7749, -122.4194, 'US'],
    ['Tokyo', 35.6895, 139.6917, 'JP'],
    ['South Pole', -90, 0, 'AQ'],
    ['Vostok', -78.46, 106.84, 'AQ'],
    ['Taveuni, west of 180', -16.85, 179.97, 'FJ'],
    ['Taveuni, at 180', -16.8, 180, 'FJ'],
    ['Taveuni, at -180', -16.8, -180, 'FJ'],
    ['Chukotka, west of 180', 67.5, 179.9, 'RU'],
    ['Chukotka, east of 180', 67.5, -179.9, 'RU'],
    ['Wrangel Island, east', 71.2, -179.5, 'RU'],
    ['Monaco', 43.7384, 7.4246, 'MC'],
    ['Vatican', 41.9029, 12.4534, 'VA'],
    ['San Marino', 43.937, 12.447, 'SM'],
    ['Vaduz', 47.141, 9.521, 'LI'],
    ['Andorra la Vella', 42.507, 1.521, 'AD'],
    ['Singapore', 1.3521, 103.8198, 'SG'],
    ['Malé', 4.1755, 73.5093, 'MV'],
    ['Funafuti', -8.524, 179.194, 'TV'],
    ['Maseru', -29.31, 27.48, 'LS'],
    ['Simferopol', 44.95, 34.1, 'UA'],
    ['Pristina', 42.6629, 21.1655, 'XK'],
    ['Hargeisa', 9.56, 44.065, 'SO'],
    ['Saint-Denis', -20.88, 55.45, 'RE'],
    ['Longyearbyen', 78.22, 15.65, 'SJ'],
    ['Oslo', 59.91, 10.75, 'NO'],
    ['Ushuaia', -54.8, -68.3, 'AR'],
  ])('%s lies on land in its country', (_name, lat, lon, code) => {
    const found = settingAt(lat, lon);
    expect(found.isLand).toBe(true);
    expect(found.countryCode).toBe(code);
    expect(setting.answer.safeParse(found).success).toBe(true);
  });

  it.each([
    ['North Pole', 90, 0],
    ['middle of the Pacific', 0, -150],
    ['Pacific at 180', 5, 180],
    ['middle of the Caspian', 41.8, 50.8],
    ['Black Sea', 43.3, 34],
    ['Bay of Bengal', 14, 88],
    ['Gulf of Mexico', 25, -90],
    ['Drake Passage', -59, -65],
  ])('%s is water without a country', (_name, lat, lon) => {
    const found = settingAt(lat, lon);
    expect(found.isLand).toBe(false);
    expect(found.countryCode).toBeNull();
  });

  it.each([
    ['Lake Superior', 47.5, -86.3, 183],
    ['Lake Victoria', -1, 33, 1134],
    ['Lake Baikal', 54, 108.9, 456],
    ['Lake Ladoga', 60.9, 31.5, 5],
    ['Lake Titicaca', -15.75, -69.45, 3809],
  ])(
    'the middle of %s is water at its level, in its country, far from the ocean',
    (_name, lat, lon, surfaceM) => {
      const found = settingAt(lat, lon);
      expect(found.isLand).toBe(false);
      expect(found.countryCode).not.toBeNull();
      expect(terrainAt(lat, lon).elevationM).toBe(surfaceM);
    },
  );

  it('has no town on a lake', () => {
    const towns = places()
      .all()
      .filter(({ lat, lon }) => settingAt(lat, lon).surface === 'lake');
    expect(towns.map(({ name }) => name)).toEqual([]);
  });

  it('takes the Caspian for a lake', () => {
    // Baku stands on the Caspian; the nearest ocean is the Black Sea, some 680 km west at Batumi.
    expect(settingAt(40.38, 49.87).coastDistanceKm).toBeGreaterThan(500);
  });

  // Banks of the Padma, of the Saint Lawrence above the tide's end at Trois-Rivières and of the Sacramento delta are no coast: by sea charts the shore is farther.
  it.each([
    ['Dhaka', 23.71, 90.41, 80],
    ['Narayanganj', 23.62, 90.5, 70],
    // Québec, by whose quays the map of shores ends, is 233 km from Montréal and 378 from Ottawa; the Sea of Azov 480 from Voronezh.
    ['Montréal', 45.5, -73.57, 220],
    ['Ottawa', 45.42, -75.7, 350],
    ['Voronezh', 51.67, 39.2, 400],
    ['Stockton', 37.96, -121.29, 60],
  ])('%s lies on a river, not by the sea', (_name, lat, lon, leastKm) => {
    expect(settingAt(lat, lon).coastDistanceKm).toBeGreaterThan(leastKm);
  });

  it('has no false coast at the antimeridian or along the cut below the Antarctic', () => {
    // Bilibino district, Chukotka at 180 degrees: the sea is 70 km and more away.
    expect(settingAt(67.2, 180).coastDistanceKm).toBeGreaterThan(50);
    expect(settingAt(67.2, -179.99).coastDistanceKm).toBeGreaterThan(50);
    expect(settingAt(-89.5, 180).coastDistanceKm).toBeGreaterThan(300);
  });

  it('tells the open ocean of Antarctica by the fronts of its ice shelves', () => {
    // The Bay of Whales lies at 78.5 degrees south, 1,279 km from the Pole, where the Ross Ice Shelf ends; the ground ends at 85.
    expect(Math.abs(settingAt(-90, 0).coastDistanceKm - 1279)).toBeLessThan(40);
    expect(settingAt(-81, -175).coastDistanceKm).toBeGreaterThan(250);
    // 25 km from the front the fine line itself takes over, without a step.
    for (const lat of [-78.5, -78.55, -78.6, -78.65, -78.7]) {
      const [here, beyond] = [settingAt(lat, -175), settingAt(lat - 0.01, -175)];
      expect(Math.abs(here.coastDistanceKm - beyond.coastDistanceKm)).toBeLessThan(2.5);
    }
  });

  it('measures to the line, not to its vertices', () => {
    // The nearest distance to vertices of the map is an upper bound; a dense walk along the lines is the truth.
    const lines = readLines('world-atlas/countries-10m.json', 'countries');
    const places = [
      [30, -115.2],
      [-31.5, 131],
      [24, 56.9],
      [-28, 153.2],
    ] as const;
    for (const [lat, lon] of places) {
      let walked = Infinity;
      for (let v = 0; v + 1 < lines.lat.length; v++) {
        const arc = lines.arcOf[v] ?? 0;
        const isCoast = (lines.right[arc] ?? -1) < 0 !== (lines.left[arc] ?? -1) < 0;
        if (!isCoast || arc !== lines.arcOf[v + 1] || isCut(lines, v)) continue;
        const [y1, x1, y2, x2] = [
          lines.lat[v] ?? 0,
          lines.lon[v] ?? 0,
          lines.lat[v + 1] ?? 0,
          lines.lon[v + 1] ?? 0,
        ];
        if (Math.abs(y1 - lat) > 3 || Math.abs(x1 - lon) > 3) continue;
        for (let t = 0; t <= 1; t += 0.05)
          walked = Math.min(walked, distanceKm(lat, lon, y1 + t * (y2 - y1), x1 + t * (x2 - x1)));
      }
      // The map of countries is good to 1.5 km, the shoreline of the answer to 0.2.
      expect(Math.abs(settingAt(lat, lon).coastDistanceKm - walked)).toBeLessThan(1.5);
    }
  });

  it('knows US states, counties and the Connecticut planning regions', () => {
    expect(settingAt(37.7749, -122.4194)).toMatchObject({
      usState: 'CA',
      usCounty: 'San Francisco',
    });
    expect(settingAt(41.0534, -73.5387)).toMatchObject({
      usState: 'CT',
      usCounty: 'Western Connecticut Planning Region',
    });
    expect(settingAt(41.5623, -72.6506)).toMatchObject({
      usState: 'CT',
      usCounty: 'Lower Connecticut River Valley Planning Region',
    });
    expect(settingAt(38.9072, -77.0369)).toMatchObject({ usState: 'DC' });
    expect(settingAt(18.4655, -66.1057)).toMatchObject({
      countryCode: 'PR',
      usState: 'PR',
      usCounty: 'San Juan',
    });
    expect(settingAt(49.2827, -123.1207)).toMatchObject({ countryCode: 'CA', usState: null });
  });

  it('finds the nearest place over the antimeridian', () => {
    const west = settingAt(-17, 179.999).nearestPlace;
    const east = settingAt(-17, -179.999).nearestPlace;
    expect(east?.name).toBe(west?.name);
  });
});

describe('landMask', () => {
  it('covers 29 per cent of the sphere with land, and agrees with the point look-up', () => {
    const step = 0.5;
    const mask = landMask(step);
    const columns = 360 / step;
    let land = 0;
    let all = 0;
    for (let i = 0; i < mask.length; i++) {
      const weight = Math.cos(((-90 + (Math.floor(i / columns) + 0.5) * step) * Math.PI) / 180);
      land += weight * (mask[i] ?? 0);
      all += weight;
    }
    // 29.2 % of the Earth is land (CIA World Factbook); the Antarctic ice shelves (0.3 %) are water here, inner lakes (1 %) land.
    expect(land / all).toBeGreaterThan(0.28);
    expect(land / all).toBeLessThan(0.32);
    for (const [lat, lon] of [
      [45.25, 10.25],
      [-89.75, 0.25],
      [67.25, -179.75],
      [0.25, -30.25],
      [41.75, 50.75],
    ] as const) {
      const cell = Math.floor((lat + 90) / step) * columns + Math.floor((lon + 180) / step);
      expect(mask[cell] === 1).toBe(settingAt(lat, lon).isLand);
    }
  });

  it('refuses a step that does not divide the globe', () => {
    expect(() => landMask(0.7)).toThrow(RangeError);
  });
});
