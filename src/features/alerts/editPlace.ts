import type { EntityManager } from '@mikro-orm/core';
import {
  ALERT_HAZARDS,
  type AlertHazard,
  type AlertLevel,
} from '../../../engines/signals/alerts/alertHazards.ts';
import { AlertLocation } from '../../db/alertLocation.ts';
import { muteOf } from './addPlace.ts';
import { placesOf, type OwnPlace } from './ownPlaces.ts';

/** What is to change. */
export interface PlaceEdit {
  readonly id: number;
  /** By hazard; absent: as it was. */
  readonly chosen: Readonly<Partial<Record<AlertHazard, AlertLevel | 'off' | undefined>>>;
  /** `HH:MM`, both or neither. */
  readonly mute: { readonly mute_from?: string | undefined; readonly mute_to?: string | undefined };
}

/** Changes what is told of a place; undefined for a place of somebody else. @throws ValidationFailure for half of the hours of rest */
export async function editPlace(
  { id, chosen, mute }: PlaceEdit,
  accountId: number,
  em: EntityManager,
): Promise<OwnPlace | undefined> {
  const rest = muteOf(mute);
  const place = (await placesOf(em, accountId)).find((each) => each.id === id);
  if (!place) return undefined;
  const thresholds = Object.fromEntries(
    ALERT_HAZARDS.flatMap((hazard) => {
      const level = chosen[hazard] ?? place.thresholds[hazard];
      return level === undefined || level === 'off' ? [] : [[hazard, level] as const];
    }),
  );
  await em.nativeUpdate(AlertLocation, { id, account: accountId }, { thresholds, ...rest });
  return { ...place, thresholds, ...rest };
}
