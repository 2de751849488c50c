import { describe, expect, it } from 'vitest';
import { shortAnswer } from '../../src/surfaces/mcp/shortAnswer.ts';

const interval = { p10: 10, p50: 20, p90: 30 };
const filler = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [`part_${i}`, { text: 'x'.repeat(90), list: [i, i, i] }]),
);

describe('a short answer', () => {
  it('names stale inputs as it names missing ones', () => {
    const input = (dataset: string, status: string) => ({
      dataset,
      status,
      source: 'a',
      as_of: null,
    });
    const inputs = [input('quakes', 'stale'), input('soil', 'missing'), input('rain', 'live')];
    const provenance = { model: { name: 'm', version: '1.0.0' }, degraded: true, inputs };
    const short = shortAnswer({ lat: 1, ...filler, provenance }) as Record<string, unknown>;
    expect(short['provenance']).toMatchObject({ stale: ['quakes'], missing: ['soil'] });
  });

  it('tells a hazard that it has no room for by score, level and interval, or why it is not known', () => {
    const hazards = {
      flood: { state: 'known', score: 20, level: 'LOW', interval, causes: filler },
      fire: { state: 'unknown', score: null, level: null, interval: null, reason: 'no fuel map' },
    };
    const short = shortAnswer({ lat: 1, hazards, components: hazards, ...filler });
    expect(short).toMatchObject({
      components: {
        flood: { score: 20, level: 'LOW', interval },
        fire: { state: 'unknown', reason: 'no fuel map' },
      },
    });
  });

  it('cuts neither what to do in danger nor the words of an answer that stand in an object', () => {
    const text = `move at once to high ground ${'and stay there '.repeat(25)}`;
    const evacuation = { advice: 'move_on_strong_shaking', text };
    const summary = { text, complete: false, blind: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] };
    const short = shortAnswer({ ...filler, evacuation, summary }) as Record<string, unknown>;
    expect(short['evacuation']).toEqual(evacuation);
    expect(short['summary']).toMatchObject({ text, complete: false });
    expect(JSON.stringify(short).length).toBeLessThan(2_500);
  });

  it('fills what room is left with what the answer holds, and names the rest', () => {
    const short = shortAnswer({ premium_usd: 12, ...filler }) as Record<string, unknown>;
    expect(short).toMatchObject({ premium_usd: 12 });
    const lacking = short['left_out'] as string[];
    expect(lacking.length).toBeGreaterThan(10);
    expect(lacking).not.toContain('premium_usd');
  });

  it('tells every place of a list, whatever else it holds', () => {
    const results = Array.from({ length: 100 }, (_, index) => ({
      index,
      property_id: `house ${index}`,
      perils: filler,
      score: index,
      level: 'LOW',
      interval,
    }));
    const few = shortAnswer({ ...filler, results: results.slice(0, 6) }) as typeof asked;
    expect(few.results[5]).toMatchObject({ index: 5, score: 5, level: 'LOW', interval });
    const asked = shortAnswer({ ...filler, results }) as { results: object[]; left_out: string[] };
    expect(asked.results).toHaveLength(100);
    expect(asked.results[99]).toMatchObject({ index: 99, property_id: 'house 99', score: 99 });
    expect(asked.left_out).toContain('results');
    expect(JSON.stringify(asked).length).toBeLessThan(2_450 + 100 * 70);
  });

  it('gives what is left of the room to what one acts on', () => {
    const conditions = ['Raise the first floor by 1 m.', 'Exclude flood.'];
    const curve = Array.from({ length: 20 }, (_, i) => ({ loss: i, chance: 1 / (i + 1) }));
    const parts = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`curve_${i}`, curve]));
    expect(shortAnswer({ ...parts, conditions })).toMatchObject({ conditions });
  });

  it('tells what a name was taken for, and what else it may mean', () => {
    const others = [{ label: 'Springfield, Ohio', lat: 39.9, lon: -83.8 }];
    const place_match = {
      query: 'Springfield',
      label: 'Springfield, Illinois',
      lat: 39.8,
      lon: -89.6,
    };
    const short = (alternatives: object[]) =>
      shortAnswer({ ...filler, place_match: { ...place_match, population: 7, alternatives } });
    const { query: _asked, ...told } = place_match;
    expect(short([])).toMatchObject({ place_match: told });
    const labels = others.map(({ label }) => label);
    expect(short(others)).toMatchObject({ place_match: { ...told, alternatives: labels } });
  });
});
