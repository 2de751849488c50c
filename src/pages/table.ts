import { h, type ComponentChild } from 'preact';

/** A column: its heading, what stands in a cell, and by what its rows are ordered. */
export interface Column<R> {
  /** Name in the query of the page. */
  readonly key: string;
  readonly title: ComponentChild;
  readonly cell: (row: R) => ComponentChild;
  /** Set to the right, in figures of one width. */
  readonly numeric?: boolean;
  /** Given, the heading is a link that sorts by it; what is null or undefined comes last either way. */
  readonly by?: (row: R) => number | string | null | undefined;
}

export interface TableParts<R> {
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  /** Shown above; says what the table is. */
  readonly caption?: ComponentChild;
  /** `key`, or `-key` for descending: the page's query parameter. */
  readonly sort?: string | undefined;
  /** Address of the page sorted in a given way; without it, no heading is a link. */
  readonly sortHref?: (sort: string) => string;
  /** Shown in place of an empty table. */
  readonly empty?: ComponentChild;
  /** On a telephone each row is a block with its headings before its cells, in place of a table that is moved sideways. */
  readonly stack?: boolean;
}

/** A table; sortable by the query, without script. Rows that compare equal keep their order. */
export function table<R>(parts: TableParts<R>): ComponentChild {
  const { columns, rows, caption, sort, empty, stack } = parts;
  if (rows.length === 0 && empty !== undefined) return h('p', { class: 'muted' }, empty);
  const shown = sorted(columns, rows, sort);
  return h(
    'div',
    { class: stack ? 'scroll stack' : 'scroll', tabIndex: 0, role: 'group', 'aria-label': 'Table' },
    [
      h('table', null, [
        caption === undefined ? null : h('caption', null, caption),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            columns.map((column) => heading(column, parts)),
          ),
        ),
        h(
          'tbody',
          null,
          shown.map((row) =>
            h(
              'tr',
              null,
              columns.map((column) => cellOf(column, row, stack === true)),
            ),
          ),
        ),
      ]),
    ],
  );
}

/** Rows in the order a query asks for; an unknown name leaves them as they are. */
export function sorted<R>(
  columns: readonly Column<R>[],
  rows: readonly R[],
  sort: string | undefined,
): readonly R[] {
  const isDown = sort?.startsWith('-') === true;
  const by = columns.find(({ key }) => key === (isDown ? sort?.slice(1) : sort))?.by;
  if (!by) return rows;
  return rows.toSorted((a, b) => {
    const [x, y] = [by(a), by(b)];
    if (x === null || x === undefined) return y === null || y === undefined ? 0 : 1;
    if (y === null || y === undefined) return -1;
    const order =
      typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
    return isDown ? -order : order;
  });
}

function heading<R>(
  { key, title, numeric, by }: Column<R>,
  { sort, sortHref }: TableParts<R>,
): ComponentChild {
  const state = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  const arrow = state === undefined ? '' : state === 'ascending' ? ' ↑' : ' ↓';
  const words =
    by && sortHref
      ? h('a', { href: sortHref(state === 'ascending' ? `-${key}` : key) }, [title, arrow])
      : title;
  const props = { scope: 'col', ...(numeric ? { class: 'n' } : {}) };
  return h('th', { ...props, ...(state ? { 'aria-sort': state } : {}) }, words);
}

function cellOf<R>({ numeric, cell, title }: Column<R>, row: R, isNamed: boolean): ComponentChild {
  const named = isNamed && typeof title === 'string' ? { 'data-title': title } : {};
  return h('td', { ...named, ...(numeric ? { class: 'n' } : {}) }, cell(row));
}
