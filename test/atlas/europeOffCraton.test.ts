import { describe, expect, it } from 'vitest';
import { isInOutline } from '../../engines/ground/earth/polygon.ts';
import { motionTree, treeOfZone } from '../../engines/hazards/earthquake/hazard/motionTree.ts';
import { zones } from '../../src/atlas/zones.ts';

/** Trees of the zones of crust below a place, belts over cells. */
const treesAt = (lat: number, lon: number): string[] =>
  zones
    .filter(
      ({ id, outline }) =>
        (id.startsWith('crust-') || id.startsWith('belt-')) && isInOutline(outline, { lat, lon }),
    )
    .map(treeOfZone);

describe('stable crust of Europe', () => {
  // Stable shallow crust of the 2013 European model: Woessner et al. (2015), doi:10.1007/s10518-015-9795-1
  it.each([
    ['London', 51.5, -0.1],
    ['Birmingham', 52.5, -1.9],
    ['Dublin', 53.3, -6.3],
    ['Lille', 50.6, 3.1],
    ['Brussels', 50.85, 4.35],
    ['Amsterdam', 52.4, 4.9],
    ['Paris', 48.9, 2.35],
    ['Valladolid', 41.7, -4.7],
    ['Cologne', 50.9, 7],
    ['Hamburg', 53.6, 10],
    ['Berlin', 52.5, 13.4],
    ['Munich', 48.1, 11.6],
    ['Prague', 50.1, 14.4],
    ['Poznan', 52.4, 16.9],
  ])('shakes off the craton by the tree of Europe: %s', (_name, lat, lon) => {
    expect(treesAt(lat, lon)).toContain('stableEurope');
    expect(treesAt(lat, lon)).not.toContain('stable');
  });

  // The cratonic region of Weatherill & Cotton (2020), doi:10.1007/s10518-020-00940-x, and its platform to the east
  it.each([
    ['Stockholm', 59.3, 18.1],
    ['Helsinki', 60.2, 24.9],
    ['Riga', 56.9, 24.1],
    ['Vilnius', 54.7, 25.3],
    ['Minsk', 53.9, 27.6],
    ['Kyiv', 50.5, 30.5],
    ['Toronto', 43.7, -79.4],
    ['Perth', -31.9, 115.9],
  ])('shakes on cratons and elsewhere by the tree of stable crust: %s', (_name, lat, lon) => {
    expect(treesAt(lat, lon)).toContain('stable');
    expect(treesAt(lat, lon)).not.toContain('stableEurope');
  });

  it('leaves active crust to its own models', () => {
    expect(treesAt(43.6, 13.5)).not.toContain('stableEurope');
    expect(
      zones.filter(({ regime, motions }) => motions === 'europe' && regime !== 'stable'),
    ).toEqual([]);
  });

  // 2013: 0.2 each for Akkar & Bommer, Cauzzi & Faccioli, Chiou & Youngs; 0.2 each for Toro and Campbell. 2020: Kotha alone. Both alike.
  it('gives models of active crust the mean of their weights in the European models of 2013 and 2020', () => {
    const active = motionTree('stableEurope')
      .branches.filter(({ model }) => model.regimes.includes('active_shallow'))
      .reduce((sum, { weight }) => sum + weight, 0);
    expect(active).toBeCloseTo((0.6 + 1) / 2, 12);
  });
});
