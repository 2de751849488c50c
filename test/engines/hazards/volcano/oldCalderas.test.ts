import { describe, expect, it } from 'vitest';
import { oldCalderaWords } from '../../../../engines/hazards/volcano/oldCalderas.ts';
import { OLD_CALDERAS } from '../../../../engines/hazards/volcano/tables/oldCalderas.ts';
import { volcanoTable } from '../../../../src/atlas/volcanoes.ts';

describe('calderas without an eruption in the Holocene', () => {
  it('are told of at West Yellowstone, as rare as the Geological Survey says', () => {
    const [words = '', ...others] = oldCalderaWords({ lat: 44.66, lon: -111.1 }, 300);
    expect(words).toContain('Yellowstone');
    expect(others).toHaveLength(0);
    // US Geological Survey, Yellowstone Volcano Observatory: about 1 in 730,000 a year.
    const years = Number(/once in ([\d,]+) years/.exec(words)?.[1]?.replaceAll(',', ''));
    expect(years / 730_000).toBeGreaterThan(0.8);
    expect(years / 730_000).toBeLessThan(1.2);
  });

  it('are told of within the radius that is asked for only', () => {
    expect(oldCalderaWords({ lat: 44.66, lon: -111.1 }, 10)).toHaveLength(0);
    expect(oldCalderaWords({ lat: 40.85, lon: 14.27 }, 300)).toHaveLength(0);
  });

  it('are none of the list of volcanoes', () => {
    const names = new Set(volcanoTable.map(({ name }) => name));
    for (const { name } of OLD_CALDERAS) expect(names.has(name), name).toBe(false);
  });
});
