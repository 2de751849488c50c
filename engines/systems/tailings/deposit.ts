import { normalCdf } from '../../ground/math/normal.ts';
import { alongDrainageKm } from './reach.ts';
import type { Spread } from './storeFailure.ts';

/** Standing water near a store. */
export interface StandingWater {
  readonly kind: 'sea' | 'lake';
  readonly distanceKm: number;
  readonly elevationM: number;
  readonly sigmaM: number;
}

interface Height {
  readonly elevationM: number;
  readonly sigmaM: number;
}

/** How far the solid tailings lie over land, and the water that they end in. */
export interface Deposit {
  /** The main deposit above the level of the water, km along the drainage. */
  readonly depositKm: Spread;
  readonly water: {
    readonly kind: 'sea' | 'lake';
    readonly distanceKm: number;
    readonly alongDrainageKm: number;
    /** Whether the middle of the runout reaches it, and it lies lower than the store. */
    readonly endsDeposit: boolean;
  } | null;
}

/**
 * Length of the main deposit. Tailings that reach a sea or a lake settle in it: the deposit over land ends at its shore, and what goes
 * farther is water, waves and sediment below its level. The nearest water is taken where it is lower than the store; since the way is
 * not mapped and may lead past it, the upper end stays that of the runout.
 *
 * @param runoutKm  by the regressions, which know of no water
 * @param store     ground at the store; undefined: not known, and a lake then counts for nothing
 * @source Ghahramani et al. (2020), Nat. Hazards Earth Syst. Sci. 20, 3425-3438 (zone 1: the main solid deposit, above typical surface
 *   water levels where it extends into water bodies downstream). doi:10.5194/nhess-20-3425-2020
 */
export function depositOf(
  runoutKm: Spread,
  water: StandingWater | null,
  store: Height | undefined,
): Deposit {
  if (!water) return { depositKm: runoutKm, water: null };
  const along = alongDrainageKm(water.distanceKm);
  const endsDeposit = along < runoutKm.p50 && isLower(water, store);
  const { p10, p90 } = runoutKm;
  return {
    depositKm: endsDeposit ? { p10: Math.min(p10, along), p50: along, p90 } : runoutKm,
    water: {
      kind: water.kind,
      distanceKm: water.distanceKm,
      alongDrainageKm: along,
      endsDeposit,
    },
  };
}

/** The sea lies lower than any store; a lake, where it more probably does than not. */
function isLower({ kind, elevationM, sigmaM }: StandingWater, store: Height | undefined): boolean {
  if (kind === 'sea') return true;
  if (!store) return false;
  const sigma = Math.max(1, Math.hypot(sigmaM, store.sigmaM));
  return normalCdf((store.elevationM - elevationM) / sigma) > 0.5;
}
