import * as z from 'zod';
import type { localStormReports } from '../../../engines/ground/datasets/severeWeather.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import {
  MM_PER_INCH,
  MPS_PER_KT,
  MPS_PER_MPH,
  M_PER_FOOT,
} from '../../../engines/ground/math/units.ts';
import { bulletinOf } from './bulletinText.ts';
import type { Parsed, RawReply, SourceRequest } from '../connector.ts';
import {
  anyRows,
  data,
  empty,
  fromJson,
  fromText,
  jsonOf,
  unavailable,
} from '../pipeline/reply.ts';
import { clockMs, issueTimeIn, type IssueTime } from './usLocalTime.ts';
import { latOf, lonOf, numberOf, textOf, timeOfMs } from './values.ts';

type Reports = z.output<typeof localStormReports.answer>;
type Report = Reports['reports'][number];

const Products = z.object({ '@graph': anyRows });
const Newest = z.object({
  '@graph': z.tuple([z.object({ id: z.string().regex(/^[\w-]+$/) })], z.unknown()),
});

/** From the list of an office's products, newest first, to the newest. */
export function newestProduct(reply: RawReply): SourceRequest | undefined {
  const { data: found } = Newest.safeParse(jsonOf(reply.text));
  return found === undefined
    ? undefined
    : { url: `/products/${found['@graph'][0].id}`, headers: { accept: 'application/ld+json' } };
}

/** Reads the storm reports of a product; an office without products has none. */
export function readStormReports(reply: RawReply): Parsed<Reports> {
  if (/^\s*\{[\s\S]*"@graph"/.test(reply.text))
    return fromJson(reply, Products, (body) =>
      body['@graph'].length === 0
        ? empty({ issuedAt: null, reports: [] })
        : unavailable('the list of products names none that could be read'),
    );
  return fromText(bulletinOf(reply), /LOCAL STORM REPORT/i, (text) => {
    const issued = issueTimeIn(text);
    if (issued === undefined) return unavailable('the product names no time');
    if (!/^ *(?:&&|\$\$)/m.test(text)) return unavailable('the product is not complete');
    const reports = blocksOf(text).flatMap((block) => reportOf(block, issued) ?? []);
    return reports.length === 0
      ? unavailable('no report could be read')
      : data({ issuedAt: issued.at, reports }, issued.at);
  });
}

/** Each report begins with a time of day and ends before the next or the end of the list. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    if (/^ *(?:&&|\$\$)/.test(line)) break;
    if (/^\d{4} [AP]M /i.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Two lines of fixed columns, time and place, then date and size; remarks follow, set in. Times are those of the product's zone. */
function reportOf(
  [first = '', second = '', ...rest]: readonly string[],
  { zoneHours }: IssueTime,
): Report | undefined {
  const [, north, ns, east, ew] =
    /(\d{1,2}\.\d+) ?([NS]) +(\d{1,3}\.\d+) ?([EW]) *$/.exec(first) ?? [];
  const [lat, lon] = [
    latOf(Number(north) * (ns === 'S' ? -1 : 1)),
    lonOf(Number(east) * (ew === 'W' ? -1 : 1)),
  ];
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(second) ?? [];
  const clock = clockMs(first.slice(0, 4), first.slice(5, 7));
  const event = textOf(first.slice(12, 29));
  if (lat === undefined || lon === undefined || clock === undefined || event === undefined)
    return undefined;
  const at = timeOfMs(
    Date.UTC(Number(year), Number(month) - 1, Number(day)) + clock - zoneHours * HOUR_MS,
  );
  if (at === undefined) return undefined;
  const remarks = rest
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return {
    at,
    event,
    ...sizeOf(second.slice(12, 29)),
    lat,
    lon,
    place: textOf(first.slice(29, 53)) ?? null,
    county: textOf(second.slice(29, 48)) ?? null,
    state: textOf(second.slice(48, 53)) ?? null,
    source: textOf(second.slice(53)) ?? null,
    remarks: remarks === '' ? null : remarks,
  };
}

const UNITS: Readonly<
  Record<string, readonly [unit: Exclude<Report['unit'], null>, factor: number]>
> = {
  INCH: ['mm', MM_PER_INCH],
  INCHES: ['mm', MM_PER_INCH],
  MPH: ['m/s', MPS_PER_MPH],
  KTS: ['m/s', MPS_PER_KT],
  FT: ['m', M_PER_FOOT],
};

/** `E1.75 INCH` estimated, `M61.00 MPH` measured; other units stay words. */
function sizeOf(
  column: string,
): Pick<Report, 'magnitude' | 'unit' | 'magnitudeText' | 'isMeasured'> {
  const magnitudeText = textOf(column) ?? null;
  const [, how, digits, word = ''] =
    /^([EMU])?(\d+(?:\.\d+)?) *([A-Z]+)$/i.exec(magnitudeText ?? '') ?? [];
  const [unit, factor] = UNITS[word.toUpperCase()] ?? [];
  const value = numberOf(digits);
  const isMeasured =
    how === undefined || how.toUpperCase() === 'U' ? null : how.toUpperCase() === 'M';
  return unit === undefined || factor === undefined || value === undefined
    ? { magnitude: null, unit: null, magnitudeText, isMeasured }
    : { magnitude: value * factor, unit, magnitudeText, isMeasured };
}
