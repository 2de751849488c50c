import type { Context } from '../../core/context.ts';
import type { Refused } from '../../core/operation.ts';
import { form, h, notice, type ComponentChild, type Field } from '../../pages/index.ts';
import { CONSENT_TEXTS, LANGUAGES, TEXT_VERSION } from '../whatsapp/consentTexts.ts';
import { phonesOf } from '../whatsapp/subscribePhone.ts';

const LANGUAGE_WORDS: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
};
const FIELDS: readonly Field[] = [
  {
    name: 'phone',
    label: 'Number',
    type: 'tel',
    hint: 'With its country code: +1 415 555 0100',
    required: true,
    attributes: { autocomplete: 'tel', maxlength: 24 },
  },
  {
    name: 'language',
    label: 'Language of the messages',
    type: 'select',
    options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_WORDS[value] })),
  },
];
const STATES = {
  pending: 'waits for the YES of its owner',
  active: 'active',
  stopped: 'stopped; START from it begins again',
} as const;

/** The telephones of a person and the form that adds one; nothing where the server has no WhatsApp. */
export async function phoneCard(
  context: Context,
  refused: Refused | undefined,
): Promise<ComponentChild> {
  if (!context.outlets.whatsApp) return null;
  const phones = await phonesOf(context);
  return h('div', { class: 'card', id: 'whatsapp' }, [
    h('h2', null, 'WhatsApp'),
    phones.length === 0
      ? null
      : h(
          'ul',
          null,
          phones.map(({ phone, state }) => h('li', null, `${phone}: ${STATES[state]}`)),
        ),
    refused?.message ? notice('bad', refused.title, refused.message) : null,
    form({
      id: 'phone',
      action: '/api/v1/alerts/phone',
      submit: 'Send the question',
      tone: 'quiet',
      values: refused?.typed ?? { language: 'en' },
      errors: refused?.errors ?? {},
      fields: FIELDS,
    }),
    h('p', { class: 'muted' }, [
      `Its owner is asked (text ${TEXT_VERSION}): “`,
      CONSENT_TEXTS['en']?.ask ?? '',
      '”',
    ]),
  ]);
}
