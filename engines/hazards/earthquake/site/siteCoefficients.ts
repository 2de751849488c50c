import {
  SITE_COEFFICIENTS,
  type CoefficientClass,
  type CoefficientTable,
  type DesignEdition,
} from './tables.ts';

/** Amplification of mapped motion by the ground: short period, 1 s and PGA. */
export interface SiteCoefficients {
  readonly fa: number;
  readonly fv: number;
  /** undefined where no mapped PGA is given. */
  readonly fpga: number | undefined;
}

/**
 * Site coefficients of a building code, linear between the tabulated motions and constant beyond them.
 *
 * @param mapped  Ss and S1 on the boundary of B and C, and mapped PGA where there is one, g, 0 or more
 * @returns undefined for a class that the edition's tables do not have
 * @source ASCE/SEI 7-16 (2017), section 11.4.4 and tables 11.4-1, 11.4-2, 11.8-1
 */
export function siteCoefficients(
  edition: DesignEdition,
  siteClass: CoefficientClass,
  mapped: { readonly ssG: number; readonly s1G: number; readonly pgaG?: number | undefined },
): SiteCoefficients | undefined {
  const set = SITE_COEFFICIENTS[edition];
  const fa = coefficient(set.fa, siteClass, mapped.ssG);
  const fv = coefficient(set.fv, siteClass, mapped.s1G);
  if (fa === undefined || fv === undefined) return undefined;
  return {
    fa,
    fv,
    fpga: mapped.pgaG === undefined ? undefined : coefficient(set.fpga, siteClass, mapped.pgaG),
  };
}

function coefficient(
  { binsG, byClass }: CoefficientTable,
  siteClass: CoefficientClass,
  motionG: number,
): number | undefined {
  const values = byClass[siteClass];
  if (!values) return undefined;
  const above = binsG.findIndex((bin) => bin >= motionG);
  if (above === 0) return values[0];
  if (above < 0) return values.at(-1);
  const [low, high] = [binsG[above - 1], binsG[above]];
  const [from, to] = [values[above - 1], values[above]];
  return from + ((to - from) * (motionG - low)) / (high - low);
}
