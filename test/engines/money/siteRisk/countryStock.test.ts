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
    expect(HOUSING_STOCKS.southern_europe.low.wood_frame).toBeLessThan(0.05);
  });

  it('each country once, and shares that add up', () => {
    for (const stock of STOCK_OF_COUNTRY.values()) expect(HOUSING_STOCKS).toHaveProperty(stock);
    const codes = [...STOCK_OF_COUNTRY.keys()];
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    for (const { low, tall } of Object.values<HousingStock>(HOUSING_STOCKS))
      for (const walls of [low, tall])
        expect(Object.values(walls).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  // World Housing Encyclopedia, Chile: flats of four storeys and more have walls of reinforced concrete.
  it('flats without the quarter of wood that they had everywhere', () => {
    const flats: Building = { propertyType: 'condo', stories: 5, stock: 'chile' };
    const { wood_frame: wood = 0, reinforced_concrete: concrete = 0 } = constructionShares(flats);
    expect(wood).toBe(0);
    expect(concrete).toBeGreaterThan(0.8);
  });

  // Shares of all dwellings: Japan 2003 (Statistics Bureau, in Jaiswal & Wald 2008, OFR 2008-1160) wood 0.62, concrete and steel 0.38; Iran, census 2016, steel 0.309, concrete
  // 0.264, others 0.425, flats 0.393 of all; country side of India, SECC 2011, thatch, wood and sheets 0.147, earth, stone and brick 0.811; Guatemala, census 2018, adobe, brick and block 0.80.
  it.each([
    ['japan', 0.29, { wood_frame: 0.62, masonry: 0 }],
    ['iran', 0.393, { steel: 0.309, reinforced_concrete: 0.264, masonry: 0.425 }],
    ['south_asia', 0, { wood_frame: 0.147, masonry: 0.811 }],
    ['central_america', 0, { wood_frame: 0.2, masonry: 0.8 }],
  ] as const)('what the census counted: %s', (stock, tallShare, counted) => {
    const { low, tall } = HOUSING_STOCKS[stock];
    for (const [material, share] of Object.entries(counted)) {
      const word = material as keyof typeof low;
      const own = (1 - tallShare) * low[word] + tallShare * tall[word];
      expect(Math.abs(own - share)).toBeLessThan(0.03);
    }
  });

  it('shops of what the flats of the region are', () => {
    const shop = { propertyType: 'commercial', stories: 3 } as const;
    for (const stock of ['japan', 'southern_europe', 'chile', 'south_asia'] as const)
      for (const [word, share] of Object.entries(HOUSING_STOCKS[stock].tall))
        expect(constructionShares({ ...shop, stock })[word as 'masonry'] ?? 0).toBeCloseTo(
          share,
          9,
        );
    expect(constructionShares({ ...shop, stock: 'japan' }).masonry ?? 0).toBe(0);
  });

  it('farms alone are made of the same everywhere', () => {
    const barn = { propertyType: 'agricultural' } as const;
    expect(constructionShares({ ...barn, stock: 'japan' })).toEqual(constructionShares(barn));
    const shop = { propertyType: 'commercial' } as const;
    expect(constructionShares({ ...shop, stock: 'new_zealand' })).toEqual(constructionShares(shop));
    const tower = constructionShares({ ...shop, stories: 12, stock: 'japan' });
    expect(Object.keys(tower).toSorted()).toEqual(['reinforced_concrete', 'steel']);
  });

  // World Housing Encyclopedia: Chile ties its masonry since the 1930s, but for the 3 % of adobe; India, Pakistan and Nepal lay nearly all of theirs plain.
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
    expect(reinforced('chile')).toBeCloseTo(0.9, 6);
    expect(reinforced('south_asia')).toBeCloseTo(0.05, 6);
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
