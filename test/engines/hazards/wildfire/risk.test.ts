import { describe, expect, it } from 'vitest';
import { climateFireWeather } from '../../../../engines/hazards/wildfire/climateFireWeather.ts';
import { assessWildfire, wildfireNeeds } from '../../../../engines/hazards/wildfire/assessment.ts';
import { referenceDamage } from '../../../../engines/hazards/referenceHouse.ts';
import {
  builtUpShare,
  fieldsShare,
  reachedShare,
} from '../../../../engines/hazards/wildfire/burnProbability.ts';
import { risk } from '../../../../engines/hazards/wildfire/index.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';
import { Gazetteer } from '../../../../src/atlas/geography/gazetteer.ts';

const moment = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };
const at = (lat: number, lon: number) =>
  assessWildfire(embeddedFacts(wildfireNeeds({ lat, lon }))).answer;

describe('places', () => {
  it.each([
    ['Paradise, burned in 2018', 39.76, -121.62],
    ['Santa Monica Mountains', 34.13, -118.45],
    ['Nodeirinho above Pedrogao Grande, burned in 2017', 39.95, -8.22],
    ['Mati, burned in 2018', 38.05, 23.99],
    ['Santa Rosa', 38.48, -122.75],
    ['Fort McMurray, burned in 2016', 56.73, -111.38],
    ['Slave Lake, burned in 2011', 55.28, -114.77],
    ['Denare Beach, burned in 2025', 54.66, -102.08],
    ['Los Alamos, burned in 2000', 35.89, -106.3],
    ['Ruidoso, burned in 2024', 33.33, -105.67],
  ])('%s is high', (_name, lat, lon) => {
    expect(['HIGH', 'CRITICAL']).toContain(at(lat, lon).level);
  });

  it.each([
    ['London', 51.5, -0.12],
    ['Singapore', 1.35, 103.82],
    ['Manaus', -3.1, -60],
    ['Tokyo', 35.68, 139.76],
  ])('%s is low', (_name, lat, lon) => {
    expect(at(lat, lon).level).toBe('LOW');
  });

  it.each([
    ['Sahara', 24, 10],
    ['Antarctica', -80, 0],
    ['the Pacific', 0, -150],
    ['Riyadh', 24.7, 46.7],
    // Within regions whose mapped shares are of the forests below.
    ['Mont Blanc', 45.8326, 6.8652],
    ['Mount Rainier', 46.85, -121.76],
    ['Vatnajokull', 64.4, -16.8],
  ])('%s has nothing to burn', (_name, lat, lon) => {
    const answer = at(lat, lon);
    expect(answer.state).toBe('not_applicable');
    expect(answer.score).toBeNull();
    expect(answer.reason).toMatch(/burn|fire/);
  });

  // Five homes of the Northern Territory were lost in the severe season of 2019/20, of some twenty thousand outside its towns: 2.5e-4.
  it.each([
    ['Darwin', -12.46, 130.85],
    ['Humpty Doo', -12.57, 131.1],
    ['Katherine', -14.47, 132.26],
    ['Tamale', 9.4, -0.84],
    ['Bobo-Dioulasso', 11.18, -4.29],
    ['Siem Pang, dry forest', 14.12, 106.39],
    ['Chiang Mai', 18.79, 98.99],
    ['Pozo del Tigre, Chaco', -24.9, -60.32],
  ])('%s burns often and is seldom destroyed', (_name, lat, lon) => {
    const value = at(lat, lon).quantity?.value ?? NaN;
    expect(value).toBeGreaterThan(1e-6);
    expect(value).toBeLessThan(1e-3);
  });

  // Large wildfires are unlikely in cropland (Donovan et al. 2020, doi:10.3390/rs12111869); the brush about the valleys burns every 80 years.
  it.each([
    ['Jerome', 42.72, -114.52],
    ['Payette', 44.08, -116.93],
    ['Moses Lake', 47.13, -119.28],
  ])(
    '%s, among irrigated fields, burns a fifth as often as the brush at most',
    (_name, lat, lon) => {
      const brush = at(42.9, -116.9).quantity?.value ?? NaN;
      expect(at(lat, lon).quantity?.value ?? NaN).toBeLessThan(brush / 5);
    },
  );

  // The fire of Freedom Hill, August 2012, took 209 homes by the count of the Red Cross (firehouse.com, 8 August 2012).
  it('the Cross Timbers about Mannford burn houses', () =>
    expect(at(36.13, -96.35).level).not.toBe('LOW'));

  // Some 4,000 buildings of about 350,000 were lost there in 2025, the most since 2000 (Korea Forest Service; the stock from memory): 4e-4 a year in 26 years.
  it.each([
    ['Uiseong', 36.35, 128.69],
    ['Uljin', 36.99, 129.4],
    ['Goseong', 38.38, 128.47],
  ])(
    '%s on the east coast of Korea loses houses as seldom as counted, within a factor of 3',
    (_name, lat, lon) => {
      const perYear = (at(lat, lon).quantity?.value ?? NaN) * referenceDamage('wildfire').mean(3);
      expect(perYear).toBeGreaterThan(4e-4 / 3);
      expect(perYear).toBeLessThan(4e-4 * 3);
    },
  );

  // 481 houses burned about Pedrógão Grande in June 2017 (ECO News, 3 July 2017) and some 1,500 in October, the worst year of Portugal's history (Ribeiro
  // et al. 2020, doi:10.3390/fire3040057), of 3.6 million residential buildings; October and the buildings from memory.
  it('does not take from Portugal in a mean year what its worst year took', () => {
    let people = 0;
    let lost = 0;
    for (const { countryCode, population, lat, lon } of new Gazetteer().all()) {
      if (countryCode !== 'PT' || population === 0) continue;
      people += population;
      lost += population * (at(lat, lon).quantity?.value ?? 0);
    }
    const homes = (3.6e6 * referenceDamage('wildfire').mean(3) * lost) / people;
    expect(people).toBeGreaterThan(5e6);
    expect(homes).toBeGreaterThan(50);
    expect(homes).toBeLessThan(500);
  });

  // Some 600 homes in 26 years: 527 in Haifa in 2016 (from memory, unverified), about 74 buildings on the Carmel in 2010; of 2.9 million dwellings.
  it('takes from Israel within a factor of 4 what fires took there', () => {
    let people = 0;
    let lost = 0;
    for (const { countryCode, population, lat, lon } of new Gazetteer().all()) {
      if (countryCode !== 'IL') continue;
      people += population;
      lost += population * (at(lat, lon).quantity?.value ?? 0);
    }
    const homes = (2.9e6 * referenceDamage('wildfire').mean(3) * lost) / people;
    expect(homes).toBeGreaterThan(600 / 26 / 4);
    expect(homes).toBeLessThan((600 / 26) * 4);
  });

  // Homes destroyed by wildfires. Mississippi: 20 of some 1.3 million in fiscal 2013 (Forestry Commission), a third of them, by the number of fires, in six counties of the south with some 227,000. Palm Coast: 131 to
  // 250 in 1985, some 70 in 1998 (from memory), of some 20,000 in the mean: 2.5e-4 a year where it burned most; of all Florida 2e-6 to 7e-6.
  it.each([
    ['Wiggins, Mississippi', 30.858, -89.135, 2.8e-5 / 3, 2.8e-5 * 3],
    ['Lake City, Florida', 30.19, -82.64, 2e-6, 2.5e-4],
    ['Lakeland, Florida', 28.04, -81.95, 2e-6, 2.5e-4],
  ])('takes from %s what fires took there', (_name, lat, lon, least, most) => {
    const perYear = (at(lat, lon).quantity?.value ?? NaN) * referenceDamage('wildfire').mean(3);
    expect(perYear).toBeGreaterThan(least);
    expect(perYear).toBeLessThan(most);
  });

  // Crown fires are the rule in Canada, the exception in Siberia (Wooster & Zhang 2004; Rogers and others 2015).
  it('does not burn the larch of Yakutia as fiercely as the spruce of Alberta', () => {
    for (const [lat, lon] of [
      [62.1, 129.5],
      [52.03, 113.5],
    ] as const)
      expect(at(lat, lon).level).toBe('MODERATE');
    expect(at(62.1, 129.5).quantity?.value).toBeLessThan(
      (at(56.73, -111.38).quantity?.value ?? NaN) / 3,
    );
  });

  it('names perpetual frost as the reason on summits', () => {
    expect(at(45.8326, 6.8652).reason).toMatch(/perpetual frost.*−\d+ °C/);
  });

  // Tundra burns where summers are warmer than 10 °C (Hu et al. 2010): Iqaluit and Nuuk have 8 °C in the warmest month.
  it.each([
    ['Iqaluit', 63.75, -68.5],
    ['Nuuk', 64.18, -51.7],
    ['Male', 4.175, 73.51],
    ['Funafuti', -8.52, 179.2],
  ])('%s hardly burns, and is not said to be free of it', (_name, lat, lon) => {
    const { quantity } = at(lat, lon);
    expect(quantity?.value).toBeGreaterThan(0);
    expect(quantity?.value).toBeLessThan(1e-5);
    expect((quantity?.p90 ?? NaN) / (quantity?.p10 ?? NaN)).toBeGreaterThan(30);
  });

  it('never jumps by a level within a kilometre', () => {
    for (const [lat0, lon0] of [
      [39.7, -121.9],
      [34.0, -118.5],
      [-33.9, 18.5],
      [38.0, 23.7],
      [40.2, -8.4],
    ] as const) {
      let last: number | null = null;
      for (let i = 0; i < 60; i++) {
        const { score } = at(lat0, lon0 + i * 0.01);
        if (score !== null && last !== null) expect(Math.abs(score - last)).toBeLessThan(12);
        last = score;
      }
    }
  });
});

