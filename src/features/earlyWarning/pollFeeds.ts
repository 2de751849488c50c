import type { Fact, Need } from '../../../engines/facts.ts';
import { isKnown } from '../../../engines/facts.ts';
import { activeStorms, disasterAlerts } from '../../../engines/ground/datasets/hazardFeeds.ts';
import {
  ashAdvisories,
  weeklyVolcanoReport,
} from '../../../engines/ground/datasets/volcanoFeeds.ts';
import { dartReadings, tsunamiBulletins } from '../../../engines/ground/datasets/tsunamiFeeds.ts';
import { wildfireIncidents } from '../../../engines/ground/datasets/fire.ts';
import { quakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { volcanoAlerts, volcanoesNear } from '../../../engines/ground/datasets/volcanoes.ts';
import { gaugesNear } from '../../../engines/ground/datasets/water.ts';
import { stateAlerts } from '../../../engines/ground/datasets/weatherStations.ts';
import { disasterSignals } from '../../../engines/signals/earlyWarning/disasterSignals.ts';
import type { FeedId } from '../../../engines/signals/earlyWarning/feeds.ts';
import { FEEDS } from '../../../engines/signals/earlyWarning/feeds.ts';
import { quakeSignals } from '../../../engines/signals/earlyWarning/quakeSignals.ts';
import type { Signal } from '../../../engines/signals/earlyWarning/signal.ts';
import {
  DART_STATIONS,
  REFERENCE_RIVER,
  US_VOLCANO_REGIONS,
} from '../../../engines/signals/earlyWarning/tables.ts';
import {
  dartSignals,
  tsunamiSignals,
} from '../../../engines/signals/earlyWarning/tsunamiSignals.ts';
import {
  ashSignals,
  noticeSignals,
  reportSignals,
} from '../../../engines/signals/earlyWarning/volcanoSignals.ts';
import {
  alertSignals,
  gaugeSignals,
  incidentSignals,
  stormSignals,
} from '../../../engines/signals/earlyWarning/weatherSignals.ts';
import type { Context } from '../../core/context.ts';

/** What one feed answered: a fact per question, and the signals in them. */
export interface FeedPoll {
  readonly id: FeedId;
  readonly facts: readonly { readonly dataset: string; readonly fact: Fact<unknown> }[];
  readonly signals: readonly Signal[];
}

type World = Pick<Context, 'ask' | 'askFrom' | 'signal' | 'clock'>;

/** Hours of earthquakes asked for confirmation; the week's strongest come from the first feed. */
const CONFIRM_HOURS = 24;
/** Asked together, as many as the provider's manners allow at once. Droughts, which build over months, are left to the data endpoints. */
const DISASTER_TYPES = ['EQ', 'TC', 'FL', 'VO', 'WF'] as const;
/** POLICY. Flood warnings around which gauges are read, and how far: the provider asks for few and small boxes. */
const RIVERS = 6;
const RIVER_KM = 120;

/** Asks every feed at once, through the pipeline's caches; gauges follow the flood warnings that were found. */
export async function pollFeeds(world: World): Promise<FeedPoll[]> {
  const nowMs = world.clock.now();
  const poll = poller(world);
  const groups = await Promise.all([
    Promise.all(quakePolls(poll)),
    Promise.all(tsunamiPolls(poll, nowMs)),
    Promise.all(volcanoPolls(poll, knownVolcanoes(world), nowMs)),
    Promise.all(weatherPolls(poll, nowMs)),
    poll(
      'gdacs',
      DISASTER_TYPES.map((type) => disasterAlerts({ type })),
      (answers) => disasterSignals(answers.flatMap(({ events }) => events)),
    ),
  ]);
  return groups.flat();
}

type Poll = ReturnType<typeof poller>;

function quakePolls(poll: Poll) {
  return [
    poll(
      'usgs-earthquakes',
      [quakeFeed({ hours: 1, minMagnitude: 0 }), quakeFeed({ hours: 168, minMagnitude: 4.5 })],
      (answers) =>
        quakeSignals('usgs-earthquakes', 'usgs', unique(answers.flatMap(({ events }) => events))),
    ),
    poll('emsc-earthquakes', [quakeFeed({ hours: CONFIRM_HOURS })], ([answer]) =>
      quakeSignals('emsc-earthquakes', 'emsc', answer?.events ?? []),
    ),
    poll('geofon-earthquakes', [quakeFeed({ hours: CONFIRM_HOURS })], ([answer]) =>
      quakeSignals('geofon-earthquakes', 'geofon', answer?.events ?? []),
    ),
  ];
}

function tsunamiPolls(poll: Poll, nowMs: number) {
  return [
    poll('ntwc-tsunami', [tsunamiBulletins({ centre: 'NTWC' })], ([answer]) =>
      tsunamiSignals('ntwc-tsunami', answer?.bulletins ?? [], nowMs),
    ),
    poll('ptwc-tsunami', [tsunamiBulletins({ centre: 'PTWC' })], ([answer]) =>
      tsunamiSignals('ptwc-tsunami', answer?.bulletins ?? [], nowMs),
    ),
    poll(
      'ndbc-dart',
      DART_STATIONS.map(({ id }) => dartReadings({ stationId: id })),
      (answers) => dartSignals(answers, nowMs),
    ),
  ];
}

function volcanoPolls(poll: Poll, sites: ReturnType<typeof knownVolcanoes>, nowMs: number) {
  return [
    poll('usgs-volcano', [volcanoAlerts({})], async ([answer]) =>
      noticeSignals(answer?.notices ?? [], await sites),
    ),
    poll('gvp-weekly', [weeklyVolcanoReport({})], ([answer]) =>
      reportSignals(answer?.reports ?? [], nowMs),
    ),
    poll('vaac-ash', [ashAdvisories({})], ([answer]) =>
      ashSignals(answer?.advisories ?? [], nowMs),
    ),
  ];
}

function weatherPolls(poll: Poll, nowMs: number) {
  const warnings = poll('nws-alerts', [stateAlerts({ severity: 'extreme_severe' })], ([answer]) =>
    alertSignals(answer?.alerts ?? [], nowMs),
  );
  return [
    warnings,
    poll('nhc-tropical', [activeStorms({})], ([answer]) =>
      stormSignals(answer?.storms ?? [], nowMs),
    ),
    warnings.then(({ signals }) =>
      poll('nwps-flood', riverNeeds(signals), (answers) =>
        gaugeSignals(unique(answers.flatMap(({ gauges }) => gauges)), nowMs),
      ),
    ),
    poll('nifc-wildfire', [wildfireIncidents({ everywhere: true })], ([answer]) =>
      incidentSignals(answer?.incidents ?? [], nowMs),
    ),
  ];
}

function poller({ askFrom, signal }: World) {
  return async <A>(
    id: FeedId,
    needs: readonly Need<A>[],
    read: (answers: readonly A[]) => Signal[] | Promise<Signal[]>,
  ): Promise<FeedPoll> => {
    const source = FEEDS.find((feed) => feed.id === id)?.source ?? 'none';
    const facts = await Promise.all(
      needs.map(async (need) => ({
        dataset: need.dataset.id,
        fact: await askFrom(source, need, signal),
      })),
    );
    const answers = facts.flatMap(({ fact }) => (isKnown(fact) ? [fact.value] : []));
    return { id, facts, signals: await read(answers) };
  };
}

/** Around the flood warnings that have outlines, the most severe first, and at the reference, so that the feed's health is always known. */
function riverNeeds(warnings: readonly Signal[]) {
  const places = warnings.flatMap(({ kind, lat, lon }) =>
    kind === 'flood' && lat !== null && lon !== null ? [{ lat, lon }] : [],
  );
  const far: { lat: number; lon: number }[] = [];
  for (const place of places) {
    if (far.length >= RIVERS) break;
    if (far.every(({ lat, lon }) => Math.abs(lat - place.lat) > 1 || Math.abs(lon - place.lon) > 1))
      far.push(place);
  }
  return [REFERENCE_RIVER, ...far].map(({ lat, lon }) =>
    gaugesNear({ lat: Number(lat.toFixed(1)), lon: Number(lon.toFixed(1)), radiusKm: RIVER_KM }),
  );
}

function unique<T extends { readonly id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Places of the volcanoes that US observatories watch, from the catalogue of the world. */
async function knownVolcanoes({ ask, signal }: World) {
  const facts = await Promise.all(
    Object.values(US_VOLCANO_REGIONS).map(async (region) => ask(volcanoesNear(region), signal)),
  );
  return facts.flatMap((fact) => (isKnown(fact) ? fact.value.volcanoes : []));
}
