import { covers, footprintOf, severityAt } from '../engines/signals/alerts/footprint.ts';
import { advance, type AlertRecord } from '../engines/signals/alerts/lifeCycle.ts';
import { packShaking } from '../engines/signals/alerts/shakingGrid.ts';
import { hazardOf, reaches } from '../engines/signals/alerts/alertHazards.ts';
import { mergeSignals } from '../engines/signals/earlyWarning/mergeSignals.ts';
import { BLANK, type Signal } from '../engines/signals/earlyWarning/signal.ts';
import { WatchedPlaces, type WatchedPlace } from '../src/features/alerts/watchedPlaces.ts';
import { benchRow, median, type BenchRow } from './harness.ts';
import { recordedDay } from './recordedDay.ts';

const PLACES = 100_000;
const ROUNDS = 5;
const NOW = Date.UTC(2026, 7, 18, 12);
const HOUR = 3_600_000;
type Event = AlertRecord & { shaking?: ReturnType<typeof packShaking> };

/** Every watched place against the recorded feeds, then against several times as many events; each answer against a look at every place. */
export async function alerts(): Promise<BenchRow[]> {
  const luck = dice(7);
  const places = Array.from({ length: PLACES }, (_, id) => placeAt(id, luck));
  const recorded = recordedDay(NOW);
  const days: readonly Day[] = [
    { id: 'alerts', what: 'recorded by the watched feeds', events: eventsOf(recorded) },
    {
      id: 'alerts_crowded',
      what: 'of a crowded day (those recorded, 640 synthetic, shaking maps)',
      events: eventsOf([...recorded, ...syntheticSignals(luck)]).map((event, k) =>
        event.kind === 'earthquake' && k % 4 === 0
          ? { ...event, shaking: syntheticMap(event) }
          : event,
      ),
    },
  ];
  const rows: BenchRow[] = [];
  for (const day of days) if (day.events.length > 0) rows.push(...(await measured(day, places)));
  return rows;
}

interface Day {
  readonly id: string;
  readonly what: string;
  readonly events: readonly Event[];
}

async function measured(
  { id, what, events }: Day,
  places: readonly WatchedPlace[],
): Promise<BenchRow[]> {
  const times: number[] = [];
  let reached: Map<number, string>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    const watched = new WatchedPlaces(places);
    reached = events.map((event) => watched.reachedBy(event));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
    await new Promise((next) => setImmediate(next));
  }
  const missed = events.reduce(
    (sum, event, k) => sum + differences(reached[k] ?? new Map(), byBruteForce(event, places)),
    0,
  );
  const found = reached.reduce((sum, { size }) => sum + size, 0);
  return [
    benchRow({
      id: `${id}_match`,
      what: `${PLACES} places against ${events.length} events ${what}, ${found} matches`,
      unit: 'ms',
      value: median(times),
      reference: null,
      goal: 2_000,
    }),
    benchRow({
      id: `${id}_missed`,
      what: `places in which the answer to events ${what} differs from a look at every place`,
      unit: 'places',
      value: missed,
      reference: null,
      goal: 0,
    }),
  ];
}

function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const EVERYTHING = {
  earthquake: 'Minor',
  weather: 'Moderate',
  flood: 'Severe',
  wildfire: 'Minor',
  hurricane: 'Minor',
} as const;

/** Half of the places lie in the United States, some in counties by made-up code; the others anywhere. */
function placeAt(id: number, luck: () => number): WatchedPlace {
  const isUs = luck() < 0.5;
  const lat = isUs ? 25 + 24 * luck() : -60 + 130 * luck();
  const lon = isUs ? -124 + 57 * luck() : -180 + 360 * luck();
  const county = isUs ? String(1_000 + Math.floor(3_000 * luck())).padStart(5, '0') : '';
  return {
    id,
    accountId: id,
    name: `place ${id}`,
    lat,
    lon,
    county,
    timeZone: 'UTC',
    thresholds: EVERYTHING,
    muteFrom: null,
    muteTo: null,
  };
}

