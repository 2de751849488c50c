import type { StudySite } from '../../../engines/systems/studySites/tables.ts';
import type { profileReply } from '../admin/layeredEarthApi.ts';
import type { hypothesisReply } from '../admin/studies.ts';
import { chip, figures, h, type Column, type Tone } from '../../pages/index.ts';

type HypothesisRow = ReturnType<typeof hypothesisReply>;
type ProfileRow = Awaited<ReturnType<typeof profileReply>>['profile'][number];

const VERDICT_TONES: Readonly<Partial<Record<HypothesisRow['verdict'], Tone>>> = {
  supported: 'low',
  refuted: 'critical',
};

/** Columns of the table. */
export const SITES: readonly Column<StudySite>[] = [
  {
    key: 'title',
    title: 'Site',
    cell: (row) => h('a', { href: `/admin/atlas/api/site/${row.name}` }, row.title),
    by: (row) => row.title,
  },
  { key: 'state', title: 'State', cell: (row) => row.state, by: (row) => row.state },
  { key: 'kind', title: 'Kind', cell: (row) => row.kind, by: (row) => row.kind },
  { key: 'place', title: 'Latitude, longitude', cell: (row) => `${row.lat}, ${row.lon}` },
  {
    key: 'facts',
    title: 'Official facts',
    cell: (row) =>
      h(
        'ul',
        null,
        row.facts.map(({ fact, source }) =>
          h('li', null, [fact, ' ', h('small', { class: 'muted' }, source)]),
        ),
      ),
  },
];

/** Columns of the table. */
export const REGISTER: readonly Column<HypothesisRow>[] = [
  {
    key: 'id',
    title: 'Number',
    cell: (row) => `${row.id} v${row.version}`,
    by: (row) => row.id,
  },
  { key: 'title', title: 'Title', cell: (row) => row.title, by: (row) => row.title },
  {
    key: 'verdict',
    title: 'Verdict',
    cell: (row) => chip(row.verdict, VERDICT_TONES[row.verdict] ?? 'unknown'),
    by: (row) => row.verdict,
  },
  {
    key: 'registered',
    title: 'Registered',
    cell: (row) => row.registered_on,
    by: (row) => row.registered_on,
  },
  {
    key: 'resolves',
    title: 'Decided on',
    cell: (row) => row.resolves_on,
    by: (row) => row.resolves_on,
  },
];

/** Columns of the table. */
export const PROFILE: readonly Column<ProfileRow>[] = [
  { key: 'depth', title: 'Depth, m', numeric: true, cell: (row) => figures(row.depth_m) },
  {
    key: 'rho',
    title: 'Ohm-metres',
    numeric: true,
    cell: (row) => figures(row.resistivity_ohm_m, 2),
  },
  { key: 'p10', title: '10 %', numeric: true, cell: (row) => figures(row.p10, 2) },
  { key: 'p90', title: '90 %', numeric: true, cell: (row) => figures(row.p90, 2) },
];
