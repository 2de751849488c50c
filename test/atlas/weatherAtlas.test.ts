import { describe, expect, it } from 'vitest';
import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { landMotion } from '../../engines/ground/datasets/seaLevel.ts';
import {
  heatClimate,
  hurricaneClimate,
  severeWeatherClimate,
  windstormClimate,
} from '../../engines/ground/datasets/weatherClimates.ts';
import type { Dataset } from '../../engines/facts.ts';
import { atlas } from '../../src/atlas/index.ts';
import { stations } from '../../src/atlas/data/climateNormals.ts';
import { hurricaneRows } from '../../src/atlas/data/hurricaneClimate.ts';
import { landMotionRows } from '../../src/atlas/data/landMotion.ts';
import { EF_SHARE, severeRows } from '../../src/atlas/data/severeWeather.ts';

function ask<D extends Dataset>(dataset: D, lat: number, lon: number): D['sample'] {
  const answer = atlas
    .find((source) => source.dataset.id === dataset.id)
    ?.answer({ lat, lon } as never);
  return dataset.answer.parse(answer) as D['sample'];
}

describe('climate normals', () => {
  it('are those of the height of the ground: mountain observatories and the Dead Sea, within two standard deviations', () => {
    // Yearly means: MeteoSwiss and DWD normals 1991-2020, JMA normals (Fuji), NCEI normals 1991-2020 (Mount Washington), Israel Meteorological Service (Sedom); restated from memory, to a degree.
    for (const [name, lat, lon, meanC] of [
      ['Jungfraujoch', 46.5475, 7.985, -6.8],
      ['Zugspitze', 47.421, 10.985, -4],
      ['Fuji', 35.3606, 138.7274, -6],
      ['Mount Washington', 44.27, -71.303, -2.3],
      ['Sedom', 31.03, 35.39, 26],
    ] as const) {
      const { annualMeanTemperatureC, temperatureSigmaC } = ask(climateNormals, lat, lon);
      expect(Math.abs(annualMeanTemperatureC - meanC) / temperatureSigmaC, name).toBeLessThan(2);
      expect(temperatureSigmaC, name).toBeLessThan(3);
    }
    expect(ask(climateNormals, 27.988, 86.925).koppen).toBe('EF');
  });

  it('hold at least 400 stations with twelve months each, no name twice', () => {
    expect(stations.length).toBeGreaterThanOrEqual(400);
    for (const [, , lat, lon, , , temperature, rain] of stations) {
      expect(temperature).toHaveLength(12);
      expect(rain).toHaveLength(12);
      expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
      expect(Math.min(...rain)).toBeGreaterThanOrEqual(0);
      // Seasons on the right side of the equator, away from the tropics.
      if (Math.abs(lat) > 35)
        expect(((temperature[6] ?? 0) - (temperature[0] ?? 0)) * Math.sign(lat)).toBeGreaterThan(0);
    }
    expect(new Set(stations.map(([name]) => name)).size).toBe(stations.length);
  });

  it('have every US state', () => {
    const states = new Set(
      stations.filter(([, country]) => country === 'US').map(([name]) => name),
    );
    expect(states.size).toBeGreaterThanOrEqual(75);
  });

  // WMO Climatological Standard Normals 1991-2020, NCEI accession 0253808, Algeria.
  it.each([
    ['Oran', 35.63, -0.6, 18.4, 355],
    ['Biskra', 34.8, 5.73, 22.7, 129],
    ['Bechar', 31.62, -2.23, 21.6, 102],
    ['Timimoun', 29.25, 0.28, 24.5, 22],
    ['Ghardaia', 32.38, 3.8, 22.3, 75],
  ])(
    'interpolate to stations that are not in the table: %s',
    (_name, lat, lon, temperature, rain) => {
      const found = ask(climateNormals, lat, lon);
      expect(Math.abs(found.annualMeanTemperatureC - temperature)).toBeLessThan(
        2.6 * found.temperatureSigmaC,
      );
      expect(Math.abs(Math.log((found.annualPrecipitationMm + 20) / (rain + 20)))).toBeLessThan(
        2.6 * found.precipitationLnSigma,
      );
    },
  );

  // Classes of Peel et al. (2007), map.
  it.each([
    ['Singapore', 1.35, 103.9, 'Af'],
    ['Mumbai', 18.95, 72.85, 'Aw'],
    ['Cairo', 30.05, 31.25, 'BWh'],
    ['Ulaanbaatar', 47.9, 106.9, 'BSk'],
    ['Lisbon', 38.72, -9.14, 'Csa'],
    ['San Francisco', 37.77, -122.42, 'Csb'],
    ['Tokyo', 35.69, 139.75, 'Cfa'],
    ['London', 51.5, -0.1, 'Cfb'],
    ['Hong Kong', 22.3, 114.17, 'Cwa'],
    ['Chicago', 41.9, -87.7, 'Dfa'],
    ['Moscow', 55.8, 37.6, 'Dfb'],
    ['Yellowknife', 62.46, -114.44, 'Dfc'],
    ['Shenyang', 41.8, 123.4, 'Dwa'],
    ['Verkhoyansk', 67.55, 133.4, 'Dfd'],
    ['Nuuk', 64.17, -51.74, 'ET'],
    ['Vostok', -78.46, 106.84, 'EF'],
    ['Darwin', -12.42, 130.89, 'Aw'],
    ['Riyadh', 24.7, 46.7, 'BWh'],
  ])('%s at %f, %f is %s', (_name, lat, lon, koppen) =>
    expect(ask(climateNormals, lat, lon).koppen).toBe(koppen),
  );

  it('cool with height where it is known', () => {
    const source = atlas.find(({ dataset }) => dataset.id === climateNormals.id);
    const at = (elevationM: number) =>
      climateNormals.answer.parse(source?.answer({ lat: 47.3, lon: 11.4, elevationM } as never))
        .annualMeanTemperatureC;
    expect(at(600) - at(1600)).toBeCloseTo(6, 6);
  });

  it('fall back to the ocean far from any station', () => {
    const found = ask(climateNormals, -45, -110);
    expect(found.stationDistanceKm).toBeGreaterThan(1200);
    expect(found.annualMeanTemperatureC).toBeGreaterThan(6);
    expect(found.annualMeanTemperatureC).toBeLessThan(13);
    expect(found.temperatureSigmaC).toBeGreaterThan(2);
  });
});

