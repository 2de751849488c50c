import type * as z from 'zod';
import {
  TSUNAMI_WORDS,
  type tsunamiBulletins,
} from '../../../engines/ground/datasets/tsunamiFeeds.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { KM_PER_MILE } from '../../../engines/ground/math/units.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { data, fromText, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, numberIn, numberOf, timeOfMs } from './values.ts';

type Bulletins = z.output<typeof tsunamiBulletins.answer>;
type Bulletin = Bulletins['bulletins'][number];

/** What a text calls its message; a cancellation whatever it cancels, `unknown` where no such word stands in it. */
export function categoryOf(text: string | undefined): Bulletin['category'] {
  const lower = (text ?? '').toLowerCase();
  if (/cancel|final/.test(lower)) return 'cancellation';
  return TSUNAMI_WORDS.find((word) => lower.includes(word)) ?? 'unknown';
}

/** A text bulletin of the same centres; its VTEC says whether it is operational (`/O.`) or a test (`/T.`). */
export function fromTsunamiText(reply: RawReply): Parsed<Bulletins> {
  return fromText(reply, /tsunami/i, (text) => {
    const issuedAt = issuedOf(text);
    const heading =
      /\.{3}A? ?TSUNAMI [A-Z]+[^\n]*/i.exec(text)?.[0] ??
      /^.*TSUNAMI (?:WARNING|WATCH|ADVISORY|INFORMATION|THREAT)(?! CENTER).*$/im.exec(text)?.[0];
    if (issuedAt === undefined || heading === undefined)
      return unavailable('the text names no date or category');
    const bulletin: Bulletin = {
      id: /^(\w{6}) *$/m.exec(text)?.[1] ?? heading.trim(),
      centre: /PACIFIC TSUNAMI/i.test(text) ? 'PTWC' : 'NTWC',
      category: categoryOf(heading),
      ...quakeOf(text),
      issuedAt,
      expiresAt: null,
      isTest: saysTest(text),
      url: null,
    };
    return data({ bulletins: [bulletin] }, issuedAt);
  });
}

/** The earthquake as a bulletin lists it, in capitals or not: `Coordinates 38.3 North 142.4 East`, `Depth 10 km / 6 miles`. */
function quakeOf(text: string): Pick<Bulletin, 'region' | 'lat' | 'lon' | 'magnitude' | 'depthKm'> {
  const [, lat, north, lon, east] =
    /^\W*COORDINATES\W+(\d[\d.]*) (N|S)\w*\W+(\d[\d.]*) (E|W)\w*/im.exec(text) ?? [];
  const [, depth, unit = ''] = /^\W*DEPTH\W+(\d[\d.]*) ?(KM|KILOMET|MILE)/im.exec(text) ?? [];
  const depthKm = numberOf(depth);
  const signed = (value: string | undefined, side: string | undefined) =>
    value === undefined ? undefined : `${/[sw]/i.test(side ?? '') ? '-' : ''}${value}`;
  return {
    region: /^\W*LOCATION\W+(\w.*?)\s*$/im.exec(text)?.[1] ?? null,
    lat: latOf(signed(lat, north)) ?? null,
    lon: lonOf(signed(lon, east)) ?? null,
    magnitude: numberIn(/MAGNITUDE\D{0,40}?(\d\.\d)/i.exec(text)?.[1], 0, 10),
    depthKm: depthKm === undefined ? null : /mile/i.test(unit) ? depthKm * KM_PER_MILE : depthKm,
  };
}

/** By the VTEC, by the word in capitals, by a heading of its own or by saying so. */
function saysTest(bulletin: string): boolean {
  const text = bulletin.replaceAll(/\bnot a (?:drill or )?test\b/gi, '');
  return (
    /\/T\./.test(text) ||
    /\bTEST\b/.test(text) ||
    /\bthis is a (?:[\w-]+ ){0,2}test\b|\btest\W+test\b|^\W*(?:[\w-]+ ){0,4}test(?: message)?\W*$/im.test(
      text,
    )
  );
}

/** Day and time of the WMO heading, month and year of the local date line, which may be a day apart. */
function issuedOf(text: string): string | undefined {
  const wmo = /^[A-Z]{4}\d\d [A-Z]{4} (\d\d)(\d\d)(\d\d)/im.exec(text);
  const local = Date.parse(
    `${/^\d{3,4} (?:[AP]M )?\w+ \w+ (\w{3} \d{1,2} \d{4})\s*$/im.exec(text)?.[1] ?? ''} UTC`,
  );
  if (wmo === null || !Number.isFinite(local)) return undefined;
  const [day, hour, minute] = wmo.slice(1).map(Number);
  const nearby = [-1, 0, 1]
    .map((days) => new Date(local + days * DAY_MS))
    .find((date) => date.getUTCDate() === day);
  return nearby === undefined || hour === undefined || minute === undefined
    ? undefined
    : timeOfMs(nearby.setUTCHours(hour, minute));
}
