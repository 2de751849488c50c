import { describe, expect, it } from 'vitest';
import { Quotes } from '../../../../engines/signals/narrative/record.ts';
import {
  chances,
  opening,
  partLevels,
  parts,
  physical,
  scored,
} from '../../../../engines/signals/narrative/sections.ts';

const quotesOf = (reply: Record<string, unknown>) =>
  new Quotes({
    computed_at: '2026-05-01T12:00:00Z',
    input: { lat: 38.72, lon: -9.14 },
    operation: 'georisk_score',
    reply,
  });

describe('paragraphs of a narrative', () => {
  it('open with what was asked, where and when', () =>
    expect(opening(quotesOf({}))).toBe(
      'This is the stored answer of georisk score for latitude 38.72, longitude -9.14, computed at 2026-05-01T12:00:00Z.',
    ));

  it('tell the quantity with its name, unit and interval, and cite each number once', () => {
    const quotes = quotesOf({
      quantity: { name: 'climate_velocity', unit: 'km/decade', value: 4, p10: 2, p90: 9 },
    });
    const said = physical(quotes);
    expect(said).toMatch(/^Velocity of climate.*\b4\b.*km per decade.*between 2 and 9/);
    const pointers = quotes.citations.map(({ pointer }) => pointer);
    for (const name of ['value', 'p10', 'p90'])
      expect(pointers.filter((each) => each === `/reply/quantity/${name}`)).toHaveLength(1);
  });

  it('say nothing of a quantity that the record does not hold', () => {
    expect(physical(quotesOf({}))).toBeUndefined();
    expect(physical(quotesOf({ quantity: { value: 4 } }))).toBeUndefined();
    expect(chances(quotesOf({ score: 3 }))).toBeUndefined();
  });

  it('never read a missing score as a low one', () =>
    expect(scored(quotesOf({ reason: 'no source answered' }))).toBe(
      'No score can be given: no source answered. That is not a low score.',
    ));

  it('list parts by level, the highest first; those that nobody knows with their reason, apart', () => {
    const quotes = quotesOf({
      components: {
        flood: { state: 'known', level: 'LOW' },
        tsunami: { state: 'known', level: 'HIGH' },
        wildfire: { state: 'unknown', reason: 'no weather' },
        volcano: { state: 'not_applicable' },
      },
    });
    const rest =
      'Not known, and not to be read as low: wildfire (no weather). Cannot occur there: volcano.';
    expect(partLevels(quotes)).toBe(`HIGH: tsunami. LOW: flood. ${rest}`);
    expect(parts(quotes)).toBe(`Flood: LOW. Tsunami: HIGH. ${rest}`);
  });
});
