import type * as z from 'zod';
import { UNMAPPED_SOIL, type soil } from '../../../ground/datasets/terrain.ts';
import { isKnown, type Fact } from '../../../facts.ts';
import { Z90 } from '../../../ground/math/normal.ts';
import { BASIN_FITS, expectedZ1Km, expectedZ2p5Km } from '../groundMotion/basinDepth.ts';
import { groundOf, HAZARD_RANGES } from '../hazard/siteHazard.ts';
import type { SiteGround } from '../hazard/zoneMotions.ts';
import { siteClass } from '../site/siteClass.ts';
import type * as schemas from './schemas.ts';

export type Soil = z.output<typeof soil.answer>;

/** POLICY. Log standard deviation of a velocity that the caller measured. @source Moss (2008), Bull. Seismol. Soc. Am. 98(4), 1793-1805: 0.05 to 0.1 for invasive methods */
const MEASURED_LN_SIGMA = 0.1;
const ROCK_MPS = 760;
const ROCK_LN_SIGMA = 0.3;

/** The ground of a place, as given, mapped, or reference rock where nothing is known. */
export interface Ground {
  readonly vs30Mps: number;
  readonly lnSigma: number;
  readonly basis: z.output<typeof schemas.ground>['vs30_basis'];
  /** The soil with the given velocity in it. */
  readonly soil: Soil | undefined;
  /** Why nobody knows the ground, where `soil` is undefined. */
  readonly missing: string;
}

/**
 * The ground to compute with: the caller's Vs30 first, then the map's within the models' range, else rock of 760 m/s.
 *
 * @param vs30Mps  as the caller gave it
 */
export function groundAt(fact: Fact<Soil>, vs30Mps: number | undefined): Ground {
  if (vs30Mps !== undefined)
    return {
      vs30Mps,
      lnSigma: MEASURED_LN_SIGMA,
      basis: 'given',
      soil: withVelocity(isKnown(fact) ? fact.value : undefined, vs30Mps),
      missing: '',
    };
  if (!isKnown(fact))
    return {
      vs30Mps: ROCK_MPS,
      lnSigma: ROCK_LN_SIGMA,
      basis: 'reference_rock',
      soil: undefined,
      missing: fact.missing,
    };
  const [low, high] = HAZARD_RANGES.vs30Mps;
  const held = Math.min(high, Math.max(low, fact.value.vs30Mps));
  const { vs30LnSigma, basis } = fact.value;
  return { vs30Mps: held, lnSigma: vs30LnSigma, basis, soil: fact.value, missing: '' };
}

/** What is mapped of the soil, with a velocity measured there; where nothing is mapped, the velocity alone. */
function withVelocity(mapped: Soil | undefined, vs30Mps: number): Soil {
  return {
    ...UNMAPPED_SOIL,
    ...mapped,
    vs30Mps,
    vs30LnSigma: MEASURED_LN_SIGMA,
    basis: 'measured',
  };
}

/** The ground as the hazard engine takes it. */
export function hazardGround({ vs30Mps, basis, soil }: Ground): SiteGround {
  return groundOf(vs30Mps, {
    vs30Measured: basis === 'given' || basis === 'measured',
    z1Km: soil?.z1Km ?? NaN,
    z2p5Km: soil?.z2p5Km ?? NaN,
  });
}

/** The ground on the wire. @param proneToLiquefaction  the deposit is of high or very high susceptibility */
export function groundReply(
  { vs30Mps, lnSigma, basis, soil }: Ground,
  proneToLiquefaction: boolean,
): z.input<typeof schemas.ground> {
  const hasDepth = typeof (soil?.z1Km ?? soil?.z2p5Km) === 'number';
  const reasons = [
    soil?.peatMapped ? 'peat is mapped' : '',
    soil?.fillMapped ? 'man-made fill is mapped' : '',
    proneToLiquefaction ? 'the deposit is prone to liquefaction' : '',
  ];
  const reason = reasons.filter((text) => text !== '').join('; ');
  return {
    vs30_mps: vs30Mps,
    vs30_p10_mps: vs30Mps * Math.exp(-Z90 * lnSigma),
    vs30_p90_mps: vs30Mps * Math.exp(Z90 * lnSigma),
    vs30_ln_sigma: lnSigma,
    vs30_basis: basis,
    basin_name: soil?.basinName ?? null,
    z1_km: soil?.z1Km ?? expectedZ1Km(vs30Mps, BASIN_FITS.cyCalifornia),
    z2p5_km: soil?.z2p5Km ?? expectedZ2p5Km(vs30Mps, false),
    depth_basis: hasDepth ? 'mapped' : 'expected_for_vs30',
    asce7_16_class: class16(vs30Mps),
    asce7_22_class: siteClass(vs30Mps, 'ASCE7-22') ?? 'E',
    f_possible: reason !== '',
    f_reason: reason === '' ? null : reason,
  };
}

/** Class by ASCE 7-16, which has no classes between. */
export function class16(vs30Mps: number): 'A' | 'B' | 'C' | 'D' | 'E' {
  const found = siteClass(vs30Mps, 'ASCE7-16');
  return found === 'A' || found === 'B' || found === 'C' || found === 'D' ? found : 'E';
}
