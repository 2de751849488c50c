import { describe, expect, it } from 'vitest';
import { HAZARD_PLACES } from '../../scripts/validation/tables/hazardPlaces.ts';
import { FIRE_HOUSES, isHeldOut } from '../../scripts/validation/tables/fireHouses.ts';
import { hazardsPage } from '../../scripts/validation/hazards.ts';

describe('the validation page of hazards', () => {
  it('holds at least 60 places and every hazard, each row with a source', () => {
    expect(new Set(HAZARD_PLACES.map(([, place]) => place)).size).toBeGreaterThanOrEqual(60);
    const hazards = new Set(HAZARD_PLACES.map(([hazard]) => hazard));
    for (const name of [
      'flood',
      'hurricane',
      'tornado',
      'volcano',
      'tsunami',
      'wildfire',
      'heat',
      'drought and water',
      'sea level',
      'sinkhole',
      'landslide',
    ])
      expect(hazards).toContain(name);
    for (const row of HAZARD_PLACES) expect(row[6].length).toBeGreaterThan(2);
  });

  it('holds out every second country of those whose burned homes are counted, by a rule that no count bears on', () => {
    const codes = FIRE_HOUSES.map(({ country }) => country);
    expect(codes).toEqual(codes.toSorted());
    expect(FIRE_HOUSES.filter(isHeldOut).map(({ country }) => country)).toEqual(
      codes.filter((_code, i) => i % 2 === 1),
    );
    for (const { homes, dwellings } of FIRE_HOUSES) expect(homes).toBeLessThan(dwellings / 100);
  });

  it('names every miss, and most places agree', () => {
    const page = hazardsPage();
    const [, agree = '0', of = '1'] = /\*\*(\d+) of (\d+) agree/.exec(page) ?? [];
    expect(Number(of)).toBe(HAZARD_PLACES.length);
    expect(Number(agree) / Number(of)).toBeGreaterThan(0.75);
    expect(page.match(/^- /gm)?.length).toBe(Number(of) - Number(agree));
    expect(page).not.toMatch(/NaN|undefined/);
  });
});
