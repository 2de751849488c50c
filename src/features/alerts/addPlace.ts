import { LockMode } from '@mikro-orm/core';
import type { NamedPlace } from '../../../engines/ground/earth/choosePlace.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { AlertLocation } from '../../db/alertLocation.ts';
import { AlertSettings } from '../../db/alertSettings.ts';
import { countyAt } from './fillCounties.ts';
import { gazetteerMatches } from './gazetteerMatches.ts';
import { placesAllowed, placesOf, settingsOf, type OwnPlace } from './ownPlaces.ts';
import { minutesOf, thresholdsOf, type PlaceInput } from './placeForm.ts';
import { isBrowser } from './toBrowser.ts';

/** Places that are offered where a name does not decide. */
const OFFERED = 6;
/** POLICY. A namesake with this share of the people of the first is likely enough to be meant. */
const RIVAL_SHARE = 0.2;

/**
 * Adds a place to those that somebody is warned of.
 *
 * @throws ValidationFailure for a name that no place has, or several, naming the nearest; ApiError `plan_limit`, `conflict`
 */
export async function addPlace(
  input: PlaceInput,
  accountId: number,
  context: Context,
): Promise<OwnPlace & { readonly left: number }> {
  const { db } = context;
  const nowMs = context.clock.now();
  const mute = muteOf(input);
  const place = await chosenPlace(input, context);
  const county = await countyAt(place, context.ask);
  await settingsOf(db, accountId, nowMs);
  // The row of the account's settings is locked, so that places added at the same time cannot pass the limit.
  return db.transactional(async (em) => {
    await em.findOneOrFail(
      AlertSettings,
      { account: accountId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const own = await placesOf(em, accountId);
    const allowed = await placesAllowed(em, accountId);
    mustBeNew(place, own);
    if (own.length >= allowed)
      throw new ApiError(
        'plan_limit',
        `Your plan holds ${allowed} places. Remove one, or upgrade for more.`,
      );
    const row = {
      name: input.name ? `${input.name} (${place.name})` : place.label,
      lat: place.lat,
      lon: place.lon,
      timeZone: place.timeZone,
      thresholds: thresholdsOf(input),
      county,
      ...mute,
    };
    const createdAt = new Date(nowMs);
    const id = await em.insert(AlertLocation, { account: accountId, ...row, createdAt });
    return { id: Number(id), ...row, left: allowed - own.length - 1 };
  });
}

/** @throws ApiError `conflict` */
function mustBeNew(place: NamedPlace, own: readonly OwnPlace[]): void {
  if (own.some(({ lat, lon }) => lat === place.lat && lon === place.lon))
    throw new ApiError('conflict', `${place.label} is one of your places already.`);
}

/** The form of the page shows every hazard: where none comes, none is marked. @throws ValidationFailure */
export function mustNameHazards({ hazards }: PlaceInput, context: Pick<Context, 'http'>): void {
  if (hazards === undefined && isBrowser(context))
    throw fieldFailure('hazards', 'Mark at least one hazard.');
}

/** Hours of rest in minutes. @throws ValidationFailure for a start without an end */
export function muteOf({
  mute_from,
  mute_to,
}: Pick<PlaceInput, 'mute_from' | 'mute_to'>): Pick<OwnPlace, 'muteFrom' | 'muteTo'> {
  const [from, to] = [minutesOf(mute_from), minutesOf(mute_to)];
  if ((from === undefined) === (to === undefined))
    return { muteFrom: from ?? null, muteTo: to ?? null };
  throw fieldFailure(
    from === undefined ? 'mute_from' : 'mute_to',
    'Give both the start and the end of the hours of rest, or neither.',
  );
}

async function chosenPlace(input: PlaceInput, context: Context): Promise<NamedPlace> {
  const { places } = await gazetteerMatches(input.q, OFFERED, context);
  if (input.choice) {
    const chosen = places.find(({ geonameId }) => String(geonameId) === input.choice);
    if (chosen) return chosen;
    throw fieldFailure('choice', 'This place is not among those of that name; choose one of them.');
  }
  const [first, second] = places.filter(({ match }) => match === 'exact');
  const isRival =
    second !== undefined && (second.population ?? 0) >= RIVAL_SHARE * (first?.population ?? 1);
  if (first && !isRival) return first;
  throw fieldFailure('q', questionFor(input.q, places, first !== undefined));
}

function questionFor(q: string, places: readonly NamedPlace[], isExact: boolean): string {
  const names = places.map(({ label }) => label).join('; ');
  if (isExact) return `Several places are called ${q}. Which one: ${names}?`;
  if (names === '') return `No place we know has a name like ${q}. Try a larger town nearby.`;
  return `No place is called ${q}. Did you mean ${names}?`;
}

function fieldFailure(field: string, msg: string): ValidationFailure {
  return new ValidationFailure([{ loc: ['body', field], msg, type: 'value_error' }]);
}
