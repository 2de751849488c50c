import { describe, expect, it } from 'vitest';
import { largePlaces, roofsOf } from '../../scripts/placeRoofs/roofsOf.ts';
import { placeRoofs } from '../../src/atlas/geography/placeRoofs.ts';

describe('roofs of large places', () => {
  // Fails where the gazetteer, the maps or the way of telling heights changed: then `npm run -s place-roofs` makes the file again.
  it('stand in the file as their neighbours tell them, of every large place', () => {
    const places = largePlaces();
    expect([...placeRoofs().keys()]).toEqual([...places]);
    for (let k = 0; k < places.length; k += 29) {
      const i = places[k] ?? NaN;
      expect(placeRoofs().get(i)).toEqual(roofsOf(i));
    }
  });

  it('are metres, and of some places many', () => {
    const means = Array.from(placeRoofs().values(), ({ meanM }) => meanM);
    expect(Math.min(...means)).toBeGreaterThan(0);
    expect(Math.max(...means)).toBeLessThan(100);
    expect(means.filter((m) => m > 5).length).toBeGreaterThan(100);
  });
});
