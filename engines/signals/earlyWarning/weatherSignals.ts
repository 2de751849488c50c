import type * as z from 'zod';
import { wrapLonDeg } from '../../ground/earth/geodesy.ts';
import type { wildfireIncidents } from '../../ground/datasets/fire.ts';
import type { activeStorms } from '../../ground/datasets/hazardFeeds.ts';
import type { RiverGauge } from '../../ground/datasets/water.ts';
import type { stateAlerts } from '../../ground/datasets/weatherStations.ts';
import { DAY_MS } from '../../ground/math/time.ts';
import type { EventKind } from './feeds.ts';
import {
  BLANK,
  CERTAINTIES,
  URGENCIES,
  type Certainty,
  type Severity,
  type Signal,
  type Urgency,
} from './signal.ts';

type Alert = z.output<(typeof stateAlerts)['answer']>['alerts'][number];
type Storm = z.output<(typeof activeStorms)['answer']>['storms'][number];
type Incident = z.output<(typeof wildfireIncidents)['answer']>['incidents'][number];

function kindOf(event: string): EventKind {
  if (/flood|hydrologic/i.test(event)) return 'flood';
  if (/red flag|fire/i.test(event)) return 'fire';
  return /tsunami/i.test(event) ? 'tsunami' : 'weather';
}
const urgencyOf = (word: string | null): Urgency =>
  URGENCIES.find((each) => each === word) ?? 'Unknown';
const certaintyOf = (word: string | null): Certainty =>
  CERTAINTIES.find((each) => each === word) ?? 'Unknown';

/** Office, phenomenon, significance and number of an alert: the same through all its updates. @source NWS Directive 10-1703 (2023), VTEC */
function threadOf({ vtec, id }: Alert): string {
  const match = /\/[OTEX]\.[A-Z]{3}\.([A-Z]{4}\.[A-Z0-9]{2}\.[A-Z]\.\d{4})\./.exec(vtec[0] ?? '');
  return match?.[1] ?? id;
}

/** US alerts of severity Extreme or Severe that are in force. Tests and exercises never reach here. */
export function alertSignals(alerts: readonly Alert[], nowMs: number): Signal[] {
  return alerts.flatMap((alert) => {
    const { severity, messageType, endsAt } = alert;
    const expiresMs = endsAt === null ? null : Date.parse(endsAt);
    if (severity !== 'Extreme' && severity !== 'Severe') return [];
    if (messageType === 'Cancel' || (expiresMs !== null && expiresMs <= nowMs)) return [];
    const onsetMs = Date.parse(alert.startsAt ?? alert.sentAt ?? '') || nowMs;
    return [alertSignal(alert, { severity, onsetMs, expiresMs })];
  });
}

function alertSignal(
  alert: Alert,
  about: Pick<Signal, 'severity' | 'onsetMs' | 'expiresMs'>,
): Signal {
  const { id, event, certainty, urgency, headline, area, polygon } = alert;
  const kind = kindOf(event);
  const centre = centreOf(polygon);
  return {
    ...BLANK,
    feed: 'nws-alerts',
    id,
    kind,
    witness: kind === 'tsunami' ? 'ntwc-tsunami' : 'nws',
    event,
    urgency: urgencyOf(urgency),
    certainty: certaintyOf(certainty),
    headline: headline ?? event,
    area,
    lat: centre?.lat ?? null,
    lon: centre?.lon ?? null,
    ...about,
    sentMs: momentOf(alert.sentAt),
    polygon,
    counties: polygon ? [] : countiesOf(alert),
    thread: threadOf(alert),
  };
}

/** SAME codes are a digit for a part of the county, and its FIPS code. @source NWS Instruction 10-1712 (2019) */
function countiesOf({ countyCodes }: Alert): string[] {
  return [
    ...new Set(countyCodes.filter((code) => /^\d{6}$/.test(code)).map((code) => code.slice(1))),
  ];
}

/** A moment; null where there is none that can be read. */
function momentOf(text: string | null): number | null {
  const ms = Date.parse(text ?? '');
  return Number.isFinite(ms) ? ms : null;
}

