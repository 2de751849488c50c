import * as z from 'zod';
import { ALERT_HAZARDS, ALERT_LEVELS } from '../../../engines/signals/alerts/alertHazards.ts';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { clockTime, HAZARD_WORDS } from './placeForm.ts';
import { personOf, placeAnswer, placeReply } from './placeOperations.ts';
import { nothingToShow, sendOn } from './toBrowser.ts';

const level = z.enum([...ALERT_LEVELS, 'off']).optional();
const levels = Object.fromEntries(
  ALERT_HAZARDS.map((hazard) => [
    hazard,
    level.describe(
      `Least severity of ${HAZARD_WORDS[hazard].toLowerCase()} that is told; \`off\`: none; absent: as it was`,
    ),
  ]),
) as Record<(typeof ALERT_HAZARDS)[number], typeof level>;

/** POST /api/v1/alerts/location/edit */
export const editLocation = operation({
  method: 'POST',
  path: '/api/v1/alerts/location/edit',
  access: 'session',
  reads: 'form',
  title: 'Change what is told of a place',
  summary: 'Sets the least severity of each hazard and the hours of rest of one of your places.',
  errors: ['not_found', 'csrf_failed'],
  input: z.object({
    location_id: z.int().positive().max(2_147_483_647).describe('Number of the place'),
    ...levels,
    mute_from: clockTime.describe('Start of the hours of rest by the clock of the place, HH:MM'),
    mute_to: clockTime.describe('Their end; empty both: no hours of rest'),
  }),
  output: z.object({ location: placeAnswer }),
  formats: { html: nothingToShow },
  refused: async (refused, context) => {
    const { appPage } = await import('./appPage.ts');
    return appPage(personOf(context), context, {
      refusedEdit: refused,
      ...(refused.message ? { trouble: refused.message } : {}),
    });
  },
  example: {
    location_id: 1,
    earthquake: 'Minor',
    flood: 'off',
    mute_from: '22:00',
    mute_to: '07:00',
  },
  async run({ location_id, mute_from, mute_to, ...chosen }, context) {
    const { editPlace } = await import('./editPlace.ts');
    const place = await editPlace(
      { id: location_id, chosen, mute: { mute_from, mute_to } },
      personOf(context).id,
      context.db,
    );
    if (!place) throw new ApiError('not_found', 'None of your places has this number.');
    sendOn(context, '/app/alerts?done=edited');
    return { location: placeReply(place) };
  },
});
