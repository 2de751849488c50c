import { bearingDeg } from '../../engines/ground/earth/geodesy.ts';
import { packColumns } from '../../src/atlas/geography/columnFile.ts';
import { places } from '../../src/atlas/geography/world.ts';
import {
  DATE_PARTS,
  NO_MAGNITUDE,
  QUAKE_UNITS,
  SECTORS,
  UNKNOWN,
  type DatePart,
  type PastQuakesAbout,
} from '../../src/atlas/pastQuakes/pastQuakeTable.ts';
import { countryName } from '../../src/atlas/places/placeQuery.ts';
import { dateOf, dayOf, type ListedQuake } from './listedQuake.ts';
import { ruptureOf } from './ruptureOf.ts';

/** Nearer than this an earthquake bears the town's name alone, km. */
const AT_TOWN_KM = 3;

/** How a row is called: by its own name, else by the nearest town, how far and which way it lies from it. */
interface Called {
  readonly name: string;
  readonly awayKm: number;
  readonly away: number;
}

function called({ place, lat, lon }: ListedQuake): Called {
  if (place !== null) return { name: place, awayKm: UNKNOWN, away: 0 };
  const near = places().nearest(lat, lon);
  if (!near) throw new Error('the gazetteer holds no town');
  const { place: town, distanceKm } = near;
  const name = `${town.name}, ${countryName(town.countryCode)}`;
  if (distanceKm < AT_TOWN_KM) return { name, awayKm: UNKNOWN, away: 0 };
  const sector = Math.round((bearingDeg(town.lat, town.lon, lat, lon) / 360) * SECTORS) % SECTORS;
  return { name, awayKm: Math.round(distanceKm), away: (sector + SECTORS) % SECTORS };
}

const steps = (deg: number): number => Math.round(deg * QUAKE_UNITS.perDegree);

/** The line along which a row may have broken, in the file's units, no vertex twice in a row. */
function lineOf(row: ListedQuake): [lat: number, lon: number][] {
  const line = ruptureOf({ ...row, time: dateOf(row) }) ?? [];
  return line
    .map(([lat, lon]): [number, number] => [steps(lat), steps(lon)])
    .filter(([lat, lon], i, all) => i === 0 || lat !== all[i - 1]?.[0] || lon !== all[i - 1]?.[1]);
}

/** Largest first, then latest first; those without a magnitude last. */
const bySize = (a: ListedQuake, b: ListedQuake): number =>
  (b.magnitude ?? -1) - (a.magnitude ?? -1) || dayOf(b) - dayOf(a) || a.lat - b.lat;

/** What each row knows of itself, as columns. */
function ownColumns(rows: readonly ListedQuake[]) {
  const of = (value: (row: ListedQuake) => number): number[] => rows.map(value);
  const datePart = ({ month, day }: ListedQuake): DatePart =>
    month === null ? 'year' : day === null ? 'month' : 'day';
  return {
    day: { kind: 'i32', values: Int32Array.from(of(dayOf)) },
    datePart: {
      kind: 'u8',
      values: Uint8Array.from(of((row) => DATE_PARTS.indexOf(datePart(row)))),
    },
    minute: { kind: 'u16', values: Uint16Array.from(of(({ minute }) => minute ?? UNKNOWN)) },
    lat: { kind: 'i16', values: Int16Array.from(of(({ lat }) => steps(lat))) },
    lon: { kind: 'i16', values: Int16Array.from(of(({ lon }) => steps(lon))) },
    depthKm: {
      kind: 'u16',
      values: Uint16Array.from(
        of(({ depthKm }) => (depthKm === null ? UNKNOWN : Math.max(0, Math.round(depthKm)))),
      ),
    },
    magnitude: {
      kind: 'u8',
      values: Uint8Array.from(
        of(({ magnitude }) =>
          magnitude === null ? NO_MAGNITUDE : Math.round(magnitude * QUAKE_UNITS.perMagnitude),
        ),
      ),
    },
  } as const;
}

/** The file of past earthquakes: columns, names and the lines along which large ones may have broken. */
export function packQuakes(quakes: readonly ListedQuake[]): Uint8Array {
  const rows = quakes.toSorted(bySize);
  const names = new Map<string, number>();
  const calls = rows.map(called);
  for (const { name } of calls) if (!names.has(name)) names.set(name, names.size);
  const lines = rows.map(lineOf);
  const lineAt = [0];
  for (const line of lines) lineAt.push((lineAt.at(-1) ?? 0) + line.length);
  const about: PastQuakesAbout = { names: [...names.keys()] };
  return packColumns(about, {
    ...ownColumns(rows),
    name: { kind: 'u16', values: Uint16Array.from(calls, ({ name }) => names.get(name) ?? 0) },
    awayKm: { kind: 'u16', values: Uint16Array.from(calls, ({ awayKm }) => awayKm) },
    away: { kind: 'u8', values: Uint8Array.from(calls, ({ away }) => away) },
    lineAt: { kind: 'u32', values: Uint32Array.from(lineAt) },
    vertices: { kind: 'i16', values: Int16Array.from(lines.flat(2)) },
  });
}