/** The events that the server would follow, by the signals of one look. */
function eventsOf(signals: readonly Signal[]): Event[] {
  const merged = mergeSignals(signals, NOW);
  let id = 0;
  const look = { events: merged, heard: new Set<never>(), nowMs: NOW, newId: () => `ev_${++id}` };
  return advance([], look).map(({ record }) => record);
}

/** Warnings by outline, county and point, and earthquakes. */
function syntheticSignals(luck: () => number): Signal[] {
  return [
    ...Array.from({ length: 600 }, (_, k) => syntheticWarning(k, luck)),
    ...Array.from({ length: 40 }, (_, k) => syntheticQuake(k, luck)),
  ];
}

function syntheticWarning(k: number, luck: () => number): Signal {
  const at = { lat: 25 + 24 * luck(), lon: -124 + 57 * luck() };
  const shape = luck();
  const ring = Array.from({ length: 24 }, (_, i): [number, number] => [
    at.lon + 0.8 * Math.cos((i * Math.PI) / 12),
    at.lat + 0.5 * Math.sin((i * Math.PI) / 12),
  ]);
  const counties = Array.from({ length: 6 }, () =>
    String(1_000 + Math.floor(3_000 * luck())).padStart(5, '0'),
  );
  return {
    ...BLANK,
    id: `synthetic-${k}`,
    feed: 'nws-alerts',
    kind: k % 3 === 0 ? 'flood' : 'weather',
    witness: 'nws',
    event: 'Synthetic warning',
    urgency: 'Expected',
    severity: 'Severe',
    certainty: 'Likely',
    headline: 'Synthetic warning',
    onsetMs: NOW - HOUR,
    expiresMs: NOW + 5 * HOUR,
    ...(shape < 0.7 ? { polygon: [ring], ...at } : shape < 0.9 ? { counties } : at),
  };
}

function syntheticQuake(k: number, luck: () => number): Signal {
  return {
    ...BLANK,
    id: `synthetic-quake-${k}`,
    feed: 'usgs-earthquakes',
    kind: 'earthquake',
    witness: 'usgs',
    event: 'Synthetic earthquake',
    urgency: 'Past',
    severity: 'Moderate',
    certainty: 'Observed',
    headline: 'Synthetic earthquake',
    onsetMs: NOW - HOUR,
    expiresMs: NOW + 23 * HOUR,
    lat: -55 + 115 * luck(),
    lon: -180 + 360 * luck(),
    magnitude: 5.5 + 2 * luck(),
  };
}

function syntheticMap({ lat, lon }: AlertRecord): ReturnType<typeof packShaking> {
  const cells = Array.from({ length: 60 * 60 }, (_, i) => {
    const [x, y] = [i % 60, Math.floor(i / 60)];
    const east = (lon ?? 0) - 1.5 + x / 20;
    const mmi = Math.max(1, 8 - Math.hypot(x - 30, y - 30) / 5);
    return { lat: (lat ?? 0) - 1.5 + y / 20, lon: east > 180 ? east - 360 : east, mmi };
  });
  return packShaking(cells, { west: (lon ?? 0) - 1.5, lonSpacingDeg: 0.05, latSpacingDeg: 0.05 });
}

function byBruteForce(event: AlertRecord, places: readonly WatchedPlace[]): Map<number, string> {
  const hazard = hazardOf(event.kind);
  const footprint = footprintOf(event);
  const found = new Map<number, string>();
  if (!hazard) return found;
  for (const place of places) {
    const least = (place.thresholds as Record<string, 'Minor' | undefined>)[hazard];
    if (!least || !covers(footprint, place)) continue;
    const severity = severityAt(event, place);
    if (severity !== undefined && reaches(severity, least)) found.set(place.id, severity);
  }
  return found;
}

function differences(a: ReadonlyMap<number, string>, b: ReadonlyMap<number, string>): number {
  const ids = new Set([...a.keys(), ...b.keys()]);
  return [...ids].filter((id) => a.get(id) !== b.get(id)).length;
}
