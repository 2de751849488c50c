import { describe, expect, it } from 'vitest';
import { columnWarnings } from '../../../src/features/portfolios/columnNotes.ts';

describe('columns of a portfolio', () => {
  it('that are read give no warning', () =>
    expect(columnWarnings(['Latitude', 'LONGITUDE', 'Sum Insured', 'Year Built'])).toEqual([]));

  it('that are not read are named with the nearest that is', () => {
    const [first, ...rest] = columnWarnings(['lat', 'lon', 'tiv', 'storys']);
    expect(first).toContain('"storys"');
    expect(first).toContain('nearest that is: storeys');
    expect(rest).toEqual([]);
  });

  it('that are like none of ours are named alone', () =>
    expect(columnWarnings(['lat', 'lon', 'tiv', 'Colour'])).toEqual([
      'Column "Colour" is not read.',
    ]));

  it('without values are said to be so, and so are values in another currency', () => {
    const warnings = columnWarnings(['lat', 'lon', 'value_eur']);
    expect(warnings[0]).toContain('No column holds values');
    expect(warnings[1]).toMatch(/"value_eur" is not read; the nearest that is: value/);
  });

  it('of which two mean the same name the one that is read', () =>
    expect(columnWarnings(['lat', 'lon', 'tiv', 'sum_insured'])).toEqual([
      expect.stringContaining('"sum_insured" means the same as "tiv"'),
    ]));
});
