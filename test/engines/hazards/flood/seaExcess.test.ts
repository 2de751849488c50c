import { describe, expect, it } from 'vitest';
import { meanExcessM, seaLevelOfYears } from '../../../../engines/hazards/flood/seaFlood.ts';
import { floodSettingAt } from '../../../../src/atlas/floodPlains.ts';

const LEVELS_OF_1995_TO_2014 = 0;

function seaAt(lat: number, lon: number) {
  const { sea } = floodSettingAt(lat, lon);
  if (sea === null) throw new Error(`no sea at ${lat}, ${lon}`);
  return sea;
}

const levelAt = (sea: ReturnType<typeof seaAt>, years: number) =>
  seaLevelOfYears(sea, years, LEVELS_OF_1995_TO_2014);

describe('how far the sea stands above a level when it comes higher', () => {
  const noTide = { ...seaAt(42.354, -71.05), tide: undefined, cycloneShare: undefined };

  it('is the scale of the law where surges alone make the levels: those of 100 and 1,000 years lie 2.306 scales apart', () => {
    const scaleM = (levelAt(noTide, 1000) - levelAt(noTide, 100)) / 2.306;
    expect(meanExcessM(noTide, 100) / scaleM).toBeGreaterThan(0.97);
    expect(meanExcessM(noTide, 100) / scaleM).toBeLessThan(1.03);
  });

  it('is less for frequent floods of a coast of cyclones than for those that cyclones make', () => {
    const charleston = seaAt(32.78, -79.924);
    expect(meanExcessM(charleston, 8)).toBeLessThan(0.7 * meanExcessM(charleston, 100));
  });
});

describe('a surge that is listed by itself', () => {
  const boston = seaAt(42.354, -71.05);
  const tide = { station: null, stationKm: null, highM: 2, highestM: 3.2, lnSigma: 0.1, from: '' };
  const read = { ...boston, highTideM: 2, tide, cycloneShare: 0, surgeAloneShare: 0 };
  const alone = { ...read, surge10M: 0.9, surge100M: 1.2, surgeAloneShare: 1 };

  it('meets spring tides: what both exceed mean high water by adds up as the squares do', () => {
    // The highest tide comes once in 18.6 years, so that in 100 years it is 1.2 m above mean high water: hypot(1.2, 1.2).
    expect(levelAt(alone, 100)).toBeCloseTo(2 + Math.SQRT2 * 1.2, 10);
    const half = levelAt({ ...alone, surgeAloneShare: 0.5 }, 100);
    expect(half).toBeCloseTo(2 + 1.2 + 0.5 * (Math.SQRT2 - 1) * 1.2, 10);
  });

  it('is the level where it was read as one at a gauge, and where there is hardly a tide', () => {
    const lower = { ...read, tide: { ...tide, highestM: 2.3 } };
    expect(levelAt(lower, 100)).toBeCloseTo(2 + read.surge100M, 10);
    const level = { ...alone, highTideM: 0.1, tide: { ...tide, highM: 0.1, highestM: 0.1 } };
    expect(levelAt(level, 100)).toBeCloseTo(0.1 + 1.2, 10);
  });
});

describe('levels of the sea at gauges', () => {
  it('of Key West once in 100 years are those of its gauge: 0.74 m above mean higher high water by NOAA, 1.155 m above mean sea level once in some 147 years by Watson (2023)', () => {
    const keyWest = seaAt(24.55, -81.81);
    expect(levelAt(keyWest, 100)).toBeGreaterThan(0.9);
    expect(levelAt(keyWest, 147)).toBeLessThan(1.3);
  });

  // J. Korean Soc. Coast. Ocean Eng. 30 (2018), 103, doi:10.9765/KSCOE.2018.30.3.103: no typhoon is needed for levels of up to 50 years in the west, of more than 10 years in the south-east it is.
  it.each([
    ['Incheon', 37.4563, 126.62],
    ['Gunsan', 35.97, 126.6],
    ['Mokpo', 34.78, 126.38],
  ])('of %s up to 50 years are made by tides and ordinary weather', (_name, lat, lon) => {
    const sea = seaAt(lat, lon);
    const stormier = { ...sea, surge100M: sea.surge100M + 0.3 };
    expect(levelAt(stormier, 50)).toBeCloseTo(levelAt(sea, 50), 3);
  });

  it('of Busan above 10 years are made by typhoons', () => {
    const sea = seaAt(35.1, 129.04);
    const stormier = { ...sea, surge100M: sea.surge100M + 0.3 };
    expect(levelAt(stormier, 50)).toBeGreaterThan(levelAt(sea, 50) + 0.1);
  });
});
