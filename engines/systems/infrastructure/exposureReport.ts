import type * as z from 'zod';
import type { ComponentAnswer } from '../../schemas.ts';
import { weightedAssets, type AssetCount } from './countAssets.ts';
import { exposureLevers } from './exposureLevers.ts';
import { exposureWords } from './exposureWords.ts';
import type { ExposureReply, HazardName, hazardExposure } from './exposureSchemas.ts';
import { COMPLETENESS_NOTE } from './tables.ts';

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
  asked: Pick<ExposureReply, 'lat' | 'lon' | 'radius_km' | 'hazard_type'>,
): ExposureReply {
  const weighted = counts === undefined ? null : weightedAssets(counts);
  const hazards = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      { ...answer, exposure: exposureOf(answer, weighted) },
    ]),
  ) as ExposureReply['hazards'];
  const total = counts?.reduce((sum, { count }) => sum + count, 0) ?? null;
  const most = mostExposed(answers);
  const body: Omit<ExposureReply, 'summary' | 'warnings'> = {
    ...asked,
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
    levers: exposureLevers(counts, answers),
  };
  return { ...body, summary: exposureWords(body), warnings: warningsOf(counts) };
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
): z.input<typeof hazardExposure>['exposure'] {
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
