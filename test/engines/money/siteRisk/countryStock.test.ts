import { describe, expect, it } from 'vitest';

import { setting } from '../../../../engines/ground/datasets/terrain.ts';
import {
  constructionShares,
  type Building,
} from '../../../../engines/ground/vulnerability/building.ts';
import { modelMixture } from '../../../../engines/ground/vulnerability/modelMixture.ts';
import {
  HOUSING_STOCKS,
  type HousingStock,
  type Stock,
} from '../../../../engines/ground/vulnerability/tables/housingStock.ts';
import { STOCK_OF_COUNTRY } from '../../../../engines/money/siteRisk/stockCountries.ts';
import { countryStock } from '../../../../engines/money/siteRisk/countryStock.ts';
import { knownFact } from '../../../support/knownFact.ts';

const stockOf = (countryCode: string | null, usState: string | null = null) =>
  countryStock(knownFact(setting.answer.parse({ ...setting.sample, countryCode, usState })));

describe('what a country says of its houses', () => {
  // Of the detached houses of Japan 92 in 100 are of wood (Statistics Bureau of Japan, Housing and Land Survey 2018); its roofs are tied against typhoons.
  it('its region, by which Japan and the United States build in wood and Italy does not', () => {
    expect(stockOf('JP')).toEqual({ stock: 'japan', windCode: 'typhoon' });
    expect(stockOf('US')).toEqual({ stock: 'north_america' });
    expect(stockOf('IT')).toEqual({ stock: 'southern_europe' });
    expect(HOUSING_STOCKS.japan.low.wood_frame).toBeGreaterThanOrEqual(0.8);
    expect(HOUSING_STOCKS.southern_europe.low.wood_frame).toBe(0);
  });

  it('each country once, and shares that add up', () => {
    for (const stock of STOCK_OF_COUNTRY.values()) expect(HOUSING_STOCKS).toHaveProperty(stock);
    const codes = [...STOCK_OF_COUNTRY.keys()];
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    for (const { low, tall } of Object.values<HousingStock>(HOUSING_STOCKS))
      for (const walls of [low, tall])
        expect(Object.values(walls).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  // GEM's exposure of 2023: all flats of Chile above three storeys, and of Peru, are concrete; 86 % and 59 % with 5 % of masonry.
  it('flats without the quarter of wood that they had everywhere', () => {
    const flats: Building = { propertyType: 'condo', stories: 5, stock: 'chile' };
    const { wood_frame: wood = 0, reinforced_concrete: concrete = 0 } = constructionShares(flats);
    expect(wood).toBe(0);
    expect(concrete).toBeGreaterThan(0.8);
  });

  // Value of commercial buildings by material, an early release of GEM's exposure: wood, masonry, concrete, steel (composite frames counted with steel).
  it.each([
    ['japan', [0.04, 0, 0.29, 0.67]],
    ['southern_europe', [0, 0.4, 0.58, 0.02]],
    ['chile', [0, 0.14, 0.69, 0.16]],
    ['south_asia', [0.12, 0.24, 0.62, 0.02]],
  ] as const)('shops of what the region builds: %s', (stock, published) => {
    const apart = (building: Building): number => {
      const shares = constructionShares(building);
      return (['wood_frame', 'masonry', 'reinforced_concrete', 'steel'] as const).reduce(
        (sum, word, i) => sum + Math.abs((shares[word] ?? 0) - (published[i] ?? NaN)),
        0,
      );
    };
    const shop = { propertyType: 'commercial', stories: 3 } as const;
    expect(apart({ ...shop, stock })).toBeLessThan(0.4);
    expect(apart({ ...shop, stock })).toBeLessThan(0.6 * apart(shop));
  });

  it('farms alone are made of the same everywhere', () => {
    const barn = { propertyType: 'agricultural' } as const;
    expect(constructionShares({ ...barn, stock: 'japan' })).toEqual(constructionShares(barn));
    const shop = { propertyType: 'commercial' } as const;
    expect(constructionShares({ ...shop, stock: 'new_zealand' })).toEqual(constructionShares(shop));
    const tower = constructionShares({ ...shop, stories: 12, stock: 'central_europe' });
    expect(Object.keys(tower).toSorted()).toEqual(['reinforced_concrete', 'steel']);
  });

  // Confined masonry of Chile is three times the value of its plain and adobe masonry (GEM: 234 to 39 billion dollars); Nepal has next to none.
  it('masonry as the region reinforces it', () => {
    const reinforced = (stock: Stock): number =>
      modelMixture({
        propertyType: 'residential',
        constructionType: 'masonry',
        constructionYear: 2000,
        stock,
      })
        .filter(({ type }) => type.startsWith('RM'))
        .reduce((sum, { share }) => sum + share, 0);
    expect(reinforced('chile')).toBeCloseTo(0.85, 6);
    expect(reinforced('south_asia')).toBeCloseTo(0.1, 6);
    expect(reinforced('north_america')).toBeCloseTo(0.7, 6);
  });

  // The Florida Building Code of 2002 followed Hurricane Andrew; no other state had one for all of it.
  it('the code for wind of Florida alone of the United States', () => {
    expect(stockOf('US', 'FL').windCode).toBe('florida');
    expect(stockOf('US', 'GA').windCode).toBeUndefined();
  });

  // Deaths at intensity IX by PAGER: 26 in a thousand in Turkey and 180 in Haiti, 1 to 3 in Chile.
  it('that a code is not kept where earthquakes kill many', () => {
    expect(stockOf('TR').codes).toBe('lax');
    expect(stockOf('HT').codes).toBe('lax');
    expect(stockOf('CL').codes).toBeUndefined();
  });

  it('nothing where the country is not known', () => {
    expect(stockOf(null)).toEqual({});
    expect(countryStock({ missing: 'network unreachable', source: 'test' })).toEqual({});
  });
});
