import { isWithin, regionRates } from '../../engines/hazards/earthquake/regions/regionRates.ts';
import { numberTest } from '../../engines/hazards/earthquake/seismicity/consistencyTests.ts';
import {
  decluster,
  type CatalogueEvent,
} from '../../engines/hazards/earthquake/seismicity/decluster.ts';
import { faults } from '../../src/atlas/faults.ts';
import {
  QUAKE_UNITS,
  UNKNOWN,
  pastQuakeColumns,
} from '../../src/atlas/pastQuakes/pastQuakeTable.ts';
import { PLACE_STEP_DEG, placeTable } from '../../src/atlas/places/placeTable.ts';
import { countedZones } from '../../src/atlas/regionSeismicity.ts';
import { readCatalogue } from '../regionTests/regionCatalogue.ts';

/** Boxes are this wide and high, degrees, their corners at multiples of it. */
const BOX_DEG = 5;
/** So many boxes, those with the most people among those where a main shock of `LEAST` was counted. */
const BOXES = 30;
const LEAST = 5.5;
/** What is counted: main shocks of the magnitude and more from the year on to the end of 2016. */
const COUNTS = [
  { magnitude: 5.5, from: 1965 },
  { magnitude: 6, from: 1965 },
  { magnitude: 7, from: 1900 },
] as const;
const END_YEAR = 2017;
/** As deep as the source model goes (`src/atlas/data/slabZones.ts`), km. */
const DEEPEST_KM = 350;
/** Either tail of the Poisson law below this: outside. */
const TAIL = 0.025;
const MS_PER_DAY = 86_400_000;

type Bounds = readonly [south: number, west: number, north: number, east: number];

/** Numbers of earthquakes in a box. */
export interface CountedBox {
  readonly bounds: Bounds;
  readonly people: number;
  readonly counts: readonly {
    readonly magnitude: number;
    readonly seen: number;
    readonly expected: number;
    readonly outside: boolean;
  }[];
}

/**
 * Main shocks of the catalogues against those of the source model, box by box, as deep as the model goes.
 *
 * @param file  the USGS list of M 5.5 and more, 1965 to 2016; M 7 and more since 1900 come from the embedded past earthquakes
 */
export function countedBoxes(file: string): CountedBox[] {
  const recent = readCatalogue(file, DEEPEST_KM);
  const great = greatMainShocks();
  return mostPeopled(recent).map(({ bounds, people }) => {
    const { rates } = regionRates(
      { id: bounds.join(' '), name: '', bounds, aftershocks: 'activeShallow' },
      countedZones(),
      faults,
    );
    const counts = COUNTS.map(({ magnitude, from }) => {
      const seen = (from === 1965 ? recent : great).filter(
        (one) => one.magnitude >= magnitude && isWithin(bounds, one.lat, one.lon),
      ).length;
      const perYear = rates.find((rate) => rate.magnitude === magnitude)?.ratePerYear ?? NaN;
      const expected = perYear * (END_YEAR - from);
      const { delta1, delta2 } = numberTest(seen, expected);
      return { magnitude, seen, expected, outside: Math.min(delta1, delta2) < TAIL };
    });
    return { bounds, people, counts };
  });
}

/** Main shocks of M 7 and more since 1900, of the past earthquakes that the product holds. */
function greatMainShocks(): CatalogueEvent[] {
  const { count, day, lat, lon, magnitude, depthKm } = pastQuakeColumns();
  const events: CatalogueEvent[] = [];
  for (let i = 0; i < count; i++) {
    const one = {
      timeMs: (day[i] ?? NaN) * MS_PER_DAY,
      lat: (lat[i] ?? NaN) / QUAKE_UNITS.perDegree,
      lon: (lon[i] ?? NaN) / QUAKE_UNITS.perDegree,
      magnitude: (magnitude[i] ?? NaN) / QUAKE_UNITS.perMagnitude,
    };
    const year = new Date(one.timeMs).getUTCFullYear();
    if (depthKm[i] !== UNKNOWN && (depthKm[i] ?? NaN) > DEEPEST_KM) continue;
    if (one.magnitude >= 7 && year >= 1900 && year < END_YEAR) events.push(one);
  }
  const members = decluster(events);
  return events.filter((_, i) => members[i]?.kind === 'main');
}

/** The boxes with the most people among those where an earthquake was counted. */
function mostPeopled(recent: readonly CatalogueEvent[]): { bounds: Bounds; people: number }[] {
  const keyOf = (lat: number, lon: number): string =>
    `${BOX_DEG * Math.floor(lat / BOX_DEG)} ${BOX_DEG * Math.floor(lon / BOX_DEG)}`;
  const people = new Map<string, number>();
  const places = placeTable();
  for (let i = 0; i < places.count; i++) {
    if (places.isPart(i)) continue;
    const [lat, lon] = [places.lat[i] ?? NaN, places.lon[i] ?? NaN];
    const key = keyOf(lat * PLACE_STEP_DEG, lon * PLACE_STEP_DEG);
    people.set(key, (people.get(key) ?? 0) + (places.people[i] ?? 0));
  }
  const active = new Set(
    recent.filter((one) => one.magnitude >= LEAST).map((one) => keyOf(one.lat, one.lon)),
  );
  return [...people]
    .filter(([key]) => active.has(key))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, BOXES)
    .map(([key, number]) => {
      const [south = NaN, west = NaN] = key.split(' ').map(Number);
      return { bounds: [south, west, south + BOX_DEG, west + BOX_DEG], people: number };
    });
}
