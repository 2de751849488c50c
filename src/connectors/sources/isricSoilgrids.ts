import * as z from 'zod';
import { soilProperties } from '../../../engines/ground/datasets/ground.ts';
import { connector, service } from '../connector.ts';
import { data, fromJson, unavailable } from '../pipeline/reply.ts';
import { loose, roundedAt, withQuery } from '../formats/values.ts';

const Depth = z.object({
  range: z.object({ top_depth: z.number(), bottom_depth: z.number() }),
  values: z.object({ mean: loose.number }),
});
type Range = z.output<typeof Depth>['range'];
const Reply = z.object({
  properties: z.object({
    layers: z
      .array(
        z.object({
          name: z.string(),
          unit_measure: z.object({ d_factor: z.number().positive() }),
          depths: z.array(Depth),
        }),
      )
      .min(1),
  }),
});

/** Soil texture of the world at 250 m; often paused by its makers. Mapped values are scaled whole numbers. */
export const isricSoilgrids = connector({
  id: 'isric-soilgrids',
  title: 'SoilGrids 2.0',
  category: 'environmental',
  provider: 'ISRIC World Soil Information',
  home: 'https://soilgrids.org',
  licence: 'CC BY 4.0',
  attribution: 'SoilGrids 2.0, ISRIC (Poggio et al. 2021)',
  cadence: 'static',
  coverage: 'world land',
  key: 'none',
  perMinute: 5,
  timeoutMs: 15_000,
  baseUrl: 'https://rest.isric.org/soilgrids/v2.0',
  serves: [
    service({
      dataset: soilProperties,
      keepSeconds: 365 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(3),
      example: { lat: 52.0, lon: 5.6 },
      request: ({ lat, lon }) => ({
        url: `${withQuery('/properties/query', { lon, lat, value: 'mean' })}&property=clay&property=sand&property=silt&property=bdod`,
      }),
      parse: (reply) =>
        fromJson(reply, Reply, ({ properties: { layers } }) => {
          const value = (name: string, { top_depth, bottom_depth }: Range) => {
            const layer = layers.find((each) => each.name === name);
            const mean = layer?.depths.find(
              ({ range }) => range.top_depth === top_depth && range.bottom_depth === bottom_depth,
            )?.values.mean;
            return layer === undefined || mean === undefined || mean === null
              ? null
              : mean / layer.unit_measure.d_factor;
          };
          const rows = (layers[0]?.depths ?? []).map(({ range }) => {
            const density = value('bdod', range);
            return {
              topCm: range.top_depth,
              bottomCm: range.bottom_depth,
              clayPct: value('clay', range),
              sandPct: value('sand', range),
              siltPct: value('silt', range),
              bulkDensityKgM3: density === null ? null : density * 1000,
            };
          });
          const mapped = rows.filter(
            ({ clayPct, sandPct }) => clayPct !== null || sandPct !== null,
          );
          return mapped.length === 0
            ? unavailable('no soil is mapped here: water, ice or town')
            : data({ layers: mapped }, null);
        }),
    }),
  ],
});
