import { h, type ComponentChild } from 'preact';

/** A field of a form. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?:
    | 'text'
    | 'email'
    | 'password'
    | 'search'
    | 'number'
    | 'tel'
    | 'url'
    | 'textarea'
    | 'select'
    | 'checkbox'
    | 'checkboxes'
    | 'radio'
    | 'hidden';
  readonly hint?: string;
  readonly required?: boolean;
  /** For `select`, `radio` and `checkboxes`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Further attributes of the control, such as `autocomplete`, `min`, `maxlength`. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
}

/** What a person typed, by field; a repeated field is a list. */
export type Typed = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface FormParts {
  readonly action: string;
  /** Default `post`. Never `get` where a field is secret: it would stand in the address. */
  readonly method?: 'post' | 'get';
  readonly fields: readonly Field[];
  /** Words on the button. */
  readonly submit: string;
  readonly tone?: 'danger' | 'quiet';
  /** What to show in the fields; passwords are never shown again. */
  readonly values?: Typed;
  /** What is wrong, by field; shown at the field and, with links, at the top. */
  readonly errors?: Readonly<Record<string, string>>;
  /** `bar`: in one line; `inline`: a lone button in text. */
  readonly layout?: 'bar' | 'inline';
  /** Prefix of ids, where a page has several forms. */
  readonly id?: string;
}

/** A form that says what is wrong where it is wrong and keeps what was typed. */
export function form(parts: FormParts): ComponentChild {
  const { action, method = 'post', fields, submit, tone, layout, errors = {} } = parts;
  const wrong = fields.filter(({ name }) => errors[name] !== undefined);
  const props = { class: `form ${layout ?? ''}`.trim(), action, method, novalidate: true };
  return h('form', props, [
    wrong.length > 0 && layout === undefined ? summary(parts, wrong) : null,
    fields.map((field) => fieldOf(field, parts, field === wrong[0])),
    h('button', { type: 'submit', ...(tone ? { class: tone } : {}) }, submit),
  ]);
}

function idOf({ id }: FormParts, name: string): string {
  return `${id ?? 'field'}-${name}`;
}

function summary(parts: FormParts, wrong: readonly Field[]): ComponentChild {
  return h('div', { class: 'notice bad', role: 'alert' }, [
    h('strong', null, 'Please check your input'),
    h(
      'ul',
      null,
      wrong.map(({ name, label }) =>
        h('li', null, [
          h('a', { href: `#${idOf(parts, name)}` }, label),
          `: ${parts.errors?.[name]}`,
        ]),
      ),
    ),
  ]);
}

function fieldOf(field: Field, parts: FormParts, isFirstWrong: boolean): ComponentChild {
  const { name, label, hint, type = 'text' } = field;
  const id = idOf(parts, name);
  const value = parts.values?.[name];
  if (type === 'hidden') return h('input', { type, name, value: String(value ?? '') });
  const error = parts.errors?.[name];
  const notes = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const described = notes.filter((note) => note !== '').join(' ');
  const notesOf = described === '' ? {} : { 'aria-describedby': described };
  const shared = {
    ...notesOf,
    ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
    ...(isFirstWrong ? { autofocus: true } : {}),
  };
  const below = [
    hint === undefined ? null : h('p', { class: 'hint', id: `${id}-hint` }, hint),
    error === undefined ? null : h('p', { class: 'error', id: `${id}-error` }, error),
  ];
  const props = { class: error === undefined ? 'field' : 'field bad' };
  if (type === 'radio' || type === 'checkboxes')
    return h('fieldset', { ...props, id, ...notesOf }, [
      h('legend', null, label),
      below,
      choices(field, id, value),
    ]);
  if (type === 'checkbox')
    return h('div', props, [
      h('label', { class: 'choice' }, [
        h('input', { type, name, id, value: 'on', checked: value === 'on', ...shared }),
        label,
      ]),
      below,
    ]);
  return h('div', props, [
    h('label', { for: id }, label),
    below,
    control(field, { id, ...shared, ...requiredOf(field), ...field.attributes }, value),
  ]);
}

function requiredOf({ required }: Field): object {
  return required ? { required: true } : {};
}

function choices(
  { type, name, options = [] }: Field,
  id: string,
  value: Typed[string],
): ComponentChild {
  const chosen = new Set([value ?? []].flat());
  const boxes = options.map((option, i) =>
    h('label', { class: 'choice' }, [
      h('input', {
        type: type === 'radio' ? 'radio' : 'checkbox',
        name,
        id: `${id}-${i}`,
        value: option.value,
        checked: chosen.has(option.value),
      }),
      option.label,
    ]),
  );
  return h('div', { class: type === 'radio' ? 'choices tall' : 'choices' }, boxes);
}

function control(
  { type = 'text', name, options = [] }: Field,
  props: object,
  value: Typed[string],
): ComponentChild {
  const text = String(value ?? '');
  if (type === 'textarea') return h('textarea', { name, ...props }, text);
  if (type === 'select')
    return h(
      'select',
      { name, ...props },
      options.map((option) =>
        h('option', { value: option.value, selected: option.value === text }, option.label),
      ),
    );
  return h('input', { type, name, ...props, ...(type === 'password' ? {} : { value: text }) });
}
