import { Z90 } from '../../ground/math/normal.ts';
import {
  GRADIENT_FLOOR_C_PER_KM,
  groundGradientCPerKm,
  terrainGradientCPerKm,
  velocityKmPerDecade,
} from './localVelocity.ts';
import { LAPSE_C_PER_KM, REGIONAL_LN_SIGMA, type Scenario } from './tables.ts';
import { warmingTrend, type Ratio } from './warmingTrend.ts';

/** Ground of a place as the velocity takes it. */
export interface VelocitySite {
  readonly warming: Ratio;
  /** At sea level, °C per km. */
  readonly regionalCPerKm: number;
  /** At 30 arc-seconds, degrees; 0 at sea. */
  readonly slopeDeg: number;
  readonly slopeLnSigma: number;
}

/** Gradients and velocity with its spread. */
export interface SiteVelocity {
  readonly trendCPerYear: number;
  readonly warmingC: number;
  readonly regionalCPerKm: number;
  readonly terrainCPerKm: number;
  readonly gradientCPerKm: number;
  readonly isFloored: boolean;
  readonly kmPerDecade: number;
  readonly p10: number;
  readonly p90: number;
  /** Over the regional gradient alone, as cells of a degree see it; null where that is too flat to tell. */
  readonly coarseKmPerDecade: number | null;
}

/**
 * Velocity of climate at a place to a target year: warming rate over the gradient of rising ground and of the region.
 *
 * @returns undefined outside 2006 to 2100
 */
export function siteVelocity(
  site: VelocitySite,
  scenario: Scenario,
  year: number,
): SiteVelocity | undefined {
  const trend = warmingTrend(scenario, year, site.warming);
  if (!trend) return undefined;
  const terrain = terrainGradientCPerKm(site.slopeDeg, LAPSE_C_PER_KM);
  const gradient = groundGradientCPerKm(site.regionalCPerKm, site.slopeDeg, LAPSE_C_PER_KM);
  const share = gradient > 0 ? (terrain / gradient) ** 2 : 0;
  const lnSigma = Math.hypot(
    trend.lnSigma,
    share * site.slopeLnSigma + (1 - share) * REGIONAL_LN_SIGMA,
  );
  const kmPerDecade = velocityKmPerDecade(trend.bestCPerYear, gradient);
  return {
    trendCPerYear: trend.bestCPerYear,
    warmingC: trend.warmingC,
    regionalCPerKm: site.regionalCPerKm,
    terrainCPerKm: terrain,
    gradientCPerKm: gradient,
    isFloored: gradient < GRADIENT_FLOOR_C_PER_KM,
    kmPerDecade,
    p10: kmPerDecade * Math.exp(-Z90 * lnSigma),
    p90: kmPerDecade * Math.exp(Z90 * lnSigma),
    coarseKmPerDecade:
      site.regionalCPerKm > GRADIENT_FLOOR_C_PER_KM
        ? velocityKmPerDecade(trend.bestCPerYear, site.regionalCPerKm)
        : null,
  };
}
