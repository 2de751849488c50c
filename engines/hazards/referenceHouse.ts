import { REFERENCE_BUILDING } from '../ground/vulnerability/building.ts';
import type { DamageCurve } from '../ground/vulnerability/damage.ts';
import { damageRatio, type DamagePeril } from '../ground/vulnerability/damageRatio.ts';

/**
 * POLICY. The reference building of the composite: an ordinary one-storey house on a slab at full replacement cost, the same everywhere, so
 * that only the hazard differs. Its quality is mixed: a quarter each of the four seismic design levels, and walls of light wood or masonry by
 * these shares, since both stand for ordinary houses somewhere.
 */
export const REFERENCE_WALLS = { wood_frame: 0.8, masonry: 0.2 } as const;

const made = new Map<DamagePeril, DamageCurve>();

/** Mean damage ratio of the reference building by the intensity of a peril. */
export function referenceDamage(peril: DamagePeril): DamageCurve {
  const known = made.get(peril);
  if (known) return known;
  const wood = damageRatio(peril, { ...REFERENCE_BUILDING, constructionType: 'wood_frame' });
  const masonry = damageRatio(peril, { ...REFERENCE_BUILDING, constructionType: 'masonry' });
  const mixed = (a: number, b: number): number =>
    REFERENCE_WALLS.wood_frame * a + REFERENCE_WALLS.masonry * b;
  const curve: DamageCurve = {
    ...wood,
    mean: (x) => mixed(wood.mean(x), masonry.mean(x)),
    deviation: (x) => mixed(wood.deviation(x, wood.mean(x)), masonry.deviation(x, masonry.mean(x))),
  };
  made.set(peril, curve);
  return curve;
}
