import { isKnown } from '../../facts.ts';
import type { QuakeKinds } from '../../ground/datasets/tectonics.ts';
import { siteFactorAt } from '../../hazards/earthquake/siteFactorAt.ts';
import { HEIGHTS_M } from '../../hazards/tsunami/coastalHazard.ts';
import { siteShare } from '../../hazards/tsunami/siteReach.ts';
import type { TsunamiFacts } from '../../hazards/tsunami/component.ts';
import { EVENT_PGA_G, EVENT_WAVE_M } from './tables.ts';

/** Motion on rock that soft ground raises to the damaging one, g; the ground's answer falls with strength, so it is found by steps. */
export function amplifiedMotion(vs30Mps: number, kinds: QuakeKinds): number {
  let rock = EVENT_PGA_G;
  for (let step = 0; step < 20; step++) rock = EVENT_PGA_G / siteFactorAt(vs30Mps, rock, kinds);
  return rock;
}

/**
 * Height on the coast at which a tsunami counts at the place, one of `HEIGHTS_M`, m.
 *
 * @returns undefined where no height reaches the place, or nobody knows where it lies
 */
export function damagingCoastM({ setting, elevation }: TsunamiFacts): number | undefined {
  if (!isKnown(setting)) return undefined;
  const { isLand, coastDistanceKm, coastSigmaKm } = setting.value;
  const ground = isKnown(elevation)
    ? { elevationM: elevation.value.elevationM, sigmaM: Math.max(0.5, elevation.value.sigmaM) }
    : null;
  const site = { isLand, coastDistanceKm, coastSigmaKm, elevation: ground };
  return HEIGHTS_M.find((heightM) => heightM * siteShare(heightM, site) >= EVENT_WAVE_M);
}
