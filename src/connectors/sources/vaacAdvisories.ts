import * as z from 'zod';
import { ashAdvisories } from '../../../engines/ground/datasets/volcanoFeeds.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { anyRows, data, fromJson, fromText, listOf, unavailable } from '../pipeline/reply.ts';
import { loose, newest, numberOf, strict, timeOfMs, withQuery } from '../formats/values.ts';
import { readVaacBulletin, type AshAdvisory } from '../formats/vaacBulletin.ts';

const Sigmet = z.object({
  isigmetId: z.union([z.string(), z.number()]).transform(String),
  hazard: strict.text,
  firName: loose.text,
  base: loose.number,
  top: loose.number,
  coords: z.array(z.object({ lat: strict.lat, lon: strict.lon })).optional(),
  validTimeFrom: strict.number,
  validTimeTo: loose.number,
  rawSigmet: loose.text,
});

/** International SIGMETs of volcanic ash; heights in feet, times in seconds. Other hazards are left out. */
function sigmetOf(sigmet: z.output<typeof Sigmet>): AshAdvisory | undefined {
  const issuedAt = timeOfMs(sigmet.validTimeFrom * 1000);
  if (sigmet.hazard !== 'VA' || issuedAt === undefined) return undefined;
  const volcano =
    /\b(?:MT|VOLCANO) ([A-Z][A-Z' -]+?) (?:PSN|VA|LOC)\b/.exec(sigmet.rawSigmet ?? '')?.[1] ?? null;
  const outline = (sigmet.coords ?? []).map(({ lat, lon }): [number, number] => [lat, lon]);
  const topFlightLevel = sigmet.top === null ? null : sigmet.top / 100;
  const hasLayer = outline.length >= 3 && topFlightLevel !== null;
  return {
    id: sigmet.isigmetId,
    centre: sigmet.firName,
    volcano,
    gvpNumber: null,
    lat: outline[0]?.[0] ?? null,
    lon: outline[0]?.[1] ?? null,
    issuedAt,
    validUntil: timeOfMs(sigmet.validTimeTo === null ? null : sigmet.validTimeTo * 1000) ?? null,
    topFlightLevel,
    terminated: /\bCNL\b/.test(sigmet.rawSigmet ?? ''),
    layers: hasLayer
      ? [{ baseFlightLevel: (numberOf(sigmet.base) ?? 0) / 100, topFlightLevel, outline }]
      : [],
  };
}

function read(reply: RawReply): Parsed<z.output<typeof ashAdvisories.answer>> {
  if (/VA ADVISORY/.test(reply.text.slice(0, 300)))
    return fromText(reply, /VA ADVISORY/, (text) => {
      const advisory = readVaacBulletin(text);
      return advisory === undefined
        ? unavailable('the bulletin names no time')
        : data({ advisories: [advisory] }, advisory.issuedAt);
    });
  return fromJson(reply, anyRows, (rows) =>
    listOf(rows, Sigmet, {
      read: sigmetOf,
      wrap: (advisories) => ({ advisories }),
      asOf: (advisories) => newest(advisories.map(({ issuedAt }) => issuedAt)),
    }),
  );
}

/** Volcanic ash in the air: international SIGMETs as JSON; the bulletins of the ash centres are understood too. */
export const vaacAdvisories = connector({
  id: 'vaac-advisories',
  title: 'Volcanic ash SIGMETs and advisories',
  category: 'environmental',
  provider: 'NOAA Aviation Weather Center and the volcanic ash advisory centres',
  home: 'https://aviationweather.gov',
  licence: 'public aviation information',
  cadence: 'on issue, 10 min poll',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://aviationweather.gov',
  serves: [
    service({
      dataset: ashAdvisories,
      keepSeconds: 600,
      staleSeconds: 7200,
      example: {},
      request: () => ({ url: withQuery('/api/data/isigmet', { format: 'json' }) }),
      parse: (reply) => read(reply),
    }),
  ],
});
