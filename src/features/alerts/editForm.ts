import { ALERT_HAZARDS, ALERT_LEVELS } from '../../../engines/signals/alerts/alertHazards.ts';
import type { Refused } from '../../core/operation.ts';
import { form, h, type ComponentChild, type Field } from '../../pages/index.ts';
import type { OwnPlace } from './ownPlaces.ts';
import { HAZARD_WORDS, timeOf } from './placeForm.ts';

const LEVELS = [
  { value: 'off', label: 'Not at all' },
  ...ALERT_LEVELS.map((value) => ({
    value,
    label: value === 'Extreme' ? 'Extreme only' : `${value} and worse`,
  })),
];
const FIELDS: readonly Field[] = [
  { name: 'location_id', label: 'Place', type: 'hidden' },
  ...ALERT_HAZARDS.map((name): Field => ({
    name,
    label: HAZARD_WORDS[name],
    type: 'select',
    options: LEVELS,
  })),
  {
    name: 'mute_from',
    label: 'Hours of rest, from',
    hint: 'By the clock of the place, such as 22:00; empty: none',
    attributes: { maxlength: 5, inputmode: 'numeric' },
  },
  {
    name: 'mute_to',
    label: 'Hours of rest, to',
    attributes: { maxlength: 5, inputmode: 'numeric' },
  },
];

/** Thresholds and hours of rest of one place, folded away; open with what was typed where it was refused. */
export function editForm(place: OwnPlace, refused: Refused | undefined): ComponentChild {
  // What was typed may have been read as a number by now.
  const isRefused =
    refused !== undefined && String(refused.typed['location_id']) === String(place.id);
  const set = Object.fromEntries(
    ALERT_HAZARDS.map((hazard) => [hazard, place.thresholds[hazard] ?? 'off']),
  );
  const values = {
    ...set,
    mute_from: timeOf(place.muteFrom),
    mute_to: timeOf(place.muteTo),
    ...(isRefused ? refused.typed : {}),
    location_id: String(place.id),
  };
  return h('details', isRefused ? { open: true } : null, [
    h('summary', null, `Change what is told of ${place.name.split(',', 1)[0]}`),
    form({
      id: `edit-${place.id}`,
      action: '/api/v1/alerts/location/edit',
      submit: 'Save',
      tone: 'quiet',
      values,
      errors: isRefused ? refused.errors : {},
      fields: FIELDS,
    }),
  ]);
}
