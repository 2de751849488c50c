import type * as z from 'zod';
import type { outlookAreas } from '../../../engines/ground/datasets/severeWeather.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { bulletinOf } from './bulletinText.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { fromText, list, unavailable } from '../pipeline/reply.ts';
import { issueTimeIn, nearestTime } from './usLocalTime.ts';
import { latOf, lonOf, timeOfMs } from './values.ts';

type Outlook = z.output<typeof outlookAreas.answer>;
type Area = Outlook['areas'][number];
type Line = Area['lines'][number];

/** Where the gateway of the weather service keeps each product: by its heading, its office and its name. */
export const OUTLOOK_FILES = {
  PTSDY1: 'wu/wuus01.kwns.pts.dy1',
  PTSDY2: 'wu/wuus02.kwns.pts.dy2',
  PTSDY3: 'wu/wuus03.kwns.pts.dy3',
  PTSD48: 'wu/wuus48.kwns.pts.d48',
  PFWFD1: 'fn/fnus31.kwns.pfw.fd1',
  PFWFD2: 'fn/fnus32.kwns.pfw.fd2',
  PFWF38: 'fn/fnus38.kwns.pfw.f38',
} as const;

const TITLE = /OUTLOOK POINTS DAYS? +(\d)/i;

/** Reads the points that outline the areas of an outlook. */
export function readOutlookPoints(reply: RawReply): Parsed<Outlook> {
  return fromText(bulletinOf(reply), TITLE, (text) => {
    const issued = issueTimeIn(text);
    const [, fromDay = '', fromClock = '', untilDay = '', untilClock = ''] =
      /VALID TIME +(\d\d)(\d{4})Z +- +(\d\d)(\d{4})Z/i.exec(text) ?? [];
    const [from, until] =
      issued === undefined
        ? []
        : [
            nearestTime(fromDay, fromClock, issued.ms),
            nearestTime(untilDay, untilClock, issued.ms),
          ];
    if (issued === undefined || from === undefined || until === undefined)
      return unavailable('the outlook names no time');
    if (!/^ *(?:&&|\$\$)/m.test(text)) return unavailable('the outlook is not complete');
    const firstDay = Number(TITLE.exec(text)?.[1]);
    const rows = rowsIn(text);
    const areas = rows.flatMap(({ hazard, label, words }) => {
      const lines = linesOf(words);
      return lines === undefined
        ? []
        : [{ hazard, label, ...spanOf(label, { from, until, firstDay }), lines }];
    });
    if (areas.length < rows.length) return unavailable('an area of the outlook could not be read');
    const product = /^ *(PTSDY[123]|PTSD48|PFWFD[12]|PFWF38) *$/m.exec(text)?.[1] ?? null;
    return list(areas, { product, issuedAt: issued.at, areas }, issued.at);
  });
}

interface Row {
  readonly hazard: string;
  readonly label: string;
  readonly words: string[];
}

const isPoint = (word: string) => /^\d{8}$/.test(word);

/** Rows of a section: a label and its points, which run on over lines that are set in. `&&` ends a section. */
function rowsIn(text: string): Row[] {
  const rows: Row[] = [];
  let hazard: string | undefined;
  for (const line of text.split('\n')) {
    const heading = /^\.{3} ?(.+?) ?\.{3}$/.exec(line.trim())?.[1];
    const [label = '', ...words] = line.trim().split(/\s+/);
    if (heading !== undefined) hazard = heading;
    else if (line.startsWith('&&')) hazard = undefined;
    else if (hazard === undefined || !words.every(isPoint)) continue;
    else if (isPoint(label)) rows.at(-1)?.words.push(label, ...words);
    else if (words.length > 0) rows.push({ hazard, label, words });
  }
  return rows;
}

/** Lines of points between the separators; undefined where a point is none. */
function linesOf(words: readonly string[]): Line[] | undefined {
  const lines: [number, number][][] = [[]];
  for (const word of words) {
    const point = pointOf(word);
    if (word === '99999999') lines.push([]);
    else if (point === undefined) return undefined;
    else lines.at(-1)?.push(point);
  }
  const drawn = lines
    .filter(({ length }) => length > 0)
    .map((points) => ({
      isClosed: points.length > 3 && String(points[0]) === String(points.at(-1)),
      points,
    }));
  return drawn.length === 0 ? undefined : drawn;
}

/** Hundredths of a degree, `LLLLOOOO`: latitude north and longitude west, whose leading 1 is dropped from 100° on. */
function pointOf(word: string): [number, number] | undefined {
  const west = Number(word.slice(4)) / 100;
  const [lat, lon] = [
    latOf(Number(word.slice(0, 4)) / 100),
    lonOf(-(west < 30 ? west + 100 : west)),
  ];
  return lat === undefined || lon === undefined ? undefined : [Math.round(lon * 100) / 100, lat];
}

/** When an area is valid: the time of the product, or within it the days of the label, `D3` or `D4-5`, each from noon UTC to noon. */
function spanOf(
  label: string,
  { from, until, firstDay }: { from: number; until: number; firstDay: number },
): Pick<Area, 'validFrom' | 'validUntil'> {
  const [, first, last = first] = /^D(\d)(?:-(\d))?$/.exec(label) ?? [];
  const begins = first === undefined ? from : from + (Number(first) - firstDay) * DAY_MS;
  const ends = last === undefined ? until : from + (Number(last) - firstDay + 1) * DAY_MS;
  return { validFrom: timeOfMs(begins) ?? '', validUntil: timeOfMs(ends) ?? '' };
}
