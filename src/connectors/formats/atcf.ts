import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { stormFixes, stormRegister } from '../../../engines/ground/datasets/cyclones.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { fromText, list, rowsOf } from '../pipeline/reply.ts';
import { latOf, lonOf, newest, numberOf, textOf, timeOf, timeOfMs, within } from './values.ts';

type Fix = z.output<typeof stormFixes.answer>['fixes'][number];
type Storm = z.output<typeof stormRegister.answer>['storms'][number];

/** Unpacked size at most, bytes. */
const MAX_DECK = 64 * 1024 * 1024;

/** A deck as text; decks of past years and of forecast aids are packed. */
function unpacked(reply: RawReply): RawReply {
  if (reply.bytes?.[0] !== 0x1f || reply.bytes[1] !== 0x8b) return reply;
  try {
    return {
      ...reply,
      text: gunzipSync(reply.bytes, { maxOutputLength: MAX_DECK }).toString('latin1'),
    };
  } catch {
    return { ...reply, text: 'a packed file that cannot be unpacked' };
  }
}

const DECK_LINE =
  /^\w{2}, *\d\d, *\d{10}, *\w{0,2}, *\w{2,4}, *-?\d{1,3}, *\d{1,4}[NS], *\d{1,4}[EW],/;
/** Comma-separated fields of a line, of which at least so many are needed. */
const fieldsOf = (least: number) =>
  z
    .string()
    .transform((line) => line.split(',').map((field) => field.trim()))
    .refine((fields) => fields.length >= least);
const DeckRow = fieldsOf(10).refine(
  (fields) => /^\d{10}$/.test(fields[2] ?? '') && /^-?\d{1,3}$/.test(fields[5] ?? ''),
);

/** Reads a deck: one line for each of the wind strengths of a fix, which belong together. */
export function readDeck(
  reply: RawReply,
  technique: string | undefined,
): Parsed<z.output<typeof stormFixes.answer>> {
  return fromText(unpacked(reply), new RegExp(DECK_LINE, 'm'), (text) => {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const rows = rowsOf(lines, DeckRow, (fields) =>
      technique === undefined || fields[4] === technique ? fixOf(fields) : undefined,
    );
    if (!Array.isArray(rows)) return rows;
    const fixes = merged(rows);
    return list(fixes, { fixes }, newest(fixes.map(({ analysedAt }) => analysedAt)));
  });
}

/** Tenths of a degree and a letter: `240N`, `1662W`. */
function degreesOf(text: string | undefined): number | undefined {
  const [, digits, side] = /^(\d{1,4})([NSEW])$/.exec(text ?? '') ?? [];
  return digits === undefined
    ? undefined
    : (Number(digits) / 10) * (side === 'S' || side === 'W' ? -1 : 1);
}

/** A quantity for which zero and below stand for "not given". @source ATCF best track and objective aid format, NRL */
const given = (text: string | undefined, most: number) => within(numberOf(text), 1, most) ?? null;

function fixOf(fields: readonly string[]): Fix | undefined {
  const [
    basin = '',
    number = '',
    analysed = '',
    minutes = '',
    technique = '',
    tau = '',
    latText,
    lonText,
    wind,
    pressure,
    development,
  ] = fields;
  const { analysedAt, validAt } = timesOf({ analysed, minutes, technique, tau });
  const [lat, lon] = [latOf(degreesOf(latText)), lonOf(degreesOf(lonText))];
  if (analysedAt === undefined || validAt === undefined || lat === undefined || lon === undefined)
    return undefined;
  // Aids of intensity alone put the storm at zero north, zero west.
  const isPlaced = lat !== 0 || lon !== 0;
  return {
    stormId: `${basin}${number}${analysed.slice(0, 4)}`.toLowerCase(),
    name: textOf(fields[27]) ?? null,
    technique,
    analysedAt,
    leadHours: Number(tau),
    validAt,
    lat: isPlaced ? lat : null,
    lon: isPlaced ? lon : null,
    windSpeedKt: given(wind, 300),
    gustKt: given(fields[20], 400),
    pressureHpa: given(pressure, 1100),
    maxWindRadiusNm: given(fields[19], 999),
    development: development === 'XX' ? null : (textOf(development) ?? null),
    windRadii: radiiOf(fields),
  };
}

