import { Gazetteer } from '../src/atlas/geography/gazetteer.ts';
import type { Moment } from '../engines/facts.ts';
import { components } from '../engines/places/georisk/components.ts';
import { placeNeeds } from '../engines/places/georisk/placeHazards.ts';
import { threadFacts, type ThreadFacts } from '../workers/ownGround.ts';
import { scoreOf } from './composite.ts';
import { benchRow, cpuMicroseconds, median, type BenchRow, type Limits } from './harness.ts';

const ROUNDS = 5;
const PLACES = 2_000;
/** Places that growth is told from. */
const FEW = 500;
/** Bounds what is listed, never a score. */
const RADIUS_KM = 100;
const MOMENT: Moment = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };

/** A point of the globe, degrees. */
interface Point {
  readonly lat: number;
  readonly lon: number;
}

/**
 * From latitude and longitude to the losses of eight components and the composite, as a thread that works out a list does it without live
 * sources: facts asked of the tables when a loss reads them, nothing gathered before. Every round has places of its own.
 */
export async function place(limits: Limits): Promise<BenchRow[]> {
  const towns = new Gazetteer().all();
  const tables = await threadFacts(MOMENT);
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const us = await perPlaceUs(tables, placesOf(round, towns));
    if (round > 0) rounds.push(us * 1000);
  }
  const fews: number[] = [];
  for (const start of [0, FEW, 2 * FEW])
    fews.push(await perPlaceUs(tables, placesOf(ROUNDS + 1, towns).slice(start, start + FEW)));
  const few = median(fews);
  const many = await perPlaceUs(
    tables,
    [ROUNDS + 2, ROUNDS + 3].flatMap((round) => placesOf(round, towns)),
  );
  return [
    benchRow({
      id: 'place_growth',
      what: 'the same, per place of four thousand beside per place of five hundred',
      value: many,
      unit: 'us',
      reference: few,
      goal: 1.5,
    }),
    benchRow({
      id: 'place',
      what: `from coordinates to the composite, ${PLACES} points around towns of the world, one core, per place`,
      value: median(rounds),
      unit: 'ns',
      reference: limits['composite1m_1t_ms'] ?? null,
      isNamed: true,
      goal: 200,
    }),
  ];
}

/** CPU per place, microseconds. */
async function perPlaceUs(tables: ThreadFacts, places: readonly Point[]): Promise<number> {
  let sum = 0;
  const us = await cpuMicroseconds(async () => {
    for (const at of places) {
      const asked = { ...at, radiusKm: RADIUS_KM };
      const told = tables.factsOf(placeNeeds(components, asked));
      sum += scoreOf(asked, told instanceof Promise ? await told : told) ?? 0;
    }
  });
  if (!(sum > 0)) throw new Error('no place was scored');
  return us / places.length;
}

/** Points within some kilometres of towns, so that no round repeats a place. */
function placesOf(round: number, towns: readonly Point[]): Point[] {
  const golden = 0.6180339887498949;
  const offset = (k: number) => (((k * golden) % 1) - 0.5) / 10;
  return Array.from({ length: PLACES }, (_unused, i) => {
    const k = round * PLACES + i;
    const town = towns[Math.floor(((k * golden) % 1) * towns.length)] ?? { lat: 0, lon: 0 };
    return { lat: town.lat + offset(7 * k), lon: town.lon + offset(11 * k + 3) };
  });
}
