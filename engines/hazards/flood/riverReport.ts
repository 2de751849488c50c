import type {
  DischargePeaks,
  FloodReach,
  FloodRise,
  FloodSetting,
} from '../../ground/datasets/floodPlains.ts';
import { isKnown, type Fact } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { gumbelPeaks, peakOfYears, type GumbelPeaks } from './dischargeForecast.ts';
import { depthAtM, floodRiseM } from './handDepth.ts';
import { riseOf, type Ground } from './riverFlood.ts';
import type { SiteFlood } from './siteFlood.ts';

const DEPTH_YEARS = [2, 10, 100, 500] as const;
/** POLICY. Beyond this error the height above the river says too little for a depth, m. */
const DEPTH_SIGMA_M = 12;

/** The deciding river, or the nearest listed one, with depths where height and discharge are known well enough. */
export function riverOf(
  site: SiteFlood,
  flood: FloodSetting,
  { ground, peaks }: { readonly ground: Ground | null; readonly peaks: Fact<DischargePeaks> },
) {
  const reach = site.reach ?? flood.reaches.find(isNear);
  if (!reach) return null;
  const rise = riseOf(reach);
  const heightM = ground === null ? null : ground.elevationM - reach.waterLevelM;
  const law = isKnown(peaks)
    ? gumbelPeaks(peaks.value.years.map(({ maxM3s }) => maxM3s))
    : undefined;
  const sigmaM = ground === null ? Infinity : Math.hypot(ground.sigmaM, reach.waterLevelSigmaM);
  const depths =
    reach.regime !== 'lake' && heightM !== null && law && isKnown(peaks) && sigmaM <= DEPTH_SIGMA_M
      ? depthsOf(law, { meanM3s: peaks.value.meanM3s, heightM, rise })
      : null;
  return {
    name: reach.name,
    distance_km: reach.distanceKm,
    flood_plain_half_width_km: reach.halfWidthKm,
    regime: reach.regime,
    protection_years: reach.protectionYears > 0 ? reach.protectionYears : null,
    protection_source: reach.protectionSource,
    height_above_river_m: heightM,
    flood_rise_m: rise.riseM,
    flood_rise_p10_m: Math.max(0, rise.riseM - Z90 * rise.sigmaM),
    flood_rise_p90_m: rise.riseM + Z90 * rise.sigmaM,
    flood_rise_basis: rise.basis,
    depths,
    ...(depths === null ? { depths_reason: whyNoDepths(reach, sigmaM) } : {}),
  };
}

/** POLICY. A river farther than so many spreads of its plain and its line is none of the place's. */
const NEAR_SPREADS = 3;

function isNear({ distanceKm, halfWidthKm, axisSigmaKm }: FloodReach): boolean {
  return distanceKm <= NEAR_SPREADS * Math.hypot(halfWidthKm, axisSigmaKm);
}

function whyNoDepths({ regime }: FloodReach, sigmaM: number): string {
  if (regime === 'lake') return 'a lake: no discharge tells its levels';
  return sigmaM > DEPTH_SIGMA_M
    ? 'the height above the river is not known well enough'
    : 'the discharge of the river is not known';
}

/** Rises by the flows of each return period, brought to the reach's rise once in 100 years; depths by the height above ordinary water. */
function depthsOf(
  law: GumbelPeaks,
  {
    meanM3s,
    heightM,
    rise: { riseM },
  }: { readonly meanM3s: number; readonly heightM: number; readonly rise: FloodRise },
) {
  const byFlowM = (years: number) =>
    floodRiseM({
      meanM3s,
      bankfullM3s: peakOfYears(law, 2),
      floodM3s: peakOfYears(law, years),
    });
  const of100M = byFlowM(100);
  const scale = of100M > 0 ? riseM / of100M : 0;
  return DEPTH_YEARS.map((years) => {
    const upM = scale * byFlowM(years);
    return { return_period_yr: years, rise_m: upM, depth_m: depthAtM(upM, Math.max(0, heightM)) };
  });
}
