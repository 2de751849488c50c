import { describe, expect, it } from 'vitest';
import { plateBoundary } from '../../engines/ground/datasets/tectonics.ts';
import { nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { regionRates } from '../../engines/hazards/earthquake/regions/regionRates.ts';
import { REGIONS } from '../../engines/hazards/earthquake/regions/tables.ts';
import { leftBesideInterfaces } from '../../src/atlas/interfaceShares.ts';
import { faults } from '../../src/atlas/faults.ts';
import { plateBoundaries } from '../../src/atlas/plateBoundaries.ts';
import { countedZones } from '../../src/atlas/regionSeismicity.ts';
import { zones } from '../../src/atlas/zones.ts';

const cells = zones.filter(({ regime }) => regime === 'subduction_interface');

describe('cells beside listed interfaces', () => {
  // Great earthquakes of the listed interface below each cell, among the best known of the century.
  it.each([
    ['Valdivia 1960 and Maule 2010', -37.5, -75],
    ['Tohoku 2011', 37.5, 142.5],
    ['Prince William Sound 1964', 57.5, -150],
    ['Nias 2005', 0, 95],
  ])('leave great earthquakes to it: %s', (_, lat, lon) => {
    const about = cells.filter(({ outline }) => {
      const [south, north] = [outline[0]?.[0] ?? NaN, outline[2]?.[0] ?? NaN];
      const [west, east] = [outline[0]?.[1] ?? NaN, outline[2]?.[1] ?? NaN];
      return lat >= south && lat < north && lon >= west && lon < east;
    });
    expect(about.map(({ besideFaults }) => besideFaults)).toEqual([{ fromMagnitude: 7, share: 0 }]);
  });

  // No interface is listed within 1,000 km of the north Scotia ridge.
  it('keep all their earthquakes where none is listed', () => {
    const ridge = cells.filter(({ outline }) => {
      const [lat, lon] = outline[0] ?? [NaN, NaN];
      return lat === -57.5 && lon === -67.5;
    });
    expect(ridge.map(({ besideFaults }) => besideFaults?.share)).toEqual([1]);
  });

  // Bird (2003): north of 45 degrees south the boundary between Australia and the Pacific is the Alpine fault, a continental transform.
  it('lie nowhere by the Alpine fault, far from any listed interface', () => {
    const interfaces = faults.filter(({ kind }) => kind === 'interface');
    const astray = cells.filter(({ outline }) => {
      const lat = outline.reduce((sum, vertex) => sum + vertex[0], 0) / outline.length;
      const lon = outline.reduce((sum, vertex) => sum + vertex[1], 0) / outline.length;
      const boundary = plateBoundary.answer.parse(plateBoundaries.answer({ lat, lon }));
      const isAlpine =
        boundary.name === 'Australia - Pacific' &&
        boundary.boundaryClass === 'continental_transform';
      return (
        isAlpine &&
        interfaces.every(({ trace }) => (nearestOnLine(lat, lon, trace)?.distanceKm ?? 0) > 200)
      );
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('keep nearly all where the cell counts a thousand times as many', () => {
    const [cell] = cells;
    if (!cell) throw new Error('no cells');
    expect(leftBesideInterfaces({ ...cell, aValue: cell.aValue + 3 }).share).toBe(1);
  });

  // Main shocks of M 7 and more, 1965 to 2016, to 350 km (USGS list, windows of Gardner & Knopoff), where plates go under: Alaska 11, Mexico 21, Peru 18, Chile 25, Japan 28,
  // Philippines 26, Indonesia 75. Listed interfaces and cells together made 264 before cells gave way.
  it('make with the interfaces about as many great earthquakes as are counted', () => {
    const seen = 11 + 21 + 18 + 25 + 28 + 26 + 75;
    const ids = ['alaska', 'mexico', 'peru', 'chile', 'japan', 'philippines', 'indonesia'];
    const made = REGIONS.filter(({ id }) => ids.includes(id)).reduce(
      (sum, region) =>
        sum +
        52 *
          (regionRates(region, countedZones(), faults).rates.find(
            ({ magnitude }) => magnitude === 7,
          )?.ratePerYear ?? NaN),
      0,
    );
    expect(made / seen).toBeGreaterThan(1 / 1.2);
    expect(made / seen).toBeLessThan(1.2);
  });
});
