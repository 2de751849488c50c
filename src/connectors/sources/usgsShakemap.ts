import * as z from 'zod';
import {
  lossAlerts,
  lossEstimates,
  shakingGrid,
  shakingUncertainty,
} from '../../../engines/ground/datasets/eventProducts.ts';
import { shakingOfEvent } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { productService } from '../formats/eventProduct.ts';
import { fromLossAlerts, fromLossEstimates } from '../formats/pagerLosses.ts';
import { data, empty, fromJson, isUnknownEvent } from '../pipeline/reply.ts';
import { fromShakingGrid, fromUncertaintyGrid } from '../formats/shakemapGrid.ts';
import {
  accelerationG,
  BLANK_SHAKING as BLANK,
  fromShakemapInfo,
  ShakemapInfo,
  velocityCmps,
} from '../formats/shakemapInfo.ts';
import { loose, numberIn as number, within, withQuery } from '../formats/values.ts';

type Shaking = z.output<typeof shakingOfEvent.answer>;

const Product = z.object({
  preferredWeight: loose.number,
  updateTime: loose.timeMs,
  properties: z.record(z.string(), z.unknown()),
});
const products = z
  .array(z.unknown())
  .optional()
  .transform((list) => (list ?? []).flatMap((raw) => Product.safeParse(raw).data ?? []));
const Detail = z.object({
  properties: z.object({
    mag: loose.number,
    updated: loose.timeMs,
    products: z.object({ shakemap: products, losspager: products, 'ground-failure': products }),
  }),
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.unknown()) }),
});

/** People by intensity of a PAGER file. */
const Exposure = z.object({
  population_exposure: z.object({
    mmi: z.array(z.number()),
    aggregated_exposure: z.array(z.number().min(0)).length(10),
  }),
});

/** An earthquake without a map. */
const NO_GRID = { map: null, grid: null, fileUnits: {}, cells: [], complete: true };
/** Grids of great earthquakes have some hundred thousand cells. */
const GRID_BYTES = 48 * 1024 * 1024;

const best = (list: z.output<typeof products>) =>
  list.toSorted((a, b) => (b.preferredWeight ?? 0) - (a.preferredWeight ?? 0))[0];
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function fromDetail({ properties, geometry }: z.output<typeof Detail>): Parsed<Shaking> {
  const { shakemap, losspager, 'ground-failure': failure } = properties.products;
  const [map, pager, ground] = [best(shakemap), best(losspager), best(failure)];
  if (map === undefined) return empty({ ...BLANK, magnitude: properties.mag }, properties.updated);
  const [lon, lat] = geometry.coordinates;
  const of = map.properties;
  return data(
    {
      magnitude: number(of['magnitude'], -2, 10) ?? properties.mag,
      depthKm: number(of['depth'], -10, 1000),
      lat: within(lat, -90, 90) ?? null,
      lon: within(lon, -180, 180) ?? null,
      maxIntensityMmi: number(of['maxmmi'], 0, 12),
      maxPgaG: accelerationG(of['maxpga'], of['maxmmi']),
      maxPgvCmps: velocityCmps(of['maxpgv'], of['maxmmi']),
      pagerAlert: text(pager?.properties['alertlevel']),
      landslideAlert: text(ground?.properties['landslide-alert']),
      liquefactionAlert: text(ground?.properties['liquefaction-alert']),
      populationMmi: null,
      version: text(of['version']),
    },
    map.updateTime,
  );
}

const Any = z.union([
  Detail.transform((body) => () => fromDetail(body)),
  ShakemapInfo.transform((body) => () => fromShakemapInfo(body)),
  Exposure.transform(
    ({ population_exposure }) =>
      () =>
        data<Shaking>({ ...BLANK, populationMmi: population_exposure.aggregated_exposure }, null),
  ),
]);

function read(reply: RawReply): Parsed<Shaking> {
  if (isUnknownEvent(reply)) return empty(BLANK);
  return fromJson(reply, Any, (make) => make());
}

/** Shaking, losses and ground failure of an earthquake. No map (small or offshore events) is an answer. */
export const usgsShakemap = connector({
  id: 'usgs-shakemap',
  title: 'USGS ShakeMap, PAGER and ground failure',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://earthquake.usgs.gov/data/shakemap/',
  licence: 'US Government work, public domain',
  cadence: 'minutes after an event, revised for days',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://earthquake.usgs.gov',
  serves: [
    service({
      dataset: shakingOfEvent,
      keepSeconds: 300,
      staleSeconds: 7 * 86_400,
      example: { eventId: 'ci38457511' },
      request: ({ eventId }) => ({
        url: withQuery('/fdsnws/event/1/query', { format: 'geojson', eventid: eventId }),
      }),
      parse: (reply) => read(reply),
    }),
    productService({
      dataset: shakingGrid,
      product: 'shakemap',
      path: 'download/grid.xml',
      none: NO_GRID,
      maxBytes: GRID_BYTES,
      read: fromShakingGrid,
    }),
    productService({
      dataset: shakingUncertainty,
      product: 'shakemap',
      path: 'download/uncertainty.xml',
      none: NO_GRID,
      maxBytes: GRID_BYTES,
      read: fromUncertaintyGrid,
    }),
    productService({
      dataset: lossAlerts,
      product: 'losspager',
      path: 'json/alerts.json',
      none: { alerts: [] },
      read: fromLossAlerts,
    }),
    productService({
      dataset: lossEstimates,
      product: 'losspager',
      path: 'json/losses.json',
      none: { deaths: null, lossUsd: null, deathsByBuildings: null, countries: [] },
      read: fromLossEstimates,
    }),
  ],
});
