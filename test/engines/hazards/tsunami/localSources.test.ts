import { describe, expect, it } from 'vitest';
import { tsunamiSources } from '../../../../engines/ground/datasets/tsunamis.ts';
import { coastalHazard } from '../../../../engines/hazards/tsunami/coastalHazard.ts';
import { ABE_MAX_OVER_MEAN } from '../../../../engines/hazards/tsunami/abeHeight.ts';
import { tsunamiSourceAtlas } from '../../../../src/atlas/tsunamiSources.ts';

/** Run-ups of 2 m and more by local earthquakes of the last 520 years, NOAA NCEI/WDS Global Historical Tsunami Database. */
const RECORDED = [
  ['Cumana 1530 and 1929', 10.46, -64.18],
  ['Port Royal 1692', 17.94, -76.84],
  ['Jacmel 2010', 18.23, -72.53],
  ['Palu 1968 and 2018', -0.88, 119.85],
  ['Istanbul 1509', 41, 28.95],
  ['Golcuk 1999', 40.72, 29.83],
  ['Aigio 1748 and 1817', 38.253, 22.087],
  ['Cadiz 1755', 36.53, -6.3],
  ['Casablanca 1755', 33.6, -7.63],
  ['Acre 1759', 32.92, 35.07],
] as const;

describe('local tsunami sources', () => {
  it.each(RECORDED)(
    'reach %s: a mean of the coast of half the highest once in 475 years',
    (...row) => {
      const [, lat, lon] = row;
      const { paths, bayFactor } = tsunamiSources.answer.parse(
        tsunamiSourceAtlas.answer({ lat, lon }),
      );
      expect(coastalHazard(paths, bayFactor).height475M).toBeGreaterThan(2 / ABE_MAX_OVER_MEAN);
    },
  );
  it('stand in the Black Sea, whose waves come from nowhere else', () => {
    const { paths } = tsunamiSources.answer.parse(
      tsunamiSourceAtlas.answer({ lat: 44.49, lon: 34.17 }),
    );
    expect(paths.map(({ source }) => source.id).sort()).toEqual([
      'bartin-amasra',
      'crimea',
      'shabla',
    ]);
  });
  it('have no say in far waters of other seas', () => {
    const { paths } = tsunamiSources.answer.parse(
      tsunamiSourceAtlas.answer({ lat: 43.69, lon: 7.27 }),
    );
    const ids = paths.map(({ source }) => source.id);
    expect(ids).toContain('ligurian');
    expect(ids).not.toContain('jamaica');
  });
});
