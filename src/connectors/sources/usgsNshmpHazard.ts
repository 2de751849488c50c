import * as z from 'zod';
import { hazardCurves } from '../../../engines/ground/datasets/ground.ts';
import { hazardModels } from '../../../engines/ground/datasets/hazardModels.ts';
import { connector, service, type Parsed } from '../connector.ts';
import { data, fromJson, list, unavailable } from '../pipeline/reply.ts';
import { loose, numberOf, roundedAt, strict } from '../formats/values.ts';

/** Models by the box that they cover: points outside are not refused cleanly by the service. South, west, north, east. */
const MODELS: readonly (readonly [string, number, number, number, number])[] = [
  ['conus-2023', 24.6, -125, 50, -65],
  ['alaska-2023', 50, -190, 72, -125],
  ['hawaii-2021', 18, -161, 23, -154],
  ['prvi-2025', 17, -69, 20, -63],
];

const values = z.array(z.number().finite());
/** Layout since 2018: components, of which `Total` is taken. */
const Now = z
  .object({
    response: z.object({
      metadata: z.object({ model: z.object({ display: z.string() }).optional() }).optional(),
      hazardCurves: z
        .array(
          z.object({
            imt: z.object({ value: z.string() }),
            data: z.array(
              z.object({ component: z.string(), values: z.object({ xs: values, ys: values }) }),
            ),
          }),
        )
        .min(1),
    }),
  })
  .transform(({ response }) => ({
    model: response.metadata?.model?.display ?? 'NSHM',
    vs30Mps: null,
    curves: response.hazardCurves.flatMap(({ imt, data: parts }) =>
      parts
        .filter(({ component }) => component === 'Total')
        .map(({ values: { xs, ys } }) => ({ imt: imt.value, xs, ys })),
    ),
  }));

/** Layout of 2014. */
const Before = z
  .object({
    response: z
      .array(
        z.object({
          metadata: z.object({
            edition: z.object({ value: z.string() }),
            imt: z.object({ value: z.string() }),
            vs30: z.object({ value: z.unknown() }),
            xvals: values,
          }),
          data: z.array(z.object({ yvals: values })).min(1),
        }),
      )
      .min(1),
  })
  .transform(({ response }) => ({
    model: response[0]?.metadata.edition.value ?? 'NSHM 2014',
    vs30Mps: numberOf(response[0]?.metadata.vs30.value) ?? null,
    curves: response.map(({ metadata, data: [first] }) => ({
      imt: metadata.imt.value,
      xs: metadata.xvals,
      ys: first?.yvals ?? [],
    })),
  }));

const rises = (list: readonly number[]) =>
  list.every((value, index) => value > 0 && (index === 0 || value > (list[index - 1] ?? 0)));
const falls = (list: readonly number[]) =>
  list.every((value, index) => value >= 0 && (index === 0 || value <= (list[index - 1] ?? 0)));

const Either = z.union([Now, Before]);

const names = z.array(z.string());
const Edition = z.object({
  value: strict.text,
  display: loose.text,
  supports: z.object({ region: names }),
});
const Region = z.object({
  value: strict.text,
  display: loose.text,
  minlatitude: loose.lat,
  maxlatitude: loose.lat,
  minlongitude: loose.lon,
  maxlongitude: loose.lon,
  gridspacing: loose.number,
  supports: z.object({ imt: names, vs30: z.array(z.unknown()) }),
});
const Usage = z.object({
  parameters: z.object({
    edition: z.object({ values: z.array(z.unknown()) }),
    region: z.object({ values: z.array(z.unknown()) }),
  }),
});

/** Reads what the service says of itself: which editions it has for which regions. */
function modelsOf({
  parameters,
}: z.output<typeof Usage>): Parsed<z.output<typeof hazardModels.answer>> {
  const regions = new Map(
    parameters.region.values
      .flatMap((raw) => Region.safeParse(raw).data ?? [])
      .map((region) => [region.value, region]),
  );
  const models = parameters.edition.values
    .flatMap((raw) => Edition.safeParse(raw).data ?? [])
    .flatMap((edition) =>
      edition.supports.region.flatMap((name) => {
        const region = regions.get(name);
        if (region === undefined) return [];
        return [
          {
            edition: edition.value,
            editionName: edition.display,
            region: name,
            regionName: region.display,
            south: region.minlatitude,
            north: region.maxlatitude,
            west: region.minlongitude,
            east: region.maxlongitude,
            gridSpacingDeg: region.gridspacing,
            imts: region.supports.imt,
            vs30Mps: region.supports.vs30.flatMap((value) => numberOf(value) ?? []),
          },
        ];
      }),
    );
  return models.length === 0
    ? unavailable('the reply names no edition with a region')
    : list(models, { models }, null);
}

/** Hazard curves of the US national seismic hazard models. */
export const usgsNshmpHazard = connector({
  id: 'usgs-nshmp-hazard',
  title: 'USGS seismic hazard curves (NSHM)',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://earthquake.usgs.gov/hazards/hazmaps/',
  licence: 'US Government work, public domain',
  attribution: 'USGS National Seismic Hazard Model Project',
  cadence: 'every few years',
  coverage: 'United States',
  key: 'none',
  perMinute: 30,
  timeoutMs: 20_000,
  baseUrl: 'https://earthquake.usgs.gov/ws/nshmp',
  serves: [
    service({
      dataset: hazardCurves,
      keepSeconds: 180 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(2),
      example: { lat: 34.05, lon: -118.25 },
      request({ lat, lon, vs30Mps }) {
        const model = MODELS.find(
          ([, south, west, north, east]) =>
            lat >= south && lat <= north && lon >= west && lon <= east,
        );
        return model === undefined
          ? undefined
          : { url: `/${model[0]}/dynamic/hazard/${lon}/${lat}/${vs30Mps}` };
      },
      parse: (reply) =>
        fromJson(reply, Either, ({ model, vs30Mps, curves }) => {
          const good = curves.filter(
            ({ xs, ys }) => xs.length > 1 && xs.length === ys.length && rises(xs) && falls(ys),
          );
          if (good.length === 0) return unavailable('the hazard curves are not in order');
          return data(
            {
              model,
              vs30Mps,
              curves: good.map(({ imt, xs, ys }) => ({ imt, groundMotionG: xs, ratePerYear: ys })),
            },
            null,
          );
        }),
    }),
    service({
      dataset: hazardModels,
      certain: () => 'the list of models is fixed',
      keepSeconds: 180 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      example: {},
      request: () => ({ url: 'https://earthquake.usgs.gov/nshmp-haz-ws/hazard' }),
      parse: (reply) => fromJson(reply, Usage, modelsOf),
    }),
  ],
});
