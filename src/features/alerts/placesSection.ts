import { ALERT_HAZARDS, ALERT_LEVELS } from '../../../engines/signals/alerts/alertHazards.ts';
import { ALERTS } from '../../../config/alerts.ts';
import type { Context } from '../../core/context.ts';
import type { Refused } from '../../core/operation.ts';
import { form, h, notice, type ComponentChild, type Field } from '../../pages/index.ts';
import { gazetteerMatches } from './gazetteerMatches.ts';
import { editForm } from './editForm.ts';
import type { OwnPlace } from './ownPlaces.ts';
import { HAZARD_WORDS, LEVEL_WORDS, timeOf } from './placeForm.ts';

/** The places of a person, each with what is told of it and a button that removes it. */
export function placesSection(
  places: readonly OwnPlace[],
  allowed: number,
  refusedEdit: Refused | undefined,
): ComponentChild {
  if (places.length === 0) return null;
  return h('section', null, [
    h('h2', null, 'Your places'),
    h('p', { class: 'muted' }, `${places.length} of ${allowed}`),
    places.map((place) =>
      h('div', { class: 'card' }, [
        h('h3', null, place.name),
        h('p', null, toldWords(place)),
        editForm(place, refusedEdit),
        form({
          id: `remove-${place.id}`,
          action: '/api/v1/alerts/location/remove',
          submit: `Remove ${place.name.split(',', 1)[0]}`,
          tone: 'danger',
          layout: 'inline',
          values: { location_id: String(place.id) },
          fields: [{ name: 'location_id', label: 'Place', type: 'hidden' }],
        }),
      ]),
    ),
  ]);
}

function toldWords({ thresholds, muteFrom, muteTo, timeZone }: OwnPlace): string {
  const hazards = ALERT_HAZARDS.filter((hazard) => thresholds[hazard] !== undefined);
  const names =
    hazards.length === ALERT_HAZARDS.length
      ? 'Every hazard'
      : hazards.map((hazard) => HAZARD_WORDS[hazard]).join(', ');
  const levels = new Set(hazards.map((hazard) => thresholds[hazard]));
  const told =
    levels.size > 1
      ? hazards.map((hazard) => `${HAZARD_WORDS[hazard]} (${thresholds[hazard]})`).join(', ')
      : `${names}, from ${[...levels][0] ?? 'nothing'} on`;
  const rest =
    muteFrom === null ? '' : ` Rest from ${timeOf(muteFrom)} to ${timeOf(muteTo)} (${timeZone}).`;
  return `${told}.${rest}`;
}

/** The form that adds a place; refused, it keeps what was typed and offers the places that may be meant. */
export async function addForm(
  places: readonly OwnPlace[],
  allowed: number,
  context: Context,
  refused: Refused | undefined,
): Promise<ComponentChild> {
  if (places.length >= allowed && !refused)
    return notice('info', 'Your plan is full', 'Remove a place or upgrade to add another.');
  const offered = refused?.errors['q'] ? await offers(refused, context) : undefined;
  const usual = { level: ALERTS.usualLevel, hazards: [...ALERT_HAZARDS] };
  return h('section', { id: 'add' }, [
    h('h2', null, places.length === 0 ? 'Where?' : 'Add a place'),
    refused?.message ? notice('bad', refused.title, refused.message) : null,
    form({
      id: 'place',
      action: '/api/v1/alerts/location',
      submit: 'Add this place',
      values: refused ? { ...refused.typed, choice: undefined } : usual,
      errors: {
        ...refused?.errors,
        ...(offered ? { q: question(refused?.errors['q'] ?? '') } : {}),
      },
      fields: [...FIELDS.slice(0, 1), ...(offered ? [offered] : []), ...FIELDS.slice(1)],
    }),
  ]);
}

/** What was asked without the names, which stand below it to be chosen from. */
function question(asked: string): string {
  return asked.replace(
    / (?:Which one|Did you mean)[^]*$/,
    ' Choose one below, or write another name.',
  );
}

const FIELDS: readonly Field[] = [
  {
    name: 'q',
    label: 'Town or city',
    type: 'search',
    hint: 'In any script; with its region or country where several have the name: Paris, Texas',
    required: true,
    attributes: { maxlength: 120, autocomplete: 'address-level2' },
  },
  {
    name: 'name',
    label: 'What you call it',
    hint: 'Such as Home; may stay empty',
    attributes: { maxlength: 60 },
  },
  {
    name: 'level',
    label: 'Tell me from this severity on',
    type: 'select',
    options: ALERT_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] })),
  },
  {
    name: 'hazards',
    label: 'Hazards',
    type: 'checkboxes',
    options: ALERT_HAZARDS.map((value) => ({ value, label: HAZARD_WORDS[value] })),
  },
  {
    name: 'mute_from',
    label: 'Hours of rest, from',
    hint: 'By the clock of the place, such as 22:00. What is extreme comes through.',
    attributes: { maxlength: 5, inputmode: 'numeric', placeholder: '22:00' },
  },
  {
    name: 'mute_to',
    label: 'Hours of rest, to',
    attributes: { maxlength: 5, inputmode: 'numeric', placeholder: '07:00' },
  },
];

/** Places of a name to choose from. */
async function offers({ typed }: Refused, context: Context): Promise<Field | undefined> {
  const text = String(typed['q'] ?? '').trim();
  if (text.length < 2 || text.length > 120) return undefined;
  const { places } = await gazetteerMatches(text, 6, context);
  if (places.length === 0) return undefined;
  return {
    name: 'choice',
    label: 'Which one?',
    type: 'radio',
    options: places.map(({ geonameId, label, population }) => ({
      value: String(geonameId),
      label:
        population === null ? label : `${label} (${population.toLocaleString('en-US')} people)`,
    })),
  };
}
