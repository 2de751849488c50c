import { isKnown } from '../../../facts.ts';
import { severeWeatherHistory } from '../../../ground/datasets/stormRecords.ts';
import { MM_PER_INCH } from '../../../ground/math/units.ts';
import { isSevereHail } from '../../../hazards/weather/severeCriteria.ts';
import { distanceKm } from '../../../ground/earth/geodesy.ts';
import { isLateEnough, iso, resolver, tooEarly } from './verdict.ts';

/** Radius of the questions, km; the reports have hail in inches. */
const NEAR_KM = 40;

/** Yes by a report near the place; a rating of a tornado does not stand in the reports. */
export const severeWeatherResolver = resolver({
  needs: ({ lat = 0, lon = 0, opensMs, closesMs }) => ({
    reports: severeWeatherHistory({
      lat,
      lon,
      radiusKm: NEAR_KM,
      startDate: iso(opensMs).slice(0, 10),
      endDate: iso(closesMs).slice(0, 10),
      product: 'plsr',
    }),
  }),
  decide(closed, { reports }) {
    if (!isKnown(reports)) return { unresolved: `storm reports: ${reports.missing}` };
    const { lat: placeLat, lon: placeLon } = closed;
    if (placeLat === undefined || placeLon === undefined)
      return { unresolved: 'the forecast names no place' };
    const { source, asOf, value } = reports;
    const near = value.events.filter(
      ({ at, lat, lon }) =>
        Date.parse(at) >= closed.opensMs &&
        Date.parse(at) <= closed.closesMs &&
        distanceKm(placeLat, placeLon, lat, lon) <= NEAR_KM,
    );
    const { threshold } = closed;
    const yes =
      threshold === undefined
        ? near.filter(
            ({ kind, magnitude }) =>
              /HAIL/i.test(kind) && magnitude !== null && isSevereHail(magnitude * MM_PER_INCH),
          )
        : near.filter(({ kind }) => /^TORNADO$/i.test(kind));
    if (yes.length > 0 && Math.ceil(threshold ?? 0) > 0)
      return { unresolved: 'a tornado was reported; the reports do not rate it' };
    if (yes.length > 0)
      return {
        outcome: true,
        source,
        asOf,
        decisive: yes.slice(0, 5).map(({ kind, at, place }) => `${kind} at ${at}, ${place ?? ''}`),
      };
    if (!value.complete) return { unresolved: `the list of ${source} was cut` };
    if (!isLateEnough(reports, closed)) return tooEarly(source);
    return { outcome: false, source, asOf, decisive: [] };
  },
});
