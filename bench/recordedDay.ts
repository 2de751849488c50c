import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeStorms, disasterAlerts } from '../engines/ground/datasets/hazardFeeds.ts';
import { ashAdvisories, weeklyVolcanoReport } from '../engines/ground/datasets/volcanoFeeds.ts';
import { tsunamiBulletins } from '../engines/ground/datasets/tsunamiFeeds.ts';
import { wildfireIncidents } from '../engines/ground/datasets/fire.ts';
import { quakeFeed } from '../engines/ground/datasets/quakeFeeds.ts';
import { gaugesNear } from '../engines/ground/datasets/water.ts';
import { stateAlerts } from '../engines/ground/datasets/weatherStations.ts';
import type { Need } from '../engines/facts.ts';
import { disasterSignals } from '../engines/signals/earlyWarning/disasterSignals.ts';
import { quakeSignals } from '../engines/signals/earlyWarning/quakeSignals.ts';
import type { Signal } from '../engines/signals/earlyWarning/signal.ts';
import { tsunamiSignals } from '../engines/signals/earlyWarning/tsunamiSignals.ts';
import { ashSignals, reportSignals } from '../engines/signals/earlyWarning/volcanoSignals.ts';
import {
  alertSignals,
  gaugeSignals,
  incidentSignals,
  stormSignals,
} from '../engines/signals/earlyWarning/weatherSignals.ts';
import { readSaved } from '../src/connectors/pipeline/savedPayload.ts';
import { sourceNamed } from '../src/connectors/pipeline/sourceNames.ts';

const SAMPLES = '../shared/connectors/samples';
const EVERYWHERE = { lat: 31, lon: -99, radiusKm: 500 };

/** Every recorded reply of a watched feed, read by the parsers and made into signals as the server does. */
const RECORDINGS = [
  quakes('usgs-summary-feeds', 'all_week-2018-02-trimmed.geojson', 'usgs-earthquakes', 'usgs'),
  quakes('usgs-summary-feeds', '2.5_day.geojson', 'usgs-earthquakes', 'usgs'),
  quakes('emsc-event', 'query-m2.5-json.json', 'emsc-earthquakes', 'emsc'),
  quakes('geofon-event', 'western-australia-quakeml.xml', 'geofon-earthquakes', 'geofon'),
  recording('nws-api', 'alerts-active-point-hilo.json', stateAlerts({}), ({ alerts }) =>
    alertSignals(alerts, 0),
  ),
  recording('nws-api', 'alerts_active_zone.json', stateAlerts({}), ({ alerts }) =>
    alertSignals(alerts, 0),
  ),
  recording('gdacs', 'eventlist-EQ.json', disasterAlerts({ type: 'EQ' }), ({ events }) =>
    disasterSignals(events),
  ),
  recording('gdacs', 'eventlist-DR.json', disasterAlerts({ type: 'DR' }), ({ events }) =>
    disasterSignals(events),
  ),
  recording(
    'nifc-wfigs',
    'incident-locations.geojson',
    wildfireIncidents({ everywhere: true }),
    ({ incidents }) => incidentSignals(incidents, 0),
  ),
  recording('nhc-storms', 'CurrentStorms-2026-08-18.json', activeStorms({}), ({ storms }) =>
    stormSignals(storms, 0),
  ),
  recording('nwps-gauges', 'gauges-list-TX.json', gaugesNear(EVERYWHERE), ({ gauges }) =>
    gaugeSignals(gauges, 0),
  ),
  recording('smithsonian-gvp', 'weekly-report.rss.xml', weeklyVolcanoReport({}), ({ reports }) =>
    reportSignals(reports, 0),
  ),
  recording('vaac-advisories', 'FVAU04-krakatau.txt', ashAdvisories({}), ({ advisories }) =>
    ashSignals(advisories, 0),
  ),
  recording('tsunami-gov', 'PHEBCAP.xml', tsunamiBulletins({ centre: 'PTWC' }), ({ bulletins }) =>
    tsunamiSignals('ptwc-tsunami', bulletins, 0),
  ),
];

/** Signals of the recorded feeds, brought to one day: what is measured is matching, not age. Empty where there are no recordings. */
export function recordedDay(nowMs: number): Signal[] {
  return RECORDINGS.flatMap((signals) => signals()).map((signal) => ({
    ...signal,
    alerting: true,
    onsetMs: nowMs - 3_600_000,
    expiresMs: nowMs + 23 * 3_600_000,
  }));
}

function recording<A>(
  sourceId: string,
  file: string,
  { dataset, query }: Need<A>,
  read: (answer: A) => Signal[],
): () => Signal[] {
  return () => {
    const path = join(SAMPLES, sourceId, file);
    const source = sourceNamed(sourceId);
    if (!existsSync(path) || source === undefined) return [];
    const about = { datasetId: dataset.id, query: query as Readonly<Record<string, unknown>> };
    const { parsed } = readSaved(source, readFileSync(path), about);
    if (parsed.outcome === 'unavailable') throw new Error(`${file}: ${parsed.reason}`);
    return parsed.outcome === 'data' ? read(parsed.value as A) : [];
  };
}

function quakes(
  sourceId: string,
  file: string,
  ...as: [Parameters<typeof quakeSignals>[0], string]
): () => Signal[] {
  const need = quakeFeed({ hours: 168, minMagnitude: 0 });
  return recording(sourceId, file, need, ({ events }) => quakeSignals(...as, events));
}
