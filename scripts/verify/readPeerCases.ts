import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const text = z.string();
const numbers = text.transform((s) => z.array(z.number()).parse(JSON.parse(s)));
const numeric = text.transform(Number);

export const distribution = z.object({
  floats: text,
  m: numeric.optional(),
  rate: numeric.optional(),
  mags: numbers.optional(),
  rates: numbers.optional(),
});
export const source = z.object({
  IncrementalMfd: z.array(distribution).min(1),
  Geometry: z
    .array(
      z.object({
        depth: numeric,
        dip: numeric,
        rake: numeric,
        width: numeric,
        Trace: z
          .array(
            z.object({
              coordinates_lon_lat_depth: z.array(z.tuple([z.number(), z.number(), z.number()])),
            }),
          )
          .min(1),
      }),
    )
    .optional(),
  Border: z
    .array(
      z.object({
        coordinates_lon_lat_depth: z.array(z.tuple([z.number(), z.number(), z.number()])),
      }),
    )
    .optional(),
  SourceProperties: z.array(z.object({ magDepthMap: text })).optional(),
});
const peerCase = z.object({
  gmm: z.array(z.object({ id: text })).min(1),
  sources: z.array(z.object({ Source: z.array(source).min(1) })).min(1),
  calculation: z.object({
    model: z.object({
      surfaceSpacing: z.number(),
      ruptureFloating: text,
      ruptureVariability: z.boolean(),
      areaGridScaling: text,
    }),
    hazard: z.object({ exceedanceModel: text, truncationLevel: z.number().optional() }),
  }),
});
export type PeerCase = z.output<typeof peerCase>;

/** The definitions of the PEER cases beside the table. */
export function readPeerCases(dir: string): ReadonlyMap<string, PeerCase> {
  const all = z
    .record(text, peerCase)
    .parse(JSON.parse(readFileSync(join(dir, 'peer_case_definitions.json'), 'utf8')));
  return new Map(Object.entries(all));
}
