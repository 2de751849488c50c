import { createHash } from 'node:crypto';
import { geoArea } from 'd3-geo';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/core/errors.ts';
import { ValidationFailure } from '../../src/core/validation.ts';
import {
  barPlot,
  columnPlot,
  form,
  h,
  linePlot,
  mapFigure,
  page,
  reliabilityPlot,
  table,
  type ComponentChild,
} from '../../src/pages/index.ts';
import { coastline } from '../../src/pages/map/coastline.ts';
import { thinned } from '../../src/pages/map/thinned.ts';
import { PAGE_HEADERS } from '../../src/pages/headers.ts';
import { figures } from '../../src/pages/numbers.ts';
import { refusalOf } from '../../src/pages/refusal.ts';
import { sorted } from '../../src/pages/table.ts';

const html = (child: ComponentChild): string => renderToString(h('div', null, child));

describe('a table sorts by the query, without script', () => {
  const columns = [
    { key: 'name', title: 'Name', cell: (row: Row) => row.name, by: (row: Row) => row.name },
    { key: 'n', title: 'N', cell: (row: Row) => String(row.n), by: (row: Row) => row.n },
  ];
  interface Row {
    readonly name: string;
    readonly n: number | null;
  }
  const rows: Row[] = [
    { name: 'b', n: 10 },
    { name: 'a', n: null },
    { name: 'c', n: 9 },
  ];
  const names = (sort: string | undefined) => sorted(columns, rows, sort).map(({ name }) => name);

  it('numbers by size, text by letters, the unknown last either way', () => {
    expect(names('n')).toEqual(['c', 'b', 'a']);
    expect(names('-n')).toEqual(['b', 'c', 'a']);
    expect(names('-name')).toEqual(['c', 'b', 'a']);
    expect(names('nonsense')).toEqual(['b', 'a', 'c']);
    expect(names(undefined)).toEqual(['b', 'a', 'c']);
  });

  it('a heading links to the other direction and says which one holds', () => {
    const text = html(table({ columns, rows, sort: 'n', sortHref: (sort) => `?sort=${sort}` }));
    expect(text).toContain('aria-sort="ascending"');
    expect(text).toContain('href="?sort=-n"');
    expect(text).toContain('href="?sort=name"');
  });
});

describe('a form', () => {
  const fields = [
    { name: 'email', label: 'E-mail', type: 'email', hint: 'Where to write' },
    { name: 'password', label: 'Password', type: 'password' },
    {
      name: 'hazards',
      label: 'Hazards',
      type: 'checkboxes',
      options: [
        { value: 'flood', label: 'Flood' },
        { value: 'fire', label: 'Fire' },
      ],
    },
  ] as const;

  it('keeps what was typed, never a password, and ties each error to its field', () => {
    const text = html(
      form({
        action: '/x',
        fields,
        submit: 'Go',
        values: { email: '"><script>', password: 'hunter2', hazards: ['fire'] },
        errors: { email: 'Use an address.' },
      }),
    );
    expect(text).toContain('method="post"');
    expect(text).toContain('value="&quot;>&lt;script>"');
    expect(text).not.toContain('hunter2');
    expect(text).toMatch(/value="fire" checked/);
    expect(text).not.toMatch(/value="flood" checked/);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('aria-describedby="field-email-hint field-email-error"');
    expect(text).toContain('href="#field-email"');
  });

  it('a refusal names the field of a failure, and no field for a rule of the service', () => {
    const failure = new ValidationFailure([
      { loc: ['body', 'email'], msg: 'Field required', type: 'missing' },
    ]);
    expect(refusalOf(failure)).toMatchObject({
      status: 422,
      errors: { email: 'Please fill this in.' },
    });
    expect(refusalOf(new ApiError('conflict', 'Taken.'))).toMatchObject({
      status: 409,
      message: 'Taken.',
      errors: {},
    });
    expect(refusalOf(new Error('a bug'))).toBeUndefined();
  });
});

