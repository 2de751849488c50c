import * as z from 'zod';
import {
  gauge,
  gaugeSeries,
  gaugesInState,
  gaugesNear,
  type FloodCategory,
  type RiverGauge,
} from '../../../engines/ground/datasets/water.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { FLOW, scaled, STAGE } from '../formats/gaugeUnits.ts';
import { isHml, readHml } from '../formats/hml.ts';
import { anyRows, data, empty, fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import { boxAround, loose, newest, strict, withQuery } from '../formats/values.ts';

const Status = z.object({
  primary: loose.number,
  primaryUnit: loose.text,
  secondary: loose.number,
  secondaryUnit: loose.text,
  floodCategory: loose.text,
  validTime: loose.time,
});
const Gauge = z.object({
  lid: strict.text,
  usgsId: loose.text,
  name: strict.text,
  latitude: strict.lat,
  longitude: strict.lon,
  status: z.object({ observed: Status.nullish(), forecast: Status.nullish() }).nullish(),
});

const CATEGORIES: Readonly<Record<string, FloodCategory>> = {
  no_flooding: 'none',
  low_threshold: 'none',
  action: 'action',
  minor: 'minor',
  moderate: 'moderate',
  major: 'major',
};

type Reading = RiverGauge['observed'];

const NO_STATUS = Status.parse({});

function stateOf(word: string, category: Reading['category'], at: string | null): Reading['state'] {
  if (word === 'out_of_service') return word;
  if (word.endsWith('not_current') || at === null) return 'not_current';
  return category === null ? 'not_defined' : 'current';
}

/** One side of a gauge's status. Categories such as `obs_not_current` are no answer, and neither is a value without a time. */
function readingOf(status: z.output<typeof Status> = NO_STATUS): Reading {
  const word = status.floodCategory ?? 'not_defined';
  const category = status.validTime === null ? null : (CATEGORIES[word] ?? null);
  return {
    stageM: scaled(status.primary, STAGE[status.primaryUnit ?? '']),
    flowM3s: scaled(status.secondary, FLOW[status.secondaryUnit ?? '']),
    category,
    state: stateOf(word, category, status.validTime),
    at: status.validTime,
  };
}

function gaugeOf(raw: z.output<typeof Gauge>): RiverGauge {
  const { lid, usgsId, name, latitude, longitude, status } = raw;
  return {
    id: lid,
    usgsId,
    name,
    lat: latitude,
    lon: longitude,
    observed: readingOf(status?.observed ?? undefined),
    forecast: readingOf(status?.forecast ?? undefined),
  };
}

const Threshold = z.object({ stage: loose.number, flow: loose.number }).nullish();
const Categories = z.object({
  action: Threshold,
  minor: Threshold,
  moderate: Threshold,
  major: Threshold,
});
const Crest = z.object({ occurredTime: strict.time, stage: loose.number, flow: loose.number });
const Detail = Gauge.extend({
  flood: z
    .object({
      stageUnits: loose.text,
      flowUnits: loose.text,
      categories: Categories.nullish(),
      crests: z.object({ historic: z.array(z.unknown()).nullish() }).nullish(),
      impacts: z.array(z.object({ stage: loose.number, statement: loose.text })).nullish(),
    })
    .nullish(),
});

function thresholdsOf(detail: z.output<typeof Detail>, kind: 'stage' | 'flow') {
  const factor =
    kind === 'stage' ? STAGE[detail.flood?.stageUnits ?? ''] : FLOW[detail.flood?.flowUnits ?? ''];
  const of = (name: 'action' | 'minor' | 'moderate' | 'major') =>
    scaled(detail.flood?.categories?.[name]?.[kind] ?? null, factor);
  return { action: of('action'), minor: of('minor'), moderate: of('moderate'), major: of('major') };
}

function detailOf(detail: z.output<typeof Detail>) {
  const stageFactor = STAGE[detail.flood?.stageUnits ?? ''];
  const flowFactor = FLOW[detail.flood?.flowUnits ?? ''];
  const crests = (detail.flood?.crests?.historic ?? []).flatMap((raw) => {
    const { data: crest } = Crest.safeParse(raw);
    return crest === undefined
      ? []
      : [
          {
            at: crest.occurredTime,
            stageM: scaled(crest.stage, stageFactor),
            flowM3s: scaled(crest.flow, flowFactor),
          },
        ];
  });
  const impacts = (detail.flood?.impacts ?? []).flatMap(({ stage, statement }) => {
    const stageM = scaled(stage, stageFactor);
    return stageM === null || statement === null ? [] : [{ stageM, text: statement }];
  });
  return {
    gauge: gaugeOf(detail),
    stageM: thresholdsOf(detail, 'stage'),
    flowM3s: thresholdsOf(detail, 'flow'),
    crests,
    impacts,
  };
}

const OneSeries = z.object({
  issuedTime: loose.time,
  primaryUnits: loose.text,
  secondaryUnits: loose.text,
  data: z.array(z.unknown()),
});
/** The address without a kind gives both. */
const Series = z.union([OneSeries, z.object({ observed: OneSeries, forecast: OneSeries })]);
const Point = z.object({ validTime: strict.time, primary: loose.number, secondary: loose.number });
const NO_GAUGE = 'the river service knows no such gauge';

/** A gauge goes by two identifiers; without a question any is right. */
const isGauge = ({ lid, usgsId }: z.output<typeof Gauge>, asked: string | undefined): boolean =>
  asked === undefined || [lid, usgsId].some((id) => id?.toUpperCase() === asked.toUpperCase());

const Gauges = z.object({ gauges: anyRows });

/** River gauges of the US water service with observed and forecast flood categories. */
export const nwpsGauges = connector({
  id: 'nwps-gauges',
  title: 'NOAA river gauges (NWPS)',
  category: 'environmental',
  provider: 'NOAA National Water Prediction Service',
  home: 'https://water.noaa.gov',
  licence: 'US Government work, public domain',
  cadence: '15 min',
  coverage: 'United States',
  key: 'none',
  perMinute: 120,
  baseUrl: 'https://api.water.noaa.gov/nwps/v1',
  serves: [
    service({
      dataset: gaugesNear,
      keepSeconds: 600,
      staleSeconds: 3600,
      example: { lat: 40.76, lon: -111.89, radiusKm: 60 },
      request({ lat, lon, radiusKm }) {
        if (!inUnitedStates({ lat, lon })) return undefined;
        const { west, south, east, north } = boxAround({ lat, lon }, radiusKm);
        return {
          url: withQuery('/gauges', {
            'bbox.xmin': west,
            'bbox.ymin': south,
            'bbox.xmax': east,
            'bbox.ymax': north,
            srid: 'EPSG_4326',
          }),
        };
      },
      parse: (reply, query) =>
        fromJson(reply, Gauges, (body) => {
          const from = (each: RiverGauge) => distanceKm(query.lat, query.lon, each.lat, each.lon);
          return listOf(body.gauges, Gauge, {
            read: gaugeOf,
            wrap: (gauges) => ({ gauges: gauges.toSorted((a, b) => from(a) - from(b)) }),
            asOf: (gauges) => newest(gauges.map(({ observed }) => observed.at)),
          });
        }),
    }),
    service({
      dataset: gaugesInState,
      keepSeconds: 600,
      staleSeconds: 3600,
      example: { state: 'UT' },
      request: ({ state }) => ({ url: withQuery('/gauges', { state }) }),
      parse: (reply) =>
        fromJson(reply, Gauges, (body) =>
          listOf(body.gauges, Gauge, {
            read: gaugeOf,
            wrap: (gauges) => ({ gauges }),
            asOf: (gauges) => newest(gauges.map(({ observed }) => observed.at)),
          }),
        ),
    }),
    service({
      dataset: gauge,
      keepSeconds: 600,
      staleSeconds: 3600,
      request: ({ gaugeId }) => ({ url: `/gauges/${encodeURIComponent(gaugeId)}` }),
      parse: (reply, { gaugeId }) =>
        reply.status === 404
          ? unavailable(NO_GAUGE)
          : fromJson(reply, Detail, (detail) =>
              isGauge(detail, gaugeId)
                ? data(detailOf(detail), detail.status?.observed?.validTime ?? null)
                : unavailable(`the reply is about gauge ${detail.lid}, not ${gaugeId}`),
            ),
    }),
    service({
      dataset: gaugeSeries,
      keepSeconds: 600,
      staleSeconds: 3600,
      request: ({ gaugeId, kind }) => ({
        url: `/gauges/${encodeURIComponent(gaugeId)}/stageflow/${kind}`,
      }),
      parse(reply, query) {
        if (reply.status === 404) return unavailable(NO_GAUGE);
        if (isHml(reply.text)) return readHml(reply, query);
        return fromJson(reply, Series, (body) => {
          const series = 'data' in body ? body : body[query.kind ?? 'forecast'];
          if (series.data.length === 0) return empty({ issuedAt: null, points: [] });
          return listOf(series.data, Point, {
            read: ({ validTime, primary, secondary }) => ({
              at: validTime,
              stageM: scaled(primary, STAGE[series.primaryUnits ?? '']),
              flowM3s: scaled(secondary, FLOW[series.secondaryUnits ?? '']),
            }),
            wrap: (points) => ({ issuedAt: series.issuedTime, points }),
            asOf: () => series.issuedTime,
          });
        });
      },
    }),
  ],
});