/** When a fix was analysed and for when it holds. */
function timesOf(fix: {
  readonly analysed: string;
  readonly minutes: string;
  readonly technique: string;
  readonly tau: string;
}): { readonly analysedAt?: string; readonly validAt?: string | undefined } {
  const analysedAt = timeOf(`${fix.analysed}00`);
  if (analysedAt === undefined) return {};
  // The fourth field holds minutes in the best track and a sorting number elsewhere.
  const isMinutes = fix.technique === 'BEST' && /^\d\d$/.test(fix.minutes);
  const extra = isMinutes ? Number(fix.minutes) * 60_000 : 0;
  const validAt = timeOfMs(Date.parse(analysedAt) + Number(fix.tau) * HOUR_MS + extra);
  return { analysedAt, validAt };
}

/** Radii by quadrant, or one for the full circle; all zero: the strength is not reached or not told. */
function radiiOf(fields: readonly string[]): Fix['windRadii'] {
  const windKt = given(fields[11], 200);
  const radii = fields.slice(13, 17).map((field) => within(numberOf(field), 0, 2000) ?? 0);
  const [neNm = 0, seNm = 0, swNm = 0, nwNm = 0] =
    fields[12] === 'AAA' ? radii.map(() => radii[0] ?? 0) : radii;
  if (
    windKt === null ||
    !['AAA', 'NEQ'].includes(fields[12] ?? '') ||
    neNm + seNm + swNm + nwNm === 0
  )
    return [];
  return [{ windKt, neNm, seNm, swNm, nwNm }];
}

function merged(rows: readonly Fix[]): Fix[] {
  const fixes = new Map<string, Fix>();
  for (const row of rows) {
    const key = `${row.stormId} ${row.technique} ${row.analysedAt} ${row.validAt} ${row.lat} ${row.lon}`;
    const known = fixes.get(key);
    const more = row.windRadii.filter(
      ({ windKt }) => known?.windRadii.every((each) => each.windKt !== windKt) !== false,
    );
    fixes.set(
      key,
      known === undefined ? row : { ...known, windRadii: [...known.windRadii, ...more] },
    );
  }
  return [...fixes.values()];
}

const STATES: Readonly<Record<string, Storm['state']>> = {
  ARCHIVE: 'archive',
  WARNING: 'warning',
  METWATCH: 'watch',
  GENESIS: 'genesis',
};
const REGISTER_LINE =
  /^[^,\n]+, \w{2}, \w,(?: *\w{0,2},){4} *\d\d, \d{4}, *\w{2}, *\w?, *\d{10}, *\d{10},/m;
const RegisterRow = fieldsOf(21).refine(
  (fields) =>
    /^\d{1,2}$/.test(fields[7] ?? '') &&
    /^\d{4}$/.test(fields[8] ?? '') &&
    /^[A-Z]{2}\d{6}$/.test(fields[20] ?? ''),
);

/** Reads the list of all storms; an end of nines is still to come. */
export function readRegister(
  reply: RawReply,
  year: number | undefined,
): Parsed<z.output<typeof stormRegister.answer>> {
  return fromText(reply, REGISTER_LINE, (text) => {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const storms = rowsOf(lines, RegisterRow, (fields) =>
      year === undefined || Number(fields[8]) === year ? stormOf(fields) : undefined,
    );
    return Array.isArray(storms) ? list(storms, { storms }, null) : storms;
  });
}

function stormOf(fields: readonly string[]): Storm | undefined {
  const [name = '', basin = '', , ...rest] = fields;
  const startsAt = timeOf(`${fields[11]}00`);
  if (startsAt === undefined || name === '') return undefined;
  return {
    stormId: (fields[20] ?? '').toLowerCase(),
    name,
    basin,
    otherBasins: rest.slice(0, 4).filter((other) => other !== ''),
    number: Number(fields[7]),
    year: Number(fields[8]),
    development: fields[9] === 'XX' ? null : (textOf(fields[9]) ?? null),
    startsAt,
    endsAt: timeOf(`${fields[12]}00`) ?? null,
    state: STATES[fields[18] ?? ''] ?? null,
  };
}