describe('tropical cyclones', () => {
  it('rates fall with intensity at every reference point', () => {
    for (const [name, , , , , ...rates] of hurricaneRows)
      expect(rates, name).toEqual(rates.toSorted((a, b) => b - a));
  });

  // NHC return periods within 50 nautical miles: hurricanes, major hurricanes (years).
  it.each([
    ['Cape Hatteras', 35.25, -75.53, 5, 7, 13, 20],
    ['Miami', 25.8, -80.15, 5, 8, 12, 19],
    ['New Orleans delta', 29.1, -89.4, 6, 9, 17, 26],
    ['Boston', 42.3, -70.9, 25, 50, 150, 2000],
  ])('%s comes back as NHC maps it', (_name, lat, lon, low, high, majorLow, majorHigh) => {
    const { kt64, kt96 } = ask(hurricaneClimate, lat, lon).ratePerYear;
    expect(1 / kt64).toBeGreaterThan(low);
    expect(1 / kt64).toBeLessThan(high);
    expect(1 / kt96).toBeGreaterThan(majorLow);
    expect(1 / kt96).toBeLessThan(majorHigh);
  });

  it.each([
    ['London-Paris inland', 48, 15],
    ['equator, mid-Pacific', 0, -160],
    ['South Pole', -90, 0],
    ['Santiago', -33.4, -70.7],
    ['Kinshasa', -4.3, 15.3],
    ['Novosibirsk', 55, 83],
  ])('%s has none, with a reason', (_name, lat, lon) => {
    const found = ask(hurricaneClimate, lat, lon);
    expect(found.ratePerYear.kt64).toBe(0);
    expect(found.reason).toContain('outside');
  });

  it('fade inland', () => {
    const rate = (lat: number, lon: number) => ask(hurricaneClimate, lat, lon).ratePerYear.kt64;
    expect(rate(29.3, -90)).toBeGreaterThan(rate(32.3, -90.2));
    expect(rate(32.3, -90.2)).toBeGreaterThan(rate(35.1, -90));
  });
  it('do not cross the Himalaya or the desert: none in Lhasa and Islamabad, far from any point of the table', () => {
    for (const [lat, lon] of [
      [29.65, 91.1],
      [33.7, 73.05],
    ] as const)
      expect(ask(hurricaneClimate, lat, lon).ratePerYear.kt64).toBeLessThan(1e-5);
  });
});

