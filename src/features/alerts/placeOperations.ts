import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { placeInput, timeOf } from './placeForm.ts';
import type { OwnPlace } from './ownPlaces.ts';
import { nothingToShow, sendOn } from './toBrowser.ts';

/** A place in an answer. */
export const placeAnswer = z
  .object({
    location_id: z.int().describe('Number of the place, for removing it'),
    name: z.string().describe('What you call it'),
    lat: z.number().describe('Latitude, degrees, WGS 84'),
    lon: z.number().describe('Longitude, degrees, WGS 84'),
    time_zone: z.string().describe('IANA time zone by which the hours of rest go'),
    thresholds: z
      .record(z.string(), z.string())
      .describe('Least severity by hazard; hazards that are not there are not told'),
    mute_from: z.string().nullable().describe('Start of the hours of rest, HH:MM'),
    mute_to: z.string().nullable().describe('Their end, HH:MM'),
  })
  .meta({ id: 'AlertLocation' });

/** A place as answers show it. */
export function placeReply({
  id,
  name,
  lat,
  lon,
  timeZone,
  thresholds,
  muteFrom,
  muteTo,
}: OwnPlace) {
  return {
    location_id: id,
    name,
    lat,
    lon,
    time_zone: timeZone,
    thresholds: { ...thresholds },
    mute_from: muteFrom === null ? null : timeOf(muteFrom),
    mute_to: muteTo === null ? null : timeOf(muteTo),
  };
}

/** The person behind a request; a session vouches for one. */
export function personOf({ account }: Context): { readonly id: number; readonly email: string } {
  if (!account || account.via === 'admin-token')
    throw new ApiError('forbidden', 'Sign in at /alerts/signin with your own e-mail address.');
  return account;
}

/** POST /api/v1/alerts/location */
export const location = operation({
  method: 'POST',
  path: '/api/v1/alerts/location',
  access: 'session',
  reads: 'form',
  title: 'Add a place',
  summary: 'Adds a place by its name, with what is to be told of it and the hours of rest there.',
  errors: ['conflict', 'plan_limit', 'csrf_failed', 'source_unavailable'],
  input: placeInput,
  output: z.object({
    location: placeAnswer,
    locations_left: z.int().describe('How many more the plan holds'),
  }),
  formats: { html: nothingToShow },
  refused: async (refused, context) => {
    const { appPage } = await import('./appPage.ts');
    return appPage(personOf(context), context, { refused });
  },
  example: { q: 'Lyon', name: 'Home', level: 'Moderate', mute_from: '22:00', mute_to: '07:00' },
  async run(input, context) {
    const { addPlace, mustNameHazards } = await import('./addPlace.ts');
    mustNameHazards(input, context);
    const { left, ...place } = await addPlace(input, personOf(context).id, context);
    sendOn(context, `/app/alerts?done=added`);
    return { location: placeReply(place), locations_left: left };
  },
});

/** POST /api/v1/alerts/location/remove */
export const removeLocation = operation({
  method: 'POST',
  path: '/api/v1/alerts/location/remove',
  access: 'session',
  reads: 'form',
  title: 'Remove a place',
  summary: 'Removes a place; nothing more is told of it.',
  errors: ['not_found', 'csrf_failed'],
  input: z.object({
    location_id: z.int().positive().max(2_147_483_647).describe('Number of the place'),
  }),
  output: z.object({
    status: z.literal('removed').describe('The place is gone'),
    location_id: z.int().describe('Number it had'),
  }),
  formats: { html: nothingToShow },
  refused: async (refused, context) => {
    const { appPage } = await import('./appPage.ts');
    return appPage(personOf(context), context, { trouble: refused.message || refused.title });
  },
  example: { location_id: 1 },
  async run({ location_id }, context) {
    const { removePlace } = await import('./removePlace.ts');
    if (!(await removePlace(location_id, personOf(context).id, context.db)))
      throw new ApiError('not_found', 'None of your places has this number.');
    sendOn(context, '/app/alerts?done=removed');
    return { status: 'removed' as const, location_id };
  },
});
