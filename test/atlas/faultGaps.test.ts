import { describe, expect, it } from 'vitest';
import { motionAtRate } from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { rockHazardAt } from '../../scripts/verify/rockHazard.ts';
import { faults } from '../../src/atlas/faults.ts';

/** The trace of a fault, by name. */
const traceOf = (name: string) => faults.find((fault) => fault.name === name)?.trace ?? [];

describe('faults that are one and drawn in parts', () => {
  it.each([
    ['Bocono (north, to Moron)', 'San Sebastian (Caracas coast)'],
    ['Bocono (south)', 'Bocono (north, to Moron)'],
    ['Philippine (Digdig, Luzon)', 'Philippine (Infanta-Guinayangan-Masbate)'],
    ['Philippine (Infanta-Guinayangan-Masbate)', 'Philippine (Leyte)'],
    ['Philippine (Leyte)', 'Philippine (Surigao-Agusan)'],
    ['Alpine (Haast-Kaniere)', 'Alpine (Kaniere-Tophouse)'],
    ['Alpine (Kaniere-Tophouse)', 'Wairau'],
    ['Alpine (Kaniere-Tophouse)', 'Kelly (Hope to Alpine)'],
    ['Kelly (Hope to Alpine)', 'Hope (Hurunui-Conway)'],
    ['Alpine (Resolution, offshore)', 'Alpine (Fiordland-Milford)'],
  ])('meet: %s, %s', (one, other) => {
    const apart = traceOf(one).flatMap(([lat, lon]) =>
      traceOf(other).map(([y, x]) => distanceKm(lat, lon, y, x)),
    );
    expect(Math.min(...apart)).toBeLessThan(15);
  });
});

describe('towns on those parts', () => {
  // COVENIN 1756 (2001): zone 5, 0.30 g on rock at 475 years. NZS 1170.5 (2004): hazard factors 0.60 and 0.45, 1.33 times the rock motion of 500 years. Both restated from memory.
  it.each([
    ['San Felipe, Venezuela', 10.34, -68.74, 0.3],
    ["Arthur's Pass", -42.94, 171.56, 0.6 / 1.33],
    ['Springs Junction', -42.34, 172.18, 0.45 / 1.33],
  ])('shake as their building codes say, to a factor 1.5: %s', (_name, lat, lon, publishedG) => {
    const curve = rockHazardAt(lat, lon, [0]).curves[0];
    const ours = curve ? (motionAtRate(curve.levels, curve.rates, 1 / 475) ?? NaN) : NaN;
    expect(Math.abs(Math.log(ours / publishedG))).toBeLessThan(Math.log(1.5));
  });
});
