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
import { data, empty, fromJson, unavailable, isUnknownEvent } from '../pipeline/reply.ts';
import { fromShakingGrid, fromUncertaintyGrid } from '../formats/shakemapGrid.ts';
import { loose, numberOf, within, withQuery } from '../formats/values.ts';

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

/** Strongest motions of an information file with their units: text under `PGA` in ShakeMap 4, numbers under `pga` in ShakeMap 3. */
const Motion = z.object({ max: z.unknown(), units: z.string().nullish() });
const Info = z.object({
  input: z.object({
    event_information: z.object({
      magnitude: loose.number,
      depth: loose.number,
      latitude: loose.lat,
      longitude: loose.lon,
    }),
  }),
  output: z.object({
    ground_motions: z.record(z.string(), z.unknown()).transform(
      (motions) =>
        new Map(
          Object.entries(motions).flatMap(([name, raw]) => {
            const { data: motion } = Motion.safeParse(raw);
            return motion ? [[name.toLowerCase(), motion] as const] : [];
          }),
        ),
    ),
  }),
});
/** People by intensity of a PAGER file. */
const Exposure = z.object({
  population_exposure: z.object({
    mmi: z.array(z.number()),
    aggregated_exposure: z.array(z.number().min(0)).length(10),
  }),
});

const BLANK: Shaking = {
  magnitude: null,
  depthKm: null,
  lat: null,
  lon: null,
  maxIntensityMmi: null,
  maxPgaG: null,
  maxPgvCmps: null,
  pagerAlert: null,
  landslideAlert: null,
  liquefactionAlert: null,
  populationMmi: null,
  version: null,
};

/** In some files of the atlas the velocity is the natural logarithm of cm/s: no shaking of this intensity has so small a maximum. */
const LOG_PGV_BELOW = 6;
const STRONG_MMI = 7;
const MAX_G = 10;

/** An earthquake without a map. */
const NO_GRID = { map: null, grid: null, fileUnits: {}, cells: [], complete: true };
/** Grids of great earthquakes have some hundred thousand cells. */
const GRID_BYTES = 48 * 1024 * 1024;

const best = (list: z.output<typeof products>) =>
  list.toSorted((a, b) => (b.preferredWeight ?? 0) - (a.preferredWeight ?? 0))[0];
const number = (value: unknown, low: number, high: number) =>
  within(numberOf(value), low, high) ?? null;
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
      maxPgaG: accelerationG(of['maxpga']),
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

/** Acceleration is in g now and was in per cent of g in older maps: no ground ever moved by 10 g. */
function accelerationG(value: unknown): number | null {
  const found = number(value, 0, 1000);
  return found === null || found <= MAX_G ? found : found / 100;
}

/** Velocity, cm/s, also where it was written as its logarithm. */
function velocityCmps(value: unknown, mmi: unknown): number | null {
  const found = number(value, -20, 1000);
  return found !== null && found < LOG_PGV_BELOW && (numberOf(mmi) ?? 0) >= STRONG_MMI
    ? Math.exp(found)
    : found;
}

function fromInfo({ input, output }: z.output<typeof Info>): Parsed<Shaking> {
  const { magnitude, depth, latitude, longitude } = input.event_information;
  const motion = (...names: string[]) =>
    names.map((name) => output.ground_motions.get(name)).find((found) => found !== undefined);
  const max = (...names: string[]) => number(motion(...names)?.max, -20, 1000);
  const inPercent = /%|pct/i.test(motion('pga')?.units ?? '');
  const [pga, pgv, mmi] = [max('pga'), max('pgv'), max('mmi', 'intensity')];
  if (pga === null && mmi === null) return unavailable('the information file holds no shaking');
  return data(
    {
      ...BLANK,
      magnitude,
      depthKm: depth,
      lat: latitude,
      lon: longitude,
      maxIntensityMmi: mmi,
      maxPgaG: inPercent && pga !== null ? pga / 100 : accelerationG(pga),
      maxPgvCmps: velocityCmps(pgv, mmi),
    },
    null,
  );
}

const Any = z.union([
  Detail.transform((body) => () => fromDetail(body)),
  Info.transform((body) => () => fromInfo(body)),
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
