import type { Place } from '../engines/component.ts';
import type { Moment } from '../engines/facts.ts';
import { components } from '../engines/places/georisk/components.ts';
import { compositeOf } from '../engines/places/georisk/composite.ts';
import { seedOfPlace } from '../engines/drawnSum.ts';
import { lossesOf, placeNeeds, type PlaceFacts } from '../engines/places/georisk/placeHazards.ts';
import { atlas } from '../src/atlas/index.ts';
import { Gazetteer } from '../src/atlas/geography/gazetteer.ts';
import { createPipeline } from '../src/connectors/pipeline/pipeline.ts';
import { gather } from '../src/core/gather.ts';
import { benchRow, median, type BenchRow, type Limits } from './harness.ts';

const PLACES = 400;
const ROUNDS = 15;
const TURNS = 25;
const MOMENT: Moment = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };

/** The losses of eight hazards and their composite as `georisk/score` sums them, without its words, on facts gathered before. */
export async function composite(limits: Limits): Promise<BenchRow[]> {
  const places = townsOfTheWorld();
  const facts = await factsOf(places);
  const rounds: number[] = [];
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const from = process.cpuUsage();
    for (let turn = 0; turn < TURNS; turn++) {
      for (let i = 0; i < PLACES; i++) {
        const place = places[i];
        const known = facts[i];
        if (place && known) sum += scoreOf(place, known) ?? 0;
      }
    }
    const { user, system } = process.cpuUsage(from);
    rounds.push(((user + system) * 1000) / (TURNS * PLACES));
  }
  if (!(sum > 0)) throw new Error('no place was scored');
  const limit = limits['composite1m_1t_ms'];
  const what = `composite of eight on embedded facts of ${PLACES} towns, engine only, per place`;
  return [
    benchRow({
      id: 'composite',
      what,
      value: median(rounds.slice(5)),
      unit: 'ns',
      reference: limit === undefined ? null : limit,
      isNamed: true,
      goal: 60,
    }),
  ];
}

/** What the server does with the facts of a place for its score, interval, shares and dominant hazard. */
export function scoreOf(place: Place, facts: PlaceFacts): number | null {
  const losses = lossesOf(components, place, { facts, moment: MOMENT });
  return compositeOf(components, losses, seedOfPlace(place.lat, place.lon)).score;
}

/** Towns evenly over the gazetteer, which goes along a curve over the earth. */
function townsOfTheWorld(): Place[] {
  const towns = new Gazetteer().all();
  const step = Math.floor(towns.length / PLACES);
  return Array.from({ length: PLACES }, (_unused, i) => ({
    lat: towns[i * step]?.lat ?? 0,
    lon: towns[i * step]?.lon ?? 0,
    radiusKm: 100,
  }));
}

async function factsOf(places: readonly Place[]): Promise<PlaceFacts[]> {
  const pipeline = createPipeline({
    connectors: [],
    atlas,
    offline: true,
    settings: () => ({}),
    clock: { now: () => MOMENT.ms },
    userAgent: 'bench',
  });
  const all: PlaceFacts[] = [];
  for (const place of places)
    all.push(
      (
        await gather(placeNeeds(components, place), (need) => pipeline.ask(need), {
          deadlineMs: 60_000,
        })
      ).facts,
    );
  await pipeline.close();
  return all;
}
