import type * as z from 'zod';
import type { stormForecast } from '../../../engines/ground/datasets/cyclones.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import { bulletinOf } from './bulletinText.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { data, fromText, unavailable } from '../pipeline/reply.ts';
import { issueTimeIn, nearestTime } from './usLocalTime.ts';
import { latOf, lonOf, numberOf, timeOfMs } from './values.ts';

type Point = z.output<typeof stormForecast.answer>['points'][number];

const TITLE = /^(.+?)(?: SPECIAL)? FORECAST\/ADVISORY NUMBER +(\d+[A-Z]?)/im;
const POSITION = String.raw`(\d+\.\d)([NS]) +(\d+\.\d)([EW])`;
const CENTRE = new RegExp(String.raw`CENTER LOCATED NEAR +${POSITION} +AT +(\d\d)/(\d{4})Z`, 'i');
const SYNOPTIC = /^ *AT +(\d\d)\/(\d{4})Z CENTER WAS LOCATED/im;
const AHEAD = new RegExp(
  String.raw`^ *(?:FORECAST|(?:EXTENDED )?OUTLOOK) VALID +(\d\d)/(\d{4})Z +${POSITION}`,
  'i',
);

/** Reads a forecast/advisory in words: the centre now, and the forecast positions with their winds. Positions where it will have dissipated do not exist. */
export function readAdvisory(reply: RawReply): Parsed<z.output<typeof stormForecast.answer>> {
  return fromText(bulletinOf(reply), TITLE, (text) => {
    const issued = issueTimeIn(text);
    const [, name = '', advisory = null] = TITLE.exec(text) ?? [];
    const centre = CENTRE.exec(text);
    if (issued === undefined || centre === null)
      return unavailable('the advisory names no time or no centre');
    if (!/^ *(?:\$\$|NNNN)/m.test(text)) return unavailable('the advisory is not complete');
    const synoptic = SYNOPTIC.exec(text) ?? centre.slice(4);
    const from = nearestTime(synoptic[1] ?? '', synoptic[2] ?? '', issued.ms) ?? issued.ms;
    const shared = { storm: inTitleCase(name), advisory };
    const [head = '', ...ahead] = text.split(/(?=^ *(?:FORECAST|(?:EXTENDED )?OUTLOOK) VALID )/im);
    const now = pointAt(centre.slice(1), issued.ms);
    if (now === undefined) return unavailable('the advisory names no centre');
    const points = ahead.flatMap((block) =>
      forecastOf(block, issued.ms, from).map((point) => ({ ...shared, ...point })),
    );
    return data(
      {
        points: [
          {
            ...shared,
            ...now,
            leadHours: 0,
            ...windsIn(head),
            ...motionIn(head),
            pressureHpa: numberIn(head, /CENTRAL PRESSURE +(\d+) MB/i),
          },
          ...points,
        ],
      },
      issued.at,
    );
  });
}

/** Degrees, hemisphere, degrees, hemisphere, day and time of day, as the expressions find them. */
function pointAt(
  [latText, ns, lonText, ew, day = '', clock = '']: readonly string[],
  nearMs: number,
): Pick<Point, 'lat' | 'lon' | 'validAt'> | undefined {
  const lat = latOf(Number(latText) * (ns?.toUpperCase() === 'S' ? -1 : 1));
  const lon = lonOf(Number(lonText) * (ew?.toUpperCase() === 'W' ? -1 : 1));
  return lat === undefined || lon === undefined
    ? undefined
    : { lat, lon, validAt: timeOfMs(nearestTime(day, clock, nearMs)) ?? null };
}

function forecastOf(
  block: string,
  issuedMs: number,
  fromMs: number,
): Omit<Point, 'storm' | 'advisory'>[] {
  const [paragraph = ''] = block.split(/\n[ \t]*\n/);
  const [, day = '', clock = '', ...position] = AHEAD.exec(paragraph) ?? [];
  const at = pointAt([...position, day, clock], issuedMs);
  if (at?.validAt === undefined || at.validAt === null) return [];
  return [
    {
      ...at,
      leadHours: (Date.parse(at.validAt) - fromMs) / HOUR_MS,
      ...windsIn(paragraph),
      movementDeg: null,
      movementKt: null,
      pressureHpa: null,
    },
  ];
}

const numberIn = (text: string, what: RegExp) => numberOf(what.exec(text)?.[1]) ?? null;

/** Winds of a paragraph, kt, and how far those of 34, 50 and 64 kt reach, nautical miles. */
function windsIn(text: string): Pick<Point, 'windSpeedKt' | 'gustKt' | 'windRadii'> {
  const radii = [...text.matchAll(/^ *(34|50|64) KT\.{2,} *(\d+)NE +(\d+)SE +(\d+)SW +(\d+)NW/gim)];
  return {
    windSpeedKt: numberIn(text, /MAX (?:SUSTAINED )?WINDS? +(\d+) KT/i),
    gustKt: numberIn(text, /GUSTS (?:TO )? *(\d+) KT/i),
    windRadii: radii.map(([, windKt, ...reach]) => {
      const [neNm = 0, seNm = 0, swNm = 0, nwNm = 0] = reach.map(Number);
      return { windKt: Number(windKt), neNm, seNm, swNm, nwNm };
    }),
  };
}

function motionIn(text: string): Pick<Point, 'movementDeg' | 'movementKt'> {
  if (/PRESENT MOVEMENT[^\n]*STATIONARY|^ *STATIONARY/im.test(text))
    return { movementDeg: null, movementKt: 0 };
  return {
    movementDeg: numberIn(text, /PRESENT MOVEMENT[\s\S]{0,60}? OR +(\d+) DEGREES/i),
    movementKt: numberIn(text, /PRESENT MOVEMENT[\s\S]{0,90}? AT +(\d+) KT/i),
  };
}

const inTitleCase = (name: string) =>
  name
    .trim()
    .replaceAll(/[A-Z]+/gi, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
