import { describe, expect, it } from 'vitest';
import {
  faultSource,
  seismicSources as dataset,
  zoneSource,
} from '../../engines/ground/datasets/tectonics.ts';
import type { ZoneSource } from '../../engines/ground/datasets/tectonics.ts';
import { EARTH_RADIUS_KM, nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { places } from '../../src/atlas/geography/world.ts';
import { FAULT_SOURCES } from '../../src/atlas/data/faultSources.ts';
import { FAULTS_AMERICAS } from '../../src/atlas/data/faultsAmericas.ts';
import { FAULTS_ASIA } from '../../src/atlas/data/faultsAsia.ts';
import { FAULTS_EUROPE } from '../../src/atlas/data/faultsEurope.ts';
import { FAULTS_PACIFIC } from '../../src/atlas/data/faultsPacific.ts';
import { FAULTS_UNITED_STATES } from '../../src/atlas/data/faultsUnitedStates.ts';
import { INTERFACES } from '../../src/atlas/data/interfaces.ts';
import { faults } from '../../src/atlas/faults.ts';
import { seismicSources } from '../../src/atlas/seismicSources.ts';
import { zones } from '../../src/atlas/zones.ts';

const near = (lat: number, lon: number, radiusKm: number) =>
  dataset.answer.parse(seismicSources.answer({ lat, lon, radiusKm }));

const holds = (zone: ZoneSource, lat: number, lon: number): boolean => {
  const lats = zone.outline.map(([a]) => a);
  const lons = zone.outline.map(([, o]) => o);
  return (
    lat >= Math.min(...lats) &&
    lat <= Math.max(...lats) &&
    lon >= Math.min(...lons) &&
    lon <= Math.max(...lons)
  );
};

describe('embedded faults', () => {
  it('are at least 220 crustal and 60 interfaces, each valid and distinct', () => {
    expect(faults.filter((f) => f.kind === 'crustal').length).toBeGreaterThanOrEqual(220);
    expect(faults.filter((f) => f.kind === 'interface').length).toBeGreaterThanOrEqual(60);
    expect(new Set(faults.map((f) => f.id)).size).toBe(faults.length);
    for (const fault of faults) {
      faultSource.parse(fault);
      const { low, best, high } = fault.slipRateMmPerYear;
      expect(low, fault.name).toBeLessThanOrEqual(best);
      expect(best, fault.name).toBeLessThanOrEqual(high);
      expect(best, fault.name).toBeGreaterThan(0);
      expect(high, fault.name).toBeLessThan(130);
      expect(fault.lowerDepthKm - fault.upperDepthKm, fault.name).toBeGreaterThan(2);
      expect(fault.characteristicMagnitude, fault.name).toBeGreaterThanOrEqual(6);
      for (let i = 1; i < fault.trace.length; i++) {
        const [a, b] = [fault.trace[i - 1], fault.trace[i]];
        if (!a || !b) throw new Error(fault.name);
        const gap = nearestOnLine(a[0], a[1], [b, b])?.distanceKm ?? Infinity;
        expect(gap, `${fault.name}, segment ${i}`).toBeLessThan(650);
      }
    }
  });

  it('name a known source in every row', () => {
    for (const row of [
      FAULTS_UNITED_STATES,
      FAULTS_AMERICAS,
      FAULTS_EUROPE,
      FAULTS_ASIA,
      FAULTS_PACIFIC,
    ].flat()) {
      expect(FAULT_SOURCES[row[10]], `${row[0]}: ${row[10]}`).toBeDefined();
    }
    for (const row of INTERFACES)
      expect(FAULT_SOURCES[row[10]], `${row[0]}: ${row[10]}`).toBeDefined();
  });

  // Epicentres of surface-rupturing earthquakes: USGS catalogue (instrumental), national catalogues (older).
  it.each([
    ['North Anatolian (Izmit)', 40.75, 29.86, 12],
    ['East Anatolian (Erkenek-Pazarcik)', 37.23, 37.02, 45],
    ['Cardak-Surgu', 38.01, 37.2, 15],
    ['Sagaing (Meiktila-Mandalay)', 22.0, 95.93, 12],
    ['Nojima - Rokko', 34.59, 135.04, 15],
    ['Chelungpu', 23.86, 120.8, 30],
    ['Longmenshan (Beichuan)', 31.0, 103.36, 15],
    ['Haiyuan (1920)', 36.6, 105.3, 30],
    ['Palu-Koro', -0.26, 119.85, 20],
    ['Futagawa - Hinagu (Kumamoto)', 32.79, 130.75, 12],
    ['Motagua (east)', 15.32, -89.1, 25],
    ["Paganica (L'Aquila)", 42.35, 13.38, 12],
    ['Irpinia', 40.85, 15.28, 15],
    ['Bam', 29.0, 58.31, 12],
    ['Enriquillo - Plantain Garden (Haiti)', 18.44, -72.57, 15],
    ['Denali (center)', 63.52, -147.44, 15],
    ['Greendale', -43.53, 172.16, 12],
    ['Hope (Hurunui-Conway)', -42.6, 172.3, 20],
    ['Chlef (El Asnam)', 36.2, 1.35, 20],
    ['Spitak (Armenia)', 40.99, 44.19, 20],
    ['Kunlun (west, Kusaihu)', 35.95, 90.54, 25],
    ['San Andreas (Parkfield)', 35.82, -120.37, 12],
    ['Hayward', 37.7, -122.1, 12],
    ['Philippine (Digdig, Luzon)', 15.68, 121.17, 20],
    ['Sahel - Algiers (Thenia-Boumerdes)', 36.96, 3.63, 25],
    ['Tangshan', 39.6, 118.2, 15],
    ['Cotabato - Davao (Makilala)', 6.76, 125.0, 30],
    ["Tizi n'Test - High Atlas (Marrakesh)", 31.06, -8.39, 30],
    ['Lost River', 44.06, -113.86, 30],
    ['Kephalonia transform', 38.18, 20.6, 40],
  ] as const)('%s passes near the earthquake that it made', (name, lat, lon, withinKm) => {
    const fault = faults.find((f) => f.name === name);
    if (!fault) throw new Error(`no fault ${name}`);
    expect(nearestOnLine(lat, lon, fault.trace)?.distanceKm ?? Infinity).toBeLessThan(withinKm);
  });

  // The large metropolitan areas of the United States with a fault that the national model or state surveys name.
  it.each([
    ['Los Angeles', 34.05, -118.25, 'Elysian Park|Puente Hills'],
    ['San Francisco', 37.77, -122.42, 'San Andreas'],
    ['Oakland', 37.8, -122.27, 'Hayward'],
    ['San Jose', 37.34, -121.89, 'Calaveras|Hayward'],
    ['San Diego', 32.72, -117.16, 'Rose Canyon'],
    ['Riverside', 33.95, -117.4, 'San Jacinto'],
    ['San Bernardino', 34.11, -117.29, 'San Jacinto|San Andreas'],
    ['Long Beach', 33.77, -118.19, 'Newport - Inglewood'],
    ['Pasadena', 34.15, -118.14, 'Sierra Madre|Raymond'],
    ['Santa Rosa', 38.44, -122.71, 'Rodgers Creek'],
    ['Concord', 37.98, -122.03, 'Concord'],
    ['Oxnard', 34.2, -119.18, 'Oak Ridge'],
    ['Palm Springs', 33.83, -116.55, 'San Andreas'],
    ['Bakersfield', 35.37, -119.02, 'White Wolf'],
    ['Santa Barbara', 34.42, -119.7, 'Mission Ridge'],
    ['Eureka', 40.8, -124.16, 'Little Salmon'],
    ['El Centro', 32.79, -115.56, 'Imperial'],
    ['San Luis Obispo', 35.28, -120.66, 'Los Osos'],
    ['Stockton', 37.96, -121.29, 'West Tracy|Greenville|Great Valley'],
    ['Sacramento', 38.58, -121.49, 'Great Valley'],
    ['Salt Lake City', 40.76, -111.89, 'Wasatch \\(Salt Lake City'],
    ['Ogden', 41.22, -111.97, 'Wasatch \\(Weber'],
    ['Provo', 40.23, -111.66, 'Wasatch \\(Provo'],
    ['Logan', 41.73, -111.83, 'East Cache'],
    ['St George', 37.1, -113.58, 'Washington'],
    ['Seattle', 47.61, -122.33, 'Seattle'],
    ['Tacoma', 47.25, -122.44, 'Tacoma'],
    ['Everett', 47.98, -122.2, 'Whidbey'],
    ['Olympia', 47.04, -122.9, 'Olympia'],
    ['Bellingham', 48.75, -122.48, 'Birch Bay|Boulder Creek'],
    ['Portland', 45.52, -122.68, 'Portland Hills'],
    ['Salem', 44.94, -123.04, 'Mill Creek|Mount Angel'],
    ['Reno', 39.53, -119.81, 'Mount Rose|Peavine'],
    ['Carson City', 39.16, -119.77, 'Carson City|Genoa'],
    ['Las Vegas', 36.17, -115.14, 'Frenchman|Eglington'],
    ['Jackson', 43.48, -110.76, 'Teton'],
    ['Helena', 46.59, -112.04, 'Canyon Ferry|Helena'],
    ['Missoula', 46.87, -114, 'Jocko|Bitterroot'],
    ['Albuquerque', 35.08, -106.65, 'Sandia|Hubbell'],
    ['Santa Fe', 35.69, -105.94, 'Nambe|Pajarito|La Bajada'],
    ['El Paso', 31.76, -106.49, 'Franklin'],
    ['Klamath Falls', 42.22, -121.78, 'Klamath'],
    ['Yakima', 46.6, -120.51, 'Toppenish|Saddle|Uhtanum'],
    ['Richland', 46.29, -119.28, 'Horse Heaven|Wallula'],
    ['Anchorage', 61.22, -149.9, 'Castle Mountain|Alaska'],
    ['Fairbanks', 64.84, -147.72, 'Denali'],
    ['Juneau', 58.3, -134.4, 'Fairweather|Queen Charlotte'],
    ['Memphis', 35.15, -90.05, 'New Madrid|Reelfoot'],
    ['Lawton', 34.6, -98.4, 'Meers'],
    ['San Juan', 18.45, -66.1, 'Puerto Rico'],
    ['Hilo', 19.7, -155.1, 'Hilina|Kaoiki'],
  ] as const)('%s has its fault', (_city, lat, lon, pattern) => {
    const found = near(lat, lon, 40).faults.map((f) => f.name);
    const wide = found.some((name) => new RegExp(pattern).test(name))
      ? found
      : near(lat, lon, 200).faults.map((f) => f.name);
    expect(wide.join('; ')).toMatch(new RegExp(pattern));
  });

  it('stand near most large towns of the seismic western states', () => {
    const western = places()
      .all()
      .filter(
        ({ countryCode, divisionCode }) =>
          countryCode === 'US' && ['CA', 'NV', 'UT', 'WA', 'OR'].includes(divisionCode),
      )
      .sort((a, b) => b.population - a.population)
      .slice(0, 50);
    const without = western.filter(({ lat, lon }) => near(lat, lon, 60).faults.length === 0);
    // The southern San Joaquin and Spokane lie far from any fault of the national model.
    expect(without.length).toBeLessThanOrEqual(3);
  });

  it('dip to the right of their trace', () => {
    for (const { name, trace } of faults.filter((f) => /^Chile|^Peru \(/.test(f.name))) {
      const [first, last] = [trace[0], trace.at(-1)];
      if (!first || !last) throw new Error(name);
      expect(last[0], `${name} must run north for its dip to be east`).toBeGreaterThan(first[0]);
    }
    for (const { name, trace } of faults.filter((f) =>
      /^Tonga|^Japan trench|^Izu-Bonin/.test(f.name),
    )) {
      const [first, last] = [trace[0], trace.at(-1)];
      if (!first || !last) throw new Error(name);
      expect(last[0], `${name} must run south for its dip to be west`).toBeLessThan(first[0]);
    }
  });
});

describe('embedded zones', () => {
  it('are valid and distinct', () => {
    expect(new Set(zones.map((z) => z.id)).size).toBe(zones.length);
    for (const zone of zones) {
      zoneSource.parse(zone);
      const { low, best, high } = zone.maxMagnitude;
      expect(low <= best && best <= high && low > zone.minMagnitude, zone.id).toBe(true);
      expect(
        zone.depthKm.top <= zone.depthKm.mode && zone.depthKm.mode <= zone.depthKm.bottom,
        zone.id,
      ).toBe(true);
      const perYear = 10 ** (zone.aValue - zone.bValue * zone.minMagnitude);
      expect(perYear, zone.id).toBeLessThan(8);
      expect(perYear, zone.id).toBeGreaterThan(0);
      for (const [, lon] of zone.outline) expect(Math.abs(lon)).toBeLessThanOrEqual(180);
    }
  });

  it('tile the globe once: one shallow cell holds each point, and their areas add up', () => {
    const shallow = zones.filter(
      (z) => z.regime !== 'subduction_slab' && !/^(zone|belt)-/.test(z.id),
    );
    const area = shallow.reduce((sum, z) => sum + z.areaKm2, 0);
    expect(area / (4 * Math.PI * EARTH_RADIUS_KM ** 2)).toBeCloseTo(1, 6);
    // A fixed sequence that fills the sphere evenly (golden-ratio spiral).
    for (let i = 0; i < 2000; i++) {
      const lat = (Math.asin(2 * ((i + 0.5) / 2000) - 1) * 180) / Math.PI;
      const lon = ((i * 222.4922359) % 360) - 180;
      expect(shallow.filter((z) => holds(z, lat, lon)).length, `${lat}, ${lon}`).toBe(1);
    }
  });

  it('make about as many earthquakes as the world has', () => {
    const rate = (m: number, slab: boolean) =>
      zones
        .filter((z) => (z.regime === 'subduction_slab') === slab)
        .reduce((sum, z) => sum + 10 ** (z.aValue - z.bValue * m), 0);
    // USGS statistics: some 1 300 to 1 700 a year of M 5 to 5.9, 130 of M 6 to 6.9, all depths; main shocks are a third to a half.
    expect(rate(5, false)).toBeGreaterThan(350);
    expect(rate(5, false) + rate(5, true)).toBeLessThan(1300);
    expect(rate(6, false) + rate(6, true)).toBeGreaterThan(50);
    expect(rate(6, false) + rate(6, true)).toBeLessThan(150);
  });

  // USGS list, 1965 to 2016: of the main shocks of M 5.5 and more between 52.5 and 57.5 degrees east none lies between 25 and 26.25 degrees north, seven to the Iranian shore north of it.
  it('keep to the Iranian shore of the Gulf', () => {
    const cells = zones.filter(({ id, outline }) => {
      const [lat = NaN, lon = NaN] = outline[0] ?? [];
      return id.startsWith('crust-') && lat >= 25 && lat < 26.25 && lon >= 52.5 && lon < 57.5;
    });
    const made = cells.reduce((sum, z) => sum + 52 * 10 ** (z.aValue - z.bValue * 5.5), 0);
    // the most that leaves a chance of one in forty of none
    expect(made).toBeLessThan(3.7 / 2);
    const regimes = [
      [25.29, 51.53],
      [26.2, 50.58],
    ].map(
      ([lat = NaN, lon = NaN]) =>
        zones.find((z) => z.id.startsWith('crust-') && holds(z, lat, lon))?.regime,
    );
    expect(regimes).toEqual(['stable', 'stable']);
  });

  it('rank places as seismologists do', () => {
    const density = (lat: number, lon: number) =>
      near(lat, lon, 200).zones.reduce(
        (sum, z) => sum + 10 ** (z.aValue - 5 * z.bValue) / z.areaKm2,
        0,
      );
    const order = [
      [36, 140.5],
      [38, 23.5],
      [34, -118],
      [47, 8],
      [36.3, -89.5],
      [51.5, -0.1],
      [52, -100],
    ] as const;
    const densities = order.map(([lat, lon]) => density(lat, lon));
    expect(densities[0]).toBeGreaterThan(densities[2] ?? Infinity);
    expect(densities[1]).toBeGreaterThan(densities[3] ?? Infinity);
    expect(densities[2]).toBeGreaterThan(densities[5] ?? Infinity);
    expect(densities[4]).toBeGreaterThan(densities[6] ?? Infinity);
  });
});

describe('seismic sources of a place', () => {
  it('are the same on both sides of the antimeridian', () => {
    const ids = (lon: number) =>
      near(51.5, lon, 300)
        .zones.map((z) => z.id)
        .sort((a, b) => (a < b ? -1 : 1));
    expect(ids(180)).toEqual(ids(-180));
    const sources = near(51.5, 179.9, 300);
    expect(sources.zones.some((z) => (z.outline[0]?.[1] ?? 0) < 0)).toBe(true);
    expect(sources.zones.some((z) => (z.outline[0]?.[1] ?? 0) > 0)).toBe(true);
    expect(sources.faults.map((f) => f.name)).toContain('Aleutian (Rat Islands)');
    expect(near(51.5, -179.9, 300).faults.map((f) => f.name)).toContain('Aleutian (Rat Islands)');
  });

  it('answer at the poles and hold a deep slab under Bucharest', () => {
    expect(near(90, 0, 300).zones.length).toBeGreaterThan(0);
    expect(near(-90, 0, 300).zones.length).toBeGreaterThan(0);
    expect(near(44.43, 26.1, 250).zones.some((z) => z.regime === 'subduction_slab')).toBe(true);
  });

  it('hold more with a larger radius', () => {
    const small = new Set(near(35.7, 139.7, 100).zones.map((z) => z.id));
    const large = new Set(near(35.7, 139.7, 300).zones.map((z) => z.id));
    for (const id of small) expect(large.has(id)).toBe(true);
    expect(large.size).toBeGreaterThan(small.size);
  });
});