describe('severe weather', () => {
  it('shares add up to one', () => {
    for (const shares of Object.values<readonly number[]>(EF_SHARE))
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 2);
  });

  it('covers all US states and the world', () => {
    expect(severeRows.length).toBeGreaterThan(250);
    const ok = ask(severeWeatherClimate, 35.5, -97.5);
    const sf = ask(severeWeatherClimate, 37.8, -122.4);
    expect(ok.hailDaysPerYear).toBeGreaterThan(20 * sf.hailDaysPerYear);
    expect(ask(severeWeatherClimate, -90, 0).thunderDaysPerYear).toBe(0);
  });
});

describe('hail in the tropics', () => {
  const hail = (lat: number, lon: number) => ask(severeWeatherClimate, lat, lon).hailDaysPerYear;

  // Frisby & Sansom (1967), J. Appl. Meteorol. 6, 339-354: on the highlands, rare near sea level.
  it.each([
    ['Aden below the Asir', [12.8, 45.03], [18.22, 42.5]],
    ['Djibouti below Ethiopia', [11.59, 43.15], [9.03, 38.74]],
    ['Mombasa below Kericho', [-4.06, 39.67], [-0.37, 35.28]],
    ['Guayaquil below Quito', [-2.19, -79.88], [-0.18, -78.47]],
    ['Veracruz below Mexico City', [19.17, -96.13], [19.43, -99.13]],
    ['Arica below La Paz', [-18.48, -70.31], [-16.5, -68.15]],
  ] as const)('%s', (_name, [lat, lon], [highLat, highLon]) => {
    expect(hail(lat, lon)).toBeLessThan(hail(highLat, highLon) / 4);
    expect(hail(highLat, highLon)).toBeGreaterThan(0.19);
  });

  it('has no part in the latitudes of the westerlies', () => {
    // South of Denver the plains lie a kilometre lower, and hail as often.
    expect(hail(37.7, -97.3)).toBeGreaterThan(hail(39.74, -105) / 2);
  });
});

