import type * as z from 'zod';
import { instruments } from '../../../engines/ground/datasets/instruments.ts';
import { distanceKm, KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { service, type Parsed, type RawReply } from '../connector.ts';
import { rowsOfText, type Row } from './fdsnText.ts';
import { empty, fromText, list, saysNothingMatches, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, numberOf, roundedAt, timeOf, withQuery } from './values.ts';

type Answer = z.output<typeof instruments.answer>;
type QueryOf = z.output<typeof instruments.query>;
type Instrument = Answer['instruments'][number];

/** The end of epochs that have none: written as a day far ahead, or left blank. */
const FAR = '2500';

/**
 * The registry of an FDSN station service for one kind of instrument, a line a channel; kept for a day, and for a month where the service is silent.
 *
 * @param which  what the query asks for besides the circle
 */
export const stationTextService = (
  kind: QueryOf['kind'],
  which: Readonly<Record<string, string | boolean>>,
  example: Omit<QueryOf, 'kind'>,
) =>
  service({
    dataset: instruments,
    keepSeconds: 86_400,
    staleSeconds: 30 * 86_400,
    persistent: true,
    round: roundedAt(1),
    example: { ...example, kind },
    request: ({ lat, lon, radiusKm, kind: asked }) =>
      asked === kind
        ? {
            url: withQuery('/station/1/query', {
              ...which,
              level: 'channel',
              format: 'text',
              latitude: lat,
              longitude: lon,
              maxradius: (radiusKm / KM_PER_DEGREE).toFixed(3),
            }),
          }
        : undefined,
    parse: fromStationText,
  });

/** Reads FDSN station text of station or channel level: the last epoch of each instrument, nearest first, impossible positions dropped. */
function fromStationText(
  reply: RawReply,
  query: { lat: number; lon: number; radiusKm: number },
): Parsed<Answer> {
  if (saysNothingMatches(reply)) return empty({ instruments: [] });
  return fromText(reply, /^\uFEFF?#\s*Network\s*\|\s*Station\s*\|.*\|\s*EndTime\b/, (text) => {
    const rows = rowsOfText(text);
    const byName = new Map<string, Instrument>();
    for (const row of rows) {
      const instrument = instrumentOf(row);
      if (instrument === undefined) continue;
      const name = `${instrument.network}.${instrument.station}.${instrument.channel ?? ''}`;
      const earlier = byName.get(name);
      if (earlier === undefined || (instrument.startsAt ?? '') >= (earlier.startsAt ?? ''))
        byName.set(name, instrument);
    }
    if (byName.size === 0 && rows.length > 0)
      return unavailable('no station of the reply could be read');
    const from = ({ lat, lon }: Instrument) => distanceKm(query.lat, query.lon, lat, lon);
    const found = [...byName.values()]
      .filter((each) => from(each) <= query.radiusKm)
      .sort((a, b) => from(a) - from(b));
    return list(found, { instruments: found }, null);
  });
}

/** Whether an end stands for none. */
export const isFarOff = (end: string): boolean => end >= FAR;

function instrumentOf(cell: Row): Instrument | undefined {
  const [network, station] = [cell('Network'), cell('Station')];
  const lat = latOf(cell('Latitude'));
  const lon = lonOf(cell('Longitude'));
  if (network === undefined || station === undefined || lat === undefined || lon === undefined)
    return undefined;
  const end = cell('EndTime');
  const isOpen = end === undefined || isFarOff(end);
  return {
    network,
    station,
    channel: cell('Channel') ?? null,
    lat,
    lon,
    elevationM: numberOf(cell('Elevation')) ?? null,
    description: cell('SensorDescription') ?? cell('SiteName') ?? null,
    sampleRateHz: numberOf(cell('SampleRate')) ?? null,
    startsAt: timeOf(cell('StartTime')) ?? null,
    endsAt: isOpen ? null : (timeOf(end) ?? null),
    isOpen,
  };
}
