import type * as z from 'zod';
import type { dartReadings, tsunamiBulletins } from '../../ground/datasets/tsunamiFeeds.ts';
import { HOUR_MS } from '../../ground/math/time.ts';
import { greensLawM } from '../../hazards/tsunami/greensLaw.ts';
import { waveDeviationM } from './dartDeviation.ts';
import type { FeedId } from './feeds.ts';
import { BLANK, type Signal } from './signal.ts';
import { DART_STATIONS } from './tables.ts';

type Bulletin = z.output<(typeof tsunamiBulletins)['answer']>['bulletins'][number];
type Dart = z.output<(typeof dartReadings)['answer']>;

/** POLICY. A message that does not say when it expires holds for a day: waves of a great tsunami last that long. */
const MESSAGE_MS = 24 * HOUR_MS;
/** Departure from the tide from which a buoy in event mode has seen a wave, m. @source NOAA PMEL detection threshold, Mofjeld (1997) */
const WAVE_M = 0.03;
/** POLICY. How far back a buoy is judged, and how long its wave stays news. */
const DART_LOOKBACK_MS = 6 * HOUR_MS;

const WORDS = {
  warning: {
    event: 'Tsunami Warning',
    urgency: 'Immediate',
    severity: 'Extreme',
    certainty: 'Likely',
  },
  threat: {
    event: 'Tsunami Threat Message',
    urgency: 'Immediate',
    severity: 'Severe',
    certainty: 'Likely',
  },
  advisory: {
    event: 'Tsunami Advisory',
    urgency: 'Immediate',
    severity: 'Severe',
    certainty: 'Likely',
  },
  watch: { event: 'Tsunami Watch', urgency: 'Future', severity: 'Severe', certainty: 'Possible' },
} as const;

const isWord = (category: string): category is keyof typeof WORDS => category in WORDS;

/** Messages in force: those that warn, are no test and have not expired. A later message on the same earthquake replaces the earlier. */
export function tsunamiSignals(
  feed: FeedId,
  bulletins: readonly Bulletin[],
  nowMs: number,
): Signal[] {
  return latestByQuake(bulletins).flatMap((bulletin) => {
    const { category, id, region, lat, lon, issuedAt, expiresAt, magnitude } = bulletin;
    const onsetMs = Date.parse(issuedAt);
    const expiresMs = expiresAt === null ? onsetMs + MESSAGE_MS : Date.parse(expiresAt);
    if (!isWord(category) || !(expiresMs > nowMs)) return [];
    const words = WORDS[category];
    return [
      {
        ...BLANK,
        feed,
        id,
        kind: 'tsunami' as const,
        witness: feed,
        ...words,
        headline: `${words.event}${region === null ? '' : `: ${region}`}`,
        area: region,
        lat,
        lon,
        onsetMs,
        sentMs: onsetMs,
        expiresMs,
        magnitude,
      },
    ];
  });
}

/** The last message on each earthquake, tests left out. */
function latestByQuake(bulletins: readonly Bulletin[]): Bulletin[] {
  const latest = new Map<string, Bulletin>();
  for (const bulletin of bulletins
    .filter(({ isTest }) => !isTest)
    .toSorted((a, b) => (a.issuedAt < b.issuedAt ? -1 : 1))) {
    latest.set(
      bulletin.lat === null
        ? bulletin.id
        : `${bulletin.lat.toFixed(1)} ${bulletin.lon?.toFixed(1)}`,
      bulletin,
    );
  }
  return [...latest.values()];
}

/** Depth in front of a shore at which a height is told, m: wave and depth are of one size nearer to it. POLICY. */
const NEARSHORE_M = 10;

/** What a buoy saw, and what the wave would be where it runs ashore without being spread or gathered. */
function headlineOf(buoy: string, deviationM: number, readings: Dart['readings']): string {
  const seen = `Buoy ${buoy} departs ${deviationM.toFixed(2)} m from the tide`;
  const depthM = readings.reduce((sum, { heightM }) => sum + heightM, 0) / readings.length;
  const near = greensLawM(deviationM, { offshoreM: depthM, nearshoreM: NEARSHORE_M });
  return near === undefined || depthM <= NEARSHORE_M
    ? seen
    : `${seen}; by Green's law ${Number(near.toPrecision(1))} m in water of ${NEARSHORE_M} m, bays and spreading apart`;
}

/** A buoy in event mode whose heights leave the tide by 3 cm or more; in event mode alone it may only have felt the earthquake. */
export function dartSignals(buoys: readonly Dart[], nowMs: number): Signal[] {
  return buoys.flatMap(({ stationId, eventMode, readings }) => {
    const station = DART_STATIONS.find(({ id }) => id === stationId);
    const newestMs = Math.max(...readings.map(({ at }) => Date.parse(at)));
    if (!eventMode || !station || !(newestMs > nowMs - DART_LOOKBACK_MS)) return [];
    const deviation = waveDeviationM(
      readings.map(({ at, heightM }) => ({ atMs: Date.parse(at), heightM })),
      newestMs - DART_LOOKBACK_MS,
    );
    if (deviation === undefined || deviation < WAVE_M) return [];
    return [
      {
        ...BLANK,
        feed: 'ndbc-dart' as const,
        id: `${stationId}-${new Date(newestMs).toISOString()}`,
        kind: 'tsunami' as const,
        witness: 'ndbc-dart',
        event: 'Wave at a deep-ocean buoy',
        urgency: 'Immediate' as const,
        severity: 'Unknown' as const,
        certainty: 'Observed' as const,
        headline: headlineOf(`${stationId} (${station.name})`, deviation, readings),
        area: station.name,
        lat: station.lat,
        lon: station.lon,
        onsetMs: newestMs,
        sentMs: newestMs,
        expiresMs: newestMs + DART_LOOKBACK_MS,
      },
    ];
  });
}
