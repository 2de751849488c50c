import { nearestOnLine, type Vertex } from '../../engines/ground/earth/geodesy.ts';
import { FAULTS_AMERICAS } from '../../src/atlas/data/faultsAmericas.ts';
import { FAULTS_UNITED_STATES } from '../../src/atlas/data/faultsUnitedStates.ts';
import { INTERFACES } from '../../src/atlas/data/interfaces.ts';
import { features, tally, text, type Checked } from './tally.ts';

/** Whether the trace of each fault lies on a fault section of the national model. */
export function faults(): Checked {
  const lines: Vertex[][] = features<{ FaultName: string }>(
    'usgs-nshm23-faults/NSHM23_FSD_v3.geojson',
  ).flatMap(({ geometry }) =>
    (geometry.coordinates as readonly (readonly (readonly [number, number])[])[]).map((line) =>
      line.map(([lon, lat]) => [lat, lon] as const),
    ),
  );
  const isNear = (lat: number, lon: number) =>
    lines.some(
      (line) =>
        line.some((vertex) => Math.abs(vertex[0] - lat) < 0.5 && Math.abs(vertex[1] - lon) < 0.5) &&
        (nearestOnLine(lat, lon, line)?.distanceKm ?? Infinity) <= 3,
    );
  return tally(
    { table: 'faultsUnitedStates (traces)', against: 'NSHM23 fault sections v3' },
    FAULTS_UNITED_STATES,
    (row) => {
      const trace = row[11];
      const ends = [trace.slice(0, 2), trace.slice(-2)];
      return ends.every(([lat = 0, lon = 0]) => isNear(lat, lon)) ? 'agrees' : row[0];
    },
  );
}

type Line = readonly Vertex[];
type Coordinates = readonly (readonly [lon: number, lat: number])[];

/** The lines of a file, by vertices of latitude and longitude. */
function linesOf(path: string): Line[] {
  const parsed = JSON.parse(text(path)) as {
    readonly features: readonly {
      readonly geometry: {
        readonly type: string;
        readonly coordinates: Coordinates | readonly Coordinates[];
      };
    }[];
  };
  return parsed.features.flatMap(({ geometry: { type, coordinates } }) =>
    (type === 'LineString'
      ? [coordinates as Coordinates]
      : (coordinates as readonly Coordinates[])
    ).map((line) => line.map(([lon, lat]): Vertex => [lat, lon])),
  );
}

/** Farthest vertex of a flat trace from the nearest of some lines, km. */
function farthestKm(trace: readonly number[], lines: readonly Line[]): number {
  const each = trace.flatMap((lat, i) => {
    const lon = trace[i + 1] ?? NaN;
    if (i % 2 === 1) return [];
    return [
      Math.min(...lines.map((line) => nearestOnLine(lat, lon, line)?.distanceKm ?? Infinity)),
    ];
  });
  return Math.max(...each);
}

/** Faults of the copy's own part of the world; the table is precise to 10 km. */
export function faultsCaribbean(): Checked {
  const lines = linesOf('gem-active-faults-sample/central_am_caribbean_faults.geojson');
  return tally(
    {
      table: 'faults: Americas without the United States',
      against: 'GEM active faults of Central America and the Caribbean, the rest restated',
    },
    FAULTS_AMERICAS,
    (row) => {
      const [lat = 0, lon = 0] = row[11];
      const isCovered = lat > 7 && lat < 23 && lon > -98 && lon < -60.9;
      const km = isCovered ? farthestKm(row[11], lines) : Infinity;
      if (!(km < 60)) return 'absent';
      return km <= 20 ? 'agrees' : `${row[0]} (${Math.round(km)} km)`;
    },
  );
}

/** Traces of interfaces beside plate boundaries, which are known to some 50 km. */
export function interfaces(): Checked {
  const lines = linesOf('pb2002-plate-boundaries/PB2002_boundaries.json');
  return tally(
    { table: 'interfaces of subduction (traces)', against: 'Bird (2003) PB2002' },
    INTERFACES,
    (row) => {
      const km = farthestKm(row[11], lines);
      return km <= 60 ? 'agrees' : `${row[0]} (${Math.round(km)} km)`;
    },
  );
}
