import { describe, expect, it } from 'vitest';
import type { FaultSource } from '../../engines/ground/datasets/tectonics.ts';
import { bearingDeg, distanceKm, nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { faults } from '../../src/atlas/faults.ts';

/** Traces are compared at points so far apart, km, and where they run within this angle of each other, degrees. */
const STEP_KM = 3;
const PARALLEL_DEG = 30;
/** Share of the shorter trace beside the longer one from which two rows are looked at. */
const SHARE = 0.5;
/** How near, km: traces of two works differ by the 10 km to which most are drawn; one work draws one fault once, and strands apart. */
const NEAR_KM = { twoWorks: 10, oneWork: 2 } as const;

/** Pairs that are two faults, and why. */
const TWO_FAULTS: ReadonlyMap<string, string> = new Map([
  [
    'Akatore (Dunedin) | Titri',
    'Thrusts on the shore and inland of it, each in the national list with its own slip rate.',
  ],
  [
    "Laga (Amatrice-Campotosto) | Paganica (L'Aquila)",
    "En echelon: Paganica broke in 2009 (L'Aquila), Laga in 2016 (Amatrice).",
  ],
  ['North Tehran | Mosha', 'A thrust at the foot of the Alborz, and the oblique fault inside it.'],
  [
    'Gulang - Tianqiao | Haiyuan (west)',
    'A thrust that branches from the strike-slip fault and broke in 1927.',
  ],
  ['Morongo Valley | Pinto Mountain', 'Two sections of NSHM23, each with its own slip rate.'],
  [
    'Mission Creek | Mill Creek (San Andreas, north branch)',
    'Two strands of the San Andreas in NSHM23, each with its own slip rate.',
  ],
  [
    'San Andreas (Banning) | San Andreas (San Gorgonio Pass - Garnet Hill)',
    'Two strands of the San Andreas in NSHM23, each with its own slip rate.',
  ],
  [
    'San Mateo | Carlsbad',
    'An oblique fault to the surface and a blind thrust in NSHM23, dips 45 and 37 degrees.',
  ],
  [
    'Pitas Point (upper) | North Channel',
    'One blind thrust above the other in NSHM23, dips 42 and 26 degrees.',
  ],
]);

type Point = readonly [lat: number, lon: number, bearing: number];

interface Sampled {
  readonly fault: FaultSource;
  readonly lengthKm: number;
  readonly points: readonly Point[];
}

function sampled(fault: FaultSource): Sampled {
  const points: Point[] = [];
  let lengthKm = 0;
  fault.trace.slice(1).forEach((to, i) => {
    const from = fault.trace[i] ?? to;
    const km = distanceKm(from[0], from[1], to[0], to[1]);
    const n = Math.max(1, Math.ceil(km / STEP_KM));
    const bearing = bearingDeg(from[0], from[1], to[0], to[1]);
    for (let k = 0.5; k < n; k++)
      points.push([
        from[0] + ((to[0] - from[0]) * k) / n,
        from[1] + ((to[1] - from[1]) * k) / n,
        bearing,
      ]);
    lengthKm += km;
  });
  return { fault, lengthKm, points };
}

/** Angle between two lines, 0 to 90 degrees. */
const between = (one: number, other: number): number => Math.abs(((one - other + 450) % 180) - 90);

/** Share of a trace's points that lie beside another trace and run along it. */
function shareBeside({ points }: Sampled, { trace }: FaultSource, nearKm: number): number {
  const beside = points.filter(([lat, lon, bearing]) => {
    const found = nearestOnLine(lat, lon, trace);
    const from = trace[found?.segment ?? 0];
    const to = trace[(found?.segment ?? 0) + 1];
    if (!found || !from || !to || found.distanceKm > nearKm) return false;
    return between(bearing, bearingDeg(from[0], from[1], to[0], to[1])) < PARALLEL_DEG;
  });
  return beside.length / points.length;
}

/** Names of the pairs of sources that may be one fault drawn twice, the shorter first. */
function twins(all: readonly FaultSource[]): string[] {
  const rows = all.map(sampled).toSorted((a, b) => a.lengthKm - b.lengthKm);
  return rows.flatMap((shorter, i) =>
    rows.slice(i + 1).flatMap((longer) => {
      const [a, b] = [shorter.fault.trace[0], longer.fault.trace[0]];
      const reachKm = shorter.lengthKm + longer.lengthKm + NEAR_KM.twoWorks;
      if (!a || !b || distanceKm(a[0], a[1], b[0], b[1]) > reachKm) return [];
      const isOneWork = shorter.fault.reference === longer.fault.reference;
      const nearKm = isOneWork ? NEAR_KM.oneWork : NEAR_KM.twoWorks;
      return shareBeside(shorter, longer.fault, nearKm) < SHARE
        ? []
        : [`${shorter.fault.name} | ${longer.fault.name}`];
    }),
  );
}

describe('a fault that stands twice', () => {
  it('is found beside its other drawing, and not where two faults only meet', () => {
    const [cerroPrieto] = faults.filter(({ name }) => name === 'Cerro Prieto');
    if (!cerroPrieto) throw new Error('no Cerro Prieto');
    const moved = (dLat: number): FaultSource => ({
      ...cerroPrieto,
      name: 'Another drawing',
      reference: 'Another work',
      trace: cerroPrieto.trace.slice(0, 2).map(([lat, lon]) => [lat + dLat, lon]),
    });
    expect(twins([cerroPrieto, moved(0.05)])).toHaveLength(1);
    expect(twins([cerroPrieto, moved(0.3)])).toHaveLength(0);
    const next = faults.filter(({ name }) => name.startsWith('Cerro Prieto'));
    expect(next).toHaveLength(2);
    expect(twins(next)).toHaveLength(0);
  });

  it('is in the sources once: each pair found is two faults for a reason', () => {
    expect(twins(faults).toSorted()).toEqual([...TWO_FAULTS.keys()].toSorted());
  });

  it('has a name of its own', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  });
});