/** Mean of the first ring's corners, each once, on either side of the 180th meridian too; undefined where an alert names zones only. */
function centreOf(polygon: Alert['polygon']): { lat: number; lon: number } | undefined {
  const ring = polygon?.[0];
  const [first] = ring ?? [];
  if (!ring || !first) return undefined;
  const last = ring.at(-1);
  const isClosed = ring.length > 1 && last?.[0] === first[0] && last[1] === first[1];
  const corners = isClosed ? ring.slice(0, -1) : ring;
  const mean = (of: (corner: readonly [lon: number, lat: number]) => number): number =>
    corners.reduce((sum, corner) => sum + of(corner), 0) / corners.length;
  return {
    lat: mean(([, lat]) => lat),
    lon: wrapLonDeg(first[0] + mean(([lon]) => wrapLonDeg(lon - first[0]))),
  };
}

/** 96 kt begins a major hurricane, 34 kt a tropical storm. @source Saffir-Simpson Hurricane Wind Scale, NHC (2021) */
function stormSeverity(classification: string, windKt: number): Severity {
  if (classification === 'MH' || windKt >= 96) return 'Extreme';
  if (classification === 'HU' || windKt >= 64) return 'Severe';
  return windKt >= 34 ? 'Moderate' : 'Minor';
}

/** POLICY. Readings of a gauge and positions of a storm, renewed within hours, that are older than this are of the past. */
const CURRENT_MS = DAY_MS;

/** Every storm that the hurricane centre follows is an alert, while its position is of the last day. */
export function stormSignals(storms: readonly Storm[], nowMs: number): Signal[] {
  return storms
    .filter(({ updatedAt }) => Date.parse(updatedAt) > nowMs - CURRENT_MS)
    .map(({ id, name, classification, windSpeedKt, lat, lon, updatedAt }) => ({
      ...BLANK,
      feed: 'nhc-tropical',
      id,
      kind: 'hurricane',
      witness: 'nhc',
      event: 'Tropical cyclone',
      urgency: 'Expected',
      severity: stormSeverity(classification, windSpeedKt ?? 0),
      certainty: 'Observed',
      headline: `${classification} ${name}${windSpeedKt === null ? '' : `, ${windSpeedKt} kt`}`,
      area: name,
      lat,
      lon,
      onsetMs: Date.parse(updatedAt),
      sentMs: Date.parse(updatedAt),
      name,
    }));
}

/** Gauges in flood: alerts from moderate, minor ones as evidence for a warning. */
export function gaugeSignals(gauges: readonly RiverGauge[], nowMs: number): Signal[] {
  return gauges.flatMap(({ id, name, lat, lon, observed }) => {
    const { category, at, state } = observed;
    if (state !== 'current' || at === null || !(Date.parse(at) > nowMs - CURRENT_MS)) return [];
    if (category !== 'minor' && category !== 'moderate' && category !== 'major') return [];
    return [
      {
        ...BLANK,
        feed: 'nwps-flood' as const,
        id: `${id}-${category}`,
        kind: 'flood' as const,
        witness: 'gauge',
        alerting: category !== 'minor',
        event: `River flood, ${category}`,
        urgency: 'Immediate' as const,
        severity: category === 'major' ? ('Severe' as const) : ('Moderate' as const),
        certainty: 'Observed' as const,
        headline: `${name}: ${category} flood`,
        area: name,
        lat,
        lon,
        onsetMs: Date.parse(at),
        sentMs: Date.parse(at),
        name,
        thread: id,
      },
    ];
  });
}

/** Acres from which a wildfire is an alert and (POLICY) severe, and the share contained from which it is none, per cent. */
const ALERT_ACRES = 1000;
const SEVERE_ACRES = 10_000;
const CONTAINED_PCT = 50;

/** Large wildfires that are not half contained. Containment not stated counts as none. */
export function incidentSignals(incidents: readonly Incident[], nowMs: number): Signal[] {
  return incidents.flatMap(
    ({ id, name, lat, lon, sizeAcres, containedPct, discoveredAt, state }) => {
      if (sizeAcres === null || sizeAcres < ALERT_ACRES || (containedPct ?? 0) >= CONTAINED_PCT)
        return [];
      return [
        {
          ...BLANK,
          feed: 'nifc-wildfire' as const,
          id: id ?? name,
          kind: 'wildfire' as const,
          witness: 'nifc',
          event: 'Wildfire',
          urgency: 'Immediate' as const,
          severity: sizeAcres >= SEVERE_ACRES ? ('Severe' as const) : ('Moderate' as const),
          certainty: 'Observed' as const,
          headline: `${name}: ${Math.round(sizeAcres)} acres, ${containedPct === null ? 'containment not stated' : `${containedPct} % contained`}`,
          area: state,
          lat,
          lon,
          onsetMs: Date.parse(discoveredAt ?? '') || nowMs,
          name,
        },
      ];
    },
  );
}
