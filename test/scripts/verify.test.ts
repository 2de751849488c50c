import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { need, num } from '../../scripts/verify/binding.ts';
import type {
  Binding,
  Computed,
  Row,
  RowBinding,
  Tolerance,
} from '../../scripts/verify/binding.ts';
import { verifyTables } from '../../scripts/verify/verifyTables.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'verify-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function table(path: string, ...lines: string[]): void {
  const file = join(dir, `${path}.csv`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function run(tables: readonly Binding[], wanted: readonly string[] = []) {
  const lines: string[] = [];
  const exit = verifyTables(
    { dir, wanted, catalogs: join(dir, 'none'), topics: [{ topic: 't', tables }] },
    (line) => lines.push(line),
  );
  return { exit, lines, heads: lines.filter((line) => !line.startsWith(' ')) };
}

/** A model `y = x` for table `t/a`, with a tolerance. */
function identity(
  tolerances: Record<string, Tolerance> = {},
  parts: Partial<RowBinding> = {},
): RowBinding {
  return {
    kind: 'rows',
    table: 'a',
    tolerances,
    compute: (row: Row): Computed => ({ y: num(row, 'x') }),
    ...parts,
  };
}

describe('lines and exit codes', () => {
  it('prints a line a table and exits 0 when every row is within tolerance', () => {
    table('t/a', 'x,y', '100,101', '100,100');
    expect(run([identity({ y: { relative: 0.02 } })])).toMatchObject({
      exit: 0,
      lines: ['t/a 2 rows 2 ok worst 0.495'],
    });
  });

  it('lets an observed value pass a bound by so much and no more, and lie below it as far as it likes', () => {
    table('t/a', 'x,y', '100,101', '100,5', '100,103');
    expect(run([identity({ y: { over: 2 } })])).toMatchObject({
      exit: 1,
      heads: ['t/a 3 rows 2 ok worst 1.5'],
    });
  });

  it('exits 1 and names the row that is out', () => {
    table('t/a', 'x,y', '100,100', '100,110');
    const { exit, lines } = run([identity({ y: { absolute: 5 } })]);
    expect(exit).toBe(1);
    expect(lines).toEqual([
      't/a 2 rows 1 ok worst 2',
      '  row 2 y: computed 100, expected 110, off by 2 tolerances',
    ]);
  });

  it('exits 2 for a table bound to no model, even when another row is out', () => {
    table('t/a', 'x,y', '1,2');
    table('t/b', 'x,y', '1,1');
    const { exit, heads, lines } = run([identity()]);
    expect(exit).toBe(2);
    expect(heads).toEqual(['t/a 1 rows 0 ok worst 500000']);
    expect(lines).toContain('  t/b: bound to no model');
  });

  it('exits 2 where no table is found: empty folder, absent folder, absent topic', () => {
    expect(run([identity()]).exit).toBe(2);
    table('t/a', 'x,y', '1,1');
    expect(run([identity()], ['t']).exit).toBe(0);
    expect(run([identity()], ['t', 'u']).exit).toBe(2);
    dir = join(dir, 'absent');
    expect(run([identity()]).exit).toBe(2);
    dir = dirname(dir);
  });

  it('has no line for JSON and for tables that only feed others', () => {
    table('drought/spi_spei_inputs', 'x', '1');
    table('t/a', 'x,y', '1,1');
    writeFileSync(join(dir, 't', 'case.json'), '{}');
    expect(run([identity()])).toMatchObject({ exit: 0, lines: ['t/a 1 rows 1 ok worst 0'] });
  });

  it('keeps " ok " and " worst " out of the details', () => {
    table('t/a', 'x,y', '1,2');
    const refuse = () => {
      throw new Error('an ok and a worst case');
    };
    const { lines, exit } = run([identity({}, { compute: refuse })]);
    expect(exit).toBe(1);
    expect(lines[0]).toBe('t/a 1 rows 0 ok worst inf');
    expect(
      lines.slice(1).every((line) => line.startsWith('  ') && !/ (ok|worst) /.test(line)),
    ).toBe(true);
  });
});

describe('tolerance of a cell', () => {
  const worst = (lines: readonly string[]) =>
    Number(lines[0]?.split(' worst ')[1]?.replace('inf', 'Infinity'));

  it('1: a column tolerance or abs_tolerance wins, and nothing is added to it', () => {
    table('t/a', 'x,y,tolerance', '1.0,1.2,0.1');
    expect(worst(run([identity({ y: { absolute: 10 } })]).lines)).toBeCloseTo(2, 6);
    table('t/a', 'x,y,abs_tolerance', '1.0,1.2,0.4');
    expect(worst(run([identity()]).lines)).toBeCloseTo(0.5, 6);
    table('t/a', 'x,y,tolerance', '1.0,1.2,');
    expect(worst(run([identity({ y: { absolute: 1 } })]).lines)).toBeCloseTo(0.2 / 1.05, 3);
  });

  it('1: a difference printed as the tolerance itself is inside', () => {
    table('t/a', 'x,y,tolerance', '0.3,0.2,0.1', '0.1,0.2,0.1');
    expect(run([identity()]).exit).toBe(0);
  });

  it('2: relative to the expected value, absolute, the wider of two, the star for the rest', () => {
    table('t/a', 'x,y', '100,200');
    expect(worst(run([identity({ y: { relative: 0.25 } })]).lines)).toBeCloseTo(2, 6);
    expect(worst(run([identity({ '*': { absolute: 50 } })]).lines)).toBeCloseTo(2, 6);
    expect(
      worst(run([identity({ y: { anyOf: [{ absolute: 50 }, { relative: 1 }] } })]).lines),
    ).toBeCloseTo(0.5, 6);
  });

  it('3: none given is 1e-6 relative', () => {
    table('t/a', 'x,y', '1000001,1000000');
    expect(worst(run([identity()]).lines)).toBeCloseTo(1, 2);
    table('t/a', 'x,y', '1000002,1000000');
    expect(run([identity()]).exit).toBe(1);
  });

  it('4: adds 1e-9 and half a unit of the last place the column uses anywhere, nothing for whole numbers', () => {
    table('t/a', 'x,y', '0.0,0.004', '0.001,0.0014');
    expect(worst(run([identity({ y: { absolute: 0 } })]).lines)).toBeCloseTo(0.004 / 0.00005, 0);
    table('t/a', 'x,y', '2.24,2', '2,2');
    expect(run([identity({ y: { absolute: 0.2 } })]).exit).toBe(1);
    table('t/a', 'x,y', '2.24,2', '2,2.0');
    expect(run([identity({ y: { absolute: 0.2 } })]).exit).toBe(0);
    table('t/a', 'x,y', '1.4e-5,1e-5');
    expect(worst(run([identity({ y: { absolute: 0 } })]).lines)).toBeCloseTo(0.8, 2);
    table('t/a', 'x,y', '0.0000000005,0');
    expect(worst(run([identity()]).lines)).toBeCloseTo(0.5, 6);
  });

  it('5: blank expected cells are not judged, a value left undefined is a miss', () => {
    table('t/a', 'x,y', '5,', ',');
    expect(run([identity()])).toMatchObject({ exit: 0, lines: ['t/a 2 rows 2 ok worst 0'] });
    table('t/a', 'x,y', ',1');
    expect(run([identity()]).heads).toEqual(['t/a 1 rows 0 ok worst inf']);
  });

  it('exact means equal text, number or truth value', () => {
    const exact = (value: string | number | boolean) =>
      identity({ y: 'exact' }, { compute: () => ({ y: value }) });
    table('t/a', 'x,y', '1,D');
    expect(run([exact('D')]).exit).toBe(0);
    expect(run([exact('E')]).heads).toEqual(['t/a 1 rows 0 ok worst inf']);
    table('t/a', 'x,y', '1,3');
    expect(run([exact(3)]).exit).toBe(0);
    expect(run([exact(3.0000001)]).exit).toBe(1);
    table('t/a', 'x,y', '1,False');
    expect(run([exact(false)]).exit).toBe(0);
    expect(run([exact(true)]).exit).toBe(1);
    table('t/a', 'x,y', '1,yes');
    expect(run([exact(true)]).exit).toBe(0);
  });

  it('judges infinity, not-a-number and lists of numbers', () => {
    const says = (value: number | readonly number[]) =>
      identity({ y: { relative: 0.1 } }, { compute: () => ({ y: value }) });
    table('t/a', 'x,y', '1,inf');
    expect(run([says(Infinity)]).exit).toBe(0);
    expect(run([says(1e300)]).exit).toBe(1);
    table('t/a', 'x,y', '1,2');
    expect(run([says(NaN)]).exit).toBe(1);
    table('t/a', 'x,y', '1,2 4 8');
    expect(run([says([2, 4.2, 8])]).exit).toBe(0);
    expect(run([says([2, 5, 8])]).exit).toBe(1);
    expect(run([says([2, 4])]).exit).toBe(1);
  });
});

describe('rows', () => {
  it('names models not offered without counting them, and a table of none offered is unbound', () => {
    table('t/a', 'gmm,x,y', 'A,1,1', 'B,1,9', 'B,2,9', 'C,3,9');
    const only = (...models: string[]) =>
      identity({}, { notOffered: ({ gmm = '' }) => (models.includes(gmm) ? undefined : gmm) });
    expect(run([only('A')])).toMatchObject({
      exit: 0,
      lines: ['t/a 1 rows 1 ok worst 0', '  not offered: B 2 rows, C 1 rows'],
    });
    expect(run([only('D')]).exit).toBe(2);
  });

  it('does not count a row that is answered with no column', () => {
    table('t/a', 'x,y', '1,2');
    expect(run([identity({}, { compute: () => ({}) })])).toMatchObject({
      exit: 0,
      lines: ['t/a 0 rows 0 ok worst 0', '  not judged: 1 rows, nothing computed for them'],
    });
  });

  it('counts an answer for a column that the table lacks as a miss', () => {
    table('t/a', 'x,y', '1,1');
    expect(run([identity({}, { compute: () => ({ z: 1 }) })]).exit).toBe(1);
  });

  it('names a reason once with its count, and shares what prepare made', () => {
    table('t/a', 'x,y', 'no,1', 'no,1', '3,3');
    const { lines } = run([identity({}, { compute: (row) => ({ y: need(row, 'x') }) })]);
    expect(lines[0]).toBe('t/a 3 rows 1 ok worst inf');
    expect(lines[1]).toMatch(/^ {2}2 times: column x holds no number/);
    const sum = identity(
      {},
      { prepare: (rows) => rows.length, compute: (_row, prepared) => ({ y: Number(prepared) }) },
    );
    expect(run([sum]).heads).toEqual(['t/a 3 rows 1 ok worst 2000000']);
  });

  it('misses every row when prepare throws', () => {
    table('t/a', 'x,y', '1,1', '2,2');
    const broken = identity({}, { prepare: () => JSON.parse('{') as unknown });
    expect(run([broken]).heads).toEqual(['t/a 2 rows 0 ok worst inf']);
  });
});

describe('groups', () => {
  it('counts criteria as rows; the error is required / reached', () => {
    table('t/g', 'x', '1');
    const group = (reached: number): Binding => ({
      kind: 'group',
      table: 'g',
      judge: () => ({
        criteria: [
          { name: 'share within 2', required: 0.8, reached },
          { name: 'rank', required: 0.9, reached: 0.9 },
        ],
        details: ['the worst city'],
      }),
    });
    expect(run([group(0.4)])).toMatchObject({ exit: 1 });
    expect(run([group(0.4)]).heads).toEqual(['t/g 2 rows 1 ok worst 2']);
    expect(run([group(1)])).toMatchObject({
      exit: 0,
      lines: [
        't/g 2 rows 2 ok worst 1',
        '  share within 2: 1, required 0.8',
        '  rank: 0.9, required 0.9',
        '  the WORST city',
      ],
    });
    expect(run([group(0)]).heads).toEqual(['t/g 2 rows 1 ok worst inf']);
  });
});
