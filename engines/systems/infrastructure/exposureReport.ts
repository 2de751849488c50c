import * as z from 'zod';
import { componentAnswer, type ComponentAnswer } from '../../schemas.ts';
import { weightedAssets, type AssetCount } from './countAssets.ts';
import { ASSET_CLASSES, COMPLETENESS_NOTE } from './tables.ts';

const asset = z.object({
  class: z.enum(ASSET_CLASSES),
  count: z.int().min(0),
  complete: z.boolean().describe('False: the source cut its list, there are more'),
  weight: z.number().describe('What one counts for; a building is 1'),
  nearest_named: z.array(z.object({ name: z.string(), distance_km: z.number() })),
});

const hazard = componentAnswer.extend({
  exposure: z
    .object({
      weighted_assets: z.number(),
      p10: z.number(),
      p50: z.number(),
      p90: z.number(),
      unit: z.literal('buildings at full hazard'),
    })
    .nullable()
    .describe('Weighted assets times score / 100; null where either is unknown'),
});

export const exposureReply = z
  .object({
    summary: z.string(),
    lat: z.number().describe('Latitude the answer was computed for'),
    lon: z.number().describe('Longitude the answer was computed for'),
    radius_km: z.number(),
    hazard_type: z.enum(['earthquake', 'flood', 'wildfire', 'all']),
    assets: z.array(asset).nullable().describe('Null: the map could not be asked'),
    assets_reason: z.string().optional(),
    total_assets: z.int().nullable(),
    weighted_assets: z.number().nullable(),
    map_data_at: z.string().nullable(),
    hazards: z.object({
      earthquake: hazard.optional(),
      flood: hazard.optional(),
      wildfire: hazard.optional(),
    }),
    most_exposed_to: z.enum(['earthquake', 'flood', 'wildfire']).nullable(),
    completeness: z.string(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'OsmExposure' });

type Reply = z.input<typeof exposureReply>;
type HazardName = 'earthquake' | 'flood' | 'wildfire';

/** What the map held, or why it was not read. */
export interface AssetView {
  readonly counts: readonly AssetCount[] | undefined;
  readonly reason: string | undefined;
  readonly dataAt: string | null;
}

/** Assets of a circle against the hazards of its middle. */
export function exposureReport(
  { counts, reason, dataAt }: AssetView,
  answers: Partial<Record<HazardName, ComponentAnswer>>,
  asked: Pick<Reply, 'lat' | 'lon' | 'radius_km' | 'hazard_type'>,
): Reply {
  const weighted = counts === undefined ? null : weightedAssets(counts);
  const hazards = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      { ...answer, exposure: exposureOf(answer, weighted) },
    ]),
  ) as Reply['hazards'];
  const total = counts?.reduce((sum, { count }) => sum + count, 0) ?? null;
  const most = mostExposed(answers);
  return {
    ...asked,
    summary: sentence({ total, counts, reason, radiusKm: asked.radius_km, most, answers }),
    assets:
      counts?.map(({ assetClass, count, isComplete, weight, named }) => ({
        class: assetClass,
        count,
        complete: isComplete,
        weight,
        nearest_named: named.map(({ name, distanceKm }) => ({ name, distance_km: distanceKm })),
      })) ?? null,
    ...(reason === undefined ? {} : { assets_reason: reason }),
    total_assets: total,
    weighted_assets: weighted,
    map_data_at: dataAt,
    hazards,
    most_exposed_to: most,
    completeness: COMPLETENESS_NOTE,
    warnings: warningsOf(counts),
  };
}

function warningsOf(counts: AssetView['counts']): string[] {
  const warnings = [
    'The hazard is that of the middle of the circle; it changes within it, most for floods.',
  ];
  if (counts?.some(({ isComplete }) => !isComplete))
    warnings.push('The map sent only a part of some classes: their counts are lower bounds.');
  if (counts === undefined)
    warnings.push('What stands here is not known; that is not an absence of assets.');
  return warnings;
}

function exposureOf(
  { score, interval }: ComponentAnswer,
  weighted: number | null,
): z.input<typeof hazard>['exposure'] {
  if (score === null || interval === null || weighted === null) return null;
  const at = (share: number) => (weighted * share) / 100;
  return {
    weighted_assets: at(score),
    p10: at(interval.p10),
    p50: at(interval.p50),
    p90: at(interval.p90),
    unit: 'buildings at full hazard',
  };
}

function mostExposed(answers: Partial<Record<HazardName, ComponentAnswer>>): HazardName | null {
  let best: HazardName | null = null;
  for (const name of ['earthquake', 'flood', 'wildfire'] as const) {
    const score = answers[name]?.score ?? null;
    if (score !== null && score > (best === null ? -1 : (answers[best]?.score ?? -1))) best = name;
  }
  return best;
}

interface Told {
  readonly total: number | null;
  readonly counts: readonly AssetCount[] | undefined;
  readonly reason: string | undefined;
  readonly radiusKm: number;
  readonly most: HazardName | null;
  readonly answers: Partial<Record<HazardName, ComponentAnswer>>;
}

function sentence({ total, counts, reason, radiusKm, most, answers }: Told): string {
  const hospitals = counts?.find(({ assetClass }) => assetClass === 'hospital')?.count ?? 0;
  const schools = counts?.find(({ assetClass }) => assetClass === 'school')?.count ?? 0;
  const stands =
    total === null
      ? `What stands within ${radiusKm} km is not known (${reason ?? 'no answer'}).`
      : `${total} mapped assets within ${radiusKm} km, ${hospitals} hospitals and ${schools} schools among them.`;
  const level = most === null ? undefined : answers[most]?.level;
  return level
    ? `${stands} Most threatened by ${most}: ${level}.`
    : `${stands} No hazard is known.`;
}