describe('fire weather of an average year', () => {
  const california = {
    lat: 38,
    meanTemperatureC: [8, 10, 12, 14, 18, 22, 25, 24, 22, 18, 12, 8],
    precipitationMm: [110, 100, 80, 40, 15, 5, 0, 1, 6, 25, 60, 100],
  };

  it('peaks in the dry summer of California and in the dry season of the tropics', () => {
    expect(climateFireWeather(california)?.peakMonth).toBeGreaterThanOrEqual(7);
    expect(climateFireWeather(california)?.peakMonth).toBeLessThanOrEqual(9);
    const darwin = {
      lat: -12.4,
      meanTemperatureC: [28, 28, 28, 28, 27, 25, 25, 26, 28, 29, 29, 29],
      precipitationMm: [430, 370, 320, 100, 20, 2, 1, 5, 15, 70, 140, 250],
    };
    expect([6, 7, 8, 9]).toContain(climateFireWeather(darwin)?.peakMonth);
  });

  it('is severe on a severe day', () => {
    const answer = climateFireWeather(california);
    expect(answer?.severeDayFwi).toBeGreaterThan(2 * (answer?.meanFwi[6] ?? NaN) * 0.8);
  });
});

describe('the endpoint', () => {
  it('tells absent sources as absent and still answers', () => {
    const input = { lat: 39.76, lon: -121.62 };
    const reply = risk.assess(input, embeddedFacts(risk.needs(input)), moment);
    expect(reply.active_fires).toBeNull();
    expect(reply.active_fires_reason).toMatch(/network/);
    expect(reply.fire_weather).toBeNull();
    expect(reply.burn?.source).toBe('mapped_regions');
    expect(reply.quantity?.p10).toBeLessThan(reply.quantity?.value ?? 0);
    expect(reply.quantity?.p90).toBeGreaterThan(reply.quantity?.value ?? 1);
    expect(reply.summary).toMatch(/about once in \d+ years \(80 % interval \d+ to \d+ years\)/);
    expect(reply.warnings.join(' ')).toContain('fire danger of today is not known');
  });

  it('warns of no fire danger where nothing burns', () => {
    const input = { lat: -80, lon: 0 };
    const reply = risk.assess(input, embeddedFacts(risk.needs(input)), moment);
    expect(reply.state).toBe('not_applicable');
    expect(reply.warnings).toEqual([]);
  });

  it.each([
    ['Fairbanks, at its middle', 64.838, -147.716, 'interface'],
    ['Paradise, at its middle', 39.76, -121.62, 'interface'],
    ['the White Mountains of Alaska', 65.5, -147.5, 'wildland'],
    ['the Feather River canyon', 39.95, -121.2, 'wildland'],
    ['Chicago, the Loop', 41.88, -87.63, 'urban'],
  ])('says how a place lies between town and open country: %s', (_place, lat, lon, setting) => {
    const input = { lat, lon };
    const { exposure } = risk.assess(input, embeddedFacts(risk.needs(input)), moment);
    expect(exposure?.setting).toBe(setting);
  });

  it('prefers the simulation at the very place', () => {
    const input = { lat: 39.76, lon: -121.62 };
    const facts = embeddedFacts(risk.needs(input));
    const simulated = {
      value: { probabilityPerYear: 0.004 },
      source: 'x',
      asOf: '',
      retrievedAt: '',
      status: 'live' as const,
    };
    expect(risk.assess(input, { ...facts, simulated }, moment).burn).toMatchObject({
      source: 'simulation',
      annual_burn_probability: 0.004,
    });
  });
});

