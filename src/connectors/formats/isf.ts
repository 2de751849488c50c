import type * as z from 'zod';
import type {
  BulletinEvent,
  BulletinMagnitude,
  BulletinOrigin,
  quakeBulletin,
} from '../../../engines/ground/datasets/quakeBulletins.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { depthOf, magnitudeOf } from './geoJsonQuakes.ts';
import { empty, fromText, list, saysNothingMatches, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, newest, numberOf, textOf, timeOf, within } from './values.ts';

/** Columns of a bulletin, first included and last not. @source IASPEI Seismic Format 1.0 (IMS1.0:short), tables of origins and magnitudes */
const ORIGIN = {
  date: [0, 10],
  time: [11, 22],
  timeError: [24, 29],
  rms: [30, 35],
  lat: [36, 44],
  lon: [45, 54],
  depth: [71, 76],
  hold: [76, 77],
  depthError: [78, 82],
  phases: [83, 87],
  stations: [88, 92],
  gap: [93, 96],
  minDistance: [97, 103],
  maxDistance: [104, 110],
  kind: [115, 117],
  agency: [118, 127],
  id: [128, 138],
} as const;
const MAGNITUDE = {
  type: [0, 5],
  value: [6, 10],
  error: [11, 14],
  stations: [15, 19],
  agency: [20, 29],
  originId: [30, 40],
} as const;

