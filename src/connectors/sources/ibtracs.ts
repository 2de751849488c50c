import { stormTracks } from '../../../engines/ground/datasets/stormRecords.ts';
import { connector, service } from '../connector.ts';
import { fromCsv, list, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, newest, numberOf, textOf, timeOf, within } from '../formats/values.ts';

/** Longitude of a track, which may run on beyond 180°. */
const eastOf = (text: string | undefined) => lonOf(text) ?? lonOf(Number(text) - 360);

/** A fix of a track; the first row after the header holds units and falls out here, having no position. */
function fixOf(row: Record<string, string>) {
  const [stormId, at] = [textOf(row['SID']), timeOf(row['ISO_TIME'])];
  const [lat, lon] = [latOf(row['LAT']), eastOf(row['LON'])];
  const season = within(numberOf(row['SEASON']), 1800, 2200);
  if (
    stormId === undefined ||
    at === undefined ||
    lat === undefined ||
    lon === undefined ||
    season === undefined
  )
    return [];
  const windKt =
    within(numberOf(row['USA_WIND']), 0, 250) ?? within(numberOf(row['WMO_WIND']), 0, 250) ?? null;
  return [
    {
      stormId,
      name: textOf(row['NAME']) ?? null,
      season,
      at,
      lat,
      lon,
      windKt,
      pressureHpa:
        within(numberOf(row['USA_PRES']), 800, 1100) ??
        within(numberOf(row['WMO_PRES']), 800, 1100) ??
        null,
      category: within(numberOf(row['USA_SSHS']), -5, 5) ?? null,
      landDistanceKm: within(numberOf(row['DIST2LAND']), 0, 20_000) ?? null,
    },
  ];
}

/** Best tracks of tropical cyclones. Files of whole basins are large: for work in the background. */
export const ibtracs = connector({
  id: 'ibtracs',
  title: 'IBTrACS v04r01',
  category: 'weather',
  provider: 'NOAA National Centers for Environmental Information',
  home: 'https://www.ncei.noaa.gov/products/international-best-track-archive',
  licence: 'US Government work, public domain',
  attribution: 'IBTrACS v04r01 (doi:10.25921/82ty-9e16)',
  cadence: 'weekly',
  coverage: 'world',
  key: 'none',
  perMinute: 6,
  timeoutMs: 120_000,
  maxBytes: 64 * 1024 * 1024,
  baseUrl:
    'https://www.ncei.noaa.gov/data/international-best-track-archive-for-climate-stewardship-ibtracs/v04r01/access/csv',
  serves: [
    service({
      dataset: stormTracks,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      example: { basin: 'last3years' },
      request: ({ basin }) => ({ url: `/ibtracs.${basin}.list.v04r01.csv` }),
      parse: (reply) =>
        fromCsv(reply, /^﻿?SID,SEASON,/, (rows) => {
          const points = rows.flatMap(fixOf);
          return points.length === 0
            ? unavailable('no track of the table could be read')
            : list(points, { points }, newest(points.map(({ at }) => at)));
        }),
    }),
  ],
});