describe('towns', () => {
  // Mean of 1 − d/0.35 km over a disc, d from its edge, by rings: 2/R² ∫ (1 − (R − r)/0.35)₊ r dr.
  it.each([0.2, 0.35, 0.8, 3])('of %d km radius are reached as far as rings add up', (radiusKm) => {
    const rings = Array.from({ length: 20_000 }, (_, i) => ((i + 0.5) / 20_000) * radiusKm);
    const sum = rings.reduce((all, r) => all + r * Math.max(0, 1 - (radiusKm - r) / 0.35), 0);
    const mean = (2 * sum) / (rings.length * radiusKm);
    expect(reachedShare(radiusKm)).toBeCloseTo(mean, 5);
  });

  // 87 % of where houses of central Portugal meet the land is ground of low hazard (Nunes et al. 2023, doi:10.3390/f14061106), so that no less than 13 % and no more than half stays exposed.
  it('lie among fields in Europe, which end a few kilometres farther out', () => {
    const town = { population: 5000, distanceKm: 0 };
    const middle = fieldsShare([{ ...town, countryCode: 'PT' }]);
    expect(middle).toBeGreaterThan(0.5);
    expect(middle).toBeLessThanOrEqual(0.87);
    expect(fieldsShare([{ ...town, countryCode: 'PT', distanceKm: 5 }])).toBeLessThan(0.01);
    // Arable land a person, ha (FAO by the World Bank, 2018): Turkey 0.24, Argentina 0.88, Spain 0.25; Chile and Korea below 0.1.
    for (const countryCode of ['TR', 'AR', 'ES'])
      expect(fieldsShare([{ ...town, countryCode }])).toBe(middle);
    for (const countryCode of ['US', 'CL', 'KR'])
      expect(fieldsShare([{ ...town, countryCode }])).toBe(0);
  });

  it('burn from their edge where they are compact, and among their trees where they spread', () => {
    const town = { population: 15_000, distanceKm: 0 };
    expect(builtUpShare([{ ...town, countryCode: 'US' }])).toBe(0);
    expect(builtUpShare([{ ...town, countryCode: 'GR' }])).toBeGreaterThan(0.5);
    expect(builtUpShare([{ ...town, countryCode: 'GR', distanceKm: 5 }])).toBeLessThan(0.01);
  });

  it('burn from their edge among low brush, where nothing grows inside them that carries it', () => {
    const town = { population: 15_000, distanceKm: 0, countryCode: 'US' };
    // 1,000 people a km2: 2.2 km of radius, 0.35 km of which fire reaches in part (Chen & McAneney 2004): 0.16 - 0.16² / 3 of the houses.
    const reached = 0.35 / Math.sqrt(15 / Math.PI);
    const share = builtUpShare([town], 1);
    expect(share).toBeLessThan(1 - (reached - reached ** 2 / 3));
    expect(share).toBeGreaterThan(0.75);
    expect(builtUpShare([town], 0.5)).toBeCloseTo(share / 2, 9);
    expect(builtUpShare([{ ...town, distanceKm: 5 }], 1)).toBeLessThan(0.05);
  });
});