const EVENT = /^Event\s+(\S+)\s*(.*)$/i;
const PRIME = /^ \(#PRIME\)/i;

/** What the second letter of an event type stands for; the first tells known from suspected. `uk` is unknown and `ls` a landslide. */
const KINDS: Readonly<Record<string, BulletinEvent['kind']>> = {
  e: 'earthquake',
  r: 'rock_burst',
  i: 'induced',
  m: 'mine_explosion',
  h: 'chemical_explosion',
  n: 'nuclear_explosion',
  x: 'experimental_explosion',
};

const cut = (line: string, [first, last]: readonly [number, number]) =>
  textOf(line.slice(first, last));
const measured = (line: string, columns: readonly [number, number]) =>
  within(numberOf(cut(line, columns)), 0, 1e5) ?? null;

interface RawOrigin extends BulletinOrigin {
  readonly code: string | undefined;
}

function originOf(line: string): RawOrigin | undefined {
  const [date, clock, agency] = [
    cut(line, ORIGIN.date),
    cut(line, ORIGIN.time),
    cut(line, ORIGIN.agency),
  ];
  if (date === undefined || !/^\d{4}\/\d\d\/\d\d$/.test(date)) return undefined;
  const time = timeOf(`${date.replaceAll('/', '-')}T${clock ?? ''}`);
  const [lat, lon] = [latOf(cut(line, ORIGIN.lat)), lonOf(cut(line, ORIGIN.lon))];
  if (time === undefined || lat === undefined || lon === undefined || agency === undefined)
    return undefined;
  const hold = cut(line, ORIGIN.hold);
  return {
    id: cut(line, ORIGIN.id) ?? null,
    agency,
    isPrime: false,
    time,
    lat,
    lon,
    depthKm: depthOf(numberOf(cut(line, ORIGIN.depth))),
    depthHold: hold === 'f' ? 'fixed' : hold === 'd' ? 'depth_phases' : null,
    timeErrorS: measured(line, ORIGIN.timeError),
    rmsS: measured(line, ORIGIN.rms),
    depthErrorKm: measured(line, ORIGIN.depthError),
    definingPhases: measured(line, ORIGIN.phases),
    stations: measured(line, ORIGIN.stations),
    gapDeg: measured(line, ORIGIN.gap),
    minDistanceDeg: measured(line, ORIGIN.minDistance),
    maxDistanceDeg: measured(line, ORIGIN.maxDistance),
    code: cut(line, ORIGIN.kind),
  };
}

/** A line of the table of magnitudes; bounds (`<4.5`) are no values. */
function magnitudeLine(line: string): BulletinMagnitude[] {
  const [value, agency] = [
    magnitudeOf(numberOf(cut(line, MAGNITUDE.value)) ?? null),
    cut(line, MAGNITUDE.agency),
  ];
  if (value === null || agency === undefined) return [];
  return [
    {
      type: cut(line, MAGNITUDE.type) ?? null,
      value,
      error: measured(line, MAGNITUDE.error),
      stations: measured(line, MAGNITUDE.stations),
      agency,
      originId: cut(line, MAGNITUDE.originId) ?? null,
    },
  ];
}

/** The lines of a table: those after its header up to the first blank line. */
function tableOf(lines: readonly string[], header: RegExp): readonly string[] {
  const start = lines.findIndex((line) => header.test(line));
  if (start < 0) return [];
  const rows = lines.slice(start + 1);
  const end = rows.findIndex((line) => line.trim() === '');
  return end < 0 ? rows : rows.slice(0, end);
}

/** Origins of an event. The one that a comment marks is prime; where none is marked the last, for which bulletins keep the place of the preferred one. */
function originsOf(lines: readonly string[]): RawOrigin[] {
  const origins: RawOrigin[] = [];
  let prime = -1;
  for (const line of tableOf(lines, /^\s*Date\s+Time\s+Err\s+RMS\s+Latitude/)) {
    if (PRIME.test(line)) prime = origins.length - 1;
    if (line.startsWith(' (')) continue;
    const origin = originOf(line);
    if (origin !== undefined) origins.push(origin);
  }
  const chosen = prime < 0 ? origins.length - 1 : prime;
  return origins.map((origin, index) => ({ ...origin, isPrime: index === chosen }));
}

/** POLICY: moment magnitude first, since it alone does not saturate, then that of surface waves, then that of body waves, then others. */
const TYPES = [/^mw/i, /^ms/i, /^mb/i];
const rankOf = (type: string | null) => TYPES.findIndex((each) => type !== null && each.test(type));

/** The magnitude of an event: a moment magnitude by anyone, else the best of those that belong to the prime origin. */
function mainOf(
  magnitudes: readonly BulletinMagnitude[],
  prime: BulletinOrigin,
): BulletinMagnitude | undefined {
  const order = ({ type }: BulletinMagnitude) => (rankOf(type) < 0 ? TYPES.length : rankOf(type));
  const own = magnitudes.filter(
    ({ originId, type }) => rankOf(type) === 0 || (originId !== null && originId === prime.id),
  );
  return own.toSorted((a, b) => order(a) - order(b))[0];
}

function eventOf(lines: readonly string[]): BulletinEvent | undefined {
  const [, id, place] = EVENT.exec(lines[0] ?? '') ?? [];
  const raw = originsOf(lines);
  const prime = raw.find(({ isPrime }) => isPrime);
  if (id === undefined || prime === undefined) return undefined;
  const magnitudes = tableOf(lines, /^Magnitude\s+Err\s+Nsta/).flatMap((line) =>
    line.startsWith(' (') ? [] : magnitudeLine(line),
  );
  const main = mainOf(magnitudes, prime);
  const { code } = prime;
  return {
    id,
    time: prime.time,
    lat: prime.lat,
    lon: prime.lon,
    depthKm: prime.depthKm,
    magnitude: main?.value ?? null,
    magnitudeType: main?.type ?? null,
    place: textOf(place) ?? null,
    url: null,
    status: 'reviewed',
    updatedAt: null,
    agency: prime.agency,
    kind: kindOf(code),
    isCertain: isUnknown(code) ? null : !code.startsWith('s'),
    depthHold: prime.depthHold,
    origins: raw.map(({ code: _code, ...origin }) => origin),
    magnitudes,
  };
}

const isUnknown = (code: string | undefined): code is undefined | 'uk' =>
  code === undefined || code === 'uk';

/** What an event is by its code: `ls`, or a letter for how sure that is and one for the kind. */
function kindOf(code: string | undefined): BulletinEvent['kind'] {
  if (code === 'ls') return 'landslide';
  return isUnknown(code) ? 'unknown' : (KINDS[code.charAt(1)] ?? 'unknown');
}

/** Reads a bulletin in IASPEI Seismic Format; one without its closing line was cut off. */
export function fromIsf(
  reply: RawReply,
  limit: number,
): Parsed<z.output<typeof quakeBulletin.answer>> {
  if (saysNothingMatches(reply)) return empty({ events: [], complete: true });
  return fromText(reply, /^\s*DATA_TYPE\s+BULLETIN\s+IMS1\.0/m, (text) => {
    if (!/^STOP\s*$/m.test(text)) return unavailable('the bulletin is cut off');
    const lines = text.split(/\r?\n/);
    const starts = lines.flatMap((line, index) => (EVENT.test(line) ? [index] : []));
    const events = starts.flatMap(
      (start, index) => eventOf(lines.slice(start, starts[index + 1])) ?? [],
    );
    if (starts.length > 0 && events.length === 0)
      return unavailable('no event of the bulletin could be read');
    return list(
      events,
      { events, complete: starts.length < limit },
      newest(events.map(({ time }) => time)),
    );
  });
}