describe('drawings', () => {
  const all = {
    lines: linePlot({
      title: 'Curve',
      x: { label: 'g', scale: 'log' },
      y: { label: 'a year', scale: 'log' },
      series: [
        {
          name: 'mean',
          points: [
            [0.01, 0.1],
            [1, 1e-4],
          ],
          band: [
            [0.01, 0.05, 0.2],
            [1, 5e-5, 2e-4],
          ],
        },
        {
          name: 'other',
          points: [
            [0.01, 0.2],
            [1, 2e-4],
          ],
        },
      ],
      marks: [{ at: 1 / 475, text: '475 years' }],
    }),
    bars: barPlot({
      title: 'Scores',
      bars: [
        { name: 'flood', value: 40, tone: 'moderate', interval: { low: 20, high: 60 } },
        { name: 'volcano', value: null, text: 'unknown' },
      ],
      most: 100,
    }),
    columns: columnPlot('Months', [{ name: 'J', value: 3 }]),
    reliability: reliabilityPlot('Reliability', [
      { forecast: 0.3, observed: 0.28, low: 0.2, high: 0.4, count: 50 },
    ]),
    map: mapFigure({
      title: 'Map',
      points: [{ lat: 37.77, lon: -122.42, label: 'San Francisco', radiusKm: 40 }],
      areas: [
        {
          rings: [
            [
              [-122.6, 37.6],
              [-122.2, 37.6],
              [-122.2, 38],
              [-122.6, 38],
            ],
          ],
          tone: 'high',
        },
      ],
    }),
  };

  it.each(Object.entries(all))(
    '%s: no number is missing, and colours stand in the drawing',
    (_name, drawn) => {
      const text = html(drawn);
      expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(text).not.toContain(' style=');
      expect(text).toMatch(/(fill|stroke)="#[0-9a-f]{6}"/);
      expect(text).toContain('<title>');
    },
  );

  it('an axis of powers keeps equal ratios equally far apart', () => {
    const text = html(all.lines);
    const xs = [...text.matchAll(/<line x1="([\d.]+)"[^>]*x2="\1"/g)].map((match) =>
      Number(match[1]),
    );
    expect(xs.length).toBeGreaterThan(2);
    expect(Math.max(...xs)).toBeLessThanOrEqual(640);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(74);
  });

  it('a map shows both sides of the antimeridian together', () => {
    const text = html(
      mapFigure({
        title: 'Fiji',
        points: [
          { lat: -17, lon: 179 },
          { lat: -16, lon: -179 },
        ],
      }),
    );
    const xs = [...text.matchAll(/<circle cx="([\d.]+)"/g)].map((match) => Number(match[1]));
    expect(xs).toHaveLength(2);
    expect(xs.every((x) => x > 200 && x < 760)).toBe(true);
  });

  it.each(['110m', '50m', '10m'] as const)('no islet of %s floods the sea', (detail) => {
    const areas = coastline(detail).land.map((rings) =>
      geoArea({ type: 'Polygon', coordinates: rings.map((ring) => thinned(ring, undefined)) }),
    );
    expect(Math.max(...areas)).toBeLessThan(Math.PI);
    const share = areas.reduce((sum, area) => sum + area, 0) / (4 * Math.PI);
    expect(share).toBeGreaterThan(0.27);
    expect(share).toBeLessThan(0.31);
  });

  it('a small ring drawn either way round shades its inside only', () => {
    const ring = [
      [10, 45],
      [11, 45],
      [11, 46],
      [10, 46],
      [10, 45],
    ] as const;
    const lengths = [ring, ring.toReversed()].map(
      (each) =>
        html(mapFigure({ title: 'x', extent: [8, 43, 13, 48], areas: [{ rings: [each] }] })).length,
    );
    expect(Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0))).toBeLessThan(40);
  });
});

describe('a page', () => {
  it('loads its style, or carries it where it is saved, under a policy that allows exactly that text', () => {
    const served = page({ title: 'T', body: 'x' });
    const saved = page({ title: 'T', body: 'x', selfContained: true });
    expect(served).toMatch(/<link rel="stylesheet" href="\/assets\/style-[\w-]+\.css"/);
    expect(served).not.toContain('<style');
    expect(saved).not.toContain('/assets/');
    const style = /<style>([\s\S]*)<\/style>/.exec(saved)?.[1] ?? '';
    expect(style).toContain('prefers-color-scheme');
    const policy = PAGE_HEADERS['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`'sha256-${sha256(style)}'`);
    expect(policy).not.toContain('unsafe');
  });

  it('numbers are written for people', () => {
    expect([0.0000123, 0, 1234.5, -0.5, null].map((value) => figures(value))).toEqual([
      '1.2 × 10⁻⁵',
      '0',
      '1,230',
      '−0.5',
      '–',
    ]);
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

it('lays a bar without a value on no band of a level', () => {
  const drawn = html(
    barPlot({
      title: 'Scores',
      most: 100,
      bands: [{ from: 0, to: 25, name: 'LOW', tone: 'low' }],
      bars: [{ name: 'earthquake', value: null, text: 'unknown' }],
    }),
  );
  expect(drawn).toMatch(
    /class="blank"[^>]*><\/rect><text[^>]*>earthquake<\/text><text[^>]*>unknown/,
  );
});

it('writes small numbers at an axis as powers of ten', () => {
  const drawn = html(
    linePlot({
      title: 'Rates',
      x: { label: 'x' },
      y: { label: 'y', scale: 'log', range: [1e-5, 1e-3] },
      series: [
        {
          name: 'a',
          points: [
            [0, 1e-4],
            [1, 1e-3],
          ],
        },
      ],
    }),
  );
  for (const text of ['10⁻⁵', '3 × 10⁻⁵', '10⁻⁴', '3 × 10⁻⁴', '0.001'])
    expect(drawn).toContain(`>${text}</text>`);
});
