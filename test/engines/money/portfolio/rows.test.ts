import { describe, expect, it } from 'vitest';
import { memberOf, readRow } from '../../../../engines/money/portfolio/rows.ts';

describe('a row of a portfolio', () => {
  it('is read by our names and by those of Open Exposure Data, whatever their case', () => {
    const row = readRow(2, {
      LocNumber: '17',
      Latitude: '48.85',
      LONGITUDE: ' 2.35 ',
      BuildingTIV: '250000',
      YearBuilt: '0',
      NumberOfStoreys: '3',
      remark: 'x',
    });
    expect(row).toMatchObject({
      line: 2,
      location: {
        property_id: '17',
        lat: 48.85,
        lon: 2.35,
        replacement_value_usd: 250_000,
        stories: 3,
        property_type: 'residential',
      },
    });
    expect(row).not.toHaveProperty('location.construction_year');
    expect(memberOf('remark')).toBeUndefined();
    expect(memberOf('constructor')).toBeUndefined();
  });

  it('is read by what spreadsheets call a value, whatever stands between the words', () => {
    for (const column of ['value_usd', 'TIV', 'Sum Insured', 'sum-insured', 'Total.Insured.Value'])
      expect(memberOf(column), column).toBe('replacement_value_usd');
    for (const column of ['value_eur', 'ContentsTIV', 'deductible'])
      expect(memberOf(column), column).toBeUndefined();
    expect(readRow(2, { Lat: '1', Long: '2', tiv: '5', value: '9' })).toMatchObject({
      location: { lat: 1, lon: 2, replacement_value_usd: 5 },
    });
    expect(readRow(2, { lat: '1', lon: '2', first_floor_height_m: '0.9' })).toMatchObject({
      location: { first_floor_height_m: 0.9 },
    });
    expect(readRow(2, { lat: '1', lon: '2', Foundation: 'Crawlspace' })).toMatchObject({
      location: { foundation: 'crawlspace' },
    });
  });

  it('names line, column and what is wanted of each fault', () => {
    const faults = readRow(9, { lat: '91', lon: 'east', stories: '2.5' });
    expect(faults).toEqual([
      expect.objectContaining({ line: 9, column: 'lat' }),
      expect.objectContaining({ line: 9, column: 'lon' }),
      expect.objectContaining({ line: 9, column: 'stories' }),
    ]);
    expect(JSON.stringify(faults)).toContain('lat is 91: it should be a number from -90 to 90.');
  });

  it('reads words in any case, and says how a number is written', () => {
    expect(readRow(2, { lat: 1, lon: 2, construction_type: ' Wood Frame' })).toMatchObject({
      location: { construction_type: 'wood_frame' },
    });
    expect(readRow(2, { lat: 1, lon: 2, construction_type: 'REINFORCED-CONCRETE' })).toMatchObject({
      location: { construction_type: 'reinforced_concrete' },
    });
    expect(readRow(2, { lat: '37,77', lon: 'x' })).toEqual([
      {
        line: 2,
        column: 'lat',
        detail:
          'lat is "37,77": it should be a number from -90 to 90, written with a point before decimals and no other marks.',
      },
      {
        line: 2,
        column: 'lon',
        detail: 'lon is "x": it should be a number from -180 to 180.',
      },
    ]);
    expect(readRow(2, { lat: 1 })).toEqual([
      {
        line: 2,
        column: 'lon',
        detail: 'lon is missing: give a number from -180 to 180.',
      },
    ]);
  });

  it('lacks a coordinate that is empty, rather than taking it for zero', () => {
    expect(readRow(3, { lat: '', lon: '0' })).toEqual([
      expect.objectContaining({ column: 'lat', detail: expect.stringContaining('is missing') }),
    ]);
  });

  it('says of every kind of fault what may stand there, by the name of the column', () => {
    const told = (fields: Readonly<Record<string, unknown>>): string[] => {
      const faults = readRow(2, { lat: 45, lon: 10, ...fields });
      return Array.isArray(faults) ? faults.map(({ detail }) => detail) : [];
    };
    const orEmpty = ', or empty where it is not known.';
    expect(told({ construction_type: 'Straw', YearBuilt: '1990.5', TIV: -5 })).toEqual([
      `construction_type is "straw": it should be one of wood_frame, masonry, steel, reinforced_concrete, mobile_home${orEmpty}`,
      `YearBuilt is 1990.5: it should be a whole number from 1000 to 2100${orEmpty}`,
      `TIV is -5: it should be a number above 0 and at most 1,000,000,000,000${orEmpty}`,
    ]);
    expect(told({ value: '1,000,000' })).toEqual([
      `value is "1,000,000": it should be a number above 0 and at most 1,000,000,000,000, written with a point before decimals and no other marks${orEmpty}`,
    ]);
    expect(told({ value: '1e400' })[0]).toContain('value is a number beyond all bounds: ');
    expect(told({ id: 'x'.repeat(201) })[0]).toContain(
      `${'x'.repeat(79)}…: it should be a text of 1 to 200 characters`,
    );
    expect(told({ property_id: true })[0]).toContain('property_id is true: ');
    expect(told({ construction_type: 'mobile_home', stories: 9 })[0]).toBe(
      'stories: a mobile_home has no 9 storeys: stories should be at most 3, or construction_type another.',
    );
  });
});
