import { describe, expect, it } from 'vitest';

import { setting } from '../../../../engines/ground/datasets/terrain.ts';
import { countryStock } from '../../../../engines/money/siteRisk/countryStock.ts';
import { knownFact } from '../../../support/knownFact.ts';

const stockOf = (countryCode: string | null, usState: string | null = null) =>
  countryStock(knownFact(setting.answer.parse({ ...setting.sample, countryCode, usState })));

describe('what a country says of its houses', () => {
  // Of the detached houses of Japan 92 in 100 are of wood (Statistics Bureau of Japan, Housing and Land Survey 2018); its roofs are tied against typhoons.
  it('wood in Japan and the United States, not in Italy', () => {
    expect(stockOf('JP')).toEqual({ stock: 'wood', windCode: 'typhoon' });
    expect(stockOf('US')).toEqual({ stock: 'wood' });
    expect(stockOf('IT')).toEqual({});
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
