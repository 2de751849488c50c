import type * as z from 'zod';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import { ASSETS } from './assetRegister.ts';
import { priceAsset } from './priceAsset.ts';
import { rankedCase } from './priceCase.ts';
import type { topReply } from './schemas.ts';
import { ASSETS_BY_PLACE_NAME } from './tables/checkedAssets.ts';

type Ranked = z.input<typeof topReply>['sites'][number];

/** Every asset of the register by expected loss at equal exposure, highest first; equal ones by id. */
export function rankAssets(cyclesPerYear: number): Ranked[] {
  const priced = [...ASSETS.values()].map((asset) => {
    const price = rankedCase(asset, cyclesPerYear);
    return { asset, price, result: priceAsset(price) };
  });
  return priced
    .toSorted((a, b) => b.result.pureUsd - a.result.pureUsd || (a.asset.id < b.asset.id ? -1 : 1))
    .map(({ asset, price, result }, i) => ({
      rank: i + 1,
      site_id: asset.id,
      ...onWire(
        pick(asset, 'name', 'country', 'kind', 'lat', 'lon', 'depthKm', 'volumeM3', 'sinceYear'),
      ),
      closed_year: asset.untilYear,
      largest_magnitude: asset.largestMagnitude,
      events_m3_per_yr: result.m3PerYear,
      pure_premium_usd: result.pureUsd,
      ...onWire(pick(result, 'p10Usd', 'p90Usd')),
      rate_per_million: (1e6 * result.pureUsd) / price.exposure.insuredValueUsd,
      index_basis: price.index.basis,
      source: asset.source,
      position_looked_up: ASSETS_BY_PLACE_NAME.has(asset.id),
    }));
}
