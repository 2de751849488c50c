import type * as z from 'zod';
import type { ashAdvisories, weeklyVolcanoReport } from '../../ground/datasets/volcanoFeeds.ts';
import type { Volcano, VolcanoNotice } from '../../ground/datasets/volcanoes.ts';
import { HOUR_MS } from '../../ground/math/time.ts';
import { BLANK, type Severity, type Signal } from './signal.ts';

type Advisory = z.output<(typeof ashAdvisories)['answer']>['advisories'][number];
type Report = z.output<(typeof weeklyVolcanoReport)['answer']>['reports'][number];
type Site = Pick<Volcano, 'gvpNumber' | 'name' | 'lat' | 'lon'>;

const WEEK_MS = 168 * HOUR_MS;
/** Flight level from which ash is an alert, and from which it reaches cruising aircraft. POLICY (severity). */
const ALERT_FL = 100;
const CRUISE_FL = 250;
/** Longest validity of an ash warning. @source ICAO Annex 3 (2018), 7.1.5: 6 h */
const ADVISORY_MS = 6 * HOUR_MS;
/** POLICY. The week after its publication is the current week of a report. */
const REPORT_MS = WEEK_MS;

/** Observatories that say WATCH or WARNING, or ORANGE or RED. Their notices carry no place: it is taken from the catalogue by number. */
export function noticeSignals(notices: readonly VolcanoNotice[], sites: readonly Site[]): Signal[] {
  return notices.flatMap(
    ({ gvpNumber, name, observatory, alertLevel, aviationColourCode, sentAt }) => {
      const isHigh = alertLevel === 'WARNING' || aviationColourCode === 'RED';
      const isRaised = isHigh || alertLevel === 'WATCH' || aviationColourCode === 'ORANGE';
      const site = sites.find((each) => each.gvpNumber === gvpNumber);
      const severity: Severity = isHigh ? 'Extreme' : 'Moderate';
      return [
        {
          ...BLANK,
          feed: 'usgs-volcano' as const,
          id: `${gvpNumber ?? name}-${sentAt}`,
          kind: 'volcano' as const,
          witness: 'observatory',
          alerting: isRaised,
          event: `Volcano ${alertLevel ?? 'notice'}${aviationColourCode === null ? '' : ` / ${aviationColourCode}`}`,
          urgency: 'Expected' as const,
          severity,
          certainty: 'Observed' as const,
          headline: `${name}: ${alertLevel ?? 'no level'}, aviation ${aviationColourCode ?? 'no colour'} (${observatory})`,
          area: name,
          lat: site?.lat ?? null,
          lon: site?.lon ?? null,
          onsetMs: Date.parse(sentAt),
          sentMs: Date.parse(sentAt),
          gvpNumber,
          name,
        },
      ];
    },
  );
}

/** New eruptions and new unrest in the report of the current week. */
export function reportSignals(reports: readonly Report[], nowMs: number): Signal[] {
  return reports.flatMap(({ gvpNumber, name, country, activity, isNew, lat, lon, publishedAt }) => {
    const onsetMs = Date.parse(publishedAt);
    if (!(onsetMs + REPORT_MS > nowMs)) return [];
    return [
      {
        ...BLANK,
        feed: 'gvp-weekly' as const,
        id: `${gvpNumber}-${publishedAt}`,
        kind: 'volcano' as const,
        witness: 'observatory',
        alerting: isNew,
        event: activity,
        urgency: 'Past' as const,
        severity: 'Moderate' as const,
        certainty: 'Observed' as const,
        headline: `${name}${country === null ? '' : ` (${country})`}: ${activity}`,
        area: name,
        lat,
        lon,
        onsetMs,
        sentMs: onsetMs,
        expiresMs: onsetMs + REPORT_MS,
        gvpNumber,
        name,
      },
    ];
  });
}

/** Ash in the air: alerts from flight level 100 while not terminated. */
export function ashSignals(advisories: readonly Advisory[], nowMs: number): Signal[] {
  return advisories.flatMap((advisory) => {
    const { issuedAt, validUntil, terminated } = advisory;
    const onsetMs = Date.parse(issuedAt);
    const expiresMs = validUntil === null ? onsetMs + ADVISORY_MS : Date.parse(validUntil);
    const isOver = terminated || !(expiresMs > nowMs);
    return isOver ? [] : [ashSignal(advisory, { onsetMs, expiresMs })];
  });
}

function ashSignal(
  { id, centre, volcano, gvpNumber, lat, lon, topFlightLevel }: Advisory,
  times: { readonly onsetMs: number; readonly expiresMs: number },
): Signal {
  const level = topFlightLevel ?? 0;
  return {
    ...BLANK,
    feed: 'vaac-ash',
    id,
    kind: 'volcano',
    witness: 'vaac',
    alerting: level >= ALERT_FL,
    event: 'Volcanic Ash Advisory',
    urgency: 'Immediate',
    severity: level >= CRUISE_FL ? 'Severe' : 'Moderate',
    certainty: 'Observed',
    headline: `Ash of ${volcano ?? 'a volcano'} to FL${topFlightLevel ?? '?'} (${centre ?? 'centre unnamed'})`,
    area: volcano,
    lat,
    lon,
    ...times,
    sentMs: times.onsetMs,
    gvpNumber,
    name: volcano,
  };
}
