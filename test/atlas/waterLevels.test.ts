import { describe, expect, it } from 'vitest';
import { floodSettingAt } from '../../src/atlas/floodPlains.ts';
import { profileSigmaM, waterLevelSigmaM } from '../../src/atlas/waterLevelSigma.ts';

const M_PER_FOOT = 0.3048;

/**
 * Flat pools of the locks and dams of the Ohio and the upper Mississippi, feet above the sea, at towns that are no vertices of our lines.
 *
 * @source ORSANCO, Ohio River navigational dams: normal pool elevations, orsanco.org; US Army Corps of Engineers, flat pools of the Upper Mississippi (St. Paul and Rock Island districts), these restated from memory
 */
const POOLS: readonly (readonly [
  river: string,
  town: string,
  lat: number,
  lon: number,
  feet: number,
])[] = [
  ['Ohio', 'Wheeling', 40.07, -80.73, 623],
  ['Ohio', 'Parkersburg', 39.27, -81.57, 582],
  ['Ohio', 'Point Pleasant', 38.84, -82.14, 538],
  ['Ohio', 'Portsmouth', 38.73, -83.0, 485],
  ['Ohio', 'Maysville', 38.65, -83.76, 485],
  ['Ohio', 'Madison', 38.73, -85.38, 420],
  ['Ohio', 'Owensboro', 37.78, -87.11, 358],
  ['Mississippi, upper', 'La Crosse', 43.81, -91.26, 631],
  ['Mississippi, upper', 'Dubuque', 42.5, -90.65, 592],
  ['Mississippi, upper', 'Clinton', 41.84, -90.18, 572],
  ['Mississippi, upper', 'Burlington', 40.81, -91.1, 518.2],
  ['Mississippi, upper', 'Quincy', 39.93, -91.42, 470],
  ['Mississippi, upper', 'Hannibal', 39.71, -91.35, 459.5],
];

const offInSigmas = POOLS.map(([river, town, lat, lon, feet]) => {
  const reach = floodSettingAt(lat, lon).reaches.find(({ name }) => name === river);
  if (!reach) throw new Error(`${river} does not reach ${town}`);
  return (reach.waterLevelM - feet * M_PER_FOOT) / reach.waterLevelSigmaM;
});

describe('water levels of listed rivers', () => {
  it('stand by published pools as their standard deviation says', () => {
    const within = (sigmas: number) => offInSigmas.filter((off) => Math.abs(off) <= sigmas).length;
    expect(within(1) / POOLS.length).toBeGreaterThanOrEqual(0.6);
    expect(within(3)).toBe(POOLS.length);
  });

  it('are not kept so wide that every pool stands within a third of it', () => {
    expect(Math.max(...offInSigmas.map(Math.abs))).toBeGreaterThan(1 / 3);
  });
});

describe('one rule for the error of a water level', () => {
  it('is that of the elevation model where the profile is known: 4 m for nine in ten', () => {
    expect(waterLevelSigmaM({ betweenSigmaM: 0, fallMPerKm: 0, alongSigmaKm: 2 })).toBeCloseTo(
      2.43,
      2,
    );
  });

  it('adds what lies between heights and along the river in squares', () => {
    const all = waterLevelSigmaM({ betweenSigmaM: 3, fallMPerKm: 2, alongSigmaKm: 2 });
    expect(all ** 2).toBeCloseTo(2.4316 ** 2 + 3 ** 2 + 4 ** 2, 2);
  });

  it('leaves nothing open at a vertex and the sag of a logarithmic profile midway', () => {
    expect(profileSigmaM(100, 0)).toBe(0);
    expect(profileSigmaM(100, 1)).toBe(0);
    // Straight over the logarithm from 1 to 2 the curve stands at most ln(1/ln 2)/ln 2 - (1/ln 2 - 1) of the fall off the chord.
    const sag = Math.log(1 / Math.LN2) / Math.LN2 - (1 / Math.LN2 - 1);
    expect(profileSigmaM(-100, 0.5)).toBeCloseTo(100 * sag, 1);
  });
});
