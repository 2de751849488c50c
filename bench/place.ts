import { Gazetteer } from '../src/atlas/geography/gazetteer.ts';
import { atlas } from '../src/atlas/index.ts';
import { assessPlaces, PlaceScorer, type Point } from '../src/atlas/placeScores.ts';
import { benchRow, cpuMicroseconds, median, type BenchRow, type Limits } from './harness.ts';

const ROUNDS = 5;
const PLACES = 2_000;
const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };

/** From latitude and longitude to the eight components and the composite, nothing gathered before: every round has places of its own. */
export async function place(limits: Limits): Promise<BenchRow[]> {
  const towns = new Gazetteer().all();
  const scorer = new PlaceScorer(atlas, MOMENT);
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const us = await perPlaceUs(scorer, placesOf(round, towns));
    if (round > 0) rounds.push(us * 1000);
  }
  const few = await perPlaceUs(scorer, placesOf(ROUNDS + 1, towns).slice(0, 500));
  const many = await perPlaceUs(
    scorer,
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
async function perPlaceUs(scorer: PlaceScorer, places: readonly Point[]): Promise<number> {
  let sum = 0;
  const us = await cpuMicroseconds(() => {
    for (const { score } of assessPlaces(scorer, places)) sum += score ?? 0;
    return Promise.resolve();
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
