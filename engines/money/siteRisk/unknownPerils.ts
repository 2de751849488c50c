import type { PropertyLoss } from './propertyLoss.ts';

/** Warnings of what is in no number of an answer, since nobody could work it out; none where nothing is known, which has its own reason. */
export function unknownPerils({ total, perils }: Pick<PropertyLoss, 'total' | 'perils'>): string[] {
  if (!total) return [];
  return perils
    .filter(({ state }) => state === 'unknown')
    .map(
      ({ peril, reason = 'no evidence' }) =>
        `Unknown, and in no number here: ${peril.replace('_', ' ')} (${reason}).`,
    );
}
