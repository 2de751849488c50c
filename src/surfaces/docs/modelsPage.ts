import { h, type ComponentChild } from 'preact';
import type { ModelLine } from '../../core/modelLine.ts';
import { table } from '../../pages/table.ts';
import { docsPage } from './docsPage.ts';
import { linked } from './linked.ts';
import { marked } from './marked.ts';

const GROUND_MOTION = 'ground_motion';
const COMPONENTS = 'components';

/** Model cards of everything that computes a risk, each model once. */
export function modelsPage(models: readonly ModelLine[]): string {
  const motions = models.filter(({ category }) => category === GROUND_MOTION);
  const components = models.filter(({ category }) => category === COMPONENTS);
  const others = models.filter((model) => !motions.includes(model) && !components.includes(model));
  return docsPage('Models', '/docs/models', [
    h('h1', null, 'Model cards'),
    h(
      'p',
      { class: 'lead' },
      `${models.length} models, each with what it is for, what it takes, where it holds, what it rests on, what was verified and what it cannot do.`,
    ),
    h('p', null, 'POLICY marks a choice of this service where no publication gives the number.'),
    contents(others),
    h('h2', { id: 'hazards-and-products' }, 'Hazards and products'),
    ...others.map(card),
    h('h2', { id: COMPONENTS }, 'Components of the composite'),
    ...components.map(card),
    ...groundMotions(motions),
  ]);
}

function contents(models: readonly ModelLine[]): ComponentChild {
  const links = h('nav', { class: 'tabs', 'aria-label': 'Models' }, [
    ...models.map(({ name }) => h('a', { href: `#${name}` }, name)),
    h('a', { href: `#${COMPONENTS}` }, 'Components of the composite'),
    h('a', { href: `#${GROUND_MOTION}` }, 'Ground motion'),
  ]);
  return h('details', { class: 'group' }, [h('summary', null, 'Models by name'), links]);
}

function card(model: ModelLine): ComponentChild {
  const { name, version, title, purpose, operations } = model;
  return h('section', { id: name, class: 'card' }, [
    h('h3', null, [title, ' ', h('small', null, `${name} ${version}`)]),
    h('p', null, purpose),
    operations.length === 0
      ? null
      : h('p', null, [
          'Asked at: ',
          ...joined(operations.map(({ id }) => h('a', { href: `/docs/${id}` }, id))),
        ]),
    h('details', null, [
      h('summary', null, 'Method, validity, verification and limits'),
      facts(model),
    ]),
  ]);
}

function facts(model: ModelLine): ComponentChild {
  return h('dl', null, [
    ...term('Method', marked(model.methodology)),
    ...term('Takes', takes(model)),
    ...term('Valid for', marked(model.validity)),
    ...term('Verified', marked(model.verification)),
    ...term('Rests on', restsOn(model)),
    ...term(
      'Limits',
      h(
        'ul',
        null,
        model.limits.map((limit) => h('li', null, marked(limit))),
      ),
    ),
  ]);
}

const term = (name: string, words: ComponentChild): readonly ComponentChild[] => [
  h('dt', null, name),
  h('dd', null, words),
];

function takes({ inputs, datasets }: ModelLine): ComponentChild {
  const told = inputs.length === 0 ? 'nothing' : inputs.join(', ');
  return datasets.length === 0 ? told : `${told}; and of the place: ${datasets.join(', ')}`;
}

function restsOn({ sources }: ModelLine): ComponentChild {
  return sources.length > 0
    ? joined(sources.map(linked))
    : ['the ', h('a', { href: '/docs/sources' }, 'data'), ' that it asks for'];
}

const joined = (items: readonly ComponentChild[]): ComponentChild[] =>
  items.flatMap((item, i) => (i === 0 ? [item] : [', ', item]));

function groundMotions(models: readonly ModelLine[]): readonly ComponentChild[] {
  const [first] = models;
  if (!first) return [];
  return [
    h('h2', { id: GROUND_MOTION }, 'Ground motion'),
    h(
      'p',
      null,
      `Published models of which hazard curves are made. Each takes ${first.inputs.join(', ')}. ${first.verification} ${first.limits.join(' ')}`,
    ),
    table<ModelLine>({
      stack: true,
      rows: models,
      columns: [
        { key: 'name', title: 'Model', cell: ({ name }) => h('code', { id: name }, name) },
        { key: 'purpose', title: 'For', cell: ({ purpose }) => purpose },
        { key: 'validity', title: 'Valid for', cell: ({ validity }) => validity },
        { key: 'source', title: 'Source', cell: ({ methodology }) => methodology },
      ],
    }),
  ];
}