describe('heat, wind and land', () => {
  it('knows where it is hot', () => {
    // NCEI normals 1991-2020: Phoenix has 111 days of 100 °F or more, Miami none.
    expect(ask(heatClimate, 33.43, -112).daysAbove38C).toBeGreaterThan(95);
    expect(ask(heatClimate, 25.79, -80.32).daysAbove38C).toBeLessThan(1);
    expect(ask(heatClimate, 64, -21).daysHeatIndex41C).toBe(0);
    // Mean maxima of the warmest months are 34 to 35 °C in Port-au-Prince (World Meteorological Organization, world weather information).
    expect(ask(heatClimate, 18.5944, -72.3074).daysAbove35C).toBeLessThan(120);
    // Some 20 days of 35 °C and more a year at Xujiahui (China Meteorological Administration, 1991 to 2020; restated from memory).
    expect(ask(heatClimate, 31.2304, 121.4737).daysAbove35C).toBeLessThan(26);
    // No thermometer above the snow line has shown 35 °C; the shore of the Dead Sea is hotter than Jerusalem, 1,200 m above it.
    expect(ask(heatClimate, 27.988, 86.925).daysAbove35C).toBeLessThan(1e-3);
    expect(ask(heatClimate, -77.85, 166.67).daysAbove35C).toBeLessThan(1e-3);
    expect(ask(heatClimate, 31.2, 35.36).daysAbove38C).toBeGreaterThan(
      5 * ask(heatClimate, 31.78, 35.22).daysAbove38C,
    );
  });

  // National annexes to EN 1991-1-4: 22 m/s in the interior of Poland (zone 1), by 1.45 to gusts.
  it.each([
    ['Rzeszów, beyond the halny', 50.04, 22, 22],
    ['Kielce', 50.87, 20.63, 22],
  ])('winds of one gap do not reach %s', (_name, lat, lon, basicMps) => {
    const { gust50YearMps } = ask(windstormClimate, lat, lon);
    expect(Math.abs(Math.log(gust50YearMps / (1.45 * basicMps)))).toBeLessThan(0.08);
  });

  // SP 20.13330: w0 = 0.43 v50² (kPa by wind region), DBN V.1.2-2:2006, annex E: 0.61 v50²; peaks of the pressure over open ground at 10 m 1.76 times the mean.
  it.each([
    ['Moscow', 55.75, 37.62, 0.23 / 0.43],
    ['Nizhny Novgorod', 56.33, 44, 0.23 / 0.43],
    ['Saint Petersburg', 59.94, 30.31, 0.3 / 0.43],
    ['Kazan', 55.79, 49.12, 0.3 / 0.43],
    ['Voronezh', 51.67, 39.2, 0.3 / 0.43],
    ['Rostov-on-Don, beyond the bora of Novorossiysk', 47.24, 39.7, 0.38 / 0.43],
    ['Krasnodar', 45.04, 38.98, 0.38 / 0.43],
    ['Volgograd', 48.71, 44.51, 0.38 / 0.43],
    ['Samara', 53.2, 50.15, 0.38 / 0.43],
    ['Kyiv', 50.45, 30.52, 0.37 / 0.61],
    ['Kharkiv', 50, 36.23, 0.43 / 0.61],
    ['Odesa', 46.48, 30.73, 0.46 / 0.61],
    ['Dnipro', 48.47, 35.04, 0.47 / 0.61],
  ])('gusts halfway between the wind of the code and its peak at %s', (_name, lat, lon, square) => {
    const windMps = Math.sqrt(1000 * square);
    const { gust50YearMps } = ask(windstormClimate, lat, lon);
    expect(Math.abs(Math.log(gust50YearMps / (windMps * 1.76 ** 0.25)))).toBeLessThan(0.05);
  });

  // Strongest gusts on record in m/s: Primgidromet, of all of its observations; Central Geophysical Observatory of Ukraine (2022), since 1881.
  it.each([
    ['Vladivostok', 43.12, 131.89, 34],
    ['Kyiv', 50.45, 30.52, 25],
  ])(
    'has no gust of 50 years a fifth above the strongest ever measured at %s',
    (_name, lat, lon, recordMps) => {
      const { gust50YearMps } = ask(windstormClimate, lat, lon);
      expect(gust50YearMps).toBeLessThan(1.2 * recordMps);
      expect(gust50YearMps).toBeGreaterThan(recordMps / 1.2);
    },
  );

  it.each([
    ['Mont Blanc', 45.8326, 6.8652, 'Chamonix', 45.924, 6.87],
    ['Ben Nevis', 56.7969, -5.0036, 'Fort William', 56.82, -5.11],
    ['Mount Washington', 44.2706, -71.3033, 'Gorham', 44.39, -71.17],
  ])('blows harder on %s than in the valley', (_name, lat, lon, _valley, valleyLat, valleyLon) => {
    const summit = ask(windstormClimate, lat, lon);
    const valley = ask(windstormClimate, valleyLat, valleyLon);
    // EN 1991-1-4, annex A.3: 1.6 over the steepest hills.
    expect(summit.gust50YearMps / valley.gust50YearMps).toBeGreaterThan(1.3);
    expect(summit.gust50YearMps / valley.gust50YearMps).toBeLessThan(1.7);
    expect(valley.orographyFactor).toBeLessThan(1.05);
    expect(summit.lnSigma).toBeGreaterThan(valley.lnSigma);
  });

  it('knows where it blows', () =>
    expect(ask(windstormClimate, 60.3, -1.2).gust50YearMps).toBeGreaterThan(
      ask(windstormClimate, 51.5, -0.1).gust50YearMps + 8,
    ));

  it('knows what sinks and what rises', () => {
    expect(landMotionRows.length).toBeGreaterThanOrEqual(60);
    expect(ask(landMotion, 29.95, -90.07).rateMmPerYear).toBeLessThan(-4);
    expect(ask(landMotion, 63.8, 20.3).rateMmPerYear).toBeGreaterThan(8);
    expect(Math.abs(ask(landMotion, 0, -160).rateMmPerYear)).toBeLessThan(1);
  });

  it("agrees with AR6's background rates at gauges that set no row", () => {
    // Millimetres a year, up positive: Garner et al. (2021), sea level of 2100 without and with its background of land motion, over 95 years.
    const gauges: [string, number, number, number][] = [
      ['Victoria', 48.42, -123.37, 1],
      ['Lewes', 38.78, -75.12, -2],
      ['Sewells Point', 36.95, -76.33, -2.9],
      ['Grand Isle', 29.26, -89.96, -7.3],
      ['Juneau', 58.3, -134.41, 14.8],
      ['Key West', 24.55, -81.81, -0.9],
      ['Bar Harbor', 44.39, -68.2, -0.8],
      ['Manila', 14.58, 120.97, -5.5],
    ];
    for (const [name, lat, lon, rate] of gauges) {
      const { rateMmPerYear, sigmaMmPerYear } = ask(landMotion, lat, lon);
      expect(Math.abs(rateMmPerYear - rate), name).toBeLessThan(1.5 * sigmaMmPerYear);
    }
  });
});
