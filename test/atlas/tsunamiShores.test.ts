import { describe, expect, it } from 'vitest';
import { tsunamiSources } from '../../engines/ground/datasets/tsunamis.ts';
import { coastalHazard } from '../../engines/hazards/tsunami/coastalHazard.ts';
import { tsunamiShoreAt } from '../../src/atlas/tsunamiShores.ts';
import { tsunamiSourceAtlas } from '../../src/atlas/tsunamiSources.ts';

const openAt = (lat: number, lon: number): number => tsunamiShoreAt(lat, lon)?.openReach ?? NaN;
const sourcesAt = (lat: number, lon: number) =>
  tsunamiSources.answer.parse(tsunamiSourceAtlas.answer({ lat, lon }));

describe('shores and how they lie to the sea', () => {
  it.each([
    ['Valparaiso', -33.03, -71.62],
    ['Sendai coast', 38.23, 141.01],
    ['Hilo', 19.73, -155.08],
    ['Galle', 6.03, 80.22],
    ['Majuro', 7.09, 171.38],
  ])('%s is open', (_name, lat, lon) => {
    expect(openAt(lat, lon)).toBeGreaterThan(0.95);
  });

  it.each([
    ['Puget Sound', 47.6, -122.34],
    ['San Francisco Bay', 37.8, -122.3],
    ['Seto Inland Sea', 34.36, 132.46],
    ['Tokyo Bay', 35.63, 139.78],
    ['Avacha Bay', 53.02, 158.64],
    ['Stockholm', 59.33, 18.07],
  ])('%s is enclosed', (_name, lat, lon) => {
    expect(openAt(lat, lon)).toBeLessThan(0.45);
  });

  it('shelter is in the answer with its reason, and no place differs from the next by a step', () => {
    const { bayFactor, bayName } = sourcesAt(47.6, -122.34);
    expect(bayFactor).toBeLessThan(0.45);
    expect(bayName).toMatch(/land/i);
    let last = openAt(37.2, -122.6);
    for (let lon = -122.6; lon < -122.0; lon += 0.005) {
      const next = openAt(37.75, lon);
      if (lon > -122.59) expect(Math.abs(next - last), String(lon)).toBeLessThan(0.12);
      last = next;
    }
  });

  it('a bay hears the ocean that its own water leads to', () => {
    // Osaka Bay opens to the Pacific, not to the Sea of Japan that is nearer over land.
    const ids = sourcesAt(34.65, 135.42).paths.map(({ source }) => source.id);
    expect(ids).toContain('nankai');
  });

  it.each([
    ['Takamatsu', 34.34, 134.05],
    ['Vancouver', 49.29, -123.11],
  ])('%s, on inner water behind straits, is no more open for its width', (_name, lat, lon) => {
    expect(openAt(lat, lon)).toBeLessThan(0.2);
  });

  it.each([
    // Published most: city of Matsuyama (2024), 3.9 m of which 1.8 are the tide; Hiroshima prefecture, 4 m with the tide, some 2 without.
    ['Matsuyama', 33.86, 132.71, 2.1],
    ['Hiroshima', 34.36, 132.46, 2],
    ['Osaka', 34.65, 135.42, 2.2],
  ])('%s, behind straits, has no more than is expected at the most', (_name, lat, lon, mostM) => {
    const { paths, bayFactor } = sourcesAt(lat, lon);
    const { height475M } = coastalHazard(paths, bayFactor);
    expect(height475M).toBeLessThan(1.05 * mostM);
    expect(height475M).toBeGreaterThan(0.4 * mostM);
  });

  it.each([
    // Beside the same water, not behind the strait of Hoyo.
    ['Uwajima', 33.22, 132.55],
    ['Saiki', 32.96, 131.93],
  ])('%s, before the straits, stays open', (_name, lat, lon) => {
    expect(openAt(lat, lon)).toBeGreaterThan(0.6);
  });

  it.each([
    // Waves of 1946, 1957 and 1960: 4 to 16 m at Hanalei and Haena, 3 to 8 m between Haleiwa and Kahuku; Houston and others (1977), some 6 m once in 500 years at Hanalei.
    ['Hanalei', 22.21, -159.5, 4, 8],
    ['Haleiwa', 21.6, -158.1, 2.5, 6],
    ['Poipu, south of Kauai', 21.87, -159.45, 1.2, 3],
  ])('%s has the run-up of what arrives from the Aleutians', (_name, lat, lon, leastM, mostM) => {
    const { paths, bayFactor } = sourcesAt(lat, lon);
    const { height475M } = coastalHazard(paths, bayFactor);
    expect(height475M).toBeGreaterThan(leastM);
    expect(height475M).toBeLessThan(mostM);
  });

  it('the shore of inner water hears the ocean that is far behind it', () => {
    expect(sourcesAt(47.605, -122.34).paths.map(({ source }) => source.id)).toContain(
      'cascadia-full',
    );
  });

  it('a bay whose waves were seen is not damped a second time', () => {
    // Wigen (1977): about twice as high at Port Alberni as at Tofino.
    const [alberni, tofino] = [sourcesAt(49.24, -124.8), sourcesAt(49.15, -125.9)];
    expect(alberni.bayName).toMatch(/Alberni/);
    expect(alberni.bayFactor / tofino.bayFactor).toBeGreaterThan(1.5);
  });

  it('is unknown inland', () => {
    expect(tsunamiShoreAt(39.74, -104.98)).toBeUndefined();
  });
});
