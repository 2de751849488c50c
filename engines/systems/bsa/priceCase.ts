import { ASSETS, type Asset } from './assetRegister.ts';
import type { Exposure } from './lossEvents.ts';
import type { PriceCase } from './priceAsset.ts';
import type { PremiumRequest } from './schemas.ts';
import { seismogenicIndexOf } from './seismogenicIndexOf.ts';
import type { AssetKind } from './tables/assets.ts';
import { DEFAULTS, RANKING, SWING_SHARE } from './tables/parameters.ts';

/** POLICY. Depth of earthquakes where neither caller nor register knows, km. */
const DEPTH_KM = 3;

/** Where an asset lies and what it is. */
export interface Site {
  readonly lat: number;
  readonly lon: number;
  readonly kind: AssetKind;
  readonly asset: Asset | undefined;
  readonly volumeM3: number;
}

/** The site of a request; undefined where it tells neither an asset nor place, kind and volume. */
export function siteOf(request: PremiumRequest): Site | undefined {
  const asset = request.site_id === undefined ? undefined : ASSETS.get(request.site_id);
  const lat = request.lat ?? asset?.lat;
  const lon = request.lon ?? asset?.lon;
  const kind = request.asset_kind ?? asset?.kind;
  const volumeM3 = request.volume_per_cycle_m3 ?? (asset && asset.volumeM3 * SWING_SHARE);
  if (lat === undefined || lon === undefined || kind === undefined || volumeM3 === undefined)
    return undefined;
  return { lat, lon, kind, asset, volumeM3 };
}

/** The case of a request. @param place what the place brings: ground, and natural earthquakes of M 3 and more a year */
export function caseOf(
  request: PremiumRequest,
  site: Site,
  place: {
    readonly vs30Mps: number | undefined;
    readonly naturalM3PerYear: number;
    readonly naturalLnSigma: number;
  },
): PriceCase {
  const bValue = request.b_value;
  return {
    cyclesPerYear: request.cycling_intensity_per_yr,
    volumeM3: site.volumeM3,
    pressureMpa: request.pressure_swing_mpa,
    faultKm: request.fault_distance_km,
    friction: request.friction,
    index: seismogenicIndexOf(
      { given: request.seismogenic_index, asset: site.asset, kind: site.kind },
      bValue,
    ),
    bValue,
    maxMagnitude: request.max_magnitude,
    naturalM3PerYear: place.naturalM3PerYear,
    naturalLnSigma: place.naturalLnSigma,
    exposure: exposureOf(request, site, place.vs30Mps),
    layer: {
      attachmentUsd: request.attachment_usd,
      limitUsd: request.limit_usd ?? request.insured_value_usd,
    },
    loading: {
      wangLambda: request.wang_lambda,
      sigmaLoad: request.sigma_load,
      expenseRatio: request.expense_ratio,
    },
  };
}

function exposureOf(request: PremiumRequest, site: Site, vs30Mps: number | undefined): Exposure {
  return {
    insuredValueUsd: request.insured_value_usd,
    distanceKm: request.exposure_distance_km,
    construction: request.construction,
    vs30Mps: request.vs30_mps ?? vs30Mps ?? DEFAULTS.vs30Mps,
    depthKm: request.depth_km ?? site.asset?.depthKm ?? DEPTH_KM,
  };
}

/** The case by which an asset of the register is ranked: the same exposure for all, no natural earthquakes. */
export function rankedCase(asset: Asset, cyclesPerYear: number): PriceCase {
  const { insuredValueUsd, distanceKm, vs30Mps, construction } = RANKING;
  return {
    cyclesPerYear,
    volumeM3: asset.volumeM3 * SWING_SHARE,
    pressureMpa: 5,
    faultKm: 0.5,
    friction: 0.6,
    index: seismogenicIndexOf({ given: undefined, asset, kind: asset.kind }, DEFAULTS.bValue),
    bValue: DEFAULTS.bValue,
    maxMagnitude: DEFAULTS.maxMagnitude,
    naturalM3PerYear: 0,
    naturalLnSigma: 0,
    exposure: { insuredValueUsd, distanceKm, vs30Mps, construction, depthKm: asset.depthKm },
    layer: { attachmentUsd: 0, limitUsd: insuredValueUsd },
    loading: DEFAULTS_LOADING,
  };
}

const DEFAULTS_LOADING = {
  wangLambda: DEFAULTS.wangLambda,
  sigmaLoad: DEFAULTS.sigmaLoad,
  expenseRatio: DEFAULTS.expenseRatio,
} as const;
